import type { Statement } from "../claims/claim";
import { monthsCovered } from "../claims/dates";
import { saysRole } from "../claims/job-titles";
import type { Job } from "../claims/jobs";
import type { Requirement } from "../requirements/requirement";
import { stemOf } from "../text/words";
import { isCertain } from "./certainty";
import { type Counted, countedJob } from "./counted-jobs";
import { jobsInOneOf } from "./fields-worked";
import { type Candidate, type Finding, finding } from "./finding";
import { jobLine } from "./job-heads";
import { isRank } from "./named-in-title";
import { jobsInPlace } from "./places-worked";
import { counts, type Reading } from "./reading";
import { numberOf, STATED, statedYears } from "./stated-years";
import { FITS, NEAR } from "./title-fit";
import { ofTheOccupation } from "./years-asked";
import { inPart, inWords } from "./years-wording";

/** Years of something: added up over the dated jobs that say it, or stated by the applicant. */
export function yearsFinding(
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
): Finding | null {
  const asked = requirement.limits.years ?? 1;
  const stated = statedYears(requirement, candidates, Math.floor(reading.application.sent / 12));
  const isOfLearners = ({ title }: Job) => SINCE_QUALIFIED.test(requirement.line) && IN_TRAINING.test(title);
  const counted = reading.application.jobs.flatMap((job) =>
    isOfLearners(job) ? [] : (countedJob(job, requirement, reading, candidates) ?? []),
  );
  const isTold = counted.length > 0 || (stated !== null && mayBeOfAJob(stated.statement, reading));
  const told = isTold ? stated : null;
  if (told && told.years >= asked) {
    const found = finding(requirement, "found", inWords(told.years, asked), told.statement, 1);
    const dated = shownOf(counted, asked);
    return { ...found, shown: yearsIn(counted) >= asked - SHORT_OF ? dated : [told.statement, ...dated] };
  }
  if (told && !ofTheOccupation(requirement, reading))
    return finding(requirement, "partly", inWords(told.years, asked), told.statement, 1);
  return (
    yearsOfThis(requirement, reading) ??
    workedInPlace(requirement, reading) ??
    yearsOfJobs(requirement, reading, counted, told?.years ?? 0) ??
    (told && finding(requirement, "partly", inWords(told.years, asked), told.statement, 1))
  );
}

const SINCE_QUALIFIED =
  /\b(?:since|after|post)[- ](?:you |your |being |becoming )?(?:qualif|regist)\w*|\bPQE\b/i;
const IN_TRAINING = /\b(?:student|trainee|apprentice|placement|pre-?reg\w*)\b/i;

/** "Six years in the courier business", above jobs that are all of another trade, is told by none of them. */
function mayBeOfAJob({ job, sentence }: Statement, { application, bestFit, titleFit }: Reading): boolean {
  const calledItself = sentence.text.split(STATED)[0] ?? "";
  if (job !== null || (bestFit ?? 0) >= FITS || titleFit(calledItself) >= NEAR) return true;
  const dated = application.jobs.filter(({ isTold }) => !isTold);
  return dated.length === 0 || dated.some(({ title }) => !saysRole(title));
}

/** "Experience of working in a school", and two years of it, by jobs whose heads name the place. */
export function workedInPlace(requirement: Requirement, reading: Reading): Finding | null {
  const inPlace = jobsInPlace(requirement, reading);
  const jobs = inPlace.length > 0 ? inPlace : jobsInOneOf(requirement, reading);
  const [longest] = [...jobs].sort((a, b) => b.end - b.start - (a.end - a.start));
  const shown = longest && jobLine(longest, reading);
  if (!shown) return null;
  const asked = requirement.limits.years ?? 0;
  const months = monthsCovered(jobs);
  if (months / 12 < asked - 0.1) return null;
  return finding(requirement, "found", asked > 0 ? inWords(months / 12, asked, jobs) : "", shown, 1);
}

function yearsOfJobs(
  requirement: Requirement,
  reading: Reading,
  counted: readonly Counted[],
  stated: number,
): Finding | null {
  const asked = requirement.limits.years ?? 1;
  const best = [...counted].sort((a, b) => b.worth - a.worth)[0];
  const years = yearsIn(counted);
  if (best === undefined || years <= stated) return null;
  const enough = years >= asked - SHORT_OF && counted.some(({ inSetting, isSaid }) => inSetting && isSaid);
  const verdict = enough ? "found" : "partly";
  const jobs = counted.map(({ job }) => job);
  const said = enough ? inWords(Math.max(years, asked), asked, jobs) : inPart(years, asked, jobs);
  const isLeast = !enough && reading.application.jobs.some((job) => mayCount(job, counted, reading));
  const says = isLeast && years >= 1 ? `At least ${decapitalised(said)}` : said;
  return {
    ...finding(requirement, verdict, says, best.shown, 1),
    shown: shownOf(counted, Math.min(asked, years)),
  };
}

/** The jobs that make up so many years, worthiest first: as many as it takes, and three at most. */
function shownOf(counted: readonly Counted[], years: number): Statement[] {
  const byWorth = [...counted].sort((a, b) => b.worth - a.worth);
  const enough = byWorth.findIndex((_, at) => yearsIn(byWorth.slice(0, at + 1)) >= years - SHORT_OF);
  return [
    ...new Set(
      byWorth.slice(0, enough < 0 ? MOST_JOBS : Math.min(MOST_JOBS, enough + 1)).map(({ shown }) => shown),
    ),
  ];
}
const MOST_JOBS = 3;
const SHORT_OF = 0.1;
const yearsIn = (counted: readonly Counted[]): number => monthsCovered(counted.map(({ job }) => job)) / 12;

/** "Head of Sound", where the years of a sound technician are asked for: a person has to say. */
function mayCount(job: Job, counted: readonly Counted[], { fit, occupation }: Reading): boolean {
  if (counted.some((each) => each.job === job)) return false;
  const named = occupation.map(stemOf);
  return (
    (fit.get(job) ?? 0) >= MAY_COUNT || job.titleStems.some((stem) => named.includes(stem) && !isRank(stem))
  );
}
const MAY_COUNT = 0.5;

const decapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "I am 16 years in this work". */
function yearsOfThis(requirement: Requirement, reading: Reading): Finding | null {
  const asked = requirement.limits.years ?? 1;
  const says = ({ sentence: { text } }: Statement) =>
    OF_THIS.test(text) && numberOf(STATED.exec(text)?.[1] ?? "") >= asked;
  const told = reading.application.statements.find((each) => says(each) && counts(each) && isCertain(each));
  if (told === undefined || (reading.bestFit ?? 1) < NEAR) return null;
  const verdict = ofTheOccupation(requirement, reading) ? "found" : "partly";
  return finding(
    requirement,
    verdict,
    inWords(numberOf(STATED.exec(told.sentence.text)?.[1] ?? ""), asked),
    told,
    1,
  );
}
const OF_THIS =
  /\byears (?:in|of|at) (?:this|the) (?:work|trade|job|game|line|profession|business|craft)\b|\b(?:doing|done) this (?:work |job )?(?:for |now )?\w+ years\b|\bI do this (?:work |job )?(?:for )?\w+ years\b/i;
