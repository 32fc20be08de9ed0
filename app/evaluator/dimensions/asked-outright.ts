import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { stemsOf, wordsOf } from "../text/words";
import { isReserved } from "./certainty";
import { goesOnWithAnother } from "./denials";
import { type Finding, finding } from "./finding";
import type { Reading } from "./reading";
import { isRightToWork } from "./right-to-work";
import { bestHit } from "./term-hits";

const ASKABLE: readonly Requirement["kind"][] = ["licence", "education", "language", "tool", "condition"];

/** "Do you hold …?", "Could you work …?", and not whether somebody needs, minds or was ever without. */
const OUTRIGHT = /^(?:(?:so|and|then),? )?(?:do|are|can|could|have|will|would) you\b/i;
const TURNED = /\b(?:need|require|mind|object\w*|bother\w*|ever|reasons?|not|never|without|rather|prefer)\b/i;
const NEEDS = /\bneed\b[^?]*\b(?:sponsor\w*|visa|work permit)\b/i;

const PERMITTED = /(?<=\b(?:right|eligible|entitled|allowed|authori[sz]ed) to work\b[^?]*)\bwithout\b/i;

const SUITS =
  /^(?:and )?how (?:do|does|would|are|is)\b.*\b(?:feel|fit|suit|fixed|manage|work for)\b|\b(?:does|would) (?:that|it|this) (?:fit|suit|work)\b/i;

const YES =
  /^(?:yes|yep|yeah|aye|of course|certainly|absolutely|sure|gladly|both|happy to|no (?:problem|bother|worries|trouble|issues?)|not a problem|I (?:do|am|can|have|could)(?=[.,!]|$))\b|\bso yes\W*$/i;
const FINE =
  /^(?:yes\b|(?:that|it)(?: is| would be|['’]s) (?:fine|ok|okay|no problem|normal)|fine\b|(?:no|not a) (?:problem|bother|trouble)|I (?:already )?(?:do|work|have) (?:it|that|this|them)\b|happy (?:to|with)\b|suits me\b|gladly\b)/i;
const ASSENT =
  /\bno (?:problem|bother|worries|trouble|issues?|hassle)\b|\b(?:do not|don['’]t|wouldn['’]t) mind\b|\bnever done anything else\b|\bnot a (?:problem|bother)\b/i;
const NO =
  /^(?:no|nope)\b(?! (?:problem|trouble|bother|issue|worries|doubt|objection))|^(?:sorry,? )?(?:I['’]?m |I am )?(?:afraid|unfortunately|sadly),? (?:not|no|I (?:can['’]?t|cannot|don['’]?t|do not|am not))\b|^neither\b/i;
const OPEN =
  /\byes,? an? (?!full\b|uk\b|clean\b|valid\b|current\b)\p{L}+ (?:one|licen[cs]e)\b|\b\p{L}+s?(?: \p{L}+)? no(?=[.,;!]|$)|\b(?:but|although|though|however|only|except|yet|soon|booked|working towards|provisional)\b/iu;

/** "Do you have a driving licence?" – "Yes, since 2010": how an answer to the posting's question begins. */
export function answeredOutright(requirement: Requirement, reading: Reading): Finding | null {
  if (!ASKABLE.includes(requirement.kind) || /^(?:no|not|without|never)\b/i.test(requirement.line))
    return null;
  for (const question of reading.questions) {
    const answered = answeredBy(question, requirement, reading);
    if (answered) return answered;
  }
  return null;
}

function answeredBy(
  { number, text, words }: Reading["questions"][number],
  requirement: Requirement,
  reading: Reading,
): Finding | null {
  if (OR_WILLING.test(text)) return null;
  const opening = text.split(ASKS_MORE)[0] ?? text;
  const hit = bestHit(requirement, opening === text ? words : wordsOf(opening));
  const asks = hit?.defined ? asked(requirement, opening) : null;
  const first = asks && firstOf(reading, number);
  if (first && /\bor\b/i.test(opening) && namesTheOther(requirement, opening, first)) return null;
  const isSo = asks && first ? saidOf(requirement, first, asks) : null;
  if (!hit || !first || isSo === null) return null;
  const { level } = requirement.limits;
  const whole = hit.share === 1 && (level === undefined || text.includes(level));
  return finding(requirement, isSo ? (whole ? "found" : "partly") : "says otherwise", "", first, 1);
}

/** "Can you take the pager, do you need sponsorship, and when …": yes is said to what is asked first. */
const ASKS_MORE =
  /[,;?]\s+(?:and |or )?(?=(?:do|does|are|can|could|have|will|would|when|how|what|which|where|why|is|if) )|\s(?:and|or) (?=(?:(?:do|are|can|could|have|will|would) you|when|how|what|which|where|why)\b)/i;

const OR_WILLING = /\bor (?:would|are|could|can|will) you\b/i;

function namesTheOther(requirement: Requirement, opening: string, { sentence }: Statement): boolean {
  const asked = new Set(stemsOf(opening));
  const other = sentence.words.some(({ stem }) => stem.length > SHORT && asked.has(stem));
  return other && bestHit(requirement, sentence.words) === null;
}
const SHORT = 3;

type Asks = "plain" | "turned" | "suits";

function asked({ alternatives, kind }: Requirement, question: string): Asks | null {
  if (!OUTRIGHT.test(question)) return kind === "condition" && SUITS.test(question) ? "suits" : null;
  if (alternatives.some(isRightToWork) && NEEDS.test(question)) return "turned";
  return TURNED.test(question.replace(PERMITTED, "")) ? null : "plain";
}

function saidOf({ kind }: Requirement, first: Statement, asks: Asks): boolean | null {
  const answer = stanceOf(first, asks);
  const isSo = answer !== null && asks === "turned" ? !answer : answer;
  return isSo === false && kind !== "condition" && goesOnWithAnother(first, undefined) ? null : isSo;
}

/** The first sentence, with the next one where it is "Yes." alone. */
function firstOf({ application }: Reading, number: number): Statement | null {
  const [first, next] = application.statements.filter(
    ({ source, question }) => source === "answer" && question === number,
  );
  if (!first || !isOwn(first)) return null;
  if (!next || first.sentence.words.length > BARE) return first;
  if (!isOwn(next)) return null;
  const { sentence, claims } = first;
  const words = [...sentence.words, ...next.sentence.words];
  const text = `${sentence.text} ${next.sentence.text}`;
  return {
    ...first,
    sentence: { ...sentence, text, words, end: next.sentence.end },
    claims: [...claims, ...next.claims],
  };
}
const isOwn = ({ idle }: Statement) => idle === null || idle === "praise";

const BARE = 2;

/** Whether the answer is yes or no without reserve, or null. */
function stanceOf(first: Statement, asks: Asks): boolean | null {
  const { text } = first.sentence;
  if (OPEN.test(text) || isReserved(first)) return null;
  if (asks === "suits") return FINE.test(text) || null;
  if (NO.test(text)) return false;
  if (!YES.test(text)) return null;
  const isMeant = ({ polarity, text }: Statement["claims"][number]) =>
    polarity === "does" || (polarity === "does not" && ASSENT.test(text));
  return first.claims.every(isMeant) ? true : null;
}
