/** By logistic regression on twenty labelled professions; the order of the signs, then the constant. */
export const SIGN_WEIGHTS: readonly number[] = [
  0.03, // words shared
  0.34, // share of the line's words
  0.39, // names shared
  2.03, // nearest of all sentences
  0.15, // terms found
  -0.66, // defining term found
  0.73, // share of the terms
  0.99, // part of a term
  -0.15, // setting
  -0.41, // said of somebody else
  -1.08, // said not to be so
  -0.94, // wished or imagined
  -0.41, // no longer or not yet so
  -0.29, // an indirect deed
  -0.27, // names a job
  0.29, // title fits
  0.44, // told of a job
  0.49, // title fits and words shared
  -0.18, // listed as a skill
  -0.1, // said at the top
  -1.27, // in an answer
  1.94, // answers a question about it
  0.96, // best of an answer about it
  0.13, // a number
  0.39, // I
  -0.22, // few words
  0.01, // many words
  -2.01, // praise in the CV
  0.76, // paper among papers
  0.68, // condition among practical things
  3.35, // years at a job's head
  2.44, // trait in an answer
  1.41, // beside a sentence about it
  -0.46, // closed kind
  -0.62, // first of an answer
  1.03, // facts in the CV
  0.03, // career fits
  0.46, // lines of the CV about requirements
  -0.12, // an own deed with a number
  0.27, // short answer
  1.18, // a question of one's own trade
  -0.04, // a part of an answer
  1.03, // a part of an answer about it
  1.55, // an answer that is full
  -0.2, // a name of what can be held or used
  0.82, // defining term of what can be held or used
  0.29, // all terms
  0.6, // all terms, short
  0.75, // defining term and title fits
  1.33, // a condition's term of one's own
  -4.86, // the constant
];
