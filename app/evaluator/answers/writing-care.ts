import type { Text } from "../text/sentences";

/** Fewer words show nothing of how somebody writes. */
const SHORTEST = 20;
/** A word in twenty misspelled, or a slip of the pen in every other sentence, halves it. */
const SLIPS_PER_WORD = 20;
const SLIPS_PER_SENTENCE = 2;

/** 0–1; null for a text too short to tell. Tenses, articles and choice of words count for nothing. */
export function careOf({ original, sentences }: Text, isSlip: (word: string) => boolean): number | null {
  const words = sentences.flatMap((sentence) => sentence.words);
  if (words.length < SHORTEST || sentences.length === 0) return null;
  // A capital inside a sentence may be anybody's name.
  const plain = new Set(
    words.filter(({ written }) => /^\p{Ll}[\p{Ll}'’]{2,}$/u.test(written)).map(({ written }) => written),
  );
  const misspelled = [...plain].filter((word) => isSlip(word.replace("’", "'"))).length;
  const pen =
    original.match(/(?:^|[.!?]\s+)\p{Ll}|(?<![\p{L}'’.-])i(?![\p{L}'’.-])|\s[,.](?=\s|$)|\p{L},\p{L}/gu)
      ?.length ?? 0;
  const lost = (SLIPS_PER_WORD * misspelled) / words.length + (SLIPS_PER_SENTENCE * pen) / sentences.length;
  return 1 / (1 + lost);
}
