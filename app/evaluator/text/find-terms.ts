import { ALIASES } from "../data/aliases";
import type { Reading } from "./read-text";
import { stem } from "./stem";
import { type Lexicon, rarity, type Term, weightOf, wordsOf } from "./weights";

/** A lexicon term at its place in a text: words `from` to `to`. */
export type FoundTerm = { term: Term; from: number; to: number };

/** The longest lexicon term at each place, left to right, without overlaps. Linear: phrases are at most a few words. */
export function findTerms(
  reading: Reading,
  words: Lexicon,
  from = 0,
  to = reading.words.length,
): FoundTerm[] {
  const found: FoundTerm[] = [];
  let at = from;
  while (at < to) {
    const hit = longestTermAt(reading, words, at, to);
    if (hit) found.push(hit);
    at = hit ? hit.to : at + 1;
  }
  return found;
}

function longestTermAt(reading: Reading, words: Lexicon, at: number, to: number): FoundTerm | null {
  const first = reading.words[at];
  if (!first || reading.ignored[at]) return null;
  for (let length = Math.min(words.longest.get(first.stem) ?? 0, to - at); length > 0; length--) {
    const term = words.terms.get(stemsAt(reading, at, length));
    if (term && (length > 1 || !words.grammar.has(first.form))) return { term, from: at, to: at + length };
  }
  return null;
}

export function stemsAt(reading: Reading, at: number, length: number): string {
  let key = reading.words[at]?.stem ?? "";
  for (let k = 1; k < length; k++)
    key += reading.ignored[at + k] ? " \u0000" : ` ${reading.words[at + k]?.stem ?? ""}`;
  return key;
}

/** Other ways to write a term, as stem keys, the term itself left out. */
export function aliasesOf(key: string, words: Lexicon): readonly string[] {
  let table = aliasTables.get(words);
  if (!table) {
    table = buildAliases(words);
    aliasTables.set(words, table);
  }
  return table.get(key) ?? [];
}

const aliasTables = new WeakMap<Lexicon, Map<string, string[]>>();

function buildAliases(words: Lexicon): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const group of ALIASES) {
    const keys = group.split(", ").map((text) => keyOf(text, words));
    for (const key of keys)
      table.set(key, [...(table.get(key) ?? []), ...keys.filter((other) => other !== key)]);
  }
  return table;
}

export function keyOf(text: string, words: Lexicon): string {
  return wordsOf(text)
    .map((word) => stem(word, words.rule))
    .join(" ");
}

/** Weight of a lexicon term, 0–1; a phrase says more than a word. */
export function termWeight(term: Term, words: Lexicon): number {
  if (term.length === 1 && words.workplace.has(term.key)) return weightOf(term.key, term.key, words);
  return Math.min(1, rarity(term, words) * (term.length > 1 ? 1.15 : 1));
}
