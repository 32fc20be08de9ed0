import { FILLER } from "../data/filler-words";
import { isToolAsWritten } from "./aliases";

/** A line without capitals that name no program: days, streets, grades, people, and words that shout. */
export const withoutNoNames = (line: string): string =>
  [ON_A_DAY, IN_A_PLACE, GRADED, SOMEBODY, IN_THE_CLOUD].reduce(
    (text, each) => text.replace(each, blank),
    shouted(line),
  );

const blank = (all: string) => " ".repeat(all.length);

const ON_A_DAY =
  /(?<=\b(?:an?|the|on|every|each|per|by|before|after|until|till|to|from|last|next|this|one|most) )Monday\b(?!\.com)|\bMonday(?= (?:to|till|until|through|and \p{Lu}\p{L}+day|morning|lunch\w*|evening|afternoon|night)\b|s? ?[–-] ?\p{Lu}\p{L}+day)/gu;
const IN_A_PLACE =
  /\b(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|Road|Lane|Avenue|Quay|Terrace|Crescent)\b|(?<=\b(?:our|the|at|in|from) )(?:\p{Lu}[\p{L}'’]+ ){1,3}(?=(?:office|depot|branch|campus|studio|lab)s?\b)|(?<=\b(?:up|down|out|over) (?:through|around|across|by) )\p{Lu}\p{L}+(?:(?:,| and|, and| or) \p{Lu}\p{L}+)*/gu;
const GRADED =
  /\b(?:Class|Grade|Category|Cat|Band|Tier) [A-Z](?:(?:,| or| and|\/| to) ?[A-Z])*(?![\p{L}\d+#])|(?<=\bWCAG[ \d.]{1,6})A{2,3}\b/gu;
const SOMEBODY =
  /(?<!\p{L})\p{Lu}\p{Ll}+(?= (?:will (?:also )?(?:show|teach|train|help you|look|be (?:\p{L}+ )?(?:glad|pleased|happy|delighted|away|there))|is (?:(?:still |often )?away|off\b|on (?:holiday|vacation|leave|maternity)|leaving|retiring))\b)/gu;
const IN_THE_CLOUD =
  /\bcloud[- ](?=(?:based|ledger|account\p{L}*|book\p{L}*|payroll|phone|till|pos|hr|crm|erp|cad|diary|records?)\b)/giu;

/** "CONFIDENT with Excel", "you MUST have used one", "CHECK AND FILE THE FORMS": no names for being loud. */
function shouted(line: string): string {
  const loud = line.match(LOUD) ?? [];
  const isLoud = loud.filter(isPlain).length > 1;
  return line.replace(LOUD, (word) => {
    if (/^(?:EXCEL|OUTLOOK|SAGE)$/.test(word)) return word.charAt(0) + word.slice(1).toLowerCase();
    const isWord = (isPlain(word) && (isLoud || word.length > 2)) || /.ING$/.test(word);
    return (isWord || (isLoud && word.length > 3)) && !isToolAsWritten(word) ? word.toLowerCase() : word;
  });
}
const isPlain = (word: string) => FILLER.has(word.toLowerCase()) && !/^(?:IT|US|ME|BE)$/.test(word);
const LOUD = /(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d+#-])/gu;
