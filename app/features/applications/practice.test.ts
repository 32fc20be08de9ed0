import { expect, test } from "vitest";
import { evaluatePractice } from "./practice";

const linesFor = (answer: string) =>
  evaluatePractice([answer])?.dimensions.flatMap(({ found }) => found) ?? [];

test("whoever practises is told what was found", () => {
  const told = "I rebuilt the stock list in a week because nobody trusted it. Orders went out on time after.";
  const own = linesFor(told).find(({ label }) => label.startsWith("Own action in"));
  expect(own).toMatchObject({ finding: "Found", quote: "I rebuilt the stock list in a week" });
});

test("whoever practises in too few words is told so, and not to read them", () => {
  const findings = linesFor("I built a cold frame.").map(({ finding }) => finding);
  expect(findings).toContain("Too short to tell what happened");
  expect(findings).not.toContain("Mentioned – please read");
});
