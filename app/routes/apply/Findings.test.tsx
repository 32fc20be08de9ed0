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

test("whoever reads what was not found can read all of it, and a few at first", () => {
  const evaluation = evaluate(gardener());
  const [skills, ...others] = evaluation.dimensions;
  const [item] = skills?.items ?? [];
  if (skills === undefined || item === undefined) throw new Error("A gardener is asked for skills");
  const labels = ["Pruning", "Mowing", "Hedges", "Ponds", "Roses", "Compost"];
  const items = labels.map((label) => ({ ...item, label, verdict: "not found" as const, quotes: [] }));
  const told = (asked: typeof items) =>
    renderToStaticMarkup(
      <Findings
        plain={plainEvaluation({ ...evaluation, dimensions: [{ ...skills, items: asked }, ...others] })}
        compared
        settled={false}
      />,
    ).split("</details>")[0];
  const first = /Not found in your text:<\/p><ul[^>]*>((?:<li>\w+<\/li>)+)<\/ul>(.*)/;
  const [, atFirst = "", more] = first.exec(told(items) ?? "") ?? [];
  expect(atFirst.match(/<li>/g)).toHaveLength(4);
  expect(more).toMatch(/^<details[^>]*><summary>2 more<.*<li>Roses<\/li><li>Compost<\/li>/);
  expect(first.exec(told(items.slice(0, 5)) ?? "")?.[1]?.match(/<li>/g)).toHaveLength(5);
});
