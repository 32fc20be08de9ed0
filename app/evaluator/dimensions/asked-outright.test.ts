import { expect, test } from "vitest";
import { evaluate } from "../evaluate";

function saidOf(asked: string, question: string, answer: string, line = "Kept the rota for 12 people") {
  const { dimensions } = evaluate({
    posting: { title: "Baker", text: `Requirements\n- ${asked}` },
    questions: [{ id: 1, type: "", title: "", question }],
    cv: `Robin Sample\n\nExperience\nBaker, Example Works, 2017 - 2024\n- ${line}\n`,
    coverLetter: null,
    answers: [{ questionId: 1, text: answer }],
  });
  const item = dimensions.flatMap(({ items }) => items).find(({ label }) => label === asked);
  return { verdict: item?.verdict, quotes: item?.quotes.map(({ text }) => text) };
}

const HOLD = "Do you hold a driving licence?";
const VISA = "Do you need sponsorship or a visa?";
const NIGHTS = "How would nights suit you?";

test.each([
  ["Driving licence", HOLD, "Yes, since 2010."],
  ["Night shifts", NIGHTS, "That is fine, I sleep by day."],
  ["Right to work in the UK", VISA, "No."],
  ["Right to work in the UK", "Do you have the right to work in the UK without sponsorship?", "Yes."],
  ["Driving licence", "Do you have a driving licence? If so, since when?", "Yes, 2012."],
])("whoever is asked outright for %s by %s and answers %s has it", (asked, question, answer) => {
  expect(saidOf(asked, question, answer)).toEqual({ verdict: "found", quotes: [answer] });
});

test.each([
  ["Driving licence", HOLD, "No, I have not passed my test."],
  ["Right to work in the UK", VISA, "Yes, from June on."],
])("whoever is asked outright for %s by %s and answers %s says otherwise", (asked, question, answer) => {
  expect(saidOf(asked, question, answer)).toEqual({ verdict: "says otherwise", quotes: [answer] });
});

test.each([
  ["Driving licence", HOLD, "Yes, but it was taken away in March."],
  ["Driving licence", "Do you need a driving licence where you work now?", "No."],
  ["Driving licence", "Have you ever been without a driving licence?", "Yes, in 2012."],
  ["Night shifts", NIGHTS, "They are long."],
  ["Forklift licence", "Do you hold a forklift licence, or would you be willing to get one?", "Yes."],
  ["French", "Do you speak French or German?", "Yes, German."],
  ["Right to work in the UK", "When could you start, and do you need a visa?", "No notice, on Monday."],
])("of %s nothing is claimed by %s – %s", (asked, question, answer) => {
  expect(["mentioned", "not found"]).toContain(saidOf(asked, question, answer).verdict);
});

const SEVERAL = "Can you take the pager, do you need sponsorship, and when could you start?";

test("a yes to the first of several questions is none to the second", () => {
  const permit = "No sponsorship, I have settled status.";
  expect(saidOf("Right to work in the UK", SEVERAL, "Yes, one week in six.").verdict).not.toBe(
    "says otherwise",
  );
  expect(saidOf("Right to work in the UK", SEVERAL, `Yes, one week in six. ${permit}`)).toEqual({
    verdict: "found",
    quotes: [permit],
  });
});

test("a yes alone is shown with the sentence after it", () => {
  const answer = "Yes. I passed my test at nineteen.";
  expect(saidOf("Driving licence", HOLD, answer).quotes).toEqual([answer]);
});

test("who writes one thing and answers another is shown both, and nothing is claimed", () => {
  const line = "Full driving licence, 2011";
  expect(saidOf("Driving licence", HOLD, "No.", line)).toEqual({
    verdict: "mentioned",
    quotes: ["No.", line],
  });
});
