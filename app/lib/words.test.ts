import { expect, test } from "vitest";
import { asMoment, asOneLine, initialOf, inShort, knownZone, listsInOneLine, quoted } from "./words";

test.each([
  ["I measured first.", "“I measured first.”"],
  ["“I measured first,” I said", "“I measured first,” I said"],
  ["She said “no”", "She said “no”"],
  ['"Done" is a word', '"Done" is a word'],
  ["It’s the 5’ one", "“It’s the 5’ one”"],
])("%s is quoted once", (words, shown) => {
  expect(quoted(words)).toBe(shown);
});

test("somebody who reads a posting's list in one line sees where each of its points ends", () => {
  const list =
    "You bake\nat night.\n\nYou bring:\n\n- Three years of baking\n- Food hygiene.\n- A van\n\nWrite to us";
  expect(listsInOneLine(list)).toBe(
    "You bake at night. You bring: Three years of baking · Food hygiene. A van · Write to us",
  );
  expect(listsInOneLine("- One\n\n- two-\nfold")).toBe("One · two- fold");
  expect(listsInOneLine("")).toBe("");
});

test("a title named in passing keeps to 80 characters", () => {
  expect(inShort("Data Analyst")).toBe("Data Analyst");
  expect(inShort("a".repeat(80))).toBe("a".repeat(80));
  expect(inShort(`${"a".repeat(78)} bc`)).toBe(`${"a".repeat(78)}…`);
  expect(inShort(`${"a".repeat(78)}🌱bc`)).toBe(`${"a".repeat(78)}…`);
});

test.each([
  ["Reconciled bank and\n  supplier accounts ", "Reconciled bank and supplier accounts"],
  ["fixed assets and depre-\r\nciation", "fixed assets and depreciation"],
  ["Paris - \nLyon", "Paris - Lyon"],
  ["2019 -\n2024", "2019 - 2024"],
])("%j is shown on one line", (words, shown) => {
  expect(asOneLine(words)).toBe(shown);
});

test("a time is told in the reader's zone by its name, and in UTC where nobody knows the zone", () => {
  const noon = new Date("2026-07-18T12:05:00Z");
  expect(asMoment(noon)).toBe("18 Jul, 12:05 UTC");
  expect(asMoment(noon, knownZone("Europe/London"))).toBe("18 Jul, 13:05 BST");
  expect(knownZone("Mars/Olympus")).toBe("UTC");
  expect(knownZone(undefined)).toBe("UTC");
});

test("a company whose name begins with an emoji is marked with all of it", () => {
  expect(initialOf("💡 Lumen Labs")).toBe("💡");
  expect(initialOf("northwind analytics")).toBe("N");
  expect(initialOf("")).toBe("?");
});
