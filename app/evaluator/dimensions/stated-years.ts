import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { wordsOf } from "../text/words";
import { isTimeAtHome } from "./beside-work";
import { isBeside, isCertain } from "./certainty";
import { isOnlyAbout } from "./doing-about";
import type { Candidate } from "./finding";
import { counts } from "./reading";

const MONTHS = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) months\b/i;
const NUMBERS = (
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen twenty"
).split(" ");
const TENS = ["twenty", "thirty", "forty"];
const ONES = NUMBERS.slice(0, 9).join("|");
const NUMBER = `\\d{1,2}|(?:${TENS.join("|")})(?:-(?:${ONES}))?|${NUMBERS.join("|")}`;
export const STATED = new RegExp(
  `\\b(${NUMBER})(?:\\+|\\s?½| and a half)?(?:\\s?\\+)?\\s(?:years?|yrs?)\\b`,
  "i",
);

const SPAN =
  /\b(?:since|from) (?:\p{L}{3,9} )?((?:19|20)\d{2})\b(?: (?:to|until|till) (?:\p{L}{3,9} )?((?:19|20)\d{2})\b)?/iu;

export function statedYears(
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

export const isPlain = (each: Candidate, isTool = false) =>
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

export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const [ten = "", one = ""] = text.toLowerCase().split("-");
  const tens = TENS.indexOf(ten);
  return tens < 0 ? NUMBERS.indexOf(ten) + 1 : (tens + 2) * 10 + NUMBERS.indexOf(one) + 1;
}
