import type { Statement } from "../claims/claim";
import { isList } from "../claims/heaps";
import { wordsOf } from "../text/words";
import type { Candidate } from "./finding";

const BETWEEN = /[,;|•·/▪★■*]\s*|\s[–—-]\s/g;

export function listedPart({ statement, hit }: Candidate): Statement {
  const { sentence } = statement;
  const { text, start, end } = sentence;
  const at = sentence.words[hit.at]?.start;
  if (at === undefined || end - start !== text.length || !isList(sentence)) return statement;
  const isOpen = (end: number) => text.lastIndexOf("(", end) > text.lastIndexOf(")", end);
  const breaks = [...text.matchAll(BETWEEN)].filter(({ index }) => !isOpen(index));
  const before = breaks.filter((each) => each.index + each[0].length <= at).at(-1);
  const from = before ? before.index + before[0].length : labelEnd(text, at);
  const to = breaks.find((each) => each.index > at)?.index ?? text.length;
  const part = text.slice(from, to).trimEnd();
  if (hit.alternative.terms.length > 1 && hit.share === 1) return statement;
  return {
    ...statement,
    sentence: {
      ...sentence,
      text: part,
      start: start + from,
      end: start + from + part.length,
      words: wordsOf(part),
    },
  };
}

/** "Every day: TypeScript, React": the label is no part of the first. */
function labelEnd(text: string, at: number): number {
  const colon = text.lastIndexOf(": ", at);
  return colon < 0 ? 0 : colon + 2;
}
