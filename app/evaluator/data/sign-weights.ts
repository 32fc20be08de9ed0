/** By logistic regression (`bench:evidence -- --fit`); the order of the signs, then the constant. */
export const SIGN_WEIGHTS: readonly number[] = [
  0.27, // words shared
  0.03, // share of the line's words
  0.48, // names shared
  2.08, // nearest of all sentences
  0.17, // terms found
  -0.47, // defining term found
  0.26, // share of the terms
  0.81, // part of a term
  -0.12, // setting
  -0.47, // said of somebody else
  -0.82, // said not to be so
  -0.78, // wished or imagined
  -0.33, // no longer or not yet so
  -0.31, // an indirect deed
  -0.63, // names a job
  0.42, // title fits
  0.5, // told of a job
  0.2, // title fits and words shared
  -0.25, // listed as a skill
  0.03, // said at the top
  -1.56, // in an answer
  1.33, // answers a question about it
  0.45, // best of an answer about it
  0.01, // a number
  0.42, // I
  -0.08, // few words
  0.26, // many words
  -2.67, // filling in the CV
  0.72, // paper among papers
  0.6, // condition among practical things
  3.61, // years at a job's head
  2.0, // trait in an answer
  1.4, // beside a sentence about it
  -0.59, // closed kind
  -0.36, // first of an answer
  0.21, // facts in the CV
  0.03, // career fits
  -0.18, // lines of the CV about requirements
  -0.13, // an own deed with a number
  0.9, // short answer
  0.9, // a question of one's own trade
  0.19, // a part of an answer
  0.46, // a part of an answer about it
  1.39, // an answer that is full
  0.09, // a name of what can be held or used
  0.76, // defining term of what can be held or used
  -0.07, // all terms
  1.0, // all terms, short
  0.82, // defining term and title fits
  0.94, // a condition's term of one's own
  -1.02, // matters in common
  -0.08, // matters in common, of three
  1.64, // nearest in matters of all sentences
  1.03, // matters in common and no word
  1.42, // a question about its matters
  -1.01, // a question about its matters, in common
  -0.29, // matters in common and title fits
  0.29, // matters in common, of what can be held or used
  -0.25, // matters in common, of a trait
  -4.27, // the constant
];

/** The same of what the signs' sum says beside other sentences and requirements. */
export const TOGETHER_WEIGHTS: readonly number[] = [
  1.48, // likely by its signs alone
  1.09, // behind the requirement's likeliest sentence
  1.15, // before the sentence's likeliest other requirement
  0.65, // how plainly other requirements are shown
  -0.35, // the constant
];

/** How likely an answer answers its question, and of the work advertised. */
export const ANSWER_WEIGHTS: readonly number[] = [
  2.91, // share of the requirements that is stated
  -2.82, // share of its words that stand in jobs of other trades
  1.74, // level of all answers
  1.3, // share of its sentences that deny something
  1.55, // a practical question
  0.89, // the constant
];
