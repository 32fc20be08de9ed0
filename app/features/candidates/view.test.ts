import { expect, test } from "vitest";
import { sample } from "../../../tests/support/sample";
import { readCandidateQuery } from "./list-query";
import { openSample } from "./sample";
import { viewOf } from "./view";

test("whoever opens a candidate finds the CV before the letter, whichever came first", () => {
  const query = readCandidateQuery(new URLSearchParams());
  const { record } = openSample(sample, query, sample.people[0]?.id ?? "", {});
  const [cv] = record?.documents ?? [];
  if (record === null || cv === undefined) throw new Error("The sample has a CV");
  const letter = { ...cv, id: "letter", kind: "coverLetter" } as const;
  for (const documents of [
    [letter, cv],
    [cv, letter],
  ])
    expect(viewOf({ ...record, documents }).documents.map(({ label }) => label)).toEqual([
      "CV",
      "Cover letter",
    ]);
});
