import { BRITISH_WORDS } from "../data/british-words";
import packed from "../data/words.txt?raw";
import { rememberedWord } from "./remembered";
import { unpackWords } from "./unpack-words";
import { american } from "./words";

let forms: ReadonlySet<string> | undefined;

const SHORTEST_SLIP = 5;

/**
 * A word in small letters that is none, and is one with a letter more, less, changed or swapped: foreign
 * words and terms of a trade are not. The first call unpacks 120,000 forms, 50 to 200 ms.
 */
export const isSlip = rememberedWord((word): boolean => {
  if (word.length < SHORTEST_SLIP || isWord(word) || isBuilt(word)) return false;
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (
      isListed(before + after.slice(1)) ||
      isListed(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    )
      return true;
    for (const letter of "etaoinsrhldcumfpgwybvkxjqz")
      if (isListed(before + letter + after) || isListed(before + letter + after.slice(1))) return true;
  }
  return false;
});

/** As `isListed`, of British and American spelling. */
export function isWord(word: string): boolean {
  return (
    BRITISH_WORDS.test(word) ||
    [word, american(word)].some((each) => isListed(each) || isListed(capital(each)))
  );
}

/** Trades build words that no dictionary has: "dripper", "proofer", "glasshouse". */
function isBuilt(word: string): boolean {
  const plain = word.replace(/^(?:re|un|pre|over|under|mis|non)/, "");
  if (plain !== word && plain.length >= SHORTEST_PART && isListed(plain)) return true;
  const base = word.replace(/(?:ers?|ors?|ables?|ings?|less|wise|'?s)$/, "");
  if (base !== word && (isListed(base) || isListed(`${base}e`) || isListed(base.replace(/(.)\1$/, "$1"))))
    return true;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++)
    if (isListed(word.slice(0, at)) && isListed(word.slice(at))) return true;
  return false;
}
const SHORTEST_PART = 4;

/** Whether a word in small letters is English, and not only a name. */
export function isListed(word: string): boolean {
  forms ??= unpackWords(packed);
  const plain = word.replaceAll("’", "'");
  return forms.has(plain) || forms.has(plain.toLowerCase());
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
