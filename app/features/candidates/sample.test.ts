import { expect, test } from "vitest";
import { recommendationFor, totalOf } from "~/evaluator/dimensions/totals";
import { sample } from "../../../tests/support/sample";
import { readCandidateQuery } from "./list-query";
import { moveSample, nextInSample, openSample, readMoves, writeMoves } from "./sample";

const all = (address = "") => openSample(sample, readCandidateQuery(new URLSearchParams(address)), null, {});

test("the sample's totals follow from its five scores, and its labels from the totals", () => {
  const people = sample.people.map((person) =>
    openSample(sample, readCandidateQuery(new URLSearchParams()), person.id, {}),
  );
  expect(people.map(({ record }) => [record?.overallScore, record?.evaluation?.recommendation])).toEqual([
    [94, "Strong Hire"],
    [87, "Hire"],
    [82, "Hire"],
    [76, "Consider"],
    [null, null],
  ]);
});

test("a visitor reads of the sample only what the product would write of somebody", () => {
  expect(sample.people.length).toBeGreaterThan(3);
  for (const { cvText, answers, documents, evaluation } of sample.people) {
    const { overall_score, unread, highlights, concerns, dimensions, ai_summary } = evaluation;
    expect(totalOf(dimensions)).toBe(overall_score);
    expect(recommendationFor(overall_score)).toBe(evaluation.recommendation);
    expect([cvText, overall_score].map((one) => one === null)).toEqual(
      Array(2).fill(unread === "CV not read"),
    );
    expect(documents.map(({ kind, textState }) => [kind, textState])).toEqual([
      ["cv", unread === null ? "read" : "no-text"],
    ]);
    const asked = dimensions.flatMap(({ items }) => items.filter(({ kind }) => kind === "requirement"));
    expect(highlights.map(({ text }) => text)).toEqual(asked.map(({ says, label }) => says || label));
    for (const { text } of concerns) expect(text).toMatch(/^Not found in the text: /);
    const quotes = [...highlights, ...dimensions.flatMap(({ items }) => items)].flatMap((one) => one.quotes);
    expect(quotes.length).toBeGreaterThanOrEqual(unread === null ? 9 : 0);
    for (const { source, questionId = 0, start, end, text } of quotes) {
      const whole = source === "cv" ? cvText : answers[questionId - 1];
      expect(whole?.slice(start, end)).toBe(text);
    }
    expect(ai_summary).toMatch(
      unread === null
        ? /^Most recently .* for \w+ years; this is the kind of job advertised\. Three of the four/
        : /^The CV could not be read as text, so there is no score\. A person should open it\.$/,
    );
  }
});

test("the sample can be searched, filtered and sorted", () => {
  const names = (address: string) => all(address).candidates.map((candidate) => candidate.name);
  expect(names("")).toEqual(["Sarah Chen", "Amara Okafor"]);
  expect(names("status=all")).toEqual([
    "Sarah Chen",
    "Marcus Johnson",
    "Emily Rodriguez",
    "David Kim",
    "Amara Okafor",
  ]);
  expect(names("q=analyst")).toEqual(["David Kim", "Amara Okafor"]);
  expect(names("status=pending&sort=name")).toEqual(["Amara Okafor", "Sarah Chen"]);
  expect(names("q=nobody")).toEqual([]);
});

test("after a decision the sample leads on to the next undecided person, round to the first", () => {
  const query = readCandidateQuery(new URLSearchParams());
  const passed = { "sample-1": "passed" } as const;
  expect(
    openSample(sample, query, nextInSample(sample, query, "sample-1", passed), passed).record?.name,
  ).toBe("Amara Okafor");
  const last = openSample(sample, query, null, {}).candidates.at(-1)?.id ?? "";
  expect(nextInSample(sample, query, last, { [last]: "passed" })).toBe("sample-1");
  expect(nextInSample(sample, query, last, { ...passed, [last]: "passed" })).toBeNull();
});

test("a browser's moves are kept to the state table, and survive being written down", () => {
  const moved = moveSample(sample, {}, "sample-1", "interview_approved");
  expect(moved).toEqual({ "sample-1": "interview_approved" });
  expect(readMoves(sample, writeMoves(moved ?? {}))).toEqual(moved);
  expect(moveSample(sample, moved ?? {}, "sample-1", "offer_accepted")).toBeNull();
  expect(moveSample(sample, {}, "sample-9", "passed")).toBeNull();
  expect(readMoves(sample, "sample-1.king!sample-9.passed!<b>!sample-2.passed")).toEqual({
    "sample-2": "passed",
  });
});
