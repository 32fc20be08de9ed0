import type { Job } from "../claims/jobs";
import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import { stemsOf } from "../text/words";
import { isBreak } from "./beside-work";
import { headOf, isOfAPlace, isOnlyCalledSo, withoutYears } from "./places-worked";
import type { Reading } from "./reading";

/** The jobs whose heads name one of several fields: "in a pharmacy, a supermarket or another busy shop". */
export function jobsInOneOf(requirement: Requirement, reading: Reading): Job[] {
  const fields = fieldsIn(requirement);
  if (fields.length === 0) return [];
  const isPaid = /\bpaid\b(?! or\b)/i.test(requirement.line);
  return reading.application.jobs.filter((job) => {
    if (isBreak(job.title) || (isPaid && VOLUNTARY.test(headOf(job, reading)))) return false;
    const made = MADE_FOR.exec(job.title)?.[0].toLowerCase();
    if (isOnlyCalledSo(job, requirement, reading)) return false;
    if (made !== undefined && !fields.some((field) => field.includes(made))) return false;
    const parts = partsOf(headOf(job, reading));
    return fields.some((field) => isOfAPlace(job, field, reading) || isNamed(stemsOf(field), parts));
  });
}

const VOLUNTARY = /\bvolunt|\bunpaid\b/i;
const MADE_FOR =
  /\b(?:fitter|designer|installer|builder|supplier|photographer|inspector|sales (?:rep\w*|executive|manager)|account manager|recruiter|recruitment|success)\b/i;

function isNamed(field: readonly string[], parts: readonly string[]): boolean {
  const last = field.at(-1) ?? "";
  return parts.some((part) => {
    if (SOLD_TO.test(part)) return false;
    const own = stemsOf(part);
    const at = own.findIndex((_, from) => field.every((stem, step) => isForm(stem, own[from + step])));
    if (at >= 0 && (at === 0 || at + field.length === own.length)) return true;
    return field.length === 1 && last.length >= COMPOUND && part.trim().toLowerCase().endsWith(last);
  });
}
const SOLD_TO =
  /\b(?:equipment|suppl(?:y|ies|iers)|furniture|software|systems?|solutions|fittings|linen|uniforms?|agency|recruitment)\b/i;
const COMPOUND = 4;
const isForm = (stem: string, own: string | undefined) => own === stem || own === `${stem}s`;

const partsOf = (head: string): string[] =>
  head.replace(DATES, " · ").split(/\s*[,;:|(·–—/)]\s*|\s-\s|\.\s|\sat\s|\s{2,}/);
const DATES = /(?:\b\p{L}{3,9}\.?\s)?(?:\b\d{1,2}[/.])?\b(?:19|20)\d{2}\b/gu;

const fieldsIn = remembered(({ kind, line, limits }: Requirement): readonly string[] => {
  if (kind !== "years" || limits.years === undefined || line.length > LONGEST) return [];
  const list = LIST.exec(withoutYears(line.replace(/\([^)]*\p{L}[^)]*\)/gu, " ")))?.[1]?.replace(
    /[.\s]+$/,
    "",
  );
  if (list === undefined || !OR.test(list)) return [];
  const items = list.split(/,?\s+or\s+|,\s+/i).map((item) => item.replace(FRAME, "").trim());
  const named = items.filter((item) => item !== "" && !ANOTHER.test(item));
  const fields = named.map((item) => item.replace(SORT, "").trim());
  const isPlain = fields.every((field) => FIELD.test(field) && !TOO_WIDE.test(field));
  return isPlain && items.length > 1 ? fields.map((field) => field.toLowerCase()) : [];
});
const LONGEST = 200;
const LIST =
  /^(?:you )?(?:(?:must|should|will|need) )?(?:(?:to )?have )?(?:at least |min(?:imum)?\.? )?(?:(?:of |paid |previous |proven |relevant |hands-on )*(?:experience|employment|work(?:ing|ed)?),? ?)*(?:in|at|on) (.+)$/i;
const OR = /\bor\b/i;
const FRAME =
  /^(?:(?:in|at|on) )?(?:(?:an?|the|any|some) )?(?:(?:busy|working|modern|similar|real|commercial|professional) )*/i;
const ANOTHER = /^(?:other|another|something|somewhere|anything|anywhere|similar|like|the like|alike)\b/i;
const SORT =
  /\s+(?:settings?|environments?|sectors?|industry|industries|compan(?:y|ies)|firms?|roles?|jobs?)$/i;
const FIELD = /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}$/u;
const TOO_WIDE =
  /^(?:role|office|team|company|business|job|work|field|trade|industry|agency|practice|front office|revenue|development|management|operations|technical|technology)$|\b(?:of|with|where|that|who|and|for)\b/i;
