import { eld } from "eld/extrasmall";
import { cleanText } from "./clean-text";

/** Texts shorter than this say too little to tell a language by. In letters. */
const ENOUGH_LETTERS = 24;
/** What nobody could read as language in so many letters is none. */
const LONG_ENOUGH = 120;

export type Language =
  /** Two-letter code. */
  | { kind: "known"; code: string }
  /** Too short to tell. */
  | { kind: "short" }
  /** No language that we know of: letters at random, or a document that was read wrongly. */
  | { kind: "none" };

export function languageOf(text: string): Language {
  const sample = cleanText(text.slice(0, 6000)).text.toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < ENOUGH_LETTERS) return { kind: "short" };
  const found = eld.detect(sample);
  if (found.language !== "" && (found.isReliable() || letters < LONG_ENOUGH))
    return { kind: "known", code: found.language };
  return letters < LONG_ENOUGH ? { kind: "short" } : { kind: "none" };
}
