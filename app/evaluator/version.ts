/** Changes whenever any input could get other numbers; stored with each run. */
export const EVALUATOR = "built-in 2.54";
