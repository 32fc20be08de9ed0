import type { Reading, Word } from "../text/read-text";
import { remembered } from "../text/remembered";
import type { Lexicon } from "../text/weights";

/** This many words in the same order are a repeat, not a coincidence of language. */
const RUN = 5;
/** A stretch without grammar that comes back within so many words, at least three times, is stuffing. */
const LONGEST_CYCLE = 60;

export type Repeats = {
  again: number[];
  stuffed: { from: number; to: number }[];
};

/** Finds what is said twice and what is only stuffed in. Linear in the number of words. */
export function findRepeats(reading: Reading, words: Lexicon): Repeats {
  const before = previousRuns(reading.words);
  const again = new Set<number>();
  for (let i = 0; i < before.length; i++) {
    if (before[i] !== -1) for (let k = 0; k < RUN; k++) again.add(i + k);
  }
  return { again: [...again], stuffed: cycles(reading.words, before, words) };
}

const previousRuns = remembered((words: readonly Word[]): Int32Array => {
  const count = Math.max(0, words.length - RUN + 1);
  const before = new Int32Array(count).fill(-1);
  const seen = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const key = runAt(words, i, RUN);
    before[i] = seen.get(key) ?? -1;
    seen.set(key, i);
  }
  return before;
});

function runAt(words: readonly Word[], at: number, length: number): string {
  let key = words[at]?.form ?? "";
  for (let k = 1; k < length; k++) key += ` ${words[at + k]?.form ?? ""}`;
  return key;
}

function cycles(words: readonly Word[], before: Int32Array, list: Lexicon): Repeats["stuffed"] {
  const found: Repeats["stuffed"] = [];
  let start = 0;
  for (let i = 1; i <= before.length; i++) {
    if (i < before.length && distance(before, i) === distance(before, start)) continue;
    const cycle = distance(before, start);
    const range = { from: start - cycle, to: Math.min(words.length, i + RUN - 1) };
    if (cycle > 0 && cycle <= LONGEST_CYCLE && i - start >= cycle && isKeywords(words, range, list))
      found.push(range);
    start = i;
  }
  return found;
}

function distance(before: Int32Array, at: number): number {
  const last = before[at] ?? -1;
  return last === -1 ? 0 : at - last;
}

function isKeywords(words: readonly Word[], range: { from: number; to: number }, list: Lexicon): boolean {
  const run = words.slice(range.from, range.to);
  const grammar = run.filter((word) => list.grammar.has(word.form)).length;
  return run.length >= 3 * RUN && grammar < run.length * 0.12;
}
