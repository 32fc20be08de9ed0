import { isOfTheFamily } from "../answers/family-status";
import { isConcrete } from "../answers/idle-answer";
import { contentStems } from "../answers/question";
import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { stemsOf, type Word, wordsOf } from "../text/words";
import { isReserved } from "./certainty";
import { goesOnWithAnother } from "./denials";
import { type Finding, finding } from "./finding";
import { NUMBER, numberOf } from "./people-led";
import type { Reading } from "./reading";
import { isRightToWork } from "./right-to-work";
import { bestHit } from "./term-hits";

const OF_DEEDS: readonly Requirement["kind"][] = ["skill", "task"];

/** "Do you hold …?", "Could you work …?", and not whether somebody needs it or was ever without. */
const OUTRIGHT = /^(?:(?:so|and|then),? )?(?:(?:do|are|can|could|have|will|would) you|(?:is|are) your)\b/i;
const TURNED =
  /\b(?:need|require|mind|object\w*|bother\w*|ever|reasons?|not|never|without|rather|prefer|unable|(?:problem|issue|difficult|concern|reservation|limit|restrict|allerg|point|endorse|convict|criminal|injur|commit)\w*|against|afraid|scared|avoid|hate|struggle|banned|disqualified|more than|further|away|another)\b/i;
const MINDED =
  /^(?:do|would|will|have) you (?:\w+ ){0,2}(?:mind|object|(?:any|an?|it) (?:problem|issue|objection|concern|reservation|difficult))/i;
const NEEDS = /\bneed\b[^?]*\b(?:sponsor\w*|visa|work permit)\b/i;

const PERMITTED = /(?<=\b(?:right|eligible|entitled|allowed|authori[sz]ed) to work\b[^?]*)\bwithout\b/i;
const EVER_DID = /(?<=^have you )ever (?=\p{L}+(?:ed|en|ne|un|ad)\b)/iu;
const OF_EXPERIENCE =
  /^(?:do you have|have you (?:got|had|any)?)\b.*\bexperience\b|^have you (?:ever )?\p{L}+(?:ed|en|ne|un|ad)\b/iu;

const SUITS =
  /^(?:and )?how (?:do|does|would|are|is)\b.*\b(?:feel|fit|suit|fixed|manage|work for)\b|\b(?:does|would) (?:that|it|this) (?:fit|suit|work)\b/i;
const AMOUNT = /^how (?:many (?:years|months)|long)\b|^(?:do|have|are) you\b.*\b(?:years?|months)\b/i;
const WHICH = /^which\b.*\b(?:can|could|would|do|are) you\b/i;

const YES =
  /^(?:ye(?:s|p|ah|ap)|yup|aye|ok(?:ay)?|definitely|correct|of course|certainly|absolutely|sure|gladly|fine|both|happy (?:to|with)|suits me|(?:no|not a) (?:problem|bother|worries|trouble|issues?)|(?:that|it)(?: is| would be|['’]s) (?:fine|ok|okay|no problem|normal)|I (?:do|am|can|have|could)(?=[.,!]|$)|I (?:already )?(?:do|work|have) (?:it|that|this|them)|(?:I['’]ve got|I have|got) (?:one|mine|both)(?=[.,!]|$))\b|\b(?:so|,) yes\W*$/i;
const ALL =
  /^(?:yes,? )?(?:all|any|every|both)(?: (?:of (?:them|those|these)|(?:one|day|time|shift|weekend|night|evening|hour)s?))?(?=[.,;!]|$)/i;
const ASSENT =
  /\b(?:no|not an?) (?:problem|bother|worries|trouble|issues?|hassle)\b|\b(?:do not|don['’]t|wouldn['’]t) mind\b|\bnever done anything else\b/i;
const UNABLE = "(?:can['’]?t|cannot|don['’]?t|do not|am not|haven['’]?t|have not|have never)";
const NO = new RegExp(
  "^(?:no|nope|nah)\\b(?! (?:problem|trouble|bother|issue|worries|doubt|objection|drama|hassle))|" +
    "^(?:neither|none)\\b|" +
    "^not (?:really|at all|for me)\\b|" +
    `^(?:sorry,? )?(?:I['’]?m |I am )?(?:afraid|unfortunately|sadly),? (?:not|no|I ${UNABLE})\\b|` +
    `^(?:sorry,? )?I(?: ${UNABLE}|['’]m not|['’]ve never)(?: (?:have|had|got|hold|own|do))?` +
    `(?: (?:one|it|that|them|any|either|this))?(?: (?:myself|at (?:the moment|present)))?` +
    `(?:,? (?:sorry|unfortunately|sadly|I['’]?m afraid|yet))?(?=[.,;!]|$)|` +
    "^not (?:at the moment|at present|currently|right now)(?=[.,;!]|$)",
  "i",
);
const PARTLY_NO = /\b\p{L}+s?(?: \p{L}+)? no(?=[.,;!]|$)/iu;
const OPEN =
  /\byes,? an? (?!full\b|uk\b|clean\b|valid\b|current\b)\p{L}+ (?:one|licen[cs]e)\b|^yes and no\b|\b(?:but|although|though|however|only|except|yet|soon|booked|working towards|provisional|expired|lapsed|ran out|renewing|appl(?:ied|ying)|pending|ban(?:ned)?|disqualified|revoked)\b/iu;
const BOTH = /^(?:yes|no),? to (?:both|all|everything)\b|^(?:both|all) yes\b|^yes(?: to|,)? both\b/i;
const DENIES = /\b(?:no|nope|not|none|never|cannot|rather|prefer)\b|n['’]t\b/i;

/** An answer to the question for a requirement; where a person has to read it, it is only mentioned. */
export type Asked = Finding & { isHalf: boolean };

/** "Do you have a driving licence?" – "Yes, since 2010": how an answer to the posting's question begins. */
export function answeredOutright(requirement: Requirement, reading: Reading): Asked | null {
  if (requirement.kind === "trait" || /^(?:no|not|without|never)\b/i.test(requirement.line)) return null;
  let toBeRead: Asked | null = null;
  for (const question of reading.questions) {
    const answered = answeredBy(question, requirement, reading);
    if (answered && answered.verdict !== "mentioned") return answered;
    toBeRead ??= answered;
  }
  return toBeRead;
}

function answeredBy(
  { number, text, words: all }: Reading["questions"][number],
  requirement: Requirement,
  reading: Reading,
): Asked | null {
  if (!bestHit(requirement, all) || OR_WILLING.test(text)) return null;
  const answer = firstOf(reading, number);
  if (!answer) return null;
  const { first, later } = answer;
  const whole = questionIn(text);
  const opening = BOTH.test(first.sentence.text) ? whole : (whole.split(ASKS_MORE)[0] ?? whole);
  const asks = asked(requirement, opening);
  const words = wordsOf(opening);
  if (!asks || !bestHit(requirement, words)?.defined || !namesAll(requirement, opening)) return null;
  if (/\bor\b/i.test(opening) && namesTheOther(requirement, opening, first)) return null;
  const against =
    requirement.kind === "condition" ? later.find((each) => deniesPart(each, words)) : undefined;
  const isSo = against ? null : saidOf(requirement, first, asks);
  const isOfDeeds = OF_DEEDS.includes(requirement.kind);
  if (isSo === null || (isSo && isOfDeeds && (!OF_EXPERIENCE.test(opening) || isOfTheFamily(first.sentence))))
    return toRead(requirement, first, against, asks);
  const isWhole = isSo && namesWhole(requirement, text, `${opening} ${first.sentence.text}`);
  const verdict = isSo ? (isWhole ? "found" : "partly") : "says otherwise";
  return { ...finding(requirement, verdict, "", first, 1), isHalf: false };
}

const LITTLE = /\b(?:a (?:little|bit)|some|once|briefly|basics?|basic level|in theory)\b/i;

function namesWhole(requirement: Requirement, question: string, said: string): boolean {
  const { line, limits, kind } = requirement;
  if (kind !== "condition" && LITTLE.test(said)) return false;
  if (limits.level !== undefined && !question.includes(limits.level)) return false;
  return bestHit(requirement, wordsOf(said))?.share === 1 && namesHours(line, said);
}

function namesHours(line: string, said: string): boolean {
  const hoursIn = (text: string): readonly string[] =>
    text.toLowerCase().replaceAll("-", " ").replace(WEEKEND, "weekend").match(HOURS) ?? [];
  const there = hoursIn(said);
  return hoursIn(line).every((hour) => there.includes(hour));
}
const WEEKEND = /\b(?:satur|sun)days?\b/g;
const HOURS = /\b(?:evening|night|weekend|bank holiday|split|on call)/g;

function toRead(
  requirement: Requirement,
  first: Statement,
  against: Statement | undefined,
  asks: Asks,
): Asked | null {
  const { text, words } = first.sentence;
  const isReply = asks === "amount" ? isConcrete(first.sentence) : words.length <= FEW_WORDS;
  if (!against && !isReply && !DENIES.test(text) && !YES.test(text)) return null;
  const years = asks === "amount" ? yearsOf(text) : null;
  if (years !== null && years >= (requirement.limits.years ?? 1) && first.idle === null && !isReserved(first))
    return { ...finding(requirement, "found", "", first, 1), isHalf: false };
  const isDenied = !YES.test(text) && DENIES.test(text.replace(ASSENT, ""));
  const takesBack = first.claims.some(({ polarity, text }) => polarity === "does not" && !ASSENT.test(text));
  const isHalf = against !== undefined || PARTLY_NO.test(text) || (YES.test(text) && takesBack);
  const shown = against ? [first, against] : [first];
  return {
    requirement,
    verdict: "mentioned",
    says: "",
    shown,
    nearness: 0,
    isAnswer: true,
    isHalf,
    isDenied,
  };
}
const FEW_WORDS = 8;

/** "Twelve years, mostly cottages", asked for how long; and not of something else or of helping. */
function yearsOf(text: string): number | null {
  const [, many] = OF_SOMETHING_ELSE.test(text) ? [] : (SO_LONG.exec(text) ?? []);
  return many === undefined ? null : numberOf(many);
}
const SO_LONG = new RegExp(
  `^(?:(?:for|about|around|over|more than|just over|a good|I have|I['’]ve|done|it for|been|doing it) ){0,5}` +
    `(${NUMBER})\\+? years\\b`,
  "i",
);
const OF_SOMETHING_ELSE =
  /\b(?:but|though|although|not|never|no|only|help\w*|labour\w*|assist\w*|as an?|altogether|in total|count\w*|includ\w*|driving|living|school|watch\w*|beside|with my)\b|n['’]t\b/i;

/** "Weekends yes. Split shifts no.": a later sentence takes back what was asked about. */
function deniesPart({ sentence, claims }: Statement, asked: readonly Word[]): boolean {
  const denied = claims.filter(({ polarity, text }) => polarity === "does not" && !ASSENT.test(text));
  const said = PARTLY_NO.test(sentence.text) ? sentence.words : denied.flatMap(({ words }) => words);
  return said.some(({ stem }) => stem.length > SHORT && asked.some((each) => each.stem === stem));
}

/** "We work nights. Could you do this?": what is asked, with the sentence before it where that names it. */
function questionIn(text: string): string {
  const parts = text.split(/(?<=[.!?:])\s+/);
  const at = parts.findIndex((part) => OUTRIGHT.test(part));
  const part = parts[at];
  if (at < 1 || part === undefined) return text;
  return POINTS_BACK.test(part) ? `${part} ${parts[at - 1]}` : part;
}
const POINTS_BACK = /^\S+ you(?: \p{L}+){0,3} (?:this|that|it|these|those|them|so)\b/iu;

/** "Can you take the pager, do you need sponsorship, and when …": yes is said to what is asked first. */
const ASKS_MORE =
  /[,;?]\s+(?:and |or )?(?=(?:do|does|are|can|could|have|will|would|when|how|what|which|where|why|is|if) )|\s(?:and|or) (?=(?:(?:do|are|can|could|have|will|would) you|when|how|what|which|where|why)\b)/i;

const OR_WILLING = /\bor (?:would|are|could|can|will) you\b/i;

function namesAll({ kind, asked }: Requirement, question: string): boolean {
  if (!OF_DEEDS.includes(kind)) return true;
  const there = new Set(contentStems(question));
  return contentStems(asked).every((stem) => there.has(stem) || OF_KNOWING.test(stem));
}
const OF_KNOWING = /^(?:experi|knowledg|skill|good|strong|proven|previou|some|work|year|us)/;

function namesTheOther(requirement: Requirement, opening: string, { sentence }: Statement): boolean {
  const asked = new Set(stemsOf(opening));
  const other = sentence.words.some(({ stem }) => stem.length > SHORT && asked.has(stem));
  return other && bestHit(requirement, sentence.words) === null;
}
const SHORT = 3;

type Asks = "plain" | "turned" | "minded" | "suits" | "which" | "amount";

function asked({ alternatives, kind }: Requirement, question: string): Asks | null {
  const isCondition = kind === "condition";
  if (kind === "years") return AMOUNT.test(question) ? "amount" : null;
  if (!OUTRIGHT.test(question))
    return !isCondition ? null : SUITS.test(question) ? "suits" : WHICH.test(question) ? "which" : null;
  if (alternatives.some(isRightToWork) && NEEDS.test(question)) return "turned";
  if (isCondition && MINDED.test(question)) return "minded";
  return TURNED.test(question.replace(PERMITTED, "").replace(EVER_DID, "")) ? null : "plain";
}

function saidOf({ kind }: Requirement, first: Statement, asks: Asks): boolean | null {
  const answer = stanceOf(first, asks);
  const isSo = answer !== null && asks === "turned" ? !answer : answer;
  return isSo === false && kind !== "condition" && goesOnWithAnother(first, undefined) ? null : isSo;
}

/** The first sentence, with the next one where it is "Yes." alone, and what comes after. */
function firstOf(
  { application }: Reading,
  number: number,
): { first: Statement; later: readonly Statement[] } | null {
  const own = application.statements.filter(
    ({ source, question, idle }) => source === "answer" && question === number && idle !== "personal",
  );
  const [first, next] = own;
  if (!first || !isOwn(first)) return null;
  if (!next || first.sentence.words.length > BARE) return { first, later: own.slice(1) };
  if (!isOwn(next)) return null;
  const { sentence, claims } = first;
  const words = [...sentence.words, ...next.sentence.words];
  const text = `${sentence.text} ${next.sentence.text}`;
  const both = { ...sentence, text, words, end: next.sentence.end };
  return { first: { ...first, sentence: both, claims: [...claims, ...next.claims] }, later: own.slice(2) };
}
const isOwn = ({ idle }: Statement) => idle === null || idle === "praise";

const BARE = 2;

/** Whether the answer is yes or no without reserve, or null. */
function stanceOf(first: Statement, asks: Asks): boolean | null {
  const { text } = first.sentence;
  if (asks === "amount" || OPEN.test(text) || PARTLY_NO.test(text) || isReserved(first)) return null;
  if (asks === "minded") return NO.test(text) || ASSENT.test(text) || null;
  if (asks === "suits") return YES.test(text) || null;
  if (asks === "which") return ALL.test(text) || (NO.test(text) ? false : null);
  if (NO.test(text)) return false;
  if (!YES.test(text)) return null;
  const isMeant = ({ polarity, text }: Statement["claims"][number]) =>
    polarity === "does" || (polarity === "does not" && ASSENT.test(text));
  return first.claims.every(isMeant) ? true : null;
}
