import type { Reading } from "./read-text";
import type { Lexicon, Term } from "./weights";

export type FoundTerm = { term: Term; from: number; to: number };

/** The longest lexicon term at each place, left to right, without overlaps. Linear: phrases are short. */
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

function stemsAt(reading: Reading, at: number, length: number): string {
  let key = reading.words[at]?.stem ?? "";
  for (let k = 1; k < length; k++)
    key += reading.ignored[at + k] ? " \u0000" : ` ${reading.words[at + k]?.stem ?? ""}`;
  return key;
}
