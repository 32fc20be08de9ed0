import { expect, test } from "vitest";
import { flowing } from "./flowing-text";

test.each([
  "applications that people use all day. I care about pages that are",
  "in which council staff draw 12,000 features without a drop below 50",
  "used by 40 engineers in five countries, two offices and one lorry, \t",
])("a sentence that the page's edge broke reads on: %j", (line) => {
  expect(flowing(`${line}\nand so it goes on.`)).toBe(`${line} and so it goes on.`);
});

test.each([
  "Profile\nFrontend engineer with eight years of building applications",
  "python\nsql\nspreadsheets",
  "This line is as long as any other, and its sentence ends here.\nthen another",
  "This line is as long as any other, and an empty one follows it\n\nand another",
  "Cut the bundle from 1.9 MB to 310 kB by splitting the editor\n• led the move",
])("a heading, a list, a full stop and an empty line end a line: %j", (text) => {
  expect(flowing(text)).toBe(text);
});
