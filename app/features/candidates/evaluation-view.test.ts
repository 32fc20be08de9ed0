import { expect, test } from "vitest";
import { sample } from "../../../tests/support/sample";
import { linksFromOutside, sharesOf } from "./evaluation-view";
import { readCandidateQuery } from "./list-query";
import { openSample } from "./sample";

test("a sentence over two lines of a CV is shown on one, and its address still marks both lines", () => {
  const { record } = openSample(sample, readCandidateQuery(new URLSearchParams()), "sample-1", {});
  if (record === null) throw new Error("nobody in the sample");
  const cv = "Experience\n- Reconciled bank and supplier\n  accounts for depre-\n  ciation\n";
  const start = cv.indexOf("Reconciled");
  const end = cv.trimEnd().length;
  const document = { id: "d-1", kind: "cv", textState: "read" } as (typeof record.documents)[number];
  const quote = { source: "cv" as const, start, end, text: cv.slice(start, end), place: "CV, experience" };
  const shown = linksFromOutside({ ...record, documents: [document] })(quote);
  expect(shown.text).toBe("Reconciled bank and supplier accounts for depreciation");
  expect(shown.href).toContain(`mark=${start}-${end}`);
});

test.each([
  [
    [30, 25, 25, 25],
    [28, 24, 24, 24],
  ],
  [
    [25, 20, 20, 20],
    [29, 24, 24, 23],
  ],
  [[30], [100]],
  [
    [30, 25, 20, 15],
    [33, 28, 22, 17],
  ],
])("whoever adds up what the scores weigh comes to a hundred: %j", (weights, shares) => {
  const shown = weights.map((weight, name) => ({ name, weight }));
  expect([...sharesOf(shown).values()]).toEqual(shares);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});
