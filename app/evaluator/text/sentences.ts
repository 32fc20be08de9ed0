import { isListed } from "./dictionary";
import { bulletLength } from "./page-rows";
import { rememberedMeanwhile } from "./remembered";
import { type Line, type Lines, unwrapped } from "./unwrap";
import { type Word, wordsOf } from "./words";

/** The smallest piece to quote: a sentence, or a line that is none. Offsets into the text given. */
export type Sentence = {
  start: number;
  end: number;
  text: string;
  words: readonly Word[];
  clauses: Clause[];
  line: number;
  /** Of a text without capitals, where a small letter tells no name from a word. */
  isCaseless: boolean;
};

export type Clause = { text: string; from: number; to: number };

export type Text = { original: string; lines: TextLine[]; sentences: Sentence[]; hidden: Lines["hidden"] };
export type TextLine = Line & { text: string; sentences: Sentence[] };

export const textOf = rememberedMeanwhile((original: string): Text => {
  const read = unshouted(unwrapped(original));
  const sentences: Sentence[] = [];
  const capitals = { inSmall: isInSmall(read.text), isCaseless: hasNoCapitals(read.text) };
  const lines = read.lines.map((line, index) => {
    const own = sentencesIn(read, line, index, capitals);
    sentences.push(...own);
    return { ...line, text: read.text.slice(line.start, line.end), sentences: own };
  });
  return { original, lines, sentences, hidden: read.hidden };
});

const hasNoCapitals = (text: string): boolean =>
  (text.match(/(?<!\p{L})\p{Lu}\p{L}/gu)?.length ?? 0) * WORDS_PER_CAPITAL <
  (text.match(/\p{L}{2,}/gu)?.length ?? 0);
const WORDS_PER_CAPITAL = 50;

function withCapitals(sentence: string): string {
  const named = sentence.replace(MAYBE_ABBREVIATED, (word) => (isListed(word) ? word : word.toUpperCase()));
  const written = named.charAt(0).toUpperCase() + named.slice(1);
  return written.length === sentence.length ? written : sentence;
}
const MAYBE_ABBREVIATED = /(?<![\p{L}\d'’-])\p{L}[\p{L}\d]{1,5}(?![\p{L}\d'’-])/gu;

/** A text all in capitals reads as one without any: where all are, none tells anything. */
function unshouted(read: Lines): Lines {
  const letters = read.text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = read.text.match(/\p{Lu}/gu)?.length ?? 0;
  const text = read.text.toLowerCase();
  const isShouted = letters >= FEWEST_LETTERS && capitals > letters * SHOUTED;
  return isShouted && text.length === read.text.length ? { ...read, text } : read;
}
const SHOUTED = 0.8;
const FEWEST_LETTERS = 60;

/** Abbreviations whose full stop ends nothing. */
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|incl|approx|etc|no|nos|mr|mrs|ms|dr|st|co|dept|dip|exp|ref|vs|min|max|hrs?|yrs?|ca|z\.b|d\.h|[bm]\.(?:s|a|sc|e|ed|eng|tech|com)|ph\.d|dr\. ?(?:rer|phil)|nat|(?:[a-z]\.){2,}[a-z]|[A-Za-z])\.$/i;

const MONTH = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\.$/i;

/** Spaces that part two things, in a line whose words stand one space apart. */
const WIDE_GAP = 4;

/** Whether somebody writes without capitals, so that a small letter begins a sentence as well. */
const isInSmall = (text: string) =>
  2 * (text.match(/[.!?]\s+\p{Lu}/gu) ?? []).length < (text.match(/\p{Ll}{3}[.!?]\s+\p{Ll}/gu) ?? []).length;

const endsInWord = (text: string): boolean => {
  const [word] = /(?<!\p{L})\p{Ll}{5,}$/u.exec(text) ?? [];
  return /\d\)$/.test(text) || (word !== undefined && isListed(word));
};

type Capitals = { inSmall: boolean; isCaseless: boolean };

function sentencesIn(read: Lines, line: Line, index: number, capitals: Capitals): Sentence[] {
  const found: Sentence[] = [];
  const whole = read.text.slice(line.start, line.end);
  let from = line.bullet ? bulletLength(whole) : 0;
  const gap = /\S \S/.test(whole) ? WIDE_GAP : 2 * WIDE_GAP;
  for (const match of whole.matchAll(/[.!?…]+["'”’)]*(?=\s+\S)|\s*[•●▪◦‣]\s*|\s[·|]\s|;(?=\s)|\s{4,}/gu)) {
    const to = match.index + match[0].trimEnd().length;
    if (match[0].trim() === "" && match[0].length < gap) continue;
    if (match.index < from || ABBREVIATED.test(whole.slice(from, to))) continue;
    const next = whole.slice(match.index + match[0].length).trimStart();
    if (MONTH.test(whole.slice(from, to)) && /^(?:19|20)\d{2}/.test(next)) continue;
    const goesOn =
      !capitals.inSmall && match[0].startsWith(".") && /^\p{Ll}/u.test(next) && /\p{Ll}{3}/u.test(whole);
    if (goesOn && !endsInWord(whole.slice(from, match.index))) continue;
    push(found, read, { line, index, from, to }, capitals);
    from = to;
  }
  push(found, read, { line, index, from, to: whole.length }, capitals);
  return found;
}

type Piece = { line: Line; index: number; from: number; to: number };

function push(
  found: Sentence[],
  read: Lines,
  { line, index, from, to }: Piece,
  { isCaseless }: Capitals,
): void {
  const written = read.text.slice(line.start + from, line.start + to);
  const bare = written
    .replace(/^[\s•●▪◦‣·|]+/u, "")
    .trimEnd()
    .replace(/\s[·|]$/u, "");
  if (!/[\p{L}\p{N}]/u.test(bare)) return;
  const at = line.start + from + written.indexOf(bare);
  const own = bare.replace(SMALL_I, "I");
  const text = isCaseless ? withCapitals(own) : own;
  const words = wordsOf(text);
  found.push({
    start: read.starts[at] ?? 0,
    end: read.ends[at + text.length - 1] ?? 0,
    text,
    words,
    clauses: clausesOf(text, words),
    line: index,
    isCaseless,
  });
}

const SMALL_I = /(?<![\p{L}\p{N}.'’-])i(?=['’\s]|$)/gu;

const NEW_CLAUSE =
  /;|[:)](?=\s)|\s?\((?=\S)|\s[–—-]\s|,?\s(?=(?:but|although|though|because|while|whereas|whose|who|which|where|until|unless|except)\s)|,\s(?=(?:and|so|then|or)\s+(?:i|we|he|she|they|it|the|my|our)\s)|[,.]\s(?=(?:i|we|he|she|they|it|my|our|the\s\p{L}+)\s\p{L}+)|\s(?=and\s(?:i|he|she|they|we|my|our)\s)|,\s(?=(?:not|never|no|without)\s)/giu;

function clausesOf(text: string, words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let word = 0;
  const close = (to: number) => {
    let next = word;
    while (next < words.length && (words[next]?.start ?? 0) < to) next++;
    if (next > word) clauses.push({ text: text.slice(from, to), from: word, to: next });
    word = next;
    from = to;
  };
  for (const match of text.matchAll(NEW_CLAUSE)) close(match.index + match[0].length);
  close(text.length);
  return clauses;
}
