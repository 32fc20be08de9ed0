import type { Reading, Word } from "./read-text";
import { runAt } from "./repeats";

/** Eight words in the same order are taken from the posting; fewer are how people talk about the same work. */
const COPIED_RUN = 8;
/** An answer that only says the question again is found by shorter runs. */
const ECHO_RUN = 6;

/** Indexes of the words that stand in the posting in the same order. Linear in both lengths. */
export function copiedWords(reading: Reading, posting: readonly Word[]): number[] {
  return sharedRuns(reading.words, posting, COPIED_RUN);
}

/** Indexes of the answer's words that repeat its question. */
export function echoedWords(answer: Reading, question: readonly Word[]): number[] {
  return sharedRuns(answer.words, question, Math.max(3, Math.min(ECHO_RUN, question.length)));
}

function sharedRuns(words: readonly Word[], others: readonly Word[], length: number): number[] {
  const runs = new Set<string>();
  for (let i = 0; i + length <= others.length; i++) runs.add(runAt(others, i, length));
  const shared = new Set<number>();
  for (let i = 0; i + length <= words.length; i++) {
    if (!runs.has(runAt(words, i, length))) continue;
    for (let k = 0; k < length; k++) shared.add(i + k);
  }
  return [...shared];
}
