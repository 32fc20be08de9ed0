import type { Statement } from "../claims/claim";
import { monthsCovered } from "../claims/dates";
import type { Job } from "../claims/jobs";
import type { Requirement } from "../requirements/requirement";
import { stemOf } from "../text/words";
import { type Candidate, type Finding, finding } from "./finding";
import { counts, type Reading } from "./reading";

const NUMBERS = (
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen twenty"
).split(" ");
const STATED = new RegExp(
  `\\b(\\d{1,2}|${NUMBERS.join("|")})(?:\\+|\\s?½| and a half)?(?:\\s?\\+)?\\s(?:years?|yrs?)\\b`,
  "i",
);

const FITS = 0.65;
const NEAR = 0.35;

const worth = (job: Job, reading: Reading, asked: number) =>
  Math.min(asked * 12, job.end - job.start) * (reading.fit.get(job) ?? 0) ** 2;

/** Years of something: added up over the dated jobs that claim it, or stated by the applicant. */
export function yearsFinding(
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
): Finding | null {
  const asked = requirement.limits.years ?? 1;
  const claimed = reading.application.jobs.filter((job) => claimsIt(job, requirement, reading, candidates));
  const years = monthsCovered(claimed) / 12;
  const byWorth = [...claimed].sort((a, b) => worth(b, reading, asked) - worth(a, reading, asked));
  const head = byWorth.map((job) => headOf(job, reading)).find((each) => each !== null);
  const stated = statedYears(candidates);
  if (head && years > 0 && (years >= asked - 0.1 || !stated || stated.years < asked)) {
    return finding(requirement, years >= asked - 0.1 ? "found" : "partly", inWords(years, asked), head, 1);
  }
  if (!stated) return null;
  return finding(
    requirement,
    stated.years >= asked ? "found" : "partly",
    inWords(stated.years, asked),
    stated.statement,
    1,
  );
}

function claimsIt(
  job: Job,
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
): boolean {
  const fit = reading.fit.get(job) ?? 0;
  const ownWork = candidates.some(
    ({ statement, claim, hit }) =>
      statement.job === job &&
      claim.who !== "other" &&
      claim.polarity === "does" &&
      claim.indirect < 0 &&
      hit.defined,
  );
  if (ownWork) return fit >= NEAR;
  return fit >= FITS && ofTheOccupation(requirement, reading);
}

function ofTheOccupation(requirement: Requirement, reading: Reading): boolean {
  const stems = requirement.alternatives.flatMap(({ terms }) =>
    terms.flatMap(({ forms }) => forms.flatMap((form) => form.split(" "))),
  );
  if (stems.length === 0) return true;
  const names = reading.occupation.map(stemOf);
  return stems.some((stem) =>
    names.some((name) => name === stem || (stem.length > 3 && name.startsWith(stem))),
  );
}

function headOf(job: Job, reading: Reading): Statement | null {
  const lines = new Set([...job.head, job.line]);
  const heads = reading.application.statements.filter(
    (each) => each.source === "cv" && lines.has(each.sentence.line) && counts(each),
  );
  return heads.find((each) => letters(each) >= ENOUGH_LETTERS) ?? heads[0] ?? null;
}
const ENOUGH_LETTERS = 10;
const letters = (statement: Statement) => statement.sentence.text.replace(/[^\p{L}]/gu, "").length;

function statedYears(candidates: readonly Candidate[]): { years: number; statement: Statement } | null {
  for (const { statement, claim, hit } of candidates) {
    if (claim.who === "other" || claim.polarity !== "does" || claim.indirect >= 0 || hit.share < 0.5)
      continue;
    const match = STATED.exec(statement.sentence.text);
    if (match && counts(statement)) return { years: numberOf(match[1] ?? ""), statement };
  }
  return null;
}

const numberOf = (text: string) =>
  /^\d/.test(text) ? Number(text) : NUMBERS.indexOf(text.toLowerCase()) + 1;

function inWords(years: number, asked: number): string {
  const whole = Math.floor(years + 0.05);
  const covered = whole < 1 ? "Less than a year" : whole === 1 ? "One year" : `${whole} years`;
  return `${covered} (asked: ${asked === 1 ? "one year" : `${asked} years`})`;
}
