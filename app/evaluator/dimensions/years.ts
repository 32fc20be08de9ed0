import type { Statement } from "../claims/claim";
import { onLines } from "../claims/cv-lines";
import { monthsCovered, wholeYears } from "../claims/dates";
import { saysRole } from "../claims/job-titles";
import type { Job } from "../claims/jobs";
import { FILLER } from "../data/filler-words";
import { isToolAsWritten, isToolForm } from "../requirements/aliases";
import type { Requirement, Term } from "../requirements/requirement";
import { stemOf, stemsOf, wordsOf } from "../text/words";
import { isBeside, isCertain } from "./certainty";
import { isOnlyAbout } from "./doing-about";
import { type Candidate, type Finding, finding } from "./finding";
import { headOf, jobLine } from "./job-heads";
import { kinship, mattersOf } from "./kinship";
import { isBreak, isFieldOf, isStanding, isTimeAtHome, namesRankOnly } from "./occupation";
import { isOnlyCalledSo, jobsInPlace } from "./places-worked";
import { counts, type Reading } from "./reading";

const MONTHS = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) months\b/i;
const NUMBERS = (
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen twenty"
).split(" ");
const TENS = ["twenty", "thirty", "forty"];
const ONES = NUMBERS.slice(0, 9).join("|");
const NUMBER = `\\d{1,2}|(?:${TENS.join("|")})(?:-(?:${ONES}))?|${NUMBERS.join("|")}`;
const STATED = new RegExp(`\\b(${NUMBER})(?:\\+|\\s?½| and a half)?(?:\\s?\\+)?\\s(?:years?|yrs?)\\b`, "i");

const FITS = 0.65;
const NEAR = 0.35;
/** A title that is the posting's own says that the job was the work the posting is about. */
const THE_SAME = 0.85;

/** `isSaid`: the title or a line names what is asked for, and does not only come near the posting's title. */
type Counted = { job: Job; shown: Statement; worth: number; inSetting: boolean; isSaid: boolean };

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

/** "Six years in the courier business", above jobs that are all of another trade, is told by none of them. */
function mayBeOfAJob({ job, sentence }: Statement, { application, bestFit, titleFit }: Reading): boolean {
  const calledItself = sentence.text.split(STATED)[0] ?? "";
  if (job !== null || (bestFit ?? 0) >= FITS || titleFit(calledItself) >= NEAR) return true;
  const dated = application.jobs.filter(({ isTold }) => !isTold);
  return dated.length === 0 || dated.some(({ title }) => !saysRole(title));
}

/** "Experience of working in a school", and two years of it, by jobs whose heads name the place. */
export function workedInPlace(requirement: Requirement, reading: Reading): Finding | null {
  const jobs = jobsInPlace(requirement, reading);
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
const RANKS = new Set(
  (
    "assist head senior junior manag offic technician engin coordin supervisor lead leader director " +
    "servic consult specialist advis operat worker clerk agent analyst control surveyor inspector"
  ).split(" "),
);
/** A "B1 engineer" is no field service engineer for being one. */
const isOfTheRankAlone = ({ title, titleStems }: Job, { occupation }: Reading): boolean => {
  const [head = "", ...named] = occupation.map(stemOf).reverse();
  return isRank(head) && !namesRankOnly(title) && !named.some((stem) => titleStems.includes(stem));
};
const isRank = (stem: string) => RANKS.has(stem);
const decapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A job counts when its title is the occupation, or when a sentence of it holds the defining term. */
function countedJob(
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

const SINCE_QUALIFIED =
  /\b(?:since|after|post)[- ](?:you |your |being |becoming )?(?:qualif|regist)\w*|\bPQE\b/i;
const IN_TRAINING = /\b(?:student|trainee|apprentice|placement|pre-?reg\w*)\b/i;

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

const isOfTheFirm = ({ title }: Job, { hit }: Candidate): boolean =>
  /ing$/.test(hit.alternative.terms[0]?.words ?? "") &&
  !hit.alternative.terms.every((term) => isSaidIn(title.split(/\s*[,|–—]\s*/)[0] ?? "", term));

/** Two years "as a salon manager" are none of the assistant manager's; years "in a salon" are. */
const isOfALowerRank = ({ title }: Job, requirement: Requirement, reading: Reading): boolean =>
  ofTheOccupation(requirement, reading) && reading.isOfALowerRank(title);

/** A dispatcher's years are years of dispatching, whatever the posting is called. */
function isNamedIn(job: Job, requirement: Requirement, reading: Reading): boolean {
  const title = job.title.replace(STOOD_IN, "");
  const [held = "", ...place] = title.split(/\s*[,·|–—]\s*/);
  if (isBreak(title)) return false;
  if (IN_AN_OFFICE.test(requirement.line) && OFFICE_ROLE.test(title)) return true;
  if (reading.isOfAnotherTrade(wordsOf(held)) || reading.isOfAnotherSide(held)) return false;
  if (ASKS_TO_LEAD.test(requirement.line) && LEADS.test(held) && (reading.fit.get(job) ?? 0) >= LEADS_ALIKE)
    return true;
  const office = OFFICE.exec(requirement.line)?.[1];
  if (office !== undefined && (reading.fit.get(job) ?? 0) >= NEAR && isOfTheOffice(job, office, reading))
    return true;
  const isOfItsPlace = OF_A_PLACE.test(requirement.line) && (reading.fit.get(job) ?? 0) >= NEAR;
  return requirement.alternatives.some(({ terms }) => {
    const [first, ...rest] = terms.filter(({ forms }) => !forms.every((form) => ROLE.test(form)));
    const named = isOfItsPlace && PLACES.test(first?.words ?? "") ? `${held} ${place.join(" ")}` : held;
    return (
      first !== undefined &&
      isSaidIn(named, first) &&
      rest.every((term) => isSaidIn(`${held} ${place.join(" ")}`, term))
    );
  });
}
/** "Picker (acting team leader since 09.2023)": the years of the job are not those of the other. */
const STOOD_IN = /\s*\((?=[^)]*\b(?:acting|since|until|cover(?:ing|ed)?)\b)[^)]*\)?/gi;
const LEADS_ALIKE = 0.5;
const ASKS_TO_LEAD =
  /\b(?:supervis(?:ing|ion of)|lead(?:ing)?|manag(?:ing|ement of)|running) (?:an? |the )?(?:\p{L}+ )?(?:teams?|shifts?|people|staff|crews?)\b|\b(?:supervisory|team leading|team leadership) experience\b/iu;
const LEADS =
  /\b(?:team leader|team lead|supervisor|foreman|forewoman|charge ?hand|(?:shift|team) (?:manager|leader|lead)|manager)\b/i;
const IN_AN_OFFICE =
  /\bin an? (?:(?:busy|general|professional|modern|similar|fast-paced) )?office\b|\b(?:office|clerical|administrative|secretarial) (?:experience|work|environment|setting)\b/i;
const OFFICE_ROLE =
  /\b(?:secretar(?:y|ial)|clerk|clerical|typist|receptionist|(?<!\b(?:database|systems?|network|linux|cloud|server) )administrat(?:or|ive|ion)|office (?:manager|assistant|junior|supervisor)|book-?keeper|personal assistant)\b/i;
const OFFICE =
  /\bin an? (?:[\p{L}-]+ )?([\p{L}-]{4,})(?:['’]s?)? (?:office|firm|company|practice|agency|brokerage|business)\b/iu;

function isOfTheOffice(job: Job, office: string, reading: Reading): boolean {
  const stem = stemOf(office.toLowerCase());
  const named = [
    ...stemsOf(job.title.replace(OF_CLIENTS, " ")),
    ...linesOver(job, reading).flatMap(({ text }) => stemsOf(text.replace(OF_CLIENTS, " "))),
  ];
  return named.includes(stem) || kinship(mattersOf([stem]), mattersOf(named)) > 0;
}

const OF_CLIENTS = /\baccount (?:manager|executive|director|handler|lead|representative|supervisor)s?\b/gi;

const linesOver = (job: Job, { application }: Reading) =>
  application.statements.flatMap(({ source, sentence, job: own }) => {
    const isOver = sentence.line === job.from - 1 && own === null;
    return source === "cv" && (isOver || (sentence.line >= job.from && sentence.line <= job.line))
      ? [sentence]
      : [];
  });
const OF_A_PLACE = /\b(?:experience|work(?:ed|ing)?) (?:in|at) an? /i;
const ROLE = /^(?:work|commerci|profession|industri|practic|paid|role)$/;

function isSaidIn(text: string, { forms, words }: Term): boolean {
  const isDeed = /ing$/.test(words);
  const own = wordsOf(text)
    .filter(({ form }, at, all) => !isDeed || at + 1 === all.length || DOER.test(form) || isStanding(form))
    .map(({ stem }) => stem);
  return forms.some((form) => {
    const stems = form.split(" ").filter((stem) => !ROLE.test(stem));
    return (
      (stems.length > 1 || stems.some((stem) => !isRank(stem))) &&
      stems.every((stem) => own.some((each) => isDoneBy(stem, each)))
    );
  });
}

const DOER = /(?:ing|[eo]r|ist|ian|ant)$/;

const isDoneBy = (stem: string, own: string) =>
  own === stem ||
  (stem.length > 3 && (own === `${stem}r` || own === `${stem}er` || own === `${stem.replace(/e$/, "")}er`));

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

/** "Three years of balayage" needs a word of it somewhere, "on the tools" is said of any trade. */
function isSpokenOf({ line, alternatives }: Requirement, { application, occupation }: Reading): boolean {
  if (OF_ANY_TRADE.test(line)) return true;
  const forms = alternatives.flatMap(({ terms }) => terms.flatMap((term) => term.forms));
  const stems = new Set(forms.flatMap((form) => form.split(" ")).filter((stem) => !PAID.test(stem)));
  if (kinship(mattersOf([...stems]), mattersOf(occupation.map(stemOf))) > 0) return true;
  return application.statements.some(({ sentence }) => sentence.words.some(({ stem }) => stems.has(stem)));
}

const OF_ANY_TRADE =
  /\b(?:on the (?:tools|floor|job)|in the (?:trade|seat)|in practice|(?:that|this) (?:kind|sort) of work|chairside|PQE|post[- ]?(?:qualif|regist)\w+)\b/i;

/** What no title tells: people led, another role, a sort of firm. */
const OF_MORE =
  /\b(?:people|line|team|staff) (?:management|leadership)\b|\b(?:manag|lead|supervis)ing (?:a |the )?(?:people|staff|teams?)\b|\bleadership\b|\bas (?!(?:an? )?(?:similar|comparable|same))|\b(?:abroad|remotely)\b|\bat an agency\b|\bin (?:an? |the )?(?:\p{L}+ )?(?:fintech|finance|banking|insurance|health ?care|charit\w+|non-?profits?|retail|hospitality|public sector|government|manufacturing|construction|telecoms?|pharma\w*|energy|gaming|e-?commerce|agenc(?:y|ies)|start-?ups?|consultanc(?:y|ies)|law firms?|local authorit(?:y|ies)|media|automotive|aerospace)\b/iu;

/** "3+ years with React": a software engineer may have worked in anything. */
const isOfATool = ({ line, alternatives }: Requirement): boolean =>
  WITH_A_NAME.test(line) ||
  alternatives.some(({ terms: [first] }) =>
    wordsOf(first?.words ?? "").some(({ stem, written }) => isToolForm(stem) || isToolAsWritten(written)),
  );
const WITH_A_NAME = /\b(?:with|using|of|in) (?:the )?\p{Lu}/u;

function namingHead(job: Job, { alternatives }: Requirement, { application }: Reading): Statement | null {
  const heads = onLines(application, [...job.head, job.line]);
  const names = ({ sentence }: Statement) =>
    alternatives.some(({ terms: [first] }) => first !== undefined && isSaidIn(sentence.text, first));
  return heads.find((each) => counts(each) && names(each)) ?? null;
}

const isOfTheTrade = ({ alternatives }: Requirement, { title }: Job, { words }: Reading): boolean =>
  alternatives.some(({ terms }) => terms.length === 1 && isFieldOf(terms[0]?.words ?? "", title, words));

const LIKELY = 0.45;
const isPlain = (each: Candidate, isTool = false) =>
  isCertain(each.statement) &&
  (each.claim.indirect < 0 || (isTool && /\bwr(?:ote|it(?:e|ing|ten))\b/i.test(each.claim.text))) &&
  !isBeside(each) &&
  !isTimeAtHome(each.statement.sentence) &&
  !isForSomebody(each) &&
  each.hit.defined &&
  each.hit.share === 1;

const isForSomebody = ({ statement: { sentence }, hit }: Candidate): boolean => {
  const { start = 0, form = "" } = sentence.words[hit.at] ?? {};
  const [term] = hit.alternative.terms;
  const last = sentence.words[hit.at + wordsOf(term?.words ?? "").length - 1]?.form ?? "";
  // "Asked the data engineers": one person is none of several.
  if (/\p{L}{3}(?:er|or|ist|ian|ant)s$/u.test(last) && !/s$/.test(term?.words ?? "")) return true;
  return /(?:er|or)s?$/.test(form) && /\b(?:for|of|with|under|by) \w+ $/i.test(sentence.text.slice(0, start));
};

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

/** "In a hotel of 100 rooms": where the posting says so, the job's own lines must. */
function isInSetting(job: Job, { setting, line }: Requirement, reading: Reading): boolean {
  if (/\b(?:ideally|prefer\w*)\b/i.test(line) || IN_AN_OFFICE.test(line)) return true;
  const office = OFFICE.exec(line)?.[1];
  if (office !== undefined) return isOfTheOffice(job, office, reading);
  const place = PLACES.exec(line)?.[0];
  const own = [...setting, ...(place === undefined ? [] : stemsOf(place))].filter(
    (stem) => !reading.common.has(stem),
  );
  if (own.length === 0) return true;
  return reading.application.statements.some(
    (each) => each.job === job && each.sentence.words.some(({ stem }) => own.includes(stem)),
  );
}

const isOfAnotherPlace = (job: Job, { line }: Requirement, reading: Reading): boolean =>
  (PLACES.test(line) && isElsewhere(job, reading)) || (OFFICE.test(line) && isOfAnotherFirm(job, reading));

const isElsewhere = (job: Job, { application }: Reading): boolean =>
  application.statements.some((each) => each.job === job && PLACES.test(each.sentence.text));
const isOfAnotherFirm = (job: Job, reading: Reading): boolean =>
  linesOver(job, reading).some(({ text }) => ANOTHER_FIRM.test(text));
const ANOTHER_FIRM =
  /\b(?:banks?|building society|credit union|hotels?|hospitals?|schools?|colleges?|universit(?:y|ies)|councils?|supermarkets?|stores?|bookmakers?|casinos?|insurers?|insurance)\b/i;
const PLACES =
  /\b(?:hospitals?|wards?|schools?|classrooms?|nurser(?:y|ies)|hotels?|restaurants?|kitchens?|baker(?:y|ies)|shops?|salons?|clinics?|warehouses?|factor(?:y|ies)|laborator(?:y|ies)|pharmac(?:y|ies)|farms?|garages?|courts?|librar(?:y|ies)|biblioth[eè]ques?|h[oô]pita(?:l|ux)|écoles?)\b/i;

function ofTheOccupation({ alternatives }: Requirement, { occupation }: Reading): boolean {
  const names = occupation.map(stemOf);
  const named = (stem: string) =>
    names.some((name) => name === stem || (stem.length > 3 && name.startsWith(stem)));
  return alternatives.some(
    ({ terms }) =>
      terms.length === 0 ||
      terms[0]?.forms.some((form) => form.split(" ").every((stem) => named(stem) || PAID.test(stem))) ||
      terms[0]?.forms.length === 0,
  );
}

const PAID = /^(?:work|commerci|profession|industri|practic|paid|develop|engin|similar|role|posit|post)$/;

const SPAN =
  /\b(?:since|from) (?:\p{L}{3,9} )?((?:19|20)\d{2})\b(?: (?:to|until|till) (?:\p{L}{3,9} )?((?:19|20)\d{2})\b)?/iu;

function statedYears(
  requirement: Requirement,
  candidates: readonly Candidate[],
  now: number,
): { years: number; statement: Statement } | null {
  for (const candidate of candidates) {
    const { statement } = candidate;
    if (!isPlain(candidate) || isOnlyAbout(requirement, statement.sentence.text)) continue;
    const match = STATED.exec(statement.sentence.text);
    if (match && counts(statement)) return { years: numberOf(match[1] ?? ""), statement };
    const months = MONTHS.exec(statement.sentence.text);
    if (months && counts(statement)) return { years: numberOf(months[1] ?? "") / 12, statement };
    const [, from, until] = SPAN.exec(statement.sentence.text) ?? [];
    if (from !== undefined && !statement.isHead && counts(statement))
      return { years: Math.max(0, Number(until ?? now) - Number(from)), statement };
  }
  return null;
}

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

function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const [ten = "", one = ""] = text.toLowerCase().split("-");
  const tens = TENS.indexOf(ten);
  return tens < 0 ? NUMBERS.indexOf(ten) + 1 : (tens + 2) * 10 + NUMBERS.indexOf(one) + 1;
}

function inWords(years: number, asked: number, jobs: readonly Job[] = []): string {
  return `${amount(years, asked, jobs)} (asked: ${asked === 1 ? "one year" : inUnits(asked)})`;
}

/** What reaches the number asked and is not plainly the same work is called by what it is. */
const inPart = (years: number, asked: number, jobs: readonly Job[]) =>
  years >= asked ? `${amount(years, asked, jobs)} of related work` : inWords(years, asked, jobs);

const inUnits = (years: number) =>
  Number.isInteger(years) ? `${years} years` : `${Math.round(years * 12)} months`;

const A_SEASON = 3;

function amount(years: number, asked: number, jobs: readonly Job[]): string {
  const months = Math.round(years * 12);
  const isToTheMonth = ({ start, end, current }: Job) => start % 12 > 0 || (!current && end % 12 > 0);
  if (
    !Number.isInteger(asked) &&
    months > A_SEASON &&
    months < 24 &&
    jobs.length > 0 &&
    jobs.every(isToTheMonth)
  )
    return `${months} months`;
  const whole = wholeYears(years * 12);
  return whole < 1 ? "Less than a year" : whole === 1 ? "One year" : `${whole} years`;
}
