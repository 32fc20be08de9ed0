/** `reached` counts days from the application, `left` days in the stage that was left. */
export const FACT_MEASURES = ["applied", "reached", "left"] as const;
