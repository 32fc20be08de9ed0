import type { Statement } from "../claims/claim";
import { remembered, rememberedMeanwhile } from "../text/remembered";
import type { Sentence } from "../text/sentences";

/** Times that are no job; they cost nothing and show no occupation. */
const AT_HOME =
  /\b(?:at home|home with|carer for my|caring for|minded my|(?:maternity|parental)(?! (?:cover|wards?|units?|care|services?|support|hospital|nurse|assistant))|career break|family leave|retired|closed the shop|asylum|travell?ing|rais(?:ed|ing) (?:\p{L}+ ){0,3}(?:children|kids|family|sons?|daughters?)|(?:full[- ]time|stay[- ]at[- ]home) (?:mum|mother|mom|dad|father|parent)|unemployed|out of work|not in (?:paid )?work|between jobs)\b|^(?:family|mum|mother|dad|father|parent|homemaker|housewife)$/iu;

const WORKS_THERE =
  /^(?!(?:mother|father|carer|homemaker)\b)(?:\p{L}+ )?\p{L}{2,}(?:er|or|ist|ian)\b.*\bat home\W*$/iu;

export const isBreak = rememberedMeanwhile(
  (title): boolean => AT_HOME.test(title.replace(NAMED_SO, "")) && !WORKS_THERE.test(title),
);
const NAMED_SO = /(?!(?:Mother|Father|Parent|Mum|Mom|Dad|Carer)\b)\b\p{Lu}\p{L}+ at Home\b/gu;

const FAMILY =
  "(?:mother|father|mum|mom|dad|parents?|children|kids|twins|sons?|daughters?|wife|husband|baby)";
const TIME_AT_HOME = new RegExp(
  "\\b(?:was|were|been|stay\\w*|years?|months?) (?:spent )?at home\\b|\\bcar(?:ed|er|ing) for my\\b|" +
    `\\bcareer break\\b|\\blook(?:ed|ing) after my (?:\\w+ )?${FAMILY}\\b`,
  "i",
);
export const isTimeAtHome = remembered(({ text }: Sentence): boolean => TIME_AT_HOME.test(text));

const BESIDE_WORK = /\b(?:volunt\w+|choir|clubs?|societ(?:y|ies)|charit\w+|hobb\w+|references?)\b/i;

export const isBesideWork = ({ sentence, section }: Statement): boolean =>
  section === "leisure" ||
  section === "referees" ||
  isBreak(sentence.text) ||
  BESIDE_WORK.test(sentence.text) ||
  /^I (?:like|love|enjoy)\b/.test(sentence.text);
