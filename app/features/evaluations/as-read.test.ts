import { expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { gardener } from "~/evaluator/fixtures";
import { asRead } from "./as-read";

const shownOf = (cv: string | null) => {
  const evaluation = asRead(evaluate({ ...gardener(), cv }));
  const items = evaluation?.dimensions.flatMap((dimension) => dimension.items) ?? [];
  return { unread: evaluation?.unread, items, facts: evaluation?.facts ?? [] };
};

test("nobody reads that something is not found in a CV that no program could read", () => {
  const { unread, items, facts } = shownOf("");
  expect(unread).toBe("CV not read");
  expect(items.filter(({ verdict }) => verdict === "not found")).toEqual([]);
  expect(facts.every(({ quotes }) => quotes.length > 0)).toBe(true);
  expect(items.some(({ quotes }) => quotes.length > 0)).toBe(true);
});

test("nothing is said of a text in a language that is not read", () => {
  const german =
    "Ich habe acht Jahre als Gärtner in einer Baumschule gearbeitet und dabei Hecken geschnitten, Rasen " +
    "gemäht und Auszubildende angeleitet. Den Führerschein der Klasse B besitze ich seit 2010.";
  expect(shownOf(german)).toEqual({ unread: "language not read", items: [], facts: [] });
});

test("what was read is shown as it is", () => {
  const evaluation = evaluate(gardener());
  expect(asRead(evaluation)).toBe(evaluation);
  expect(asRead(null)).toBeNull();
});
