import { BURDEN } from "../data/posting-cues";
import { wordsOf } from "../text/words";
import { isVerbless } from "./clause-strength";

export function namesTheJob(sentence: string, title: string): boolean {
  const own = new Set(wordsOf(sentence).map(({ stem }) => stem));
  const named = wordsOf(title).filter(({ stem }) => own.has(stem)).length;
  return (
    title !== "" && isVerbless(sentence) && named >= 1 && named * 2 >= wordsOf(title).length && own.size <= 12
  );
}

export function withoutOccupation(clause: string, title: string): string {
  const named = LOOKING_FOR.exec(clause)?.[0];
  if (named === undefined) return clause;
  const titled = new Set(wordsOf(title).map(({ stem }) => stem));
  const rest = clause.slice(named.length).replace(/^(?:full|part)[- ]time\s+/i, "");
  const words = wordsOf(rest);
  const own = words.findIndex(({ stem }) => !titled.has(stem));
  if (own <= 0) return words.slice(0, 4).some(({ stem }) => titled.has(stem)) ? rest : clause;
  const after = rest.slice(words[own]?.start);
  const demands = /\bwho (?!will\b|wants?\b|would\b)\p{L}/iu.exec(after);
  if (demands) return after.slice(demands.index);
  if (/^for\b/i.test(after) && BURDEN.test(after)) return after;
  const place = rest.slice(0, words[own]?.start);
  return /^(?:who|to|for|from|in|at|join)\b/i.test(after) || APPOSED.test(place) ? "" : after;
}
/** "… a sous chef at the Drovers, a pub": what follows tells of the place. */
const APPOSED = /\s(?:at|in|for) .+,\s*(?:an?|the|our)?\s*$/i;
const LOOKING_FOR =
  /^.*?\b(?:look(?:s|ing) for|we(?:['’]re| are) after|seek(?:s|ing)?|searching for|want(?:s|ed)?|needs?|hiring)\s+(?:an?\s+)?/i;
