import { hardTerms, type Range } from "~/evaluator/requirements/hard-terms";
import { findTerms } from "~/evaluator/text/find-terms";
import { type Reading, readText } from "~/evaluator/text/read-text";
import { lexicon } from "~/evaluator/text/weights";

type MarkedPosting = { sentences: { tokens: string[]; hard: string[] }[] };

/** Tokens found of those that experts marked as hard requirements, over all postings. */
export function hardRequirements(rows: readonly MarkedPosting[]): string[] {
  return tokenF1(rows, (posting) => hardTerms(posting, lexicon("english")));
}

/** The same by looking words up in the shipped list and nothing else. */
export function hardRequirementsByList(rows: readonly MarkedPosting[]): string[] {
  return tokenF1(rows, (posting) => findTerms(posting, lexicon("english")));
}

function tokenF1(rows: readonly MarkedPosting[], find: (posting: Reading) => readonly Range[]): string[] {
  const perPosting = rows.map((row) => countsFor(row, find));
  const all = f1(perPosting);
  const spread = bootstrap(perPosting);
  return [
    `precision ${all.precision.toFixed(3)}, recall ${all.recall.toFixed(3)}, F1 ${all.f1.toFixed(3)} ` +
      `[${spread}] over ${rows.length} postings`,
  ];
}

type Counts = { right: number; found: number; marked: number };

function countsFor(row: MarkedPosting, find: (posting: Reading) => readonly Range[]): Counts {
  const tokens: { start: number; end: number; marked: boolean }[] = [];
  let text = "";
  for (const sentence of row.sentences) {
    const marked = markedTokens(sentence.tokens, sentence.hard);
    sentence.tokens.forEach((token, index) => {
      tokens.push({ start: text.length, end: text.length + token.length, marked: marked.has(index) });
      text += `${token} `;
    });
    text += "\n";
  }
  const posting = readText(text, { source: "posting" });
  const spans = find(posting).map(({ from, to }) => ({
    start: posting.words[from]?.start ?? 0,
    end: posting.words[to - 1]?.end ?? 0,
  }));
  const hit = (token: { start: number; end: number }) =>
    spans.some((span) => span.start < token.end && token.start < span.end);
  const found = tokens.filter(hit);
  return {
    right: found.filter((token) => token.marked).length,
    found: found.length,
    marked: tokens.filter((token) => token.marked).length,
  };
}

/** Where each marked phrase stands among the tokens; a phrase marked twice is looked for twice. */
function markedTokens(tokens: readonly string[], phrases: readonly string[]): Set<number> {
  const marked = new Set<number>();
  for (const phrase of phrases) {
    for (let start = 0; start < tokens.length; start++) {
      let end = start + 1;
      while (end < tokens.length && tokens.slice(start, end).join(" ").length < phrase.length) end++;
      if (marked.has(start) || tokens.slice(start, end).join(" ") !== phrase) continue;
      for (let i = start; i < end; i++) marked.add(i);
      break;
    }
  }
  return marked;
}

function f1(counts: readonly Counts[]): { precision: number; recall: number; f1: number } {
  const sum = (pick: (each: Counts) => number) => counts.reduce((total, each) => total + pick(each), 0);
  const precision = sum((each) => each.right) / (sum((each) => each.found) || 1);
  const recall = sum((each) => each.right) / (sum((each) => each.marked) || 1);
  return {
    precision,
    recall,
    f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
  };
}

/** 95 % interval over resampled postings, from a fixed sequence of draws. */
function bootstrap(counts: readonly Counts[]): string {
  let state = 7;
  const draw = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return counts[Math.floor((state / 2147483648) * counts.length)];
  };
  const values = Array.from(
    { length: 500 },
    () => f1(counts.map(() => draw()).filter((each) => each !== undefined)).f1,
  );
  values.sort((a, b) => a - b);
  return `${values[12]?.toFixed(3)},${values[487]?.toFixed(3)}`;
}
