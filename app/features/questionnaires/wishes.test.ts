import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { proposeQuestions } from "./propose-questions";

type Reviewed = { trade: string; wish: string; usable: boolean; kind: string; offered: string[] };

const LISTS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
/** Of fifty. Each list was written before its answers were seen, and each answer was read aloud. */
const USABLE = 45;

type Written = Omit<Reviewed, "offered"> & { offered: (string | string[])[] };

/** A question may stand on several lines. */
const reviewed = (list: string): Reviewed[] =>
  JSON.parse(readFileSync(new URL(`golden/${list}-wishes.json`, import.meta.url), "utf8")).map(
    (one: Written) => ({ ...one, offered: one.offered.map((lines) => [lines].flat().join(" ")) }),
  );

describe.each(LISTS)("the %s fifty wishes, five from each of ten trades", (list) => {
  test("at least forty-five got something that an interviewer would ask", () => {
    const wishes = reviewed(list);
    expect([wishes.length, new Set(wishes.map(({ trade }) => trade)).size]).toEqual([50, 10]);
    expect(wishes.filter(({ usable }) => usable).length).toBeGreaterThanOrEqual(USABLE);
  });

  test.each(reviewed(list))("“$wish” gets what was reviewed", ({ wish, kind, offered }) => {
    const proposals = proposeQuestions({ ask: wish, posting: "", taken: [] });
    expect({ kind: proposals.kind, offered: proposals.questions.map(({ question }) => question) }).toEqual({
      kind,
      offered,
    });
  });
});

test("whoever wishes for what the law protects is refused, in every list", () => {
  const refused = LISTS.flatMap(reviewed).filter(({ kind }) => kind === "refused");
  expect(refused.map(({ wish }) => wish)).toEqual(
    expect.arrayContaining([
      "are they planning children",
      "how old are they",
      "are they over 40",
      "is he muslim",
    ]),
  );
});
