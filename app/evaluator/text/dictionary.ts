import nspell from "nspell";
import aff from "../../../node_modules/dictionary-en/index.aff?raw";
import dic from "../../../node_modules/dictionary-en/index.dic?raw";
import { american } from "./words";

let speller: ReturnType<typeof nspell> | undefined;

/** In small letters. The first call reads half a megabyte, some 150 ms: only for Workers with room. */
export function isWord(word: string): boolean {
  speller ??= nspell(aff, dic);
  return speller.correct(word) || speller.correct(american(word));
}
