import { endOfMonth } from "../claims/dates";
import { LANGUAGE } from "../data/kind-cues";
import { statesIn } from "../data/states";
import type { Requirement } from "../requirements/requirement";
import { stemsOf } from "../text/words";
import type { Candidate } from "./finding";
import { lowestDegree } from "./levels";
import type { Reading } from "./reading";
import { isOfTheState } from "./right-to-work";
import { hasFewerPasses } from "./school-grades";

/** Whether a paper shares its name, letter or level with the one that is asked for, and is another. */
export const isOfAnotherKind = (line: string, candidate: Candidate): boolean => {
  const { text } = candidate.statement.sentence;
  return (
    (isOfAwareness(line, partWith(candidate)) && !/\btraining\b/i.test(line)) ||
    isGradeOfSpeech(line, candidate) ||
    isOtherFirstAid(line, text) ||
    isOfNoSchool(line, text) ||
    isOfAnotherStatus(line, text) ||
    hasPoints(line, text) ||
    (/\bmanual\b/i.test(line) && /\bauto(?:matic)?s? (?:only|licen[cs]e)\b|\bonly auto/i.test(text))
  );
};

/** "Level 2 Food Safety 2024, allergen awareness 2025" is two papers. */
function partWith({ statement: { sentence }, hit }: Candidate): string {
  const at = sentence.words[hit.at]?.start ?? 0;
  const ends = [...sentence.text.matchAll(/[,;|•]\s/g)].map(({ index }) => index);
  return sentence.text.slice(
    ends.findLast((end) => end < at) ?? 0,
    ends.find((end) => end > at),
  );
}

/** "2024 – 2027 (final year)", of somebody who writes in 2026. */
export const isStillStudied = (
  { kind }: Requirement,
  text: string,
  { application: { sent } }: Reading,
): boolean =>
  IN_PART.test(text) ||
  (BEGUN.test(text) && !ENDED.test(text)) ||
  (kind === "education" &&
    ((OPEN.test(text) && !ENDED.test(text)) ||
      (sent > 0 && [...text.matchAll(ENDING)].some(([, year, due]) => endOfMonth(year ?? due) > sent))));
const OPEN = /\b20\d\d\s?(?:–|-|to)\s?(?:present|now|date|current|today|ongoing)\b/i;
const ENDING =
  /\b20\d\d\s?(?:–|-|to)\s?(20\d\d)\b|\b(?:viva|due|expected|submit\w*|complet(?:ing|es)|ends?) (?:in |by )?(\p{Lu}\p{L}{2,8} 20\d\d|20\d\d)\b/gu;
export const APPLIED = /\bappli(?:cation|ed)\b/i;
const BEGUN = /\b(?:started|began|begun|enrolled (?:on|in|for)|half ?way through)\b/i;
const ENDED = /\b(?:complet\w+|finish\w+|pass\w+|achiev\w+|gain\w+|qualif\w+)\b/i;
const IN_PART =
  /\b(?:studying (?:for|towards)|registration pending|(?:final|last|first|second|third|\dth|[1-5](?:st|nd|rd)) year(?! exam)(?! of (?!(?:an? |my |the )?(?:[\p{L}&]+ ){0,3}(?:degree|course|diploma|apprenticeship|[BM]\.?(?:A|Sc|Eng|Ed|Pharm)|LLB|HN[CD]|PGCE)\b))|year [1-5]\b|to do\b|to follow\b|still to (?:sit|take|pass|finish|come)\b|theory (?:day|only|part|paper)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:exams?|papers?|modules?|units?) (?:passed|done|left|to go)|(?:module|unit|part|paper) \d (?:only|of \d)|(?:\d+|one|two|three|four) (?:out )?of (?:the )?(?:[\d,]+|three|four|five|six) (?:\p{L}+ )?(?:standards?|items?|credits?|exams?|modules?|units?|papers?|parts?|done|\p{L}+ (?:done|passed)))/iu;
export const TO_COME =
  /\([^)]*\b(?:in (?:spring|summer|autumn|winter|progress|\p{Lu}\p{Ll}+)|next|soon|booked|planned|due|to follow)\b[^)]*\)/giu;

/** A card of another colour, a licence with points, or one of another country or of the Army. */
export function isLesser(line: string, candidate: Candidate): boolean {
  const { text } = candidate.statement.sentence;
  const colours = line.toLowerCase().match(COLOUR) ?? [];
  const isOfOne = colours.some((colour) => text.toLowerCase().includes(colour));
  if (colours.length > 0 && CARD.test(text) && !isOfOne) return true;
  if (lacksOneOf(line, text) || hasFewerPasses(line, text)) return true;
  if (/\bclean\b/i.test(line) && POINTS.test(text)) return true;
  if (/\b(?:military|army|international|overseas|foreign) driv/i.test(text)) return true;
  if (isLesserFirstAid(line, text) || isOfAwareness(line, partWith(candidate))) return true;
  const asked = statesIn(line);
  const own = statesIn(text);
  return asked.length > 0 && own.length > 0 && !asked.some((state) => own.includes(state));
}
const POINTS = /\b(?:[1-9]|1[0-2]|two|three|six|nine) (?:penalty )?points\b|\bspeeding\b|\bSP\d0\b/i;
const CARD = /\b(?:cards?|CSCS|CPCS|ECS|JIB|CISRS)\b/;
const COLOUR = /\b(?:red|blue|green|gold|black|white)\b(?! badge| belt)/gi;

function lacksOneOf(line: string, text: string): boolean {
  const inside = /\(([^()]{5,60})\)/.exec(line)?.[1] ?? "";
  if (!/\band\b|[&+]/.test(inside) || NO_LIST.test(inside)) return false;
  const own = new Set(stemsOf(text));
  return inside
    .split(/,|\band\b|[&+]/)
    .map(stemsOf)
    .some((stems) => stems.length > 0 && !stems.some((stem) => own.has(stem)));
}
const NO_LIST = /\b(?:or|e\.?g|such|like|you|we|our|is|are|for|to|any|ideally|preferred|including)\b/i;

const isOfAwareness = (line: string, text: string): boolean =>
  /\bawareness\b/i.test(text) && !/\bawareness\b/i.test(line);

const isGradeOfSpeech = (line: string, { statement: { sentence }, hit }: Candidate): boolean =>
  (/^[A-D]$/.test(sentence.words[hit.at]?.written ?? "") &&
    /\bpermit\b/i.test(line) &&
    !/\bpermit\b/i.test(sentence.text)) ||
  (/^[A-D]1$/.test(sentence.words[hit.at]?.written ?? "") &&
    (/\bvisa\b/i.test(sentence.text) || LANGUAGE.test(sentence.text)));
const isOtherFirstAid = (line: string, text: string): boolean =>
  (/\blife support/i.test(line) && OF_NO_PERSON.test(text)) ||
  (/\bfirst aid/i.test(line) &&
    (OF_NO_PERSON.test(text) ||
      (/\bmental/i.test(text) && !/\bmental/i.test(line)) ||
      (/\b(?:at work|e?faw|emergency)\b/i.test(line) && CHILDREN.test(text) && !AT_WORK.test(text)) ||
      (LIFE.test(text) && !/\bfirst[- ]?(?:aid|respon)|\b(?:e?faw|frec|pfa)/i.test(text)) ||
      (/\bpa?ediatric/i.test(line) &&
        !/\b(?:pa?ediatric|child\w*|infants?|bab(?:y|ies)|pfa)\b/i.test(text))));
const OF_NO_PERSON =
  /\b(?:pets?|canine|dogs?|animal|equine|veterinary)[- ]first[- ]aid|\b(?:first[- ]aid|life support) for (?:\p{L}+ )?(?:collections?|pets?|dogs?|cats?|animals?|horses?|objects|archives?|books)\b/iu;
const FORESTRY = /\bforestry\b|\+ ?F\b|\(F\)/i;
const CHILDREN = /\b(?:pa?ediatric|pfa)\b/i;
const AT_WORK = /\bat work|\be?faw\b|\bemergency\b/i;
const LIFE = /\b(?:life support|[ab]ls|cpr|aed)\b/i;
const isLesserFirstAid = (line: string, text: string): boolean =>
  (/\bfirst aid/i.test(line) && FORESTRY.test(line) && !FORESTRY.test(text)) ||
  (/\bfirst aid at work|\bfaw\b/i.test(line) &&
    /\b(?:emergency first|outdoor first|efaw|one[- ]day|1[- ]day|psc ?1|basic)/i.test(text) &&
    !/\bemergency\b/i.test(line));

/** First aid at work lasts three years (HSE, L74); "valid to" and "renewed" say more than the year does. */
export function isOutlived(line: string, text: string, { application: { sent } }: Reading): boolean {
  const years = text.match(/\b(?:19|20)\d\d\b/g) ?? [];
  const most = /\bfirst aid|\be?faw\b/i.test(line) ? 3 : IN_DATE.test(line) ? LONGEST : null;
  return most !== null && years.length === 1 && !LASTS.test(text) && endOfMonth(years[0]) + most * 12 < sent;
}
const IN_DATE = /^(?!.*\b(?:regist\w+|licen[cs]e|pin)\b).*\b(?:in[- ]date|valid|up[- ]to[- ]date)\b/i;
const LONGEST = 5;
const LASTS = /\b(?:valid|until|till|to|expir\w+|renew\w*|refresh\w*|since|current|in date)\b/i;

const isOfNoSchool = (line: string, text: string): boolean =>
  SCHOOL.test(line) && /\b(?:maths?|english)\b/i.test(line) && lowestDegree(text) > 2 && !SCHOOL.test(text);
const SCHOOL = /\b(?:gcses?|o[- ]levels?)\b/i;

const WITHOUT = /\b(?:no|0|zero|nil|without|never)\b/i;
const hasPoints = (line: string, text: string): boolean =>
  /\bclean\b/i.test(line) && !/\d \w*\s?points/.test(line) && POINTS.test(text) && !WITHOUT.test(text);

/** Neither is a status in one country a passport of another, nor a white belt a green one. */
const isOfAnotherStatus = (line: string, text: string): boolean =>
  (STATUS.test(line) && STATUS.test(text) && !isOfTheState(line, text)) ||
  (/\bbelts?\b/i.test(line) &&
    beltsIn(text).length > 0 &&
    Math.max(...beltsIn(text)) < Math.min(...beltsIn(line)));
const STATUS = /\b(?:passport|citizen\w*|nationality|settled|stamp \d|residence permit)\b/i;
const BELTS = ["white", "yellow", "green", "black"];
const beltsIn = (text: string): number[] =>
  [...text.matchAll(/\b(white|yellow|green|black) belt\b/gi)].map(([, colour = ""]) =>
    BELTS.indexOf(colour.toLowerCase()),
  );
