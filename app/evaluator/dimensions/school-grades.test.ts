import { expect, test } from "vitest";
import { verdictsOn } from "../fixtures";

const BOTH = "GCSE English and Maths at grade C/4 or above";
const verdict = (asked: string, told: string) => verdictsOn("Teaching Assistant", asked, told, ["paper"])[0];

test.each([
  "GCSEs (2023): English Language 4, Maths 6, History 5, and four more",
  "O-levels: English Language B, Mathematics C, Needlework A (1984)",
  "GCSEs: ten at A*–C including English Language and Mathematics",
  "Wigmore Vale High School 2016: English 5, Maths C, Business B",
  "Functional Skills English and maths, both Level 2 (2014)",
  "5 GCSEs incl. English (B) and Maths (C)",
])("whoever passed both at school has what is asked for: %s", (told) => {
  expect(verdict(BOTH, told)).toBe("found");
});

test.each([
  ["GCSEs 2019: English 5, Maths 3", "partly"],
  ["English GCSE grade 6", "partly"],
])("of two subjects one is a part: %s", (told, expected) => {
  expect(verdict(BOTH, told)).toBe(expected);
});

test.each([
  "GCSE English and Maths at grade C/4 or above: fully met",
  "Resitting GCSE maths and English in June",
  "GCSEs: English 3, Maths 2, Art 5",
  "Tutored GCSE English and Maths, grades 4 to 9",
  "Functional Skills English and maths, Level 1",
])("neither a copy of the line nor what is to come nor a low grade is a pass: %s", (told) => {
  expect(verdict(BOTH, told)).not.toMatch(/^(?:found|partly)$/);
});

test("a higher grade that is asked for is not claimed by a pass", () => {
  expect(verdict("GCSE Maths at grade 6", "GCSEs: English 5, Maths 4")).not.toBe("found");
});
