import type { Reading } from "./read-text";

/** A text that requirements are looked for in: the CV, the cover letter or an answer. */
export type Source = {
  reading: Reading;
  /** How much a mention in this sentence counts: 1 where work is told, 0.6 where words are only listed. */
  context: (sentence: number) => number;
  place: (sentence: number) => string;
};
