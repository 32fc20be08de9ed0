import { expect, test } from "vitest";
import type { ToVerify } from "~/evaluator/dimensions/verify";
import { unverified } from "~/evaluator/evaluate";
import { gardener } from "~/evaluator/fixtures";
import { BUDGET, checkRequest } from "./check-request";

const pairsOf = (data: string | undefined) =>
  (JSON.parse(data ?? '{"pairs":[]}') as { pairs: { id: number; requirement: string; sentence: string }[] })
    .pairs;

const TASKS = "beds borders lawns hedges orchards ponds paths walls vines roses ferns herbs".split(" ");
const VERBS = ["Plan", "Plant", "Water", "Prune", "Weed"];
const lines = VERBS.flatMap((verb) => TASKS.map((task) => `${verb} the ${task}`));

test("somebody who applies to sixty requirements is asked about within the budget, each once first", () => {
  const input = {
    ...gardener(),
    posting: { title: "Gardener", text: `You will:\n${lines.map((line) => `- ${line}`).join("\n")}` },
  };
  const { sentences } = unverified(input);
  const request = checkRequest(input, "Robin Example", sentences);
  const pairs = pairsOf(request?.data);
  const size = pairs.reduce(
    (sum, { requirement, sentence }) => sum + requirement.length + sentence.length,
    0,
  );
  expect(sentences.length).toBeGreaterThan(BUDGET.pairs);
  expect(pairs.length).toBeLessThanOrEqual(BUDGET.pairs);
  expect(pairs.length).toBeGreaterThan(BUDGET.pairs / 2);
  expect(size).toBeLessThanOrEqual(BUDGET.characters);
  expect(pairs.map(({ id }) => id)).toEqual(pairs.map((_, at) => at + 1));
  expect(new Set(pairs.map(({ requirement }) => requirement)).size).toBe(
    Math.min(BUDGET.pairs, new Set(sentences.map(({ requirement }) => requirement)).size),
  );
  expect(checkRequest(input, "Robin Example", unverified(input).sentences)).toEqual(request);
});

const of = (cv: string, sentence: string, requirement = "Prune apple trees"): ToVerify => ({
  requirement,
  source: "cv",
  start: cv.indexOf(sentence),
  end: cv.indexOf(sentence) + sentence.length,
});
const input = (cv: string) => ({ ...gardener(), cv });

test("long sentences of a CV are asked as far as the characters go, and short ones behind them", () => {
  const long = Array.from({ length: 50 }, (_, at) => `Row ${at} ${"pruned apples ".repeat(38)}`.trim());
  const cv = [...long, "I prune pears too"].join("\n");
  const request = checkRequest(
    input(cv),
    "",
    [...long, "I prune pears too"].map((each) => of(cv, each, "Prune")),
  );
  const pairs = pairsOf(request?.data);
  const size = pairs.reduce(
    (sum, { requirement, sentence }) => sum + requirement.length + sentence.length,
    0,
  );
  expect(size).toBeLessThanOrEqual(BUDGET.characters);
  expect(size).toBeGreaterThan(BUDGET.characters * 0.9);
  expect(pairs.at(-1)?.sentence).toBe("I prune pears too");
});

const CV = [
  "Robin Example",
  "14 Orchard Lane, Leeds",
  "Date of birth: 3 May 1971",
  "Married, two children",
  "Catholic",
  "Photograph: robin.jpg",
  "",
  "Work",
  "Head Gardener, Orchard House, 2016 to 2024",
  "Robin pruned four hundred apple trees with a crew of three",
  "I am 53 years old and pruned pears for nine years at Orchard House",
  "Call me on +44 20 7946 0000 about the apple trees that I pruned",
  "",
  "Referees",
  "Dr Jane Hart, ward manager",
].join("\n");

test("a model is not shown a name, address, birth date, family, religion, photograph or referee", () => {
  const every = CV.split("\n").filter((line) => line !== "");
  const request = checkRequest(
    input(CV),
    "Robin Example",
    every.map((line) => of(CV, line)),
  );
  expect(request?.data).toContain("pruned four hundred apple trees with a crew of three");
  expect(request?.data).not.toMatch(
    /Robin|Orchard Lane|1971|Married|children|Catholic|robin\.jpg|Hart|7946|53 years/,
  );
});

test("nothing is asked of a sentence of which less than half may be shown, nor where there is none", () => {
  const cv = "I am 53 years old, prune.";
  expect(checkRequest(input(cv), "", [of(cv, cv)])).toBeNull();
  expect(checkRequest(input(cv), "", [])).toBeNull();
  const long = `Pruned ${"apples ".repeat(100)}`.trim();
  expect(checkRequest(input(long), "", [of(long, long)])).toBeNull();
});
