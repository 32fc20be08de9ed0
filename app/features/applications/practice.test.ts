import { expect, test } from "vitest";
import { evaluatePractice } from "./practice";

const linesFor = (answer: string) =>
  evaluatePractice([answer])?.dimensions.flatMap(({ found }) => found) ?? [];

test("whoever practises is told what was found", () => {
  const told = "I rebuilt the stock list in a week because nobody trusted it. Orders went out on time after.";
  const own = linesFor(told).find(({ label }) => label.startsWith("What you did in"));
  expect(own).toMatchObject({ finding: "Found in your text", quote: "I rebuilt the stock list in a week" });
});

test("whoever practises in too few words is told so, and not to read them", () => {
  const findings = linesFor("I built a cold frame.").map(({ finding }) => finding);
  expect(findings).toContain("Too short to tell what happened");
  expect(findings).not.toContain("Mentioned, for a person to judge");
});

test("whoever practises is spoken to, and not told what a recruiter is to do", () => {
  const told = "I rebuilt the stock list in a week because nobody trusted it. Orders went out on time after.";
  const dimensions = evaluatePractice([told, told, told, told, told])?.dimensions ?? [];
  const lines = dimensions.flatMap(({ found }) => found);
  for (const { label, finding } of lines) {
    expect(label).toMatch(/^(?:Your answer to|What you did in|Why you did it in|What came of it in) “/);
    expect(finding).not.toContain("please read");
  }
  expect(new Set(lines.map(({ finding }) => finding))).toContain("Mentioned, for a person to judge");
});
