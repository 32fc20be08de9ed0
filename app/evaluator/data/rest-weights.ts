/** How likely somebody has what no rule claims (`bench:evidence -- --fit`); by signs, then the constant. */
export const HELD_WEIGHTS: readonly number[] = [
  1.09, // likeliest sentence
  -1.34, // how far before the next
  -0.11, // terms asked for
  -0.11, // alternatives asked for
  0.0, // other requirements' likeliest sentences
  2.08, // share of others that is claimed
  -0.07, // best fit of a title
  -1.0, // filling in the CV
  -0.07, // fit of the job
  0.42, // certain throughout
  -0.08, // an indirect deed
  0.54, // names a job
  0.5, // length
  0.01, // defining term
  -0.54, // share of the terms
  -0.13, // in an answer
  0.01, // a duty
  -0.57, // a wish
  -0.17, // asks for a licence
  -0.19, // asks for education
  -0.45, // asks for years
  0.09, // asks for a tool
  0.34, // asks for a skill
  0.21, // asks for a task
  -0.23, // asks for a language
  -0.14, // asks for a trait
  0.55, // asks for a condition
  -1.22, // indirect deeds
  -1.93, // wishes
  1.46, // level of the answers
  -1.73, // answers that say nothing
  0.36, // the constant
];

export const SHOWN_WEIGHTS: readonly number[] = [
  1.2, // likeliest sentence
  0.36, // how far before the next
  -0.05, // terms asked for
  -0.02, // alternatives asked for
  -0.22, // other requirements' likeliest sentences
  1.53, // share of others that is claimed
  -0.09, // best fit of a title
  -0.7, // filling in the CV
  -0.1, // fit of the job
  0.36, // certain throughout
  0.14, // an indirect deed
  0.7, // names a job
  0.37, // length
  0.21, // defining term
  -0.7, // share of the terms
  -0.29, // in an answer
  0.04, // a duty
  -0.09, // a wish
  0.09, // asks for a licence
  0.1, // asks for education
  -0.94, // asks for years
  0.11, // asks for a tool
  0.24, // asks for a skill
  0.02, // asks for a task
  -0.05, // asks for a language
  0.25, // asks for a trait
  0.18, // asks for a condition
  -0.66, // indirect deeds
  -0.83, // wishes
  0.36, // level of the answers
  -0.84, // answers that say nothing
  -0.81, // the constant
];
