import type { Quote } from "~/evaluator/evaluation";
import { flowing } from "~/lib/flowing-text";

/** So much of a CV stands beside the candidate, in characters; the rest is a page of its own. */
export const LONGEST_SHOWN = 20_000;

/** A stretch of the text; `quote` numbers it where a claim rests on it. */
export type CvPart = { text: string; quote: number | null };
export type NumberedQuotes = { parts: CvPart[]; numberOf: (quote: Quote) => number | null };

/** Marks the sentences in the order in which they stand; of two that overlap, the earlier has the number. */
export function numberedQuotes(text: string, quotes: readonly Quote[]): NumberedQuotes {
  const shown = flowing(text.slice(0, LONGEST_SHOWN));
  const numbers = new Map<number, number>();
  const parts: CvPart[] = [];
  let at = 0;
  for (const { start, end, text: words } of [...quotes].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at || end > shown.length || text.slice(start, end) !== words) continue;
    if (start > at) parts.push({ text: shown.slice(at, start), quote: null });
    numbers.set(start, numbers.size + 1);
    parts.push({ text: shown.slice(start, end), quote: numbers.size });
    at = end;
  }
  if (at < shown.length) parts.push({ text: shown.slice(at), quote: null });
  return { parts, numberOf: ({ source, start }) => (source === "cv" ? (numbers.get(start) ?? null) : null) };
}
