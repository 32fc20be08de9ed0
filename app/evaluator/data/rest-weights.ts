/** How likely somebody has what no rule claims (`bench:evidence -- --fit`); by signs, then the constant. */
export const HELD_WEIGHTS: readonly number[] = [
  1.19, // likeliest sentence
  -1.3, // how far before the next
  -0.03, // terms asked for
  -0.1, // alternatives asked for
  0.66, // other requirements' likeliest sentences
  1.79, // share of others that is claimed
  -0.17, // best fit of a title
  -0.74, // filling in the CV
  -0.07, // fit of the job
  0.47, // certain throughout
  -0.45, // an indirect deed
  0.52, // names a job
  0.51, // length
  -0.28, // defining term
  -0.11, // share of the terms
  -0.14, // in an answer
  -0.08, // a duty
  -0.57, // a wish
  -0.08, // asks for a licence
  -0.15, // asks for education
  -0.24, // asks for years
  0.08, // asks for a tool
  0.29, // asks for a skill
  0.35, // asks for a task
  -0.37, // asks for a language
  -0.14, // asks for a trait
  0.27, // asks for a condition
  0.21, // the constant
];

export const SHOWN_WEIGHTS: readonly number[] = [
  1.17, // likeliest sentence
  -0.03, // how far before the next
  -0.17, // terms asked for
  -0.02, // alternatives asked for
  0.2, // other requirements' likeliest sentences
  1.1, // share of others that is claimed
  -0.13, // best fit of a title
  -0.84, // filling in the CV
  -0.09, // fit of the job
  0.15, // certain throughout
  -0.1, // an indirect deed
  0.41, // names a job
  0.24, // length
  0.09, // defining term
  -0.48, // share of the terms
  -0.28, // in an answer
  -0.06, // a duty
  -0.24, // a wish
  0.06, // asks for a licence
  0.2, // asks for education
  -0.63, // asks for years
  0.25, // asks for a tool
  0.28, // asks for a skill
  0.09, // asks for a task
  -0.25, // asks for a language
  0.19, // asks for a trait
  -0.2, // asks for a condition
  -0.5, // the constant
];
