/** By logistic regression (`bench:evidence -- --fit`); the order of the signs, then the constant. */
export const SIGN_WEIGHTS: readonly number[] = [
  0.19, // words shared
  -0.18, // share of the line's words
  0.52, // names shared
  1.95, // nearest of all sentences
  -0.28, // terms found
  -0.19, // defining term found
  0.97, // share of the terms
  0.47, // part of a term
  -0.28, // setting
  -0.31, // said of somebody else
  -0.12, // said not to be so
  -0.23, // wished or imagined
  -0.34, // no longer or not yet so
  -0.14, // an indirect deed
  -0.83, // names a job
  0.36, // title fits
  0.24, // told of a job
  0.71, // title fits and words shared
  -0.6, // listed as a skill
  -0.53, // said at the top
  -1.35, // in an answer
  1.42, // answers a question about it
  0.62, // best of an answer about it
  0.15, // a number
  0.37, // I
  -0.27, // few words
  0.12, // many words
  -3.19, // filling in the CV
  1.97, // paper among papers
  0.62, // condition among practical things
  4.4, // years at a job's head
  2.11, // trait in an answer
  1.61, // beside a sentence about it
  -0.5, // closed kind
  -0.46, // first of an answer
  0.46, // facts in the CV
  -0.08, // career fits
  -0.26, // lines of the CV about requirements
  -0.07, // an own deed with a number
  0.66, // short answer
  0.36, // a question of one's own trade
  -0.1, // a part of an answer
  0.44, // a part of an answer about it
  1.2, // an answer that is full
  0.08, // a name of what can be held or used
  1.14, // defining term of what can be held or used
  -0.32, // all terms
  1.06, // all terms, short
  0.53, // defining term and title fits
  1.85, // a condition's term of one's own
  -0.96, // matters in common
  0.25, // matters in common, of three
  1.45, // nearest in matters of all sentences
  0.84, // matters in common and no word
  1.26, // a question about its matters
  -1.04, // a question about its matters, in common
  -0.35, // matters in common and title fits
  0.64, // matters in common, of what can be held or used
  -0.06, // matters in common, of a trait
  -0.07, // a clause denies something
  -0.34, // a clause wishes or imagines
  0.15, // a clause is of somebody else
  -1.81, // defining term denied
  -0.74, // defining term wished or imagined
  -1.17, // defining term of somebody else
  -0.6, // defining term with an indirect deed
  0.19, // certain throughout
  0.5, // all of several terms
  0.06, // share of the terms, with the defining one
  0.01, // a duty
  -0.52, // a wish
  -0.44, // a bullet
  -0.84, // among papers
  -0.23, // among practical things
  -0.5, // among hobbies
  0.22, // length
  -0.6, // asks for a licence
  -0.56, // asks for education
  0.77, // asks for years
  0.09, // asks for a tool
  0.43, // asks for a skill
  0.37, // asks for a task
  -0.09, // asks for a language
  -0.3, // asks for a trait
  -0.11, // asks for a condition
  -4.23, // the constant
];

/** The same signs again, with what their sum says beside other sentences and requirements. */
export const TOGETHER_WEIGHTS: readonly number[] = [
  -0.19, // words shared
  -0.01, // share of the line's words
  0.07, // names shared
  -0.5, // nearest of all sentences
  -0.33, // terms found
  -0.09, // defining term found
  0.03, // share of the terms
  0.07, // part of a term
  0.04, // setting
  -0.09, // said of somebody else
  -0.06, // said not to be so
  -0.09, // wished or imagined
  -0.14, // no longer or not yet so
  0.0, // an indirect deed
  -0.15, // names a job
  0.39, // title fits
  -0.02, // told of a job
  -0.3, // title fits and words shared
  -0.13, // listed as a skill
  -0.23, // said at the top
  0.0, // in an answer
  -0.76, // answers a question about it
  0.05, // best of an answer about it
  0.07, // a number
  0.09, // I
  -0.22, // few words
  0.05, // many words
  -2.13, // filling in the CV
  -0.03, // paper among papers
  0.11, // condition among practical things
  -0.55, // years at a job's head
  -0.38, // trait in an answer
  0.35, // beside a sentence about it
  0.08, // closed kind
  -0.12, // first of an answer
  0.5, // facts in the CV
  0.11, // career fits
  -0.13, // lines of the CV about requirements
  0.0, // an own deed with a number
  0.24, // short answer
  -0.02, // a question of one's own trade
  0.02, // a part of an answer
  -0.28, // a part of an answer about it
  0.78, // an answer that is full
  -0.06, // a name of what can be held or used
  -0.21, // defining term of what can be held or used
  -0.03, // all terms
  0.11, // all terms, short
  0.09, // defining term and title fits
  -0.23, // a condition's term of one's own
  0.61, // matters in common
  -0.05, // matters in common, of three
  -0.54, // nearest in matters of all sentences
  -0.19, // matters in common and no word
  -0.21, // a question about its matters
  0.09, // a question about its matters, in common
  0.07, // matters in common and title fits
  0.02, // matters in common, of what can be held or used
  0.02, // matters in common, of a trait
  -0.07, // a clause denies something
  -0.16, // a clause wishes or imagines
  -0.01, // a clause is of somebody else
  -0.39, // defining term denied
  -0.22, // defining term wished or imagined
  -0.14, // defining term of somebody else
  -0.12, // defining term with an indirect deed
  0.07, // certain throughout
  0.22, // all of several terms
  0.05, // share of the terms, with the defining one
  0.01, // a duty
  -0.15, // a wish
  -0.04, // a bullet
  -0.01, // among papers
  -0.07, // among practical things
  -0.4, // among hobbies
  0.64, // length
  0.0, // asks for a licence
  -0.05, // asks for education
  0.08, // asks for years
  0.03, // asks for a tool
  -0.08, // asks for a skill
  -0.04, // asks for a task
  0.04, // asks for a language
  0.03, // asks for a trait
  -0.02, // asks for a condition
  1.11, // likely by its signs alone
  1.09, // behind the requirement's likeliest sentence
  1.7, // before the sentence's likeliest other requirement
  -0.07, // how plainly other requirements are shown
  0.82, // likeliest, before the next
  -1.16, // the constant
];

/** How likely an answer answers its question, and of the work advertised. */
export const ANSWER_WEIGHTS: readonly number[] = [
  4.66, // share of the requirements that is stated
  -1.63, // share of its words that stand in jobs of other trades
  0.14, // level of all answers
  1.26, // share of its sentences that deny something
  0.57, // a practical question
  -0.97, // the constant
];
