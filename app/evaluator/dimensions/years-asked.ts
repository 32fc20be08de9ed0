import type { Job } from "../claims/jobs";
import { isToolAsWritten, isToolForm } from "../requirements/aliases";
import type { Requirement } from "../requirements/requirement";
import { stemOf, wordsOf } from "../text/words";
import { kinship, mattersOf } from "./kinship";
import { isFieldOf } from "./occupation";
import type { Reading } from "./reading";

export function ofTheOccupation({ alternatives }: Requirement, { occupation }: Reading): boolean {
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

export const isOfTheTrade = ({ alternatives }: Requirement, { title }: Job, { words }: Reading): boolean =>
  alternatives.some(({ terms }) => terms.length === 1 && isFieldOf(terms[0]?.words ?? "", title, words));

/** "Three years of balayage" needs a word of it somewhere, "on the tools" is said of any trade. */
export function isSpokenOf(
  { line, alternatives }: Requirement,
  { application, occupation }: Reading,
): boolean {
  if (OF_ANY_TRADE.test(line)) return true;
  const forms = alternatives.flatMap(({ terms }) => terms.flatMap((term) => term.forms));
  const stems = new Set(forms.flatMap((form) => form.split(" ")).filter((stem) => !PAID.test(stem)));
  if (kinship(mattersOf([...stems]), mattersOf(occupation.map(stemOf))) > 0) return true;
  return application.statements.some(({ sentence }) => sentence.words.some(({ stem }) => stems.has(stem)));
}

const OF_ANY_TRADE =
  /\b(?:on the (?:tools|floor|job)|in the (?:trade|seat)|in practice|(?:that|this) (?:kind|sort) of work|chairside|PQE|post[- ]?(?:qualif|regist)\w+)\b/i;

/** What no title tells: people led, another role, a sort of firm. */
export const OF_MORE =
  /\b(?:people|line|team|staff) (?:management|leadership)\b|\b(?:manag|lead|supervis)ing (?:a |the )?(?:people|staff|teams?)\b|\bleadership\b|\bas (?!(?:an? )?(?:similar|comparable|same))|\b(?:abroad|remotely)\b|\bat an agency\b|\bin (?:an? |the )?(?:\p{L}+ )?(?:fintech|finance|banking|insurance|health ?care|charit\w+|non-?profits?|retail|hospitality|public sector|government|manufacturing|construction|telecoms?|pharma\w*|energy|gaming|e-?commerce|agenc(?:y|ies)|start-?ups?|consultanc(?:y|ies)|law firms?|local authorit(?:y|ies)|media|automotive|aerospace)\b/iu;

/** "3+ years with React": a software engineer may have worked in anything. */
export const isOfATool = ({ line, alternatives }: Requirement): boolean =>
  WITH_A_NAME.test(line) ||
  alternatives.some(({ terms: [first] }) =>
    wordsOf(first?.words ?? "").some(({ stem, written }) => isToolForm(stem) || isToolAsWritten(written)),
  );

const WITH_A_NAME = /\b(?:with|using|of|in) (?:the )?\p{Lu}/u;
