import { describe, expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { pressed, StagesForm, type TypedStage } from "./form";

/** Lines of the form, as a browser sends them. */
const sent = (press: string, ...stages: Record<string, string>[]) => ({
  press,
  ...Object.fromEntries(
    stages.flatMap((stage, at) =>
      Object.entries(stage).map(([name, typed]) => [`stages[${at}].${name}`, typed]),
    ),
  ),
});
const REVIEW = { id: "a", name: "Review", kind: "review" };

test("a line left empty is none, and one that was named before stays one", () => {
  const read = (line: Record<string, string>) => taken(StagesForm, sent("save", REVIEW, line))?.stages.length;
  expect(read({ id: "", name: "", kind: "screen" })).toBe(1);
  expect(read({ id: "b", name: "", kind: "screen" })).toBe(2);
  expect(read({ id: "", name: "Call", kind: "screen" })).toBe(2);
});

test("an answer is promised within whole days, sixty at most, or not at all", () => {
  const promise = (promiseDays: string) => sent("save", { ...REVIEW, promiseDays });
  for (const [typed, days] of [
    ["", null],
    ["0", 0],
    ["60", 60],
  ] as const)
    expect(taken(StagesForm, promise(typed))?.stages[0]?.promiseDays).toBe(days);
  for (const typed of ["61", "-3", "2.5", "soon"])
    expect(told(StagesForm, promise(typed))).toEqual({
      "stages[0].promiseDays": "Please give whole days, 60 at most",
    });
});

test("a press that there is not is refused", () => {
  expect(told(StagesForm, sent("up 2", REVIEW))).toEqual({});
  expect(told(StagesForm, sent("shuffle", REVIEW))).toHaveProperty("press");
});

describe("the lines after a press", () => {
  const line = (name: string, kind: TypedStage["kind"]): TypedStage => ({
    id: name,
    name,
    kind,
    shownAs: "",
    promiseDays: null,
    mailTemplate: "",
    moveTo: "",
  });
  const FIRST = [line("Review", "review"), line("One", "interview"), line("Two", "interview")];
  const LINES = [...FIRST, line("Three", "interview"), line("Hired", "hired")];
  const left = (press: string, stages = LINES) => {
    const lines = pressed({ seen: "", press, stages });
    return typeof lines === "string" ? lines : lines.map(({ name }) => name).join(" ");
  };

  test.for([
    ["save", "Review One Two Three Hired"],
    ["up 2", "Review Two One Three Hired"],
    ["up 3", "Review One Three Two Hired"],
    ["down 1", "Review Two One Three Hired"],
    ["down 2", "Review One Three Two Hired"],
    ["delete 1", "Review Two Three Hired"],
    ["up 0", "Review One Two Three Hired"],
    ["down 4", "Review One Two Three Hired"],
    ["down 9", "Review One Two Three Hired"],
  ])("%s leaves %s", ([press, names]) => {
    expect(left(press as string)).toBe(names);
  });

  test("each has a name, and there is a first and a last", () => {
    expect(left("save", [...LINES, line("", "screen")])).toBe("Please name each stage, or delete it");
    expect(left("delete 0")).toBe("The first stage is a review");
    expect(left("delete 4")).toBe("One stage is of the kind Hired");
  });
});
