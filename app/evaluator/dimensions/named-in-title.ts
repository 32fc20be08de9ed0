import type { Job } from "../claims/jobs";
import type { Requirement, Term } from "../requirements/requirement";
import { stemOf, wordsOf } from "../text/words";
import { isBreak } from "./beside-work";
import { IN_AN_OFFICE, isOfTheOffice, OFFICE, PLACES } from "./job-setting";
import type { Reading } from "./reading";
import { NEAR } from "./title-fit";
import { isStanding, namesRankOnly } from "./title-words";

/** A dispatcher's years are years of dispatching, whatever the posting is called. */
export function isNamedIn(job: Job, requirement: Requirement, reading: Reading): boolean {
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

const OFFICE_ROLE =
  /\b(?:secretar(?:y|ial)|clerk|clerical|typist|receptionist|(?<!\b(?:database|systems?|network|linux|cloud|server) )administrat(?:or|ive|ion)|office (?:manager|assistant|junior|supervisor)|book-?keeper|personal assistant)\b/i;

const OF_A_PLACE = /\b(?:experience|work(?:ed|ing)?) (?:in|at) an? /i;
const ROLE = /^(?:work|commerci|profession|industri|practic|paid|role)$/;

export function isSaidIn(text: string, { forms, words }: Term): boolean {
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

const RANKS = new Set(
  (
    "assist head senior junior manag offic technician engin coordin supervisor lead leader director " +
    "servic consult specialist advis operat worker clerk agent analyst control surveyor inspector"
  ).split(" "),
);

/** A "B1 engineer" is no field service engineer for being one. */
export const isOfTheRankAlone = ({ title, titleStems }: Job, { occupation }: Reading): boolean => {
  const [head = "", ...named] = occupation.map(stemOf).reverse();
  return isRank(head) && !namesRankOnly(title) && !named.some((stem) => titleStems.includes(stem));
};

export const isRank = (stem: string) => RANKS.has(stem);
