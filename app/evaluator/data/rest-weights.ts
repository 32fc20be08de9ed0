/** How likely somebody has what no rule claims (`bench:evidence -- --fit`); by signs, then the constant. */
export const HELD_WEIGHTS: readonly number[] = [
  1.69, // likeliest sentence
  -1.38, // how far before the next
  -0.19, // terms asked for
  -0.12, // alternatives asked for
  0.58, // other requirements' likeliest sentences
  1.77, // share of others that is claimed
  -0.27, // best fit of a title
  1.04, // filling in the CV
  -0.23, // fit of the job
  0.33, // certain throughout
  -0.06, // an indirect deed
  0.15, // names a job
  0.6, // length
  -0.14, // defining term
  -0.56, // share of the terms
  -0.5, // in an answer
  -0.03, // a duty
  -0.3, // a wish
  -0.23, // asks for a licence
  -0.31, // asks for education
  -0.32, // asks for years
  -0.01, // asks for a tool
  0.32, // asks for a skill
  0.43, // asks for a task
  -0.36, // asks for a language
  0.13, // asks for a trait
  0.35, // asks for a condition
  -1.13, // indirect deeds
  -1.61, // wishes
  1.27, // level of the answers
  -0.33, // answers that say nothing
  0.54, // the constant
];
