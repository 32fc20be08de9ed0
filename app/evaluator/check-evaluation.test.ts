import { expect, test } from "vitest";
import { checkEvaluation } from "./check-evaluation";
import { evaluate } from "./evaluate";
import { whatWouldChange } from "./explain-evaluation";
import { gardener } from "./fixtures";

const input = gardener();
const quote = (text: string, source = "cv") => ({ source, start: 0, end: 3, text, place: "CV" });
const reply = (score: unknown, quotes: unknown[] = [quote("Senior Gardener")]) => ({
  evaluator: "somebody else's 2",
  overall_score: 100,
  recommendation: "Strong Hire",
  dimensions: [
    {
      name: "technical_competency",
      score,
      items: [{ label: "Pruning", kind: "requirement", verdict: "found", points: 5, outOf: 5, quotes }],
    },
  ],
  highlights: [],
  concerns: [],
  ai_summary: "Good.",
});

test("the built-in evaluator passes its own check unchanged", () => {
  const evaluation = evaluate(input);
  expect(checkEvaluation(JSON.parse(JSON.stringify(evaluation)), input)).toEqual({
    ...evaluation,
    dimensions: evaluation.dimensions.map((each) => ({ ...each, items: each.items.slice(0, 60) })),
  });
});

test("a total and a label that somebody else worked out are worked out again", () => {
  const checked = checkEvaluation(reply(70), input);
  expect(checked?.overall_score).toBe(70);
  expect(checked?.recommendation).toBe("Consider");
});

test("a total that the evaluator holds down stays down, and more of one score is not said to lift it", () => {
  const held = { ...reply(95), overall_score: 79, recommendation: "Consider" };
  const checked = checkEvaluation(held, input);
  expect(checked).toMatchObject({ overall_score: 79, recommendation: "Consider" });
  expect(checked && whatWouldChange(checked).map(({ label_then }) => label_then)).not.toContain("Hire");
});

test("an answer that only a person can judge does not lift whoever gave it above one who gave none", () => {
  const items = [
    { label: "Answers “Why”", kind: "rubric", verdict: "mentioned", points: 20, outOf: 100, quotes: [] },
  ];
  const dimensions = [...reply(70).dimensions, { name: "communication_skills", score: 30, items }];
  expect(checkEvaluation({ ...reply(70), dimensions }, input)).toMatchObject({ overall_score: 52 });
});

test("a quote that does not stand in the text is dropped, and a score without any quote with it", () => {
  const checked = checkEvaluation(reply(95, [quote("won the Nobel Prize")]), input);
  expect(checked?.dimensions[0]).toMatchObject({ score: null, items: [{ quotes: [] }] });
  expect(checked?.overall_score).toBeNull();
});

test("a true quote with wrong offsets gets the right ones", () => {
  const found = checkEvaluation(reply(70), input)?.dimensions[0]?.items[0]?.quotes[0];
  expect(input.cv?.slice(found?.start, found?.end)).toBe("Senior Gardener");
});

test("numbers are held to 0 to 100, and what is no number is no score", () => {
  const scores = [1000, -5, Number.NaN, Number.POSITIVE_INFINITY, "100", null, { toString: () => "100" }];
  expect(scores.map((score) => checkEvaluation(reply(score), input)?.dimensions[0]?.score)).toEqual([
    100,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("texts are cut to length, and unknown keys and hidden characters are left out", () => {
  const long = {
    ...reply(70),
    ai_summary: `\u200b${"x".repeat(1_000_000)}`,
    script: "<script>",
    __proto__: null,
  };
  const checked = checkEvaluation(long, input);
  expect(checked?.ai_summary).toMatch(/^x{1,1200}$/);
  expect(checked).not.toHaveProperty("script");
});

for (const nonsense of [
  null,
  undefined,
  7,
  "<html>",
  [],
  {},
  { dimensions: "all" },
  { dimensions: [{ name: "charm", score: 9 }] },
]) {
  test(`${JSON.stringify(nonsense)} is no evaluation`, () => {
    expect(checkEvaluation(nonsense, input)).toBeNull();
  });
}
