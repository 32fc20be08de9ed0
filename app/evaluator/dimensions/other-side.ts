import { stemOf, stemsOf } from "../text/words";
import { GROUP, LEADING, PEOPLE } from "./people-led";

const LED = `(?:${GROUP})s?|${PEOPLE}`;
const ASKS_TO_LEAD = new RegExp(
  `\\b(?:lead(?:ing)?|manag(?:e|ing)|supervis\\w+|leadership of)\\b.*\\b(?:${LED})\\b|` +
    "\\b(?:team|people|staff|line)[- ](?:leadership|management|lead)\\b",
  "iu",
);
const A_GROUP = `(?:[\\p{L}-]+ ){0,3}(?:${GROUP})\\b`;
const MEMBER = new RegExp(
  `\\b(?:member|part|one) of (?:an?|the|our) ${A_GROUP}|\\b(?:in|within) an? ${A_GROUP}|\\bteam player\\b`,
  "iu",
);
const BESIDE_SOMEBODY =
  /\b(?:(?:report|answer)(?:s|ed|ing)? to|shar(?:ed|ing) an? \p{L}+ with|alongside) (?!me\b|us\b)[^,;.]+/giu;
const LEADS =
  /\b(?:lead\w*|manag\w+|in charge|responsible|heads?|fore(?:wo)?man|charge ?hand|mentor\w*|coach\w*|train\w+|(?:to|under) me)\b/iu;

const isLed = (line: string, own: string): boolean =>
  ASKS_TO_LEAD.test(line) && MEMBER.test(own) && ![LEADING, LEADS].some((cue) => cue.test(own));

const PERSON =
  "(?:[\\p{L}-]+ ){0,3}?" +
  "(?:\\p{L}{3,}(?:ers?|ors?|ists?|ants?|ians?)|nurses?|colleagues?|partners?|staff|heads?)";
const DONE_TO = new RegExp(`\\b(\\p{L}+ed) by ${PERSON}\\b|\\bto be (\\p{L}+ed)\\b`, "giu");

function isDoneTo(asked: readonly string[], text: string): boolean {
  const stems = stemsOf(text);
  return [...text.matchAll(DONE_TO)].some(([, by = "", to = by]) => {
    const deed = stemOf(to.toLowerCase());
    return asked.includes(deed) && stems.filter((stem) => stem === deed).length === 1;
  });
}

const TAUGHT = `(?:${LED}|users?|customers?|students?|trainees?|apprentices?|reps?|commis)`;
const ASKS_TO_TEACH = new RegExp(
  `\\b${TAUGHT}[- ](?:training|coaching|mentoring|induction)\\b|\\b(?:lessons|tuition)\\b|` +
    "\\b(?:deliver|provid|giv|run|lead|conduct|design)\\w* (?:[\\p{L}-]+ ){0,2}" +
    "(?:training|courses?|workshops?)\\b|" +
    `\\b(?:train|coach|mentor|teach|induct)\\w*(?: of| for)? (?:[\\p{L}-]+ ){0,2}${TAUGHT}\\b`,
  "iu",
);
const TOOK =
  /\b(?:completed?|attended|received|had|took|passed|sat|underwent|went through|(?:was|were|been) taught)\b/i;
const GAVE =
  /\b(?:trained|delivered|coached|mentored|gave|led|ran|designed|wrote|(?<!\b(?:was|were|been) )taught)\b/i;

const isTaught = (line: string, text: string): boolean =>
  ASKS_TO_TEACH.test(line) && TOOK.test(text) && !GAVE.test(text);

const ANOTHER =
  "(?:(?:the|an?|our|my|his|her|their|its|each|every|other|another) )?(?:[\\p{L}-]+ ){0,2}?" +
  "(?:\\p{L}{3,}(?:ers?|ors?|[iy]sts?|ants?|ians?)|" +
  "(?:nurse|colleague|partner|head|chef|agent|client|student|architect|firm|office|clerk|boss)(?:e?s)?|" +
  "midwi(?:fe|ves)|secretar(?:y|ies)|agenc(?:y|ies)|compan(?:y|ies)|foremen|management|others|" +
  "somebody|someone|he|she|they)";
const CHARGED =
  "(?:instruct|employ|engag|allocat|recruit|commission|contract|appoint|assign|brief|persuad|schedul)" +
  "(?:ed|s|e)?";
const TOLD_OF_ANOTHER = new RegExp(
  `\\b(?:that|which|whom?|what|how|where|while|once|after|before|when|until) ${ANOTHER}` +
    "(?:['’](?:s|re|ll|d|ve))? \\p{L}+[^,;.]*|" +
    "\\bwhoever [^,;.]*|" +
    `\\b(?:the|our|my|their) ${ANOTHER} (?:had|has|have) [^,;.]*|` +
    `\\bas (?:the|our|my|their) ${ANOTHER} (?:at [\\p{L} ]+ )?(?:had|has|asked|told|wanted|set)\\b[^,;.]*|` +
    `\\b(?:called|asked|told|hired|paid|invited|booked|got|${CHARGED}) ${ANOTHER} to [^,;.]*|` +
    `\\b(?:watched|observed|saw) ${ANOTHER} \\p{L}+[^,;.]*`,
  "giu",
);
const NAMED_BY_IT =
  /(?<!\b(?:as|was|am|became|promoted to) )\b(?:the|our|my|their|his|her|by|for) (?:\p{L}+ )?\p{L}{3,}(?:er|or)s?\b/giu;

const AFTER_AN_ABILITY =
  /^\W{0,9}(?:(?:proven|strong|some|good) )*(?:experience|ability|able|skilled|confident|willing)\b.*?\b(?:to (\p{L}{2,20})|(\p{L}{2,20}ing)\b)/iu;

function deedIn(line: string): string {
  const [, to, ing] = AFTER_AN_ABILITY.exec(line) ?? [];
  return stemOf((to ?? ing ?? /^\W{0,9}(\p{L}*)/u.exec(line)?.[1] ?? "").toLowerCase());
}

/** "Followed the routes that the planner gave me", of planning routes. */
function isDoneByAnother(line: string, text: string): boolean {
  const own = text.replaceAll(TOLD_OF_ANOTHER, "").replaceAll(NAMED_BY_IT, "");
  if (own === text) return false;
  const deed = deedIn(line);
  const names = (words: string) => stemsOf(words).some((stem) => stem.startsWith(deed));
  return names(text) && !names(own);
}

const MAKES =
  /^\W{0,9}(?:writ\w+|prepar\w+|draft\w*|produc\w+|lead\w*|run(?:s|ning)?|chair\w*|creat\w+|compil\w+)\b/i;
const HANDLES =
  /^\W{0,9}(?:(?:print|check|receive|review|read)\w* and )?(?:attend|receive|sign|approve|forward|print|post|file|collect)(?:s|d|ed)?\b/i;

const isHandled = (line: string, text: string): boolean =>
  MAKES.test(line) && HANDLES.test(text) && !stemsOf(text).includes(deedIn(line));

/** Whether a sentence tells of a deed from its other side: of who was led or mentored, or of who did it. */
export function isTheOtherSide(line: string, text: string): boolean {
  const asked = stemsOf(line);
  const own = asked.includes("report") ? text : text.replaceAll(BESIDE_SOMEBODY, "");
  const isAsked = (words: string) => stemsOf(words).some((stem) => asked.includes(stem));
  const isAnothers = own !== text && isAsked(text) && !isAsked(own);
  return (
    isAnothers ||
    isLed(line, own) ||
    isTaught(line, text) ||
    isDoneTo(asked, text) ||
    isHandled(line, text) ||
    isDoneByAnother(line, text) ||
    isOnPaper(line, text) ||
    isHadByOneself(line, text)
  );
}

const isHadByOneself = (line: string, text: string): boolean =>
  JABS.test(line) && !TO_BE_HAD.test(line) && HAD.test(text);
const TO_BE_HAD = /\b(?:vaccinated|immuni[sz]ed|immun(?:e|ity)|against|own|status|up[- ]to[- ]date)\b/i;
const JABS = /\b(?:immuni[sz]ations?|vaccin\w+|jabs)\b/i;
const HAD =
  /\b(?:(?:fully|triple|double|been|am|i['’]m) (?:vaccinated|immuni[sz]ed)|immune|immunity|(?:had|have|got) (?:had )?(?:my|all (?:my )?)\b|(?:course|doses?) (?:of \p{L}+ )?(?:completed?|done|received)|up[- ]to[- ]date|my own)/iu;

const isOnPaper = (line: string, text: string): boolean =>
  ON_A_SCREEN.test(line) && !/\bpaper\b/i.test(line) && OF_PAPER.test(text) && !ON_A_SCREEN.test(text);
const ON_A_SCREEN = /\b(?:apps?|electronic\w*|digital\w*|online|software|tablets?|computer\w*|systems?)\b/i;
const OF_PAPER =
  /\bpaper (?:[\p{L}-]+ )?(?:books?|logs?|diary|diaries|sheets?|records?|forms?|cards?|files?|charts?|tickets?|notes?)\b/iu;
