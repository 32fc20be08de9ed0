import { BURDEN } from "../data/posting-cues";
import { wordsOf } from "../text/words";
import { isVerbless } from "./clause-strength";

export function namesTheJob(sentence: string, title: string): boolean {
  const own = new Set(wordsOf(sentence).map(({ stem }) => stem));
  const named = wordsOf(title).filter(({ stem }) => own.has(stem)).length;
  return (
    title !== "" &&
    !/^you\b/i.test(sentence) &&
    isVerbless(sentence) &&
    named >= 1 &&
    named * 2 >= wordsOf(title).length &&
    own.size <= 12
  );
}

export function withoutOccupation(clause: string, title: string): string {
  const named = LOOKING_FOR.exec(clause)?.[0];
  if (named === undefined) return clause;
  const titled = new Set(wordsOf(title).map(({ stem }) => stem));
  const rest = clause.slice(named.length).replace(/^(?:full|part)[- ]time\s+/i, "");
  const near = wordsOf(rest).slice(0, FAR);
  const first = near.find(({ stem }) => titled.has(stem));
  if (first === undefined) return clause;
  if (first === near[0]) return besidesName(rest, titled);
  const praise = rest.slice(0, first.start);
  const isPraise = PRAISE.test(praise) && !HELD.test(praise);
  if (isPraise && besidesName(rest.slice(first.start), titled) === "") return "";
  return near.indexOf(first) < NEAR ? rest : clause;
}

const NEAR = 4;
const FAR = 6;

function besidesName(rest: string, titled: ReadonlySet<string>): string {
  const own = wordsOf(rest).find(({ stem }) => !titled.has(stem));
  if (own === undefined) return rest;
  const after = rest.slice(own.start);
  const demands = /\bwho (?!will\b|wants?\b|would\b)\p{L}/iu.exec(after);
  if (demands) return after.slice(demands.index);
  if (/^for\b/i.test(after) && BURDEN.test(after)) return after;
  const place = rest.slice(0, own.start);
  const isOfPlace = /^(?:who|to|for|from|in|at|join)\b/i.test(after) || APPOSED.test(place);
  return isOfPlace || /\S\s+to\s*$/i.test(place) ? "" : after;
}
const PRAISE =
  /^(?:(?!(?:an?|the|to|for|of|in|at|on|who|with|you|some\w+|one|two|three|four|five)\b)[\p{L}-]+,? (?:and )?)+$/iu;
const HELD = /\b(?:\p{L}+(?:ified|istered|artered|sed|ained|ited)|level)\b|\p{Lu}{2}/u;
/** "… a sous chef at the Drovers, a pub": what follows tells of the place. */
const APPOSED = /\s(?:at|in|for) .+,\s*(?:an?|the|our)?\s*$/i;
const LOOKING_FOR =
  /^.*?\b(?:look(?:s|ing) for|we(?:['’]re| are) after|seek(?:s|ing)?|searching for|want(?:s|ed)?|needs?|we (?:now |currently )?require|hiring|wish(?:es)?)\s+(?:to (?:appoint|employ|find|hire|recruit)\s+)?(?:an?\s+)?/i;
