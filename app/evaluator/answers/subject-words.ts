import { GLOSSARY } from "../data/glossary";
import type { Reading } from "../text/read-text";
import { fold, stem } from "../text/stem";

type Entry = { asked: string[][]; words: Set<string> };

const ENTRIES: readonly Entry[] = GLOSSARY.map((line) => {
  const [asked = "", words = ""] = line.split(" | ");
  return {
    asked: asked.split(", ").map((phrase) => phrase.split(" ").map(stemmed)),
    words: new Set(words.split(", ").map(stemmed)),
  };
});

function stemmed(word: string): string {
  return stem(fold(word), "english");
}

/**
 * The words that people who know the question's subject use about it, as English stems; empty when the glossary does not know the
 * subject. The subject's own name is left out, since the question gives it away.
 */
export function subjectWords(question: Reading): Set<string> {
  const stems = question.words.map((word) => word.stem);
  const words = new Set<string>();
  for (const entry of ENTRIES) {
    if (!entry.asked.some((phrase) => stands(phrase, stems))) continue;
    for (const word of entry.words) words.add(word);
  }
  for (const asked of stems) words.delete(asked);
  return words;
}

function stands(phrase: readonly string[], stems: readonly string[]): boolean {
  return stems.some((_, at) => phrase.every((word, k) => stems[at + k] === word));
}
