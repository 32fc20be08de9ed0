import { expect, test } from "vitest";
import { asPage } from "./list-jobs";
import { departmentToken, openJobsMatch, ownJobsMatch, readJobQuery } from "./search";

test("every word is quoted, and none of the index's operators gets through", () => {
  expect(openJobsMatch('data "OR" NEAR(x) title:*')).toBe(
    '{title department} : ("data"* AND "OR"* AND "NEAR"* AND "x"* AND "title"*)',
  );
  expect(openJobsMatch(" ++ ' -- ")).toBe(false);
  const narrowed = { text: '"OR" *', status: "active", department: "Ä", before: null, after: null };
  expect(ownJobsMatch("01C", narrowed)).toBe(
    'words : (("q01Cor"*)) AND scope : "c01Csactive" AND scope : "c01CdC384"',
  );
});

test("a search is one line of at most 100 characters", () => {
  const query = readJobQuery(
    new URLSearchParams({ q: `a\n\tb${"😀".repeat(200)}`, before: "12x", after: "-1" }),
  );
  expect([...query.text]).toHaveLength(100);
  expect(query).toMatchObject({ before: null, after: null });
});

test("a department's token is the one that the index's trigger writes", () => {
  expect(departmentToken("Data & ÄB")).toBe("d64617461202620C38462");
});

const rows = (...seqs: number[]) => seqs.map((seq) => ({ seq })) as Parameters<typeof asPage>[0];

test("a page leads on only where there is more", () => {
  expect(asPage(rows(5, 4, 3), { before: null, after: null }, 2)).toMatchObject({ newer: null, older: 4 });
  expect(asPage(rows(3, 2), { before: 4, after: null }, 2)).toMatchObject({ newer: 3, older: null });
  expect(asPage(rows(3, 4, 5), { before: null, after: 2 }, 2)).toMatchObject({ newer: 4, older: 3 });
  expect(asPage(rows(), { before: null, after: null }, 2)).toMatchObject({ newer: null, older: null });
});
