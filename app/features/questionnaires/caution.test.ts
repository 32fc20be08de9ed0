import { expect, test } from "vitest";
import { STANDARD_QUESTIONS } from "~/vocabulary/questions";
import { QUESTION_KEYS, questionOf } from "./bank/questions";
import { cautionOn } from "./caution";

test.each([
  ["pregnancy, children or marriage", "Are you married, do you have children, and who minds them?"],
  ["pregnancy, children or marriage", "Do you plan to have a family?"],
  ["pregnancy, children or marriage", "Are you pregnant?"],
  ["pregnancy, children or marriage", "How do you arrange childcare?"],
  ["faith", "What is your religion?"],
  ["faith", "Do you go to church?"],
  ["age", "How old are you?"],
  ["age", "What is your date of birth?"],
  ["health, illness or disability", "Do you have any health problems?"],
  ["health, illness or disability", "How is your health?"],
])("whoever types a question about %s reads a word of caution: %j", (subject, question) => {
  expect(cautionOn({ title: "About you", question })).toMatch(new RegExp(`^asks about .*${subject}: .`));
});

test("whoever saves questions about the work reads none", () => {
  const bank = QUESTION_KEYS.map((key) => questionOf(key)).map(([title, question]) => ({ title, question }));
  const own = [
    "How would you look after a sick child until the parents come?",
    "Tell us about a family that you supported.",
    "How do you keep residents of every faith welcome?",
    "What do you do when a colleague is ill?",
  ].map((question) => ({ title: "Own", question }));
  for (const each of [...STANDARD_QUESTIONS, ...bank, ...own])
    expect([each.question, cautionOn(each)]).toEqual([each.question, null]);
});
