/** By logistic regression (`bench:evidence -- --fit`); the order of the signs, then the constant. */
export const SIGN_WEIGHTS: readonly number[] = [
  0.18, // words shared
  0.15, // share of the line's words
  0.51, // names shared
  2.04, // nearest of all sentences
  -0.14, // terms found
  -0.49, // defining term found
  0.67, // share of the terms
  0.65, // part of a term
  -0.33, // setting
  -0.11, // said of somebody else
  -0.3, // said not to be so
  -0.3, // wished or imagined
  -0.13, // no longer or not yet so
  -0.14, // an indirect deed
  -0.99, // names a job
  0.46, // title fits
  0.48, // told of a job
  0.2, // title fits and words shared
  -0.57, // listed as a skill
  -0.23, // said at the top
  -1.54, // in an answer
  1.22, // answers a question about it
  0.56, // best of an answer about it
  0.06, // a number
  0.34, // I
  -0.07, // few words
  0.26, // many words
  -3.38, // filling in the CV
  1.69, // paper among papers
  0.26, // condition among practical things
  3.53, // years at a job's head
  2.49, // trait in an answer
  1.4, // beside a sentence about it
  -0.46, // closed kind
  -0.42, // first of an answer
  0.16, // facts in the CV
  -0.07, // career fits
  -0.53, // lines of the CV about requirements
  -0.11, // an own deed with a number
  0.96, // short answer
  0.66, // a question of one's own trade
  0.12, // a part of an answer
  0.4, // a part of an answer about it
  1.56, // an answer that is full
  0.04, // a name of what can be held or used
  1.07, // defining term of what can be held or used
  -0.4, // all terms
  0.92, // all terms, short
  0.98, // defining term and title fits
  1.36, // a condition's term of one's own
  -1.19, // matters in common
  -0.07, // matters in common, of three
  1.67, // nearest in matters of all sentences
  1.0, // matters in common and no word
  1.37, // a question about its matters
  -1.02, // a question about its matters, in common
  -0.23, // matters in common and title fits
  0.55, // matters in common, of what can be held or used
  0.14, // matters in common, of a trait
  0.05, // a clause denies something
  -0.16, // a clause wishes or imagines
  0.02, // a clause is of somebody else
  -1.75, // defining term denied
  -0.8, // defining term wished or imagined
  -0.4, // defining term of somebody else
  -0.62, // defining term with an indirect deed
  0.29, // certain throughout
  0.35, // all of several terms
  0.43, // share of the terms, with the defining one
  -0.07, // a duty
  -0.52, // a wish
  -0.42, // a bullet
  -0.65, // among papers
  -0.07, // among practical things
  -0.68, // among hobbies
  0.39, // length
  -0.46, // asks for a licence
  -0.6, // asks for education
  0.53, // asks for years
  0.0, // asks for a tool
  0.47, // asks for a skill
  0.48, // asks for a task
  -0.04, // asks for a language
  -0.49, // asks for a trait
  0.1, // asks for a condition
  -4.38, // the constant
];

/** The same signs again, with what their sum says beside other sentences and requirements. */
export const TOGETHER_WEIGHTS: readonly number[] = [
  -0.33, // words shared
  -0.09, // share of the line's words
  -0.05, // names shared
  -0.59, // nearest of all sentences
  -0.34, // terms found
  -0.34, // defining term found
  0.11, // share of the terms
  -0.05, // part of a term
  -0.04, // setting
  -0.04, // said of somebody else
  -0.11, // said not to be so
  -0.14, // wished or imagined
  -0.15, // no longer or not yet so
  -0.01, // an indirect deed
  -0.27, // names a job
  0.35, // title fits
  0.02, // told of a job
  -0.29, // title fits and words shared
  -0.27, // listed as a skill
  -0.19, // said at the top
  -0.08, // in an answer
  -0.81, // answers a question about it
  0.05, // best of an answer about it
  0.03, // a number
  0.02, // I
  -0.16, // few words
  0.1, // many words
  -2.05, // filling in the CV
  -0.01, // paper among papers
  0.07, // condition among practical things
  -0.46, // years at a job's head
  -0.43, // trait in an answer
  0.37, // beside a sentence about it
  0.08, // closed kind
  -0.04, // first of an answer
  0.24, // facts in the CV
  0.21, // career fits
  -0.27, // lines of the CV about requirements
  0.04, // an own deed with a number
  0.2, // short answer
  -0.13, // a question of one's own trade
  0.11, // a part of an answer
  -0.42, // a part of an answer about it
  0.55, // an answer that is full
  0.08, // a name of what can be held or used
  -0.22, // defining term of what can be held or used
  -0.22, // all terms
  0.04, // all terms, short
  0.1, // defining term and title fits
  -0.11, // a condition's term of one's own
  0.53, // matters in common
  0.09, // matters in common, of three
  -0.57, // nearest in matters of all sentences
  -0.23, // matters in common and no word
  -0.25, // a question about its matters
  0.24, // a question about its matters, in common
  0.03, // matters in common and title fits
  0.06, // matters in common, of what can be held or used
  -0.02, // matters in common, of a trait
  -0.05, // a clause denies something
  -0.09, // a clause wishes or imagines
  -0.04, // a clause is of somebody else
  -0.52, // defining term denied
  -0.3, // defining term wished or imagined
  -0.03, // defining term of somebody else
  -0.05, // defining term with an indirect deed
  0.05, // certain throughout
  0.23, // all of several terms
  0.33, // share of the terms, with the defining one
  0.05, // a duty
  -0.12, // a wish
  -0.02, // a bullet
  -0.11, // among papers
  -0.1, // among practical things
  -0.54, // among hobbies
  0.64, // length
  0.01, // asks for a licence
  -0.08, // asks for education
  0.01, // asks for years
  0.04, // asks for a tool
  -0.1, // asks for a skill
  -0.01, // asks for a task
  0.11, // asks for a language
  0.03, // asks for a trait
  -0.02, // asks for a condition
  1.41, // likely by its signs alone
  1.12, // behind the requirement's likeliest sentence
  1.67, // before the sentence's likeliest other requirement
  -0.08, // how plainly other requirements are shown
  0.71, // likeliest, before the next
  -0.58, // the constant
];

/** How likely an answer answers its question, and of the work advertised. */
export const ANSWER_WEIGHTS: readonly number[] = [
  3.6, // share of the requirements that is stated
  -2.54, // share of its words that stand in jobs of other trades
  2.17, // level of all answers
  1.38, // share of its sentences that deny something
  0.79, // a practical question
  0.31, // the constant
];
