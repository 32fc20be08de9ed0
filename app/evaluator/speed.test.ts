import { expect, test } from "vitest";
import { evaluate } from "./evaluate";
import { gardener, gardenerCv } from "./fixtures";
import { LONGEST_TEXT } from "./text/clean-text";

const filled = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** CPU milliseconds of one evaluation. */
function cost(cv: string, change: Parameters<typeof gardener>[0] = {}): number {
  const start = process.cpuUsage();
  evaluate(gardener({ cv, ...change }));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test("a CV of two pages and five answers take little time", () => {
  const twoPages = gardenerCv.replace(/(\d{4}) to (\d{4})/g, "$1 to $2, again and again").repeat(6);
  cost(twoPages);
  const costs = [1, 2, 3, 4, 5].map(() => cost(twoPages)).sort((a, b) => a - b);
  // Measured: 15 ms. The bound is wide, for machines that do other work as well.
  expect(costs[0]).toBeLessThan(150);
});

for (const [name, text] of [
  ["one endless word", "a"],
  ["spaces", " "],
  ["e-mail addresses without end", "a@"],
  ["telephone numbers without end", "+1 234 "],
  ["the start of an instruction over and over", "give ignore score "],
  ["house numbers", "12 a street "],
  ["thanks that never end", "hello thanks "],
  ["teams that never end", "dear team "],
  ["dates that never end", "Worked with roses there,\n2010 june "],
  ["births that never end", "I am Al born ab "],
  ["a row of hobbies", "Hobbies: a, b, "],
  ["one word on every line", "prune\n"],
  ["jobs that go on", "1990 - present\n"],
  ["jobs on three lines", "\nElm Park\nHead gardener\n1990 - 1991\n"],
  ["accents", "a\u0301\u0301"],
  ["zero-width spaces", "a\u200b"],
  ["text without spaces between words", "园艺师工作经验"],
  ["broken surrogates", "\ud800"],
] as const) {
  test(`${name} cost no more than twenty times as much when ten times as long`, () => {
    const short = filled(text, LONGEST_TEXT / 10);
    const long = filled(text, LONGEST_TEXT);
    cost(short);
    expect(cost(long)).toBeLessThan(20 * Math.max(25, cost(short)));
  });
}

test.each([
  ["languages", "english "],
  ["the words of headings", "key "],
])("a posting's line of %s without end is read as fast as any", (_what, word) => {
  const line = `${filled(word, 4000)}x`;
  const posting = { title: "Gardener", text: `Requirements\n- ${line}\n- Prune roses` };
  cost(gardenerCv);
  expect(cost(gardenerCv, { posting })).toBeLessThan(2000);
});
