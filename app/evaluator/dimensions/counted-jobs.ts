import type { Statement } from "../claims/claim";
import { onLines } from "../claims/cv-lines";
import type { Job } from "../claims/jobs";
import { FILLER } from "../data/filler-words";
import type { Requirement } from "../requirements/requirement";
import { isCertain } from "./certainty";
import { isOnlyAbout } from "./doing-about";
import type { Candidate } from "./finding";
import { headOf } from "./job-heads";
import { isInSetting, isOfAnotherPlace } from "./job-setting";
import { isNamedIn, isOfTheRankAlone, isRank, isSaidIn } from "./named-in-title";
import { isOnlyCalledSo } from "./places-worked";
import { counts, type Reading } from "./reading";
import { isPlain, numberOf, STATED } from "./stated-years";
import { FITS, NEAR, THE_SAME } from "./title-fit";
import { isOfATool, isOfTheTrade, isSpokenOf, OF_MORE, ofTheOccupation } from "./years-asked";

/** `isSaid`: the title or a line names what is asked for, and does not only come near the posting's title. */
export type Counted = { job: Job; shown: Statement; worth: number; inSetting: boolean; isSaid: boolean };

/** A job counts when its title is the occupation, or when a sentence of it holds the defining term. */
export function countedJob(
  job: Job,
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
): Counted | null {
  const fit = reading.fit.get(job) ?? 0;
  const inSetting = isInSetting(job, requirement, reading);
  const isNamed = isNamedIn(job, requirement, reading);
  if (!isNamed && fit < (inSetting ? NEAR : THE_SAME)) return null;
  if (isOnlyCalledSo(job, requirement, reading)) return null;
  if (!inSetting && isOfAnotherPlace(job, requirement, reading)) return null;
  const isLower = isOfALowerRank(job, requirement, reading);
  const told = toldIn(job, requirement, reading, candidates, isLower);
  const title = isNamed ? "named" : titleOf(job, requirement, reading);
  const head = title
    ? (headOf(job, reading) ?? (isNamed ? namingHead(job, requirement, reading) : null))
    : null;
  const shown = (head && (spanOf(job, reading) ?? head)) ?? told?.statement;
  if (!shown) return null;
  return {
    job,
    shown,
    inSetting,
    isSaid: told !== undefined || (title === "named" && !isLower),
    worth: Math.min((requirement.limits.years ?? 1) * 12, job.end - job.start) * Math.max(fit, NEAR) ** 2,
  };
}

function toldIn(
  job: Job,
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
  isLower: boolean,
): Candidate | undefined {
  const isTool = isOfATool(requirement);
  return candidates.find(
    (each) =>
      each.statement.job === job &&
      isPlain(each, isTool) &&
      !isOnlyAbout(requirement, each.statement.sentence.text) &&
      each.likelihood >= LIKELY &&
      !(each.statement.isHead && (isLower || isOfTheFirm(job, each))) &&
      !reading.isOfAnotherTrade(each.statement.sentence.words),
  );
}

const LIKELY = 0.45;

const isOfTheFirm = ({ title }: Job, { hit }: Candidate): boolean =>
  /ing$/.test(hit.alternative.terms[0]?.words ?? "") &&
  !hit.alternative.terms.every((term) => isSaidIn(title.split(/\s*[,|–—]\s*/)[0] ?? "", term));

/** Two years "as a salon manager" are none of the assistant manager's; years "in a salon" are. */
const isOfALowerRank = ({ title }: Job, requirement: Requirement, reading: Reading): boolean =>
  ofTheOccupation(requirement, reading) && reading.isOfALowerRank(title);

/** Whether a title names what years are asked of, or is the posting's own, which tells of them in part. */
function titleOf(job: Job, requirement: Requirement, reading: Reading): "named" | "the same" | null {
  const fit = reading.fit.get(job) ?? 0;
  const names = ofTheOccupation(requirement, reading) || isOfTheTrade(requirement, job, reading);
  const isOfItsRank = isOfTheRankAlone(job, reading);
  if (isOfItsRank && reading.isOtherwiseCalled(job.title)) return null;
  if (names && fit >= FITS && fit < THE_SAME && reading.isOfAnotherHead(job.title)) return "the same";
  if (names && fit >= (isOfItsRank ? THE_SAME : FITS)) return "named";
  const isOfMore = isOfATool(requirement) || OF_MORE.test(requirement.line);
  return fit >= THE_SAME && !isOfMore && isSpokenOf(requirement, reading) ? "the same" : null;
}

function namingHead(job: Job, { alternatives }: Requirement, { application }: Reading): Statement | null {
  const heads = onLines(application, [...job.head, job.line]);
  const names = ({ sentence }: Statement) =>
    alternatives.some(({ terms: [first] }) => first !== undefined && isSaidIn(sentence.text, first));
  return heads.find((each) => counts(each) && names(each)) ?? null;
}

/** A sentence of the job that says how long it was: "Nine years in this laboratory". */
function spanOf(job: Job, reading: Reading): Statement | null {
  const years = (job.end - job.start) / 12;
  const says = ({ sentence }: Statement) => {
    const match = STATED.exec(sentence.text);
    return match !== null && Math.abs(numberOf(match[1] ?? "") - years) <= 1;
  };
  const own = reading.application.statements.filter((each) => each.job === job && !each.isHead);
  const isOfIt = ({ sentence: { text, words } }: Statement) =>
    OF_THE_JOB.test(text) ||
    words.some(({ form, stem }) => !FILLER.has(form) && !isRank(stem) && job.titleStems.includes(stem));
  return own.find((each) => counts(each) && says(each) && isOfIt(each) && isCertain(each)) ?? null;
}

const OF_THE_JOB = /\b(?:here|this|there|same|post|role|job|team)\b/i;
