import { type FoundTerm, findTerms } from "../text/find-terms";
import type { Reading } from "../text/read-text";
import { type Lexicon, weightOf } from "../text/weights";

export type Profile = { words: Map<string, number>; fields: Map<string, number> };

const TITLE_WEIGHT = 2;
const PHRASE_WEIGHT = 1.5;

/** A word of the posting's title counts as if it stood this many times more. */
const TITLE_TIMES = 3;

/** Logarithmic term frequency times background weight; the first `titleWords` are the title. */
export function profileOf(reading: Reading, words: Lexicon, titleWords: number): Profile {
  return profileOfPart(
    reading,
    words,
    findTerms(reading, words),
    { from: 0, to: reading.words.length },
    titleWords,
  );
}

/** A part of a CV shorter than this says too little to be compared by itself. In words. */
const SHORTEST_PART = 120;

/** The whole CV, its halves and so on: other parts of a career take nothing from the best one. */
export function profilesOf(reading: Reading, words: Lexicon): Profile[] {
  const found = findTerms(reading, words);
  const profiles: Profile[] = [];
  // Only words that count are counted, so that a name or a repeat moves no boundary.
  const counted = reading.words.flatMap((_, at) => (reading.ignored[at] ? [] : [at]));
  const at = (index: number) => counted[index] ?? reading.words.length;
  const queue: Part[] = [{ from: 0, to: counted.length }];
  for (let part = queue.shift(); part; part = queue.shift()) {
    profiles.push(profileOfPart(reading, words, found, { from: at(part.from), to: at(part.to) }, 0));
    const middle = (part.from + part.to) >> 1;
    if (middle - part.from < SHORTEST_PART) continue;
    queue.push({ from: part.from, to: middle }, { from: middle, to: part.to });
  }
  return profiles;
}

type Part = { from: number; to: number };

function profileOfPart(
  reading: Reading,
  words: Lexicon,
  found: readonly FoundTerm[],
  part: Part,
  titleWords: number,
): Profile {
  const counts = new Map<string, number>();
  const weights = new Map<string, number>();
  for (let at = part.from; at < part.to; at++) {
    const word = reading.words[at];
    if (!word || reading.ignored[at]) continue;
    if (!weights.has(word.stem)) weights.set(word.stem, weightOf(word.form, word.stem, words) ** 1.5);
    counts.set(word.stem, (counts.get(word.stem) ?? 0) + (at < titleWords ? 1 + TITLE_TIMES : 1));
  }
  const vector = new Map<string, number>();
  for (const [key, count] of counts) {
    const weight = weights.get(key) ?? 0;
    if (weight > 0) vector.set(key, (1 + Math.log(count)) * weight);
  }
  const terms = found.filter(({ from }) => from >= part.from && from < part.to);
  return { words: unit(vector), fields: unit(fieldsOf(terms, words, titleWords)) };
}

function fieldsOf(found: readonly FoundTerm[], words: Lexicon, titleWords: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { term, from } of found) {
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
