import { ASKED, TOOL_IN_USE, WISHED } from "../data/posting-cues";

/**
 * What a chatty line asks for: without what leads into it, plays it down or says what it is not.
 * The line itself where nothing else is left.
 */
export function askedPart(line: string): string {
  const sentences = line.replace(OPENER, "").split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const at = isBackground(sentences[0] ?? "") ? sentences.findIndex(asksSomething) : 0;
  const asked = sentences
    .slice(Math.max(0, at))
    .join(" ")
    .replace(NOT_WITHOUT, "")
    .replace(WISH_FOR, "")
    .replace(LEADS_UP, (lead, _at, whole: string) => (pointsBack(whole.slice(lead.length)) ? lead : ""))
    .replace(CONTRAST, "")
    .replace(PLAYED_DOWN, "")
    .replace(PRAISED, "")
    .replace(TELL_APART, "distinguish $1")
    .replace(WHO_SPEAKS_IT, "");
  return /\p{L}{3}/u.test(asked) ? asked : line;
}

/** "It would be a great help if you knew TAMS": whoever wishes for it, it is the knowing that counts. */
const WISH_FOR =
  /^it(?:['’]d| would|['’]s| is) (?:also )?(?:help(?: us)?(?: a lot)?|be (?:an? )?(?:\p{L}+ ){0,2}\p{L}+(?: as well)?|an? (?:\p{L}+ )?(?:plus|bonus|help)) if you(?:['’]ve| have| had| can| could| also| already| ever)* /iu;

/** "The job comes with a van, so a full driving licence is needed": a paper behind what leads up to it. */
const LEADS_UP =
  /^[^;.]{5,140}?,? so (?:please )?(?=(?:you(?:['’]ll| will)? (?:need|must have|have to have)|an? (?:full|current|clean|valid))\b)/i;
const pointsBack = (rest: string): boolean => !NAMES_A_PAPER.test(rest) || POINTS_BACK.test(rest);
const NAMES_A_PAPER = /\b(?:licen[cs]e|certificate|card|ticket|degree|diploma|qualification)\b/i;
const POINTS_BACK = /\b(?:it|its|they|them|both|ones?|that|this|these|those|there)\b/i;

const TELL_APART = /\btell ((?:an?|the) [^,.;]{2,40}?) from [^,.;]+/gi;

const WHO_SPEAKS_IT =
  /,? (?:as|since|because) (?:[\p{L}\d'’-]+ ){1,10}(?:speaks?|spoken|understands?)\b[^.;]*$/iu;

const OPENER = new RegExp(
  "^(?:first things first|here['’]s the (?:thing|big one)|the (?:big one|boring bit|serious bit)|" +
    "number one|most of all|above all|last but not least|one more(?: thing)?|and finally|" +
    "now|look|okay|right)\\s?[:,–—-]\\s+|" +
    "^what (?:we|i)(?:['’]d| would)? (?:hope|want|need|ask|look|expect|like)\\b[^:,.]{0,40}:\\s+",
  "i",
);

const isBackground = (sentence: string): boolean =>
  TELLS.test(sentence) &&
  /^\p{Lu}\p{Ll}*(?: \S+){3}/u.test(sentence) &&
  !/\byour?\b/i.test(sentence) &&
  ![ASKED, TOOL_IN_USE, WISHED].some((cue) => cue.test(sentence));
const TELLS = new RegExp(
  "^(?:we|our|the|this|most|some|half|" +
    "\\p{Lu}\\p{Ll}+(?: and \\p{Lu}\\p{Ll}+)? (?:is|are|has|have|was|runs?|does))\\b",
  "iu",
);

const asksSomething = (sentence: string): boolean =>
  ASKED.test(sentence) || /^(?:so |and |if )?you(?:['’](?:ve|ll|d|re))?\b/i.test(sentence);

const NOT_WITHOUT =
  /^[^,.;]*\b(?:won['’]t|can['’]t|cannot|don['’]t|doesn['’]t|not|never|nobody)\b[^,.;]*\bwithout (?=an? |your )|,? so (?:please )?(?:have|get|bring) one(?=\W*$)/gi;
const CONTRAST =
  /,?\s+(?:and )?(?:by (?:that|which) (?:we|i) (?:don['’]t|do not) mean|not (?:just|merely|simply|only)(?!.*\bbut\b)|as opposed to)\b[^,;.]*/i;
const PLAYED_DOWN =
  /\s+(?:(?:(?:do|does|wo)n['’]t|do not|does not|will not) (?:make you (?:cry|nervous|sweat)|(?:scare|faze|frighten|worry|bother|daunt) you|put you off)|holds? no (?:fear|terrors?)(?: for you)?|(?:is|are) (?:your (?:thing|bread and butter)|second nature)(?: to you)?|comes? naturally(?: to you)?|(?:is|are|has to be|should be) (?:nothing new|old hat|something(?: that)? you(?:['’]ve| have) (?:really |actually )?\p{L}+)(?: to you)?)(?=[.!]*$|[.!;] )/iu;
const PRAISED =
  /,? (?:would be (?:the|an?) (?:cherry|icing|dream|cream|star|win|treat)\b|(?:and )?you(?:['’]ll| will)? (?:go|jump|move) (?:straight )?to the (?:front|top)\b).*$/i;
