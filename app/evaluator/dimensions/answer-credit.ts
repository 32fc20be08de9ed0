import { contentStems } from "../answers/question";
import type { AnswerReading } from "../answers/read-answers";
import type { Statement } from "../claims/claim";
import { ANSWER_WEIGHTS } from "../data/sign-weights";
import type { Finding } from "./finding";
import { weighed } from "./likelihood";
import { FITTING, type Reading } from "./reading";
import { likelyShare } from "./stated";

/** `worth` is how much of what is told in its parts is credited, 0–1; without `isShown` none is quoted. */
export type CreditedAnswer = AnswerReading & { worth: number; isShown: boolean };

/** An answer is quoted from so much likelihood on that it answers its question, and of this work. */
const SHOWN = 0.905;
/** Worth rises evenly between these, not at once, from what is left of it where it may be of other work. */
const RISES = { from: 0.84, to: 0.92 };
const LEFT = 0.5;
const becauseOf = (number: number) => `What answer ${number} shows of this work is for a person to judge.`;

/** Stories of another trade are told as well as those of this one; who tells them is what differs. */
export function creditedAnswers(reading: Reading, findings: readonly Finding[]): CreditedAnswer[] {
  return reading.answers.map((answer) => {
    if (answer.state !== "read") return { ...answer, worth: 1, isShown: true };
    const likelihood = likelihoodOf(answer, reading, findings);
    const isShown = likelihood >= SHOWN;
    const risen = Math.min(1, Math.max(0, (likelihood - RISES.from) / (RISES.to - RISES.from)));
    return {
      ...answer,
      worth: LEFT + (1 - LEFT) * risen,
      isShown,
      idleBecause: isShown ? answer.idleBecause : becauseOf(answer.number),
    };
  });
}

const likelihoodOf = (answer: AnswerReading, reading: Reading, findings: readonly Finding[]) =>
  1 / (1 + Math.exp(-weighed(answerSigns(answer, reading, findings), ANSWER_WEIGHTS)));

export function answerSigns(answer: AnswerReading, reading: Reading, findings: readonly Finding[]): number[] {
  const own = reading.application.statements.filter(
    ({ question, idle }) => question === answer.number && idle !== "personal",
  );
  const stems = own.flatMap(({ sentence }) => contentStems(sentence.text));
  const elsewhere = stemsOfOtherWork(reading);
  const levels = reading.answers.map(({ level }) => level);
  return [
    likelyShare(findings),
    stems.filter((stem) => elsewhere.has(stem)).length / Math.max(1, stems.length),
    levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length),
    own.filter(isDenied).length / Math.max(1, own.length),
    answer.kind === "practical" ? 1 : 0,
  ];
}

const isDenied = ({ claims }: Statement) => claims.some(({ polarity }) => polarity === "does not");

const known = new WeakMap<Reading, ReadonlySet<string>>();

function stemsOfOtherWork(reading: Reading): ReadonlySet<string> {
  const told = reading.application.statements.filter(
    ({ source, job }) => source === "cv" && job !== null && (reading.fit.get(job) ?? 0) < FITTING,
  );
  const stems = known.get(reading) ?? new Set(told.flatMap(({ sentence }) => contentStems(sentence.text)));
  known.set(reading, stems);
  return stems;
}
