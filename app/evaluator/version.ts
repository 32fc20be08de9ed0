/** Changes whenever any input could get other numbers; stored with each run. A file of its own: who asks for it needs no evaluator. */
export const EVALUATOR = "built-in 2.0";
