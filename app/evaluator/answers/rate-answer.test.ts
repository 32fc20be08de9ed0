import { expect, test } from "vitest";
import type { AnswerCategory } from "../data/answer-cues";
import { readText } from "../text/read-text";
import { lexicon } from "../text/weights";
import { rateAnswer } from "./rate-answer";

const QUESTION = "Describe a complex problem you faced at work and how you solved it.";

function rated(text: string, category: AnswerCategory = "problem", question = QUESTION) {
  const answer = readText(text, { source: "answer", questionId: 1 });
  const result = rateAnswer(
    answer,
    readText(question, { source: "posting" }),
    category,
    "Answer 1",
    lexicon("english"),
  );
  const points = result.criteria.reduce((sum, each) => sum + each.points, 0);
  return { ...result, share: points / result.criteria.reduce((sum, each) => sum + each.outOf, 0) };
}

const NOTHING = "Sorry, I can't think of one.";
const PRAISE =
  "I am excellent at solving problems and I always stay calm. People say I am very reliable. I believe every problem has a solution.";
const PLAIN =
  "The freezer alarm kept ringing at night. I called the technician and after some days we changed the sensor, and it stopped.";
const FULL =
  "The freezer alarm rang on nine nights of fourteen, so the bakery threw away dough. I listed each alarm with the door log and saw that seven came ten minutes after a delivery. Because the door stood open while crates were carried, the sensor by the door warmed first. I moved it to the back wall and asked drivers to use the trolley. In the next month it rang once. I should have looked at the door log on the first day.";

test("nothing, praise, a plain story and a full one come in this order", () => {
  const shares = [NOTHING, PRAISE, PLAIN, FULL].map((text) => rated(text).share);
  expect(shares[0]).toBe(0);
  expect(shares[1]).toBe(0);
  expect(shares[2]).toBeGreaterThan(0.2);
  expect(shares[3]).toBeGreaterThan((shares[2] ?? 1) + 0.2);
});

test("cue words without content count nothing", () => {
  expect(
    rated("Situation: for example. Action: I led, I built. Result: as a result. I learned a lot.").share,
  ).toBeLessThan(0.1);
});

test("each criterion that earned points shows the sentence it rests on", () => {
  for (const criterion of rated(FULL).criteria.filter((each) => each.points > 0)) {
    expect(criterion.quotes.length, criterion.label).toBe(1);
    expect(FULL).toContain(criterion.quotes[0]?.text);
  }
});

test("slips of the pen cost nothing here", () => {
  const typed = FULL.toLowerCase()
    .replace(/listed/, "litsed")
    .replace(/carried/, "caried");
  expect(rated(typed).share).toBeGreaterThan(rated(FULL).share - 0.1);
});

test("a question about a subject is read for the subject's own words", () => {
  const question = "What is depreciation?";
  const knows =
    "It spreads the cost of an asset over the years of its useful life, so each year bears part of the expense.";
  const guesses =
    "It is when something is bad for the company and the manager becomes unhappy about the numbers that were shown.";
  expect(rated(knows, "knowledge", question).share).toBeGreaterThan(
    rated(guesses, "knowledge", question).share + 0.2,
  );
});
