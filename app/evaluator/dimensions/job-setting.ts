import type { Job } from "../claims/jobs";
import type { Requirement } from "../requirements/requirement";
import { stemOf, stemsOf } from "../text/words";
import { kinship, mattersOf } from "./kinship";
import type { Reading } from "./reading";

/** "In a hotel of 100 rooms": where the posting says so, the job's own lines must. */
export function isInSetting(job: Job, { setting, line }: Requirement, reading: Reading): boolean {
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

export const isOfAnotherPlace = (job: Job, { line }: Requirement, reading: Reading): boolean =>
  (PLACES.test(line) && isElsewhere(job, reading)) || (OFFICE.test(line) && isOfAnotherFirm(job, reading));

const isElsewhere = (job: Job, { application }: Reading): boolean =>
  application.statements.some((each) => each.job === job && PLACES.test(each.sentence.text));
const isOfAnotherFirm = (job: Job, reading: Reading): boolean =>
  linesOver(job, reading).some(({ text }) => ANOTHER_FIRM.test(text));

const ANOTHER_FIRM =
  /\b(?:banks?|building society|credit union|hotels?|hospitals?|schools?|colleges?|universit(?:y|ies)|councils?|supermarkets?|stores?|bookmakers?|casinos?|insurers?|insurance)\b/i;

export const PLACES =
  /\b(?:hospitals?|wards?|schools?|classrooms?|nurser(?:y|ies)|hotels?|restaurants?|kitchens?|baker(?:y|ies)|shops?|salons?|clinics?|warehouses?|factor(?:y|ies)|laborator(?:y|ies)|pharmac(?:y|ies)|farms?|garages?|courts?|librar(?:y|ies)|biblioth[eè]ques?|h[oô]pita(?:l|ux)|écoles?)\b/i;

export const IN_AN_OFFICE =
  /\bin an? (?:(?:busy|general|professional|modern|similar|fast-paced) )?office\b|\b(?:office|clerical|administrative|secretarial) (?:experience|work|environment|setting)\b/i;

export const OFFICE =
  /\bin an? (?:[\p{L}-]+ )?([\p{L}-]{4,})(?:['’]s?)? (?:office|firm|company|practice|agency|brokerage|business)\b/iu;

export function isOfTheOffice(job: Job, office: string, reading: Reading): boolean {
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
