import { expect, test } from "vitest";
import { stem } from "./field-stem";
import { readText } from "./read-text";
import { textOf } from "./sentences";

const reading = (text: string) => readText(text, { source: "cv" });
const sentences = (text: string) => {
  const read = reading(text);
  return read.sentences.map((each) => read.original.slice(each.start, each.end));
};

test("sentences end at stops, bullets and line ends, and not inside numbers or names", () => {
  expect(sentences("Cut costs by 2.5 percent. Used node.js daily\n• Led a crew • Planned beds")).toEqual([
    "Cut costs by 2.5 percent.",
    "Used node.js daily",
    "Led a crew •",
    "Planned beds",
  ]);
});

test("capitals, accents and possessives do not make another word", () => {
  expect(reading("Café’s CAFÉ cafe").words.map((word) => word.form)).toEqual(["cafe", "cafe", "cafe"]);
});

test("names of tools keep their signs", () => {
  expect(reading("C++, C# and F").words.map((word) => word.form)).toEqual(["c++", "c#", "and", "f"]);
});

test("words of one family meet at one stem", () => {
  for (const family of [
    ["reconcile", "reconciled", "reconciling"],
    ["accountant", "accountants", "accounting"],
    ["design", "designer", "designed"],
    ["teacher", "teachers", "teaching"],
  ]) {
    expect(new Set(family.map((word) => stem(word, "english"))).size, family.join()).toBe(1);
  }
  expect(stem("community", "english")).not.toBe(stem("communication", "english"));
});

test("text without spaces between words is still cut into pieces", () => {
  expect(reading("园艺师工作经验").words.length).toBe(6);
});

test("a month's full stop does not part it from its year", () => {
  expect(
    textOf("Co-founder Jan. 2016 - Jun. 2017\nLeft in May. 40 people came").sentences.map(({ text }) => text),
  ).toEqual(["Co-founder Jan. 2016 - Jun. 2017", "Left in May.", "40 people came"]);
});
