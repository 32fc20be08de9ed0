import type { Quote } from "../evaluation";
import { type CleanText, cleanText } from "./clean-text";
import { fold, type StemRule, stem } from "./field-stem";
import { rememberedMeanwhile, rememberedWord } from "./remembered";

/** One word of a text. Offsets point into the original text. */
export type Word = { form: string; stem: string; start: number; end: number; sentence: number };

export type Sentence = {
  start: number;
  end: number;
  /** Words `from` (inclusive) to `to` (exclusive). */
  from: number;
  to: number;
  line: number;
};

export type Reading = {
  source: Quote["source"] | "posting";
  questionId?: number;
  original: string;
  clean: CleanText;
  words: Word[];
  sentences: Sentence[];
  /** 1 for each word that earns nothing: personal details, copied text, instructions, repeats. */
  ignored: Uint8Array;
};

/** A word is letters and digits of any script with the signs that names of tools end in ("c++", "c#"). */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*[+#]*/gu;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Longer "words" are data, not language; only their front is kept. */
const LONGEST_WORD = 40;

/** Cuts a text into sentences and words once, for every later step. Linear in the length of the text. */
export function readText(
  original: string,
  where: { source: Reading["source"]; questionId?: number },
  rule: StemRule = "english",
): Reading {
  const read = READ[rule](original);
  return { ...where, ...read, original, ignored: new Uint8Array(read.words.length) };
}

const READ = {
  english: rememberedMeanwhile((original) => readBy("english", original)),
  front: rememberedMeanwhile((original) => readBy("front", original)),
};

function readBy(rule: StemRule, original: string) {
  const clean = cleanText(original);
  const words: Word[] = [];
  const sentences: Sentence[] = [];
  for (const piece of pieces(clean.text)) {
    const from = words.length;
    addWords(clean, piece, sentences.length, rule, words);
    if (words.length === from) continue;
    sentences.push({
      start: clean.starts[piece.start] ?? 0,
      end: clean.ends[piece.end - 1] ?? 0,
      from,
      to: words.length,
      line: piece.line,
    });
  }
  return { clean, words, sentences };
}

type Piece = { start: number; end: number; line: number };

function* pieces(text: string): Generator<Piece> {
  let start = 0;
  let line = 0;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 10;
    const breaks = isLineBreak(unit);
    if (!breaks && !endsSentence(text, i, unit)) continue;
    const end = breaks ? i : i + 1;
    const piece = trim(text, start, end);
    if (piece) yield { ...piece, line };
    start = i + 1;
    if (breaks) line++;
  }
}

function trim(text: string, from: number, to: number): { start: number; end: number } | null {
  let start = from;
  let end = Math.min(to, text.length);
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return start < end ? { start, end } : null;
}

function isLineBreak(unit: number): boolean {
  return (unit >= 10 && unit <= 13) || unit === 0x2028 || unit === 0x2029 || unit === 0x85;
}

function isSpace(unit: number): boolean {
  return unit === 32 || unit === 9 || unit === 0xa0;
}

function endsSentence(text: string, at: number, unit: number): boolean {
  // • · ● ▪ ◦ and the CJK stop end one wherever they stand.
  if (unit === 0x2022 || unit === 0xb7 || unit === 0x25cf || unit === 0x25aa || unit === 0x25e6) return true;
  if (unit === 0x3002 || unit === 0xff01 || unit === 0xff1f) return true;
  const stops = unit === 46 || unit === 33 || unit === 63 || unit === 59;
  return stops && isSpace(text.charCodeAt(at + 1));
}

function addWords(clean: CleanText, piece: Piece, sentence: number, rule: StemRule, words: Word[]): void {
  const text = clean.text.slice(piece.start, piece.end);
  for (const match of text.matchAll(WORD)) {
    const at = piece.start + match.index;
    for (const part of parts(match[0])) {
      const { form, stem } = READ_AS[rule](part.text);
      const start = clean.starts[at + part.offset] ?? 0;
      const end = clean.ends[at + part.offset + part.text.length - 1] ?? start;
      words.push({ form, stem, start, end, sentence });
    }
  }
}

const READ_AS = {
  english: rememberedWord((written) => readAs("english", written)),
  front: rememberedWord((written) => readAs("front", written)),
};

function readAs(rule: StemRule, written: string) {
  const form = fold(written)
    .replace(/['’]s$/, "")
    .replace(/[’]/g, "'")
    .slice(0, LONGEST_WORD);
  return { form, stem: stem(form, rule) };
}

/** Scripts that write no spaces are read in pairs of characters; everything else is one word. */
function* parts(text: string): Generator<{ text: string; offset: number }> {
  if (!SPACELESS.test(text)) {
    yield { text, offset: 0 };
    return;
  }
  if (text.length < 3) yield { text, offset: 0 };
  else for (let i = 0; i + 1 < text.length; i++) yield { text: text.slice(i, i + 2), offset: i };
}
