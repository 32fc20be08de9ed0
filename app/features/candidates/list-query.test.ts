import { expect, test } from "vitest";
import { candidateSearch, readCandidateQuery, searchWords } from "./list-query";

const read = (search: string) => readCandidateQuery(new URLSearchParams(search));

test("an empty address asks for everybody, best score first", () => {
  expect(read("")).toEqual({ q: "", job: null, status: "all", sort: "score", after: null });
});

test("what an address asks for is written back as it was", () => {
  const address =
    "?q=sarah+chen&job=01ARZ3NDEKTSV4RRFFQ69G5FAV&status=offer_sent&sort=name&after=Sarah+Chen%7E42";
  expect(candidateSearch(read(address))).toBe(address);
});

test("a job, a status, an order and a place that mean nothing are left out", () => {
  expect(read("job=1&status=hired&sort=random&after=x")).toEqual(read(""));
});

test("a search of five thousand characters is cut", () => {
  expect(read(`q=${"a".repeat(5000)}`).q).toHaveLength(100);
});

test("every typed word is quoted for the index, and marks alone look for nothing", () => {
  expect(searchWords('anna "OR" near')).toBe('"anna"* AND """OR"""* AND "near"*');
  expect(searchWords("a.b@example.org")).toBe('"a.b@example.org"*');
  expect(searchWords("*** --")).toBeNull();
});
