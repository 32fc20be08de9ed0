import { expect, test } from "vitest";
import { candidateSearch, isCounted, readCandidateQuery, viewAsked } from "./list-query";

const read = (search: string) => readCandidateQuery(new URLSearchParams(search));

test("an empty address asks for the undecided as long as there are any, best score first", () => {
  const filters = {
    job: null,
    stage: null,
    status: null,
    score: null,
    permit: null,
    tag: null,
    pool: null,
    show: null,
  };
  expect(read("")).toEqual({ q: "", ...filters, sort: "score", after: null });
  expect(viewAsked(read(""))).toBe("undecided first");
});

test("whoever types a name looks among everybody, unless the address says among whom", () => {
  expect(viewAsked(read("q=sarah"))).toBe("all");
  expect(viewAsked(read("q=sarah&status=passed"))).toBe("passed");
});

test("without evaluation nothing is filtered or sorted by score", () => {
  const { score, sort } = readCandidateQuery(new URLSearchParams("score=90&sort=score"), false);
  expect([score, sort]).toEqual([null, "date"]);
});

test("only what no filter narrows has figures, as nothing counts the rest", () => {
  expect(
    ["", "job=01ARZ3NDEKTSV4RRFFQ69G5FAV", "q=a", "score=80", "permit=no"].map(read).map(isCounted),
  ).toEqual([true, true, false, false, false]);
});

test("what an address asks for is written back as it was", () => {
  const address =
    "?q=sarah+chen&job=01ARZ3NDEKTSV4RRFFQ69G5FAV&status=offer_sent&score=below&permit=no&sort=name" +
    "&show=pages&after=Sarah+Chen%7E42";
  expect(candidateSearch(read(address))).toBe(address);
});

test("a job, a status, an order and a place that mean nothing are left out", () => {
  expect(read("job=1&status=hired&score=91&permit=maybe&show=film&sort=random&after=x")).toEqual(read(""));
});

test("a search of five thousand characters is cut", () => {
  expect(read(`q=${"a".repeat(5000)}`).q).toHaveLength(100);
});
