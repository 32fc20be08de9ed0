import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { QuestionnaireForm, readIntent } from "./form";

test("whoever is still writing may leave everything open", () => {
  expect(taken(QuestionnaireForm, {})).toMatchObject({
    intent: "save",
    version: 0,
    selected: 0,
    questions: [],
  });
});

test("figures are read where figures stand, and what is none counts as nought", () => {
  expect(taken(QuestionnaireForm, { version: "12", selected: "3" })).toMatchObject({
    version: 12,
    selected: 3,
  });
  for (const typed of ["-1", "two", "1234567890"])
    expect(taken(QuestionnaireForm, { version: typed })).toMatchObject({ version: 0 });
});

test("the kept draft that a page knows is named by an instant, and by nought where none is", () => {
  expect(taken(QuestionnaireForm, { kept: "1764547200000" })).toMatchObject({ kept: 1_764_547_200_000 });
  for (const typed of ["", "-1", "now", "1e3", "1234567890123456"])
    expect(taken(QuestionnaireForm, { kept: typed })).toMatchObject({ kept: 0 });
  expect(taken(QuestionnaireForm, {})).toMatchObject({ kept: 0 });
});

test("words are kept without what no eye sees, and a wish to the assistant up to 500 characters", () => {
  const typed = {
    "questions[0].id": "1",
    "questions[0].title": "Why\u0000?\r\nSay it",
    ask: "x".repeat(600),
  };
  const read = taken(QuestionnaireForm, typed);
  expect(read?.questions[0]).toMatchObject({ id: 1, title: "Why?\nSay it" });
  expect(read?.ask).toBe("x".repeat(500));
  expect(taken(QuestionnaireForm, { ask: "Ask for night shifts" })?.ask).toBe("Ask for night shifts");
});

test("a press says what it wants in 40 characters", () => {
  expect(taken(QuestionnaireForm, { intent: "up:3" })).toMatchObject({ intent: "up:3" });
  expect(told(QuestionnaireForm, { intent: "x".repeat(41) })).toHaveProperty("intent");
});

test.for([
  ["add", { kind: "change", change: { kind: "add" } }],
  ["undo", { kind: "change", change: { kind: "undo" } }],
  ["insert:2", { kind: "insert", at: 2 }],
  ["select:3", { kind: "change", change: { kind: "select", id: 3 } }],
  ["up:3", { kind: "change", change: { kind: "up", id: 3 } }],
  ["delete:12", { kind: "change", change: { kind: "delete", id: 12 } }],
  ["preview", { kind: "preview" }],
  ["generate", { kind: "generate" }],
  ["save", { kind: "save" }],
  ["insert", { kind: "save" }],
  ["insert:12", { kind: "save" }],
  ["up", { kind: "save" }],
  ["up:first", { kind: "save" }],
  ["7:3", { kind: "save" }],
  ["dance:3", { kind: "save" }],
] as const)("pressing %s is understood", ([pressed, meant]) => {
  expect(readIntent(pressed)).toEqual(meant);
});
