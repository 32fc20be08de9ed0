import type { Phrase } from "./reasons";
import { WHO_IS_WANTED, WHOEVER_ELSE_IS_WANTED } from "./who-is-wanted";
import { WORD_CHOICE } from "./word-choice";

/** In this order: words that one phrase has found are looked at by no later one. */
export const PHRASES: readonly Phrase[] = [...WHO_IS_WANTED, ...WORD_CHOICE, ...WHOEVER_ELSE_IS_WANTED];
