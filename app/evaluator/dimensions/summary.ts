import type { Unread } from "~/vocabulary/findings";
import type { Job } from "../claims/jobs";
import type { Evaluation, EvaluationInput } from "../evaluation";
import type { Finding } from "./finding";
import { quoteOf } from "./quotes";
import type { Reading } from "./reading";

const MOST = 4;

type Points = Evaluation["highlights"];

export function highlightsOf(findings: readonly Finding[], input: EvaluationInput): Points {
  return ranked(findings, "found").map(({ requirement, says, shown }) => ({
    text: says || requirement.line,
    quotes: shown.slice(0, 1).map((statement) => quoteOf(statement, input)),
  }));
}

/** Must-haves that the applicant denies, states in part, or does not speak of. Traits are never concerns. */
export function concernsOf(findings: readonly Finding[], input: EvaluationInput): Points {
  const open = findings.filter(({ requirement }) => requirement.kind !== "trait");
  const musts = open.filter(({ requirement }) => requirement.strength === "must");
  const rows = [
    ...ranked(open, "says otherwise").map((each) => ({
      each,
      text: `Says otherwise: ${each.requirement.line}`,
    })),
    ...ranked(musts, "partly").map((each) => ({
      each,
      text: each.says || `Said in part: ${each.requirement.line}`,
    })),
    ...ranked(musts, "not found").map((each) => ({
      each,
      text: `Not found in the text: ${each.requirement.line}`,
    })),
  ];
  return rows.slice(0, MOST).map(({ each, text }) => ({
    text,
    quotes: each.shown.slice(0, 1).map((statement) => quoteOf(statement, input)),
  }));
}

const STRENGTHS = ["must", "duty", "nice"] as const;

function ranked(findings: readonly Finding[], verdict: Finding["verdict"]): Finding[] {
  const rank = ({ requirement }: Finding) => STRENGTHS.indexOf(requirement.strength);
  return findings
    .map((finding, at) => ({ finding, at }))
    .filter(({ finding }) => finding.verdict === verdict)
    .sort((a, b) => rank(a.finding) - rank(b.finding) || a.at - b.at)
    .slice(0, MOST)
    .map(({ finding }) => finding);
}

const REASONS: Readonly<Record<Unread, string>> = {
  "no CV": "There is no CV to read, so there is no score.",
  "CV not read": "The CV could not be read as text, so there is no score. A person should open it.",
  "language not read":
    "The CV is in a language that people read here and the program does not, so there is no score.",
  "too little to judge": "There is too little that a program can judge, so there is no score.",
};

/** Three sentences: who the applicant was last, how much of the posting is met, what is left to people. */
export function summaryOf(
  unread: Unread | null,
  findings: readonly Finding[],
  reading: Reading,
  unanswered: number,
): string {
  if (unread !== null) return REASONS[unread];
  const count = (...verdicts: Finding["verdict"][]) =>
    findings.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const spoken =
    `Of ${amount(findings.length, "thing")} that the posting names, ${count("found")} are stated, ` +
    `${count("partly", "mentioned")} are in part or to be read, and ` +
    `${count("not found", "says otherwise")} are not.`;
  return [latest(reading), spoken, leftToPeople(findings, unanswered)].join(" ");
}

function latest({ application, fit }: Reading): string {
  const last = [...application.jobs].sort((a, b) => b.end - a.end || b.start - a.start)[0];
  if (!last) return "No dated job could be read from the CV.";
  const years = Math.round((last.end - last.start) / 12);
  const time = years >= 1 ? `, for ${amount(years, "year")}` : "";
  const trade = (fit.get(last) ?? 0) >= 0.65 ? "the posting's own occupation" : "another kind of post";
  const which = last.current ? "The present job is" : "The last dated job was";
  return `${which} ${nameOf(last)}${time}: ${trade}.`;
}

const nameOf = ({ title }: Job) => (title.trim() === "" ? "one without a title" : `“${title.trim()}”`);

function leftToPeople(findings: readonly Finding[], unanswered: number): string {
  const traits = findings.filter(({ requirement }) => requirement.kind === "trait").length;
  const open =
    unanswered > 0 ? `${amount(unanswered, "question")} ${unanswered === 1 ? "is" : "are"} unanswered` : "";
  const judge =
    traits > 0
      ? `${amount(traits, "personal quality", "personal qualities")} can only be judged by a person`
      : "whether an answer is right can only be judged by a person";
  const text = [open, judge].filter((part) => part !== "").join(", and ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const amount = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
