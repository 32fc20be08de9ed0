import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { reviewPosting, takeSuggestion } from "./posting-review";

type Sentences = { trade: string; sentence: string }[];
type Lists = Record<string, { seen: Sentences; left: Sentences }>;

const LISTS: Lists = JSON.parse(
  readFileSync(new URL("golden/posting-sentences.json", import.meta.url), "utf8"),
);
/** Found by lists that were written before anything was seen to be missed. */
const MISSED = ["Electrician's mate, he will carry tools."];

const LONG =
  "Somebody who knows the place well shows everybody around on the first morning, and nobody hurries. ";
const posting = (sentence: string, before = "") => ({
  text: `An ordinary beginning.\n\n${before}${sentence} ${LONG}`,
  built: "",
  place: "Leeds",
  pay: null,
});
const quotesOf = (sentence: string, before = "") =>
  reviewPosting(posting(sentence, before)).flatMap(({ quote }) => (quote === undefined ? [] : [quote]));

describe.each(Object.keys(LISTS))("the %s list of sentences from ten trades", (name) => {
  const { seen = [], left = [] } = LISTS[name] ?? {};

  test("what shuts somebody out is seen, and another wording ends it", () => {
    const missed = seen.map(({ sentence }) => sentence).filter((sentence) => quotesOf(sentence).length === 0);
    expect(missed).toEqual(MISSED.filter((sentence) => missed.includes(sentence)));
    for (const { sentence } of seen) expect(wordingLeft(sentence)).toEqual([]);
  });

  test("what only names a thing, a customer or a number is left alone", () => {
    const accused = left.filter(({ sentence }) => quotesOf(sentence).length > 0);
    expect(accused.map(({ sentence }) => sentence)).toEqual([]);
    expect(new Set([...seen, ...left].map(({ trade }) => trade)).size).toBe(10);
    expect(Math.min(seen.length, left.length)).toBeGreaterThanOrEqual(20);
  });

  test("no excerpt begins or ends within a word", () => {
    const words = new Set(LONG.split(/\s+/));
    expect(seen.flatMap(({ sentence }) => quotesOf(sentence, LONG)).length).toBeGreaterThan(20);
    for (const { sentence } of seen) {
      for (const { before, after } of quotesOf(sentence, LONG)) {
        const own = `${sentence} `.split(/\s+/);
        const shown = [...before.split(/\s+/).slice(0, -1), ...after.split(/\s+/).slice(1)];
        for (const word of shown) expect(["…", "", ...words, ...own]).toContain(word);
      }
    }
  });
});

/** What is still quoted once every suggestion has been taken, ten at most. */
function wordingLeft(sentence: string) {
  let now = posting(sentence);
  for (let count = 0; count < 10; count += 1) {
    const next = reviewPosting(now).find(
      ({ quote, instead }) => quote !== undefined && instead !== undefined,
    );
    if (next === undefined) return [];
    now = { ...now, text: takeSuggestion(now, next.id) };
  }
  return reviewPosting(now).flatMap(({ quote }) => quote?.words ?? []);
}
