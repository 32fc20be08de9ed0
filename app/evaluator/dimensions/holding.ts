import type { Statement } from "../claims/claim";

const HOLDING =
  /\b(?:hold|holds|holding|held|have|has|had|got|gained|passed|obtained|completed|achieved|awarded|earned|renewed|certified|qualified|licen[cs]ed|registered|accredited|chartered|valid|in[- ]date|expir\w*|exp|current|active|since|until|refresher|graduat\w*|studied|finished|done|trained|distinction|merit|first class|gpa|member|cleared|all clear|negative|yes|restored|indentur\w*|served my time|learn(?:ed|t) (?:my|the) trade|on the (?:\w+ )?(?:register|update service))\b/i;
const ACTING =
  /^(?:check|checked|checks|keep|kept|keeps|book|booked|train|teach|taught|file|filed|sell|sold|manage|managed|arrange|arranged|organi[sz]e\w*|help|helped|support\w*|advise\w*|work(?:ed|ing)? (?:with(?! children\b(?: check|:))|for|alongside)|liais\w+|prepare\w*|deliver\w*|run|ran|maintain\w*|send|sent|write|wrote|process\w*|monitor\w*|review\w*|responsible|assist\w*|load|pick|hire[ds]?|recruit\w*)\b/i;

const HANDLING =
  /^(?:type|inspect|print|watch|observe|assign|place|collect|order|schedule|enrol|insure|answer|call)(?:e?[sd]|l?ed)?\b/i;

const OF_OTHERS =
  /^I (?:also |then )?(?:look(?:ed)? after|file|log|book|process|chase|check|renew|track|(?:keep|kept) (?:the|a|all)\b)/i;

/** Whether a sentence says that the applicant holds something: a state, a list of papers, not a deed. */
export function isHolding(statement: Statement, text: string, at: number): boolean {
  const bare = text.replace(/^[^\p{L}\p{N}]+|^\p{L}+:\s*/u, "");
  if (statement.isHead && statement.section === "work") return false;
  const acts = ACTING.test(bare) || HANDLING.test(bare) || OF_OTHERS.test(bare);
  if (acts || statement.section === "credentials") return !acts;
  if (HOLDING.test(text) || isNamed(statement, at) || isNamedAmongPapers(statement, at)) return true;
  if (isBareLine(statement)) return true;
  return statement.job === null && statement.sentence.words.length <= 16;
}

const FEW_WORDS = 8;
const PAPER =
  /\b(?:licen[cs]es?|certificates?|cards?|tickets?|registration|qualification|diploma|degree|badge|permit|level|[ns]vq|hn[cd]|btec|dbs|pvg|gcses?|[ao][- ]levels?|b\.?sc|m\.?sc|b\.?a|m\.?a|ll\.?b|b\.?eng|b\.?tech|ph\.?d|pgce|bachelor\w*|certified|certification)\b/i;

/** "Certificate in veterinary nursing" names a subject, also of who writes no capitals, and no deed. */
const DEED = "(?<!\\b(?:in|of) (?:\\p{L}+ (?:and |& )?){0,2})\\b(?!applied\\b)\\p{Ll}{2,}(?:ed|ing)\\b";
const TELLS_OF_DEEDS = new RegExp(`\\b(?:I|we|my|our|the)\\b|${DEED}`, "u");

export const isBareLine = ({ sentence }: Statement): boolean =>
  sentence.words.length <= FEW_WORDS && PAPER.test(sentence.text) && !TELLS_OF_DEEDS.test(sentence.text);

function isNamed({ sentence }: Statement, at: number): boolean {
  const { text, words } = sentence;
  const dated = /\b(?:19|20)\d{2}\b/.test(text);
  if (at > 2) return false;
  if (words.length <= FEW_WORDS && (dated || PAPER.test(text))) return true;
  const isPlain = !TELLS_OF_DEEDS.test(text);
  return (
    isPlain && (words.length <= NAME_ALONE || (dated && PAPER.test(text) && words.length <= WITH_SCHOOL))
  );
}

function isNamedAmongPapers({ sentence: { text, words } }: Statement, at: number): boolean {
  const term = words[at]?.start ?? 0;
  const ends = [...text.matchAll(/[,;|•]\s/g)].map(({ index }) => index);
  const [from, to] = [ends.findLast((end) => end < term) ?? 0, ends.find((end) => end > term)];
  const part = text.slice(from, to);
  const before = text.slice(0, from);
  const own = words.filter(({ start }) => start >= from && start < (to ?? text.length));
  return (
    ends.length > 0 &&
    own.length <= FEW_WORDS &&
    own.findIndex(({ start }) => start === term) <= 2 &&
    PAPER.test(part) &&
    !OF_DEEDS.test(part) &&
    (before === "" || (PAPER.test(before) && !OF_DEEDS.test(before))) &&
    !ENDED.test(text.slice(to))
  );
}
const ENDED = /\b(?:when|until|till|up to|lapsed|expired|ran out|not|no|never)\b/i;
const OF_DEEDS = /\b(?:I|we|my|our|the)\b|\b\p{L}{2,}(?:ed|ing)\b|\bto\b/u;

const NAME_ALONE = 3;
const WITH_SCHOOL = 12;
