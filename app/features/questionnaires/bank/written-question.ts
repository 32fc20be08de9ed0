/** `{people}` and `{language}` are filled from the wish. Without a hint it asks for a real event. */
export type WrittenQuestion = readonly [title: string, question: string, hint?: string];

export const EVENT_HINT = "What happened, what you did yourself, and what came of it...";
