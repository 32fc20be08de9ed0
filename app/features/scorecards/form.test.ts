import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { ScorecardForm } from "./form";

const WORDS = "Explains what she does.";

test("a scorecard is one of four recommendations, and words on one side or both", () => {
  expect(taken(ScorecardForm, { recommendation: "strong-yes", pros: ` ${WORDS} ` })).toEqual({
    recommendation: "strong-yes",
    pros: WORDS,
    cons: "",
    seen: null,
  });
  expect(taken(ScorecardForm, { recommendation: "no", cons: WORDS })).toMatchObject({ cons: WORDS });
});

test("whoever says too little, too much or nothing is told at the field", () => {
  const why = "Please say what speaks for or against, in at least 20 characters";
  expect(told(ScorecardForm, {})).toEqual({ recommendation: "Please choose one of the four", pros: why });
  expect(told(ScorecardForm, { recommendation: "maybe", pros: WORDS })).toEqual({
    recommendation: "Please choose one of the four",
  });
  expect(told(ScorecardForm, { recommendation: "no", pros: "Nineteen characters", cons: "No" })).toEqual({
    pros: why,
  });
  expect(told(ScorecardForm, { recommendation: "no", pros: WORDS, cons: "x".repeat(5001) })).toEqual({
    cons: "Please use at most 5,000 characters",
  });
});
