import { expect, test } from "vitest";
import { sample } from "../../../tests/support/sample";
import { linksFromOutside } from "./evaluation-view";
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
