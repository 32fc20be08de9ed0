/** By logistic regression (`bench:evidence -- --fit`); the order of the signs, then the constant. */
export const SIGN_WEIGHTS: readonly number[] = [
  0.21, // words shared
  0.13, // share of the line's words
  0.62, // names shared
  1.99, // nearest of all sentences
  0.26, // terms found
  -0.4, // defining term found
  0.15, // share of the terms
  0.8, // part of a term
  -0.13, // setting
  -0.41, // said of somebody else
  -0.89, // said not to be so
  -0.73, // wished or imagined
  -0.38, // no longer or not yet so
  -0.27, // an indirect deed
  -0.52, // names a job
  0.4, // title fits
  0.49, // told of a job
  0.19, // title fits and words shared
  -0.3, // listed as a skill
  0.04, // said at the top
  -1.64, // in an answer
  1.32, // answers a question about it
  0.51, // best of an answer about it
  0.02, // a number
  0.43, // I
  -0.13, // few words
  0.24, // many words
  -2.68, // filling in the CV
  0.72, // paper among papers
  0.48, // condition among practical things
  3.68, // years at a job's head
  2.06, // trait in an answer
  1.44, // beside a sentence about it
  -0.57, // closed kind
  -0.39, // first of an answer
  0.23, // facts in the CV
  -0.04, // career fits
  -0.14, // lines of the CV about requirements
  -0.1, // an own deed with a number
  0.76, // short answer
  0.78, // a question of one's own trade
  0.23, // a part of an answer
  0.4, // a part of an answer about it
  1.49, // an answer that is full
  0.19, // a name of what can be held or used
  0.72, // defining term of what can be held or used
  0.02, // all terms
  0.98, // all terms, short
  0.7, // defining term and title fits
  0.91, // a condition's term of one's own
  -0.93, // matters in common
  -0.06, // matters in common, of three
  1.63, // nearest in matters of all sentences
  0.94, // matters in common and no word
  1.43, // a question about its matters
  -0.92, // a question about its matters, in common
  -0.16, // matters in common and title fits
  0.25, // matters in common, of what can be held or used
  -0.29, // matters in common, of a trait
  -4.26, // the constant
];
