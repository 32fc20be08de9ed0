import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { plainEvaluation } from "~/evaluator/explain-evaluation";
import { gardener } from "~/evaluator/fixtures";
import { Findings } from "./Findings";

const decided = plainEvaluation(evaluate(gardener()), { decided: true });

test("whoever had a no in which nothing was found is told so, instead of a list without a line", () => {
  const plain = { ...decided, dimensions: [] };
  const drawn = renderToStaticMarkup(<Findings plain={plain} compared settled />);
  expect(drawn).toContain("and the program picked out no sentence. That says nothing about your work");
  expect(drawn).not.toContain("<ul");
});

test("whoever reads their page after the decision is told that only what speaks for them is left", () => {
  const note = "only what speaks for you is shown here.";
  expect(renderToStaticMarkup(<Findings plain={decided} compared settled />)).toContain(note);
  const before = plainEvaluation(evaluate(gardener()));
  expect(renderToStaticMarkup(<Findings plain={before} compared settled={false} />)).not.toContain(note);
});

test("whose CV was in no language the program reads has no list to look for", () => {
  const plain = { ...decided, dimensions: [] };
  const drawn = renderToStaticMarkup(<Findings plain={plain} compared={false} settled />);
  expect(drawn).not.toMatch(/<ul|speaks for you/);
});
