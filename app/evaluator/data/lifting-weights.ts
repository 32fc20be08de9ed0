/** When a verifier's yes makes a claim (`bench:evidence -- --fit-lifting`); by signs, then the constant. */
export const LIFTING_WEIGHTS: readonly number[] = [
  0.19, // log odds that the person has it
  0.55, // log odds that the sentence shows it
  1.25, // another of its sentences is confirmed
  2.62, // share of the other requirements of which a sentence is confirmed
  -3.5, // the constant
];
