import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { DecisionSettingsForm } from "./form";

/** Lines of the table of reasons, as a browser sends them. */
const sent = (...reasons: Record<string, string>[]) => ({
  undoWindow: "10-minutes",
  ...Object.fromEntries(
    reasons.flatMap((reason, at) =>
      Object.entries(reason).map(([name, typed]) => [`reasons[${at}].${name}`, typed]),
    ),
  ),
});
const reasonsOf = (...reasons: Record<string, string>[]) =>
  taken(DecisionSettingsForm, sent(...reasons))?.reasons;

const PAY = { ours: "Pay", theirs: "The pay did not fit", active: "on" };

test("a reason has words for the company and words for the applicant, or is none", () => {
  const words = "Please give both: your own words, and what the applicant reads";
  expect(reasonsOf(PAY, { ours: "", theirs: "" })).toEqual([{ ...PAY, id: "Pay", active: true }]);
  for (const half of [
    { ours: "Pay", theirs: "" },
    { ours: "", theirs: "The pay did not fit" },
  ])
    expect(told(DecisionSettingsForm, sent(half))).toEqual({ "reasons[0].theirs": words });
});

test("a reason keeps the name it was given first, and what was chosen for it", () => {
  expect(reasonsOf({ ...PAY, id: "pay", brief: "on", template: "mail" })).toEqual([
    { ...PAY, id: "pay", active: true, brief: true, template: "mail" },
  ]);
  expect(reasonsOf({ ...PAY, id: "pay" })?.[0]).not.toHaveProperty("brief");
  expect(reasonsOf({ ...PAY, id: "pay" })?.[0]).not.toHaveProperty("template");
});

test("a company has ten reasons at most", () => {
  const lines = (many: number) => Array.from({ length: many }, (_, at) => ({ ...PAY, id: `r${at}` }));
  expect(reasonsOf(...lines(10))).toHaveLength(10);
  expect(told(DecisionSettingsForm, sent(...lines(11)))).toEqual({ reasons: "At most 10 reasons" });
});
