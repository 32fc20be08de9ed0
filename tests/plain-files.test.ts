import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commentLines, isSource, namesSaid, tooWide, writtenFiles } from "./support/plain-files";

test("nobody has to scroll sideways to read a file", () => {
  const files = writtenFiles();
  expect(files.flatMap((path) => tooWide(path, readFileSync(path, "utf8")))).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

test("whoever reads the product's source reads code: at most four lines in a hundred are comments", () => {
  const counted = writtenFiles()
    .filter(isSource)
    .map((path) => commentLines(readFileSync(path, "utf8")));
  const sum = (of: "comments" | "lines") => counted.reduce((total, one) => total + one[of], 0);
  expect(sum("comments") / sum("lines")).toBeLessThanOrEqual(0.04);
  expect(sum("lines")).toBeGreaterThan(20_000);
});

test("nobody reads a constant's name on a page", () => {
  const pages = writtenFiles().filter((path) => /^app\/.*\.tsx$/.test(path));
  expect(pages.flatMap((path) => namesSaid(path, readFileSync(path, "utf8")))).toEqual([]);
  expect(pages.length).toBeGreaterThan(200);
  expect(namesSaid("a.tsx", '<Field hint="For ALL_PEOPLE." label={ALL_PEOPLE} />')).toEqual([
    'a.tsx: hint="For ALL_PEOPLE."',
  ]);
});

test("a line that is too wide and a comment are found", () => {
  const wide = "a ".repeat(56);
  expect(tooWide("app/root.tsx", `\n// ${wide}`)).toEqual(["app/root.tsx:2"]);
  expect(tooWide("README.md", `${wide}\n| ${wide} |`)).toEqual(["README.md:1"]);
  expect(tooWide("app/root.tsx", "–".repeat(110))).toEqual([]);
  const text =
    '/** One. */\n\nconst url = "https://a.example"; // two\n/*\n * four\n */\n{/* six */}\nlast();';
  expect(commentLines(text)).toEqual({ comments: 6, lines: 7 });
});
