import { IMPERATIVE } from "../data/posting-cues";

/** Sentences of a paragraph; abbreviations, numbers and names with dots inside do not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]+["”’)]*\s+(?=["“‘(]?[\p{Lu}\p{N}£$€])/gu)) {
    const before = text.slice(from, match.index + match[0].length);
    if (ABBREVIATION.test(text.slice(from, match.index + 1)) || open(before)) continue;
    sentences.push(before.trim());
    from = match.index + match[0].length;
  }
  const last = text.slice(from).trim();
  return last === "" ? sentences : [...sentences, last];
}

const ABBREVIATION =
  /\b(?:e\.g|i\.e|incl|approx|min|max|st|dr|mr|mrs|ms|inc|ltd|co|etc|vs|dept|a\.m|p\.m|p\.a|(?<=mrs?\.? |ms\.? |dr\.? )\p{L})\.$/iu;

const open = (text: string) => text.lastIndexOf("(") > text.lastIndexOf(")");

/** Cut at a semicolon, before a clause that does not look back, and where years stand beside more. */
export function clausesOf(sentence: string): string[] {
  if (sentence.length > LONGEST_SENTENCE) return [sentence];
  const clauses: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(JOINT)) {
    if (match.index <= from || open(sentence.slice(from, match.index))) continue;
    const before = sentence.slice(from, match.index);
    const after = sentence.slice(match.index + match[0].length);
    const isBehindColon = match[0].startsWith(":");
    if (!SAYS_SOMETHING.test(before) || DEPENDS.test(before)) continue;
    if (ENDS_A_LIST.test(after) && !HAS_A_VERB.test(before)) continue;
    const isOwnPart = isBehindColon || (match[0].startsWith(";") && /^(?:and )?you\b/i.test(after));
    if (!isOwnPart && (looksBack(after) || !startsAnew(after, match[0]))) continue;
    clauses.push(before);
    from = match.index + match[0].length;
  }
  return [...clauses, sentence.slice(from)].map((each) => each.trim()).filter((each) => each !== "");
}

const ENDS_A_LIST = /^[\p{L}-]+ (?:or|and) (?:[\p{L}-]+ ){1,2}(?:is|are)\b/u;
const HAS_A_VERB = /\b(?:is|are|was|will|must|needs?|have|has|can|you|we)\b/i;

const startsAnew = (clause: string, joint: string): boolean =>
  STARTS_ANEW.test(clause) || /[;/]/.test(joint) || (joint.includes(",") && OWN_SUBJECT.test(clause));

function pairedThings(clause: string): string[] {
  const pair = PAIR.exec(clause) ?? WHO_PAIR.exec(clause) ?? PAPER_PAIR.exec(clause);
  if (pair?.[1] !== undefined && pair[2] !== undefined) return [pair[1], pair[2]];
  const ofSomebody = clause.split(AND_WHO);
  if (ofSomebody.length > 1 && ofSomebody.every((part) => part.split(" ").length > 3)) return ofSomebody;
  return wishedThings(clause);
}

/** The things of "A, B and C are a must" and "You need A, B and C", if each has words enough of its own. */
export function listedThings(clause: string, isBare: boolean): string[] {
  const paired = pairedThings(clause);
  if (paired.length > 1) return paired;
  const list =
    REQUIRED_LIST.exec(clause)?.[1] ?? NEEDED_LIST.exec(clause)?.[1] ?? (isBare ? clause : undefined);
  const things = list?.split(/,\s+(?:and\s+)?(?![^(]*\))/) ?? [];
  const last = things.at(-1)?.split(/\s+and\s+(?=(?:an?|the|your|own|some|good|\d+|one|two|three)\s)/);
  const all = [...things.slice(0, -1), ...(last ?? [])];
  const stand = all.length > 2 && all.every((thing) => STANDS_ALONE.test(thing.trim()));
  return stand ? all : [clause];
}
/** "Must have own transport and PA1": two papers or things, of which one tells nothing of the other. */
const PAIR =
  /^((?:you(?:['’]ll)? )?(?:must have|must hold|need(?: to have)?|will need) (?:your )?own (?:transport|car|van|vehicle|tools?|kit|harness|laptop)) and (?:an? |your )?(?!own\b)((?:\S+ ){0,3}(?:\p{Lu}{2,}\d*|certificate|card|ticket|insurance|dbs(?: check)?))[.!]?$/iu;
const PAPER_PAIR =
  /^((?![^,]*(?:\bor\b|\bbetween\b))[^,;]{8,90}?) and ((?:an?|current|valid|full) (?:(?!or\b|of\b|and\b)[\p{L}’'&.-]+ ){0,4}(?:licen[cs]e|card|ticket|certificate|passport)(?= (?:valid|because|as|since)\b|\W*$).{0,60})$/iu;
const AND_WHO =
  /,?\s+and (?=who (?:can|has|have|is|are|knows?|holds?|speaks?)\b)|,\s+(?=who (?:can|knows?|has|holds?)\b)/i;
const WHO_PAIR =
  /^((?:(?:people|somebody|someone|those) )?who (?:are|can|ha[sv]e?|holds?|is|knows?) .{4,80}?) and ((?:are|can|ha[sv]e?|holds?|is|knows?) .{8,})$/i;
const STANDS_ALONE =
  /^(?:(?!(?:or|in|on|at(?! (?:ease|home))|of|from|by|into|for|because|since|as|so|which|who|whether|when|where|while|if|but) )\S+\s.*|\p{Lu}{2}\S*)$/iu;

/** "A bonus if you can run a sprayer, hang paper or have dealt with lead": each with a verb of its own. */
function wishedThings(clause: string): string[] {
  const lead = IF_YOU.exec(clause)?.[0];
  if (lead === undefined) return [clause];
  const [first = "", ...others] = clause
    .slice(lead.length)
    .split(/,\s+(?:or\s+|and\s+)?|\s+or\s+(?=(?:have|hold|can|know|speak)\s)/);
  const isEach =
    others.length > 0 &&
    others.every((part) => /\s/.test(part) && (HAS_DONE.test(part) || IMPERATIVE.test(part)));
  return isEach ? [`${lead}${first}`, ...others] : [clause];
}
const IF_YOU = /^.{0,40}\bif you(?:['’]ve| have| can)? /i;
const HAS_DONE = /^(?:have|hold|can|know|speak|done|used|worked|dealt|run|hang|held|led|built|been)\b/i;

/** "You'll issue books, run story time and help readers": each doing, if each begins with its own verb. */
export function listedDeeds(clause: string): string[] {
  const lead = DOINGS.exec(clause)?.[0];
  if (lead === undefined || /:\s|, so you\b/i.test(clause)) return [clause];
  const deeds: string[] = [];
  for (const part of clause.slice(lead.length).split(/,\s+(?:and\s+)?|\s+and\s+/)) {
    const [first = "", last] = [deeds[0], deeds.at(-1)];
    const isAnew =
      ONLY_A_VERB.test(part) ||
      (/\s/.test(part) &&
        ((IMPERATIVE.test(part) && !OF_STOCK.test(part)) ||
          (GERUND.test(part) && (GERUND.test(first) || /\bbe $/.test(lead))) ||
          GOES_ON.test(part)));
    if (last === undefined || (isAnew && HAS_OBJECT.test(last)))
      deeds.push(part.replace(/^(?:will (?:also )?|for (?=\p{L}+ing\b))/u, ""));
    else
      deeds[deeds.length - 1] =
        `${last}${clause.slice(clause.indexOf(last) + last.length).split(part)[0]}${part}`;
  }
  const [first = "", ...others] = deeds.map((deed) => deed.replace(NOW_AND_THEN, ""));
  return others.length === 0 ? [clause] : [`${lead}${first}`, ...others];
}
const ONLY_A_VERB =
  /^(?:prepare|maintain|compile|assess|organi[sz]e|arrange|install|inspect|repair|serve|monitor|analy[sz]e|manage|co-?ordinate|write)$/i;
const GOES_ON = /^(?:will \p{L}|for (?!during\b|including\b)\p{L}{3,}ing\b)/u;
const OF_STOCK = /^(?:stock|test|record|book) (?:rotation|control|keeping|takes?|levels|checks?|results)\b/i;
const NOW_AND_THEN = /\s+and, (?:now and then|from time to time|at times|(?:when|if|where) \p{L}+)$/iu;
const HAS_OBJECT = /\s(?!(?:up|out|off|down|in|on|over|away)$)\S/;
const DOINGS =
  /^(?:(?:(?:in|as|on|at|with|each|every|most) [^,;.]{2,50}?,? )?you(?:['’]ll| will|['’]d| would)(?: also)?(?: be)?|(?:the )?(?:post ?holder|(?:successful|right) (?:candidate|applicant|person)|person appointed) will(?: also)?|(?:your|the|main|key)? ?(?:duties|responsibilities|tasks)(?: will)? (?:are|include)(?:,? but (?:(?:are|is)(?:n['’]t| not)|not) limited to)?:?|that means|(?:the|your) (?:work|job|days?|weeks?|role) (?:is|are|means|involves|(?:are|is) made up of|consists? of)(?= \p{L}+ing\b)) (?=\p{L})/iu;
const GERUND = /^(?!(?:during|including|following|according|willing)\b)\p{L}{3,}ing\b/iu;
const REQUIRED_LIST =
  /^(.+?),? (?:are|is) (?:all )?(?:a must|musts|essential|required|needed|necessary|mandatory|non-negotiable|expected)[.!]?$/i;
const NEEDED_LIST =
  /^(?:(?:you|(?:the )?(?:successful |ideal |right )?(?:applicants?|candidates?|person|post ?holder))(?:['’]ll| will| must| should)? (?:also )?(?:need|hold|bring|have(?! (?:to|\p{L}+ed)\b))|we(?:['’]re| are)? (?:also )?(?:need|ask(?:ing)? for|expect|look(?:ing)? for|want|require)|essential|required|must haves?)(?::| –)? (.+)$/iu;

/** A longer one is no sentence of a posting, and not searched for its joints. In characters. */
const LONGEST_SENTENCE = 1_000;
const JOINT =
  /;\s+|:\s+(?=(?:she|he|they|we|i) (?:wants?|needs?|likes?|looks? for|asks? for)\b)|\s\/\/\s|,?\s+(?:and|but)\s+|,\s+(?:al)?though\s+|,?\s+or\s+(?=if you )|,\s+|\s+(?=with (?:at least |a minimum of |min\. ?)?(?:\d+|one|two|three|four|five|six|ten)\+? (?:or more )?(?:years|months))/giu;
const SAYS_SOMETHING = /\p{L}{2,}\s+\S*\p{L}/u;
const DEPENDS = /^(?:if|when|because|since|as|while|although|where|once|unless|in case|due to)\b/i;
const ASKS_YEARS =
  "(?:at least |a minimum of |no less than |min\\. ?)?(?:\\d+|one|two|three|four|five|six|ten)\\+? " +
  "(?:or more )?(?:years|months)";
const STARTS_ANEW = new RegExp(
  `^(?:(?:(?:that )?you|we|i)(?:['’](?:ll|d|re|ve))?\\s+\\p{L}|there(?:['’]s| is| are| will)\\s|` +
    `(?:with )?${ASKS_YEARS}|(?:as |so )?would \\p{L}|so (?:is|are) (?!that\\b|this\\b|it\\b)|` +
    "it would (?:\\p{L}+ ){1,4}if you\\s|if you(?:['’]ve)?\\s|" +
    `(?:an?|some) (?:[\\p{L}\\d]+ ){1,7}would (?:be|help))`,
  "iu",
);

const OWN_SUBJECT =
  /^(?:(?!what )[\p{L}'’-]+ ){1,4}(?:is|are|means|must|need|needs)\s|^every(?:one|body) has to\s|^(?:[\p{L}\d'’-]+ ){1,8}would (?:be|help|go down|count|please|shorten|put|get)\s|^(?:an?|some|any) (?:[\p{L}\d'’-]+ ){1,8}(?:helps?\b|is (?:an? )?(?:\p{L}+ )?(?:nice to have|plus|bonus|advantage|desirable|welcome|useful|handy)\b)/iu;

const looksBack = (clause: string) =>
  /^or\b(?! if you )/i.test(clause) ||
  /^would (?!you\b|love\b|like\b)/i.test(clause) ||
  POINTS_BACK.test(clause) ||
  /^(?:you|we|i)(?:['’]\p{L}+)? (?:\p{L}+ ){1,4}(?:it|them|him|her)\b(?! \p{L}+ing)/iu.test(clause) ||
  TO_IT.test(clause) ||
  TO_DO_THAT.test(clause) ||
  IS_ENOUGH.test(clause) ||
  /^if you(?:['’]ve| have)? (?:\p{L}+ ){0,2}(?:in |with |on )?(?:it|one|them)\b/iu.test(clause) ||
  AFTERTHOUGHT.test(clause);
const POINTS_BACK =
  /^(?:it(?! would (?:\p{L}+ ){1,4}if you\b)|that(?! you )|this|they|which|who|so(?! would| if you| (?:is|are) (?!that\b|this\b|it\b))|these|those|he|she)\b/iu;
const TO_IT =
  /^you(?:['’]\p{L}+)? (?!do not|don['’]t)(?:\p{L}+ ){1,7}(?:it|them|(?:every|each) \p{L}+ one)\b(?! \p{L}+ing)/iu;
const TO_DO_THAT =
  /^you(?:['’]\p{L}+)? (?:\p{L}+ ){1,6}(?:that|both|this|so|all of (?:it|that|them))(?: too| as well)?\W*$|^(?:for|with|in) (?:that|this|it) you\b|^you(?:['’]\p{L}+)? (?:\p{L}+ ){1,9}(?:in|on|with|of|from|for) (?:it|that|this|both|them)(?= (?:or|without)\b|,? too\b|\W*$)/iu;
const IS_ENOUGH =
  /^(?:the|an?|any) [^,;]{3,50} (?:is|are|will be|would be) (?:also )?(?:enough|sufficient|fine|plenty|ok(?:ay)?)\b/i;
const AFTERTHOUGHT =
  /^(?:you|we|i)(?:['’]\p{L}+)? (?:(?:do|would|will|can|mean|train|are|know why)\b[^,]{0,12}$|know why)/iu;
