import { expect, test } from "vitest";
import { linesBetween, readActivityQuery, tokensOf } from "./activity-query";

const read = (search: string) => readActivityQuery(new URLSearchParams(search));

test("an address that names nothing of the log asks for all of it", () => {
  const all = { person: null, verb: null, candidate: null, job: null, day: null, before: null };
  expect(read("")).toEqual(all);
  expect(read("person=x&verb=job.burnt&candidate=1&job=&day=2026-02-30&before=9999999999999999")).toEqual(
    all,
  );
});

test("every filter looks within the company alone, and all of them together", () => {
  const person = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  expect(tokensOf("1", read(""))).toBe('"c1"');
  expect(tokensOf("1", read(`verb=job.edited&person=${person}`))).toBe(
    `"c1" AND "a${person}c1" AND "vjobeditedc1"`,
  );
});

test("a day is the company's own, and a page before it goes no further than that day", () => {
  const [from, until] = linesBetween(read("day=2026-11-22"), "Europe/Dublin");
  expect([from / 2048, until / 2048].map((at) => new Date(at).toISOString())).toEqual([
    "2026-11-22T00:00:00.000Z",
    "2026-11-23T00:00:00.000Z",
  ]);
  const [morning] = linesBetween(read("day=2026-11-22"), "Asia/Tokyo");
  expect(new Date(morning / 2048).toISOString()).toBe("2026-11-21T15:00:00.000Z");
  expect(linesBetween(read(`day=2026-11-22&before=${from + 5}`), "Europe/Dublin")).toEqual([from, from + 5]);
});
