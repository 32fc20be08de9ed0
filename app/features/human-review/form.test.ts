import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { AnswerForm, CorrectionForm, VerdictForm } from "./form";

const verdict = (score: string, more = {}) => ({ dimension: "role_specific_fit", score, ...more });

test("a person judges by whole points from 0 to 100", () => {
  for (const [typed, score] of [
    ["0", 0],
    [" 87 ", 87],
    ["100", 100],
  ] as const)
    expect(taken(VerdictForm, verdict(typed))).toMatchObject({ score });
  for (const typed of ["", "101", "-1", "7.5", "high"])
    expect(told(VerdictForm, verdict(typed))).toEqual({
      score: "Please give a whole number from 0 to 100",
    });
});

test.for([
  [VerdictForm, verdict("50"), "evaluation"],
  [VerdictForm, verdict("50"), "seen"],
  [CorrectionForm, { text: "Six years of React" }, "seen"],
  [AnswerForm, { answer: "I have read it again" }, "request"],
] as const)("%#: what the page showed comes back by its name, of 26 characters", ([form, others, field]) => {
  expect(taken(form, { ...others, [field]: "01JD" })).toMatchObject({ [field]: "01JD" });
  expect(taken(form, { ...others, [field]: "0".repeat(26) })).not.toBeNull();
  expect(told(form, { ...others, [field]: "0".repeat(27) })).toHaveProperty(field);
});
