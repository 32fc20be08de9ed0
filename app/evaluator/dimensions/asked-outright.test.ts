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

const BAKING = "Do you have experience of cleaning food machines?";
const ROTA = "Can you work split shifts, weekends and bank holidays?";
const SPLITS = "Split shifts, weekends and bank holidays";
const PAPER = "Do you hold a forklift licence?";
const MINDS = "Do you have any problem with night shifts?";

test.each([
  ["Experience of cleaning food machines", BAKING, "Yes"],
  ["Experience with horses", "Have you worked with horses?", "Yes, I grew up on a stud farm"],
  ["Night shifts", "Our depot runs all night. Can you work night shifts?", "Yes."],
  ["Night shifts", "We have night shifts, four on, four off. Could you do this?", "yeah no bother"],
  ["Night shifts", "Do you mind working night shifts?", "Not at all"],
  ["Night shifts", MINDS, "No."],
  ["Night shifts", "Which nights can you work?", "All of them."],
  ["Night shifts", "Do you hold a forklift licence and have you worked night shifts?", "Yes to both"],
  ["SIA door supervisor licence", "Is your SIA door supervisor licence in date?", "Yes, until 2028"],
  ["Forklift licence", PAPER, "I have it"],
])("whoever answers the question for %s, %s, with %s is believed", (asked, question, answer) => {
  expect(saidOf(asked, question, answer)).toEqual({ verdict: "found", quotes: [answer] });
});

test.each([
  ["Experience of cleaning food machines", BAKING, "Not really"],
  ["Night shifts", "Are you available for night shifts?", "I can't, unfortunately"],
  ["Forklift licence", PAPER, "I don't."],
  ["Forklift licence", PAPER, "I have never had one."],
  ["Forklift licence", PAPER, "Not at the moment"],
  ["Use of Sage payroll", "Have you used Sage payroll?", "I haven't"],
  ["Answering the phone", "Are you happy to answer the phone?", "No"],
])("whoever answers the question for %s, %s, with %s has said no", (asked, question, answer) => {
  expect(saidOf(asked, question, answer)).toEqual({ verdict: "says otherwise", quotes: [answer] });
});

test.each([
  ["Forklift licence", PAPER, "Yes, a Polish one"],
  ["Forklift licence", PAPER, "Not yet"],
  ["Night shifts", "Can you work night shifts?", "I've never done it"],
  ["Forklift licence", PAPER, "It ran out last year"],
  ["Forklift licence", "Do you hold a forklift licence and have you worked nights?", "Yes and no"],
  ["Night shifts", MINDS, "Yes, my back is bad"],
  ["Night shifts", "Are you available for night shifts?", "I'd prefer days"],
  ["At least 3 years as a welder", "How many years have you been a welder?", "Eleven"],
  ["Fluent Spanish", "Do you speak Spanish?", "A little"],
  [SPLITS, ROTA, "Weekends yes, splits no."],
  [SPLITS, ROTA, "Yes. No split shifts though."],
])("what is answered to the question for %s, %s, with %s is there for a person to read", (...told) => {
  const [asked, question, answer] = told;
  expect(saidOf(asked, question, answer)).toEqual({ verdict: "mentioned", quotes: [answer] });
});

test("a no in the second sentence is shown beside the yes in the first", () => {
  const answer = "Weekends and bank holidays yes. Split shifts no.";
  expect(saidOf(SPLITS, ROTA, answer)).toEqual({
    verdict: "mentioned",
    quotes: ["Weekends and bank holidays yes.", "Split shifts no."],
  });
});

test.each([
  ["Driving licence", "Have you any points on your driving licence?", "No"],
  ["Able to work at heights", "Are you afraid of heights?", "No"],
  ["Weekend work", "Do you have other commitments at weekends?", "No."],
])("of %s a no to what would stand against it, %s, denies nothing", (asked, question, answer) => {
  expect(saidOf(asked, question, answer).verdict).not.toBe("says otherwise");
});

test("a yes to one of the hours that are asked for is none to the other", () => {
  const asked = "One evening a week and one Saturday in three";
  expect(saidOf(asked, "Can you work one Saturday in three?", "Yes").verdict).toBe("partly");
});

test.each([
  [
    "Experience of caring for people with dementia",
    "Have you cared for people with dementia?",
    "Yes, my father.",
  ],
  [
    "Minding a sick child until a parent arrives",
    "What have you to do with children?",
    "I have three. When my youngest was sick I minded him and was at my desk at nine.",
  ],
  [
    "Minding a sick child until a parent arrives",
    "Tell us about you.",
    "I am married with two small children and my mother minds them when they are sick.",
  ],
])("what somebody says of the own family claims nothing of %s", (asked, question, answer) => {
  expect(["mentioned", "not found"]).toContain(
    saidOf(asked, question, answer, "Baked forty trays a night").verdict,
  );
});

test("a yes to a little of it is one in part", () => {
  expect(saidOf("Experience with horses", "Have you worked with horses?", "Yes, a little").verdict).toBe(
    "partly",
  );
});
