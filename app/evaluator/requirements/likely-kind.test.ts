import { describe, expect, test } from "vitest";
import { likelyKind } from "./likely-kind";
import { kindOf } from "./requirement-kind";

describe("what somebody has to live with is a condition in whatever words it is told", () => {
  test.each([
    "Your own boots and waterproofs",
    "Two references before you start",
    "There is no train to us and the last bus goes at six",
    "Must be able to get to Wexford for 6.15 starts",
    "Must be over 21 for the insurance",
    "Notice period of no more than four weeks",
  ])("%s", (line) => {
    expect(kindOf(line, "must")).not.toBe("condition");
    expect(likelyKind(line, "must")).toBe("condition");
  });
});

test("hours that stand among the duties are a condition as well", () => {
  const line = "You would work every second weekend, and Christmas Day one year in two.";
  expect(likelyKind(line, "duty")).toBe("condition");
  expect(likelyKind("You would work with the second fitter on every boiler.", "duty")).toBe("task");
});

test.each([
  ["Make up the rota for eleven porters", "task"],
  ["Comfortable with animals and with what they leave behind", "skill"],
  ["Two seasons on a trawler", "years"],
  ["Smattering of Cantonese helps on the counter", "language"],
  ["A/B testing", "skill"],
  ["Three-phase", "skill"],
  ["Experience in a school office", "skill"],
  ["Dense tables and live charts that stay quick on a five-year-old laptop", "skill"],
] as const)("“%s” stays of the kind %s that the cues say", (line, kind) => {
  expect(likelyKind(line, "must")).toBe(kind);
});

test("vaccines are a condition where one has them, and none where one gives them", () => {
  expect(likelyKind("Childhood immunisations and travel vaccines", "must")).toBe("skill");
  expect(likelyKind("Hepatitis B vaccination", "must")).toBe("condition");
});
