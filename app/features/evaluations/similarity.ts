import { findTerms } from "./find-terms";
import type { Reading } from "./read-text";
import { type Lexicon, weightOf } from "./weights";

/** What a text is about: the weight of its words, and of the fields of work those words belong to. Both of length 1. */
export type Profile = { words: Map<string, number>; fields: Map<string, number> };

/** A name of an occupation says more about the field than a word of it. */
const TITLE_WEIGHT = 2;
const PHRASE_WEIGHT = 1.5;

/** A word of the posting's title counts as if it stood this many times more. */
const TITLE_TIMES = 3;

/** Term frequency (logarithmic) times background weight, for all words that count; `titleWords` of them are the title. */
export function profileOf(reading: Reading, words: Lexicon, titleWords = 0): Profile {
  const counts = new Map<string, number>();
  const weights = new Map<string, number>();
  reading.words.forEach((word, at) => {
    if (reading.ignored[at]) return;
    if (!weights.has(word.stem)) weights.set(word.stem, weightOf(word.form, word.stem, words) ** 1.5);
    counts.set(word.stem, (counts.get(word.stem) ?? 0) + (at < titleWords ? 1 + TITLE_TIMES : 1));
  });
  const vector = new Map<string, number>();
  for (const [key, count] of counts) {
    const weight = weights.get(key) ?? 0;
    if (weight > 0) vector.set(key, (1 + Math.log(count)) * weight);
  }
  return { words: unit(vector), fields: unit(fieldsOf(reading, words, titleWords)) };
}

function fieldsOf(reading: Reading, words: Lexicon, titleWords: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { term, from } of findTerms(reading, words)) {
    counts.set(term.key, (counts.get(term.key) ?? 0) + (from < titleWords ? 1 + TITLE_TIMES : 1));
  }
  const fields = new Map<string, number>();
  for (const [key, count] of counts) {
    const term = words.terms.get(key);
    if (!term) continue;
    const weight = ((term.length > 1 ? PHRASE_WEIGHT : 1) * (1 + Math.log(count))) / term.fields.length;
    for (const { field, title } of term.fields) {
      fields.set(field, (fields.get(field) ?? 0) + weight * (title ? TITLE_WEIGHT : 1));
    }
  }
  return fields;
}

/** Cosine of two profiles, 0–1. */
export function cosine(a: Map<string, number>, b: Map<string, number>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [key, value] of small) sum += value * (large.get(key) ?? 0);
  return Math.min(1, sum);
}

function unit(vector: Map<string, number>): Map<string, number> {
  let squares = 0;
  for (const value of vector.values()) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  return new Map([...vector].map(([key, value]) => [key, value / length]));
}
