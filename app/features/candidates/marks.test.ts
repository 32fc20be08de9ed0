import { expect, test } from "vitest";
import { markedParts, readSpan } from "./marks";

const TEXT = "I cut our bundle. It took a week. Nobody noticed.";
const shown = (spans: { start: number; end: number }[]) =>
  markedParts(TEXT, spans)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");

test("a text without quotes stays whole", () => {
  expect(markedParts(TEXT, [])).toEqual([{ text: TEXT, marked: false }]);
  expect(markedParts("", [])).toEqual([]);
});

test("quotes are marked in the order of the text, whatever order they come in", () => {
  expect(
    shown([
      { start: 34, end: 49 },
      { start: 0, end: 17 },
    ]),
  ).toBe("[I cut our bundle.] It took a week. [Nobody noticed.]");
});

test("quotes that overlap are marked once, and no letter is lost", () => {
  expect(
    shown([
      { start: 0, end: 10 },
      { start: 5, end: 17 },
      { start: 6, end: 8 },
    ]),
  ).toBe("[I cut our ][bundle.] It took a week. Nobody noticed.");
});

test("a quote from beyond the end marks nothing", () => {
  expect(shown([{ start: 400, end: 500 }])).toBe(TEXT);
});

test("a link's span is read, and nonsense is not", () => {
  expect(readSpan("12-40")).toEqual({ start: 12, end: 40 });
  for (const nonsense of [null, "", "40-12", "a-b", "1-2-3", "-1-4", "99999999-1"])
    expect(readSpan(nonsense)).toBeNull();
});
