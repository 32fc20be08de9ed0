/** By logistic regression (`bench:evidence -- --fit`); the order of the signs, then the constant. */
export const SIGN_WEIGHTS: readonly number[] = [
  0.3, // words shared
  0.31, // share of the line's words
  0.41, // names shared
  2.07, // nearest of all sentences
  0.21, // terms found
  -0.65, // defining term found
  0.27, // share of the terms
  0.98, // part of a term
  -0.12, // setting
  -0.32, // said of somebody else
  -0.86, // said not to be so
  -0.84, // wished or imagined
  -0.38, // no longer or not yet so
  -0.3, // an indirect deed
  -0.47, // names a job
  0.38, // title fits
  0.44, // told of a job
  0.27, // title fits and words shared
  -0.24, // listed as a skill
  -0.04, // said at the top
  -1.37, // in an answer
  2.08, // answers a question about it
  0.55, // best of an answer about it
  0.07, // a number
  0.47, // I
  -0.18, // few words
  0.21, // many words
  -2.66, // filling in the CV
  0.87, // paper among papers
  0.46, // condition among practical things
  3.54, // years at a job's head
  2.3, // trait in an answer
  1.4, // beside a sentence about it
  -0.45, // closed kind
  -0.53, // first of an answer
  0.57, // facts in the CV
  0.04, // career fits
  -0.28, // lines of the CV about requirements
  -0.18, // an own deed with a number
  0.12, // short answer
  0.93, // a question of one's own trade
  0.12, // a part of an answer
  0.65, // a part of an answer about it
  1.61, // an answer that is full
  0.19, // a name of what can be held or used
  0.83, // defining term of what can be held or used
  0.1, // all terms
  0.9, // all terms, short
  0.65, // defining term and title fits
  0.97, // a condition's term of one's own
  -4.22, // the constant
];
