import { createEld } from "../../../node_modules/eld/src/languageDetector.js";
import packed from "../data/languages.txt?raw";
import { cleanText } from "./clean-text";
import { unpackLanguages } from "./unpack-languages";

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
  const words = sample.match(/\p{L}+/gu) ?? [];
  const letters = [...words.slice(0, LONG_ENOUGH).join("")].length;
  if (letters < ENOUGH_LETTERS) return { kind: "short" };
  if (isSpelt(words)) return { kind: "none" };
  detector ??= detectorOfAll();
  const found = detector.detect(sample);
  if (found.language !== "" && (found.isReliable() || letters < LONG_ENOUGH))
    return { kind: "known", code: found.language };
  return letters < LONG_ENOUGH ? { kind: "short" } : { kind: "none" };
}

let detector: ReturnType<typeof detectorOfAll> | undefined;

function detectorOfAll() {
  const { instance, loadData } = createEld();
  loadData(unpackLanguages(packed));
  return instance;
}

/** A font whose codes were not read as letters gives "7 0 H W D O": of CVs one word in twenty is a letter. */
const SPELT = { words: 40, share: 0.3 };

function isSpelt(words: readonly string[]): boolean {
  const letters = words.filter((word) => word.length === 1).length;
  return words.length >= SPELT.words && letters > words.length * SPELT.share;
}
