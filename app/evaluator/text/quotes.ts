import type { Quote } from "../evaluation";
import type { Reading } from "./read-text";

/** A quote longer than this is cut down to the words round the find. In UTF-16 units. */
const LONGEST_QUOTE = 240;
const WORDS_AROUND = 12;

/** The sentence that holds words `from` to `to`, as the applicant wrote it; a very long one is cut at whole words. */
export function quoteWords(reading: Reading, from: number, to: number, place: string): Quote | null {
  const first = reading.words[from];
  const last = reading.words[Math.max(from, to - 1)];
  const sentence = first && reading.sentences[first.sentence];
  if (!first || !last || !sentence || reading.source === "posting") return null;
  const whole = last.end <= sentence.end && sentence.end - sentence.start <= LONGEST_QUOTE;
  if (whole) return quote(reading, sentence.start, sentence.end, place);
  const head = reading.words[Math.max(sentence.from, from - WORDS_AROUND)] ?? first;
  const tail = reading.words[Math.min(sentence.to, to + WORDS_AROUND) - 1] ?? last;
  const end = Math.max(last.end, tail.end);
  return quote(reading, head.start, end - head.start > 2 * LONGEST_QUOTE ? last.end : end, place);
}

export function quoteSentence(reading: Reading, sentence: number, place: string): Quote | null {
  const found = reading.sentences[sentence];
  return found ? quoteWords(reading, found.from, Math.min(found.to, found.from + WORDS_AROUND), place) : null;
}

/** The same passage is quoted once. */
export function distinctQuotes(quotes: readonly (Quote | null)[], most: number): Quote[] {
  const seen = new Set<string>();
  const kept: Quote[] = [];
  for (const found of quotes) {
    if (!found || kept.length === most) continue;
    const key = `${found.source}:${found.questionId ?? ""}:${found.start}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(found);
  }
  return kept;
}

function quote(reading: Reading, start: number, end: number, place: string): Quote {
  const source = reading.source === "posting" ? "cv" : reading.source;
  const slice = reading.original.slice(start, end);
  const from = start + slice.length - slice.replace(LEADING, "").length;
  const text = reading.original.slice(from, end).replace(TRAILING, "");
  const found = { start: from, end: from + text.length, text, place };
  const { questionId } = reading;
  return questionId === undefined ? { source, ...found } : { source, questionId, ...found };
}

/** Bullets and separators at a quote's ends say nothing: "Leeds ·" is read as a slip. */
const LEADING = /^[\s•·|▪‣*–—-]+(?=\S)/;
const TRAILING = /[\s•·|,;–—-]+$/;
