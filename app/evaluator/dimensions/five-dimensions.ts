import type { AnswerReading } from "../answers/read-answers";
import type { DimensionResult, EvaluationInput, EvidenceItem } from "../evaluation";
import type { Requirement } from "../requirements/requirement";
import { creditedAnswers } from "./answer-credit";
import { answerItem, partItems } from "./answer-items";
import { type Anchors, type Beside, notShown, shown } from "./dimension";
import { experienceItems, scaleOf, subjectItem } from "./experience";
import type { Finding } from "./finding";
import type { Reading } from "./reading";
import { requirementItem } from "./requirement-items";
import { onScale } from "./scale";
import { mustsOf, statedShare, toldShare } from "./stated";

/** What the posting's work consists of; the rest is what it takes to be allowed and able to do it. */
const WORK: readonly Requirement["kind"][] = ["tool", "skill", "task", "licence"];
const STANDING: readonly Requirement["kind"][] = ["years", "education", "language", "condition"];

/** A third of what is asked for, said so plainly that rules can read it, is what suitable people say. */
const TECHNICAL: Anchors = [
  [0, 0],
  [0.08, 38],
  [0.35, 72],
  [0.6, 92],
  [1, 100],
];
const ANSWERS: Anchors = [
  [0, 0],
  [0.3, 45],
  [0.6, 75],
  [0.8, 88],
  [1, 100],
];
const FIT: Anchors = [
  [0, 0],
  [0.25, 45],
  [0.5, 75],
  [0.85, 92],
  [1, 100],
];

const ANSWER_POINTS = 20;

/** What is stated plainly raises knowledge and fit; a quarter of what is asked is plenty. */
const RAISED = { asked: 0.6, unasked: 0.22 };
const PLENTY = 0.25;

/** So much of what is asked for is likely of whoever answers and does other work, and of the best. */
const LIKELY: Anchors = [
  [0.2, 0],
  [0.5, 30],
  [0.87, 100],
];
/** What is claimed parts people less than what they are likely to have done: record 214. */
const LIKELY_OF = { work: 0.7, standing: 0.55 };
const DONE: readonly Requirement["kind"][] = ["tool", "skill", "task"];

export function fiveDimensions(
  input: EvaluationInput,
  reading: Reading,
  findings: readonly Finding[],
): DimensionResult[] {
  const of = (kinds: readonly Requirement["kind"][]) =>
    findings
      .filter(({ requirement }) => kinds.includes(requirement.kind))
      .map((finding) => requirementItem(finding, input));
  const answers = creditedAnswers(reading, findings);
  const parts = (kind: AnswerReading["kind"]) =>
    answers
      .filter((answer) => answer.kind === kind && answer.state !== "unread")
      .flatMap((answer) => partItems(answer, input, ANSWER_POINTS));
  const written = answers.filter(({ kind }) => kind !== "practical");
  const read = written.filter(({ state }) => state !== "unread").length;
  const whole = written.map((answer) =>
    answerItem(answer, input, answer.state === "unread" ? 0 : 100 / read),
  );
  const work = of(WORK);
  const stated = RAISED[scaleOf(input)] * Math.min(1, statedShare(findings) / PLENTY);
  const done = findings.filter(({ requirement }) => DONE.includes(requirement.kind));
  const beside = (twice: readonly Finding[], share: number): Beside => ({
    raised: stated,
    likely:
      scaleOf(input) === "asked"
        ? { score: onScale(toldShare([...findings, ...twice]), LIKELY), share }
        : null,
  });
  const asked = work.reduce((sum, { outOf }) => sum + outOf, 0);
  const subject = asked > 0 ? [subjectItem(input, reading, asked)] : [];
  return [
    judged(
      "technical_competency",
      [...work, ...subject, ...parts("technical")],
      TECHNICAL,
      "The posting asks for nothing that can be looked for.",
      beside(done, LIKELY_OF.work),
    ),
    judged(
      "cultural_alignment",
      [...of(["trait"]), ...parts("values")],
      ANSWERS,
      "Neither the posting nor a question asks for a way of working.",
    ),
    judged(
      "communication_skills",
      whole,
      ANSWERS,
      answers.length > 0 ? "The questions ask for facts alone." : "No question was asked.",
    ),
    judged("adaptability_learning", parts("learning"), ANSWERS, "No question asks about learning or change."),
    judged(
      "role_specific_fit",
      [...of(STANDING), ...experienceItems(input, reading)],
      FIT,
      "There is no CV to judge by.",
      beside(mustsOf(findings), LIKELY_OF.standing),
    ),
  ];
}

function noteOf(items: readonly EvidenceItem[]): string {
  const count = (verdicts: readonly EvidenceItem["verdict"][]) =>
    items.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const stated = count(["found", "partly"]);
  return stated === 0 && count(["mentioned"]) > 0
    ? "Only a person can judge what is said here."
    : `${stated} of ${items.length} found in the texts.`;
}

function judged(
  name: DimensionResult["name"],
  items: EvidenceItem[],
  anchors: Anchors,
  nothing: string,
  beside: Beside = {},
): DimensionResult {
  if (items.length === 0) return notShown(name, nothing);
  if (items.every(({ outOf }) => outOf === 0))
    return notShown(name, "Only people can judge this; the sentences to read are below.", items);
  return shown(name, items, anchors, noteOf(items), beside);
}
