import { expect, test } from "vitest";
import { applicationTo, itemsOf, saidOf } from "./fixtures";

const claimed = ["found", "partly"];
const job = (title: string) => ["Work", `${title}, Example Works, Leeds, 2016 - 2024`, "- Swept up"];
const heading = "Requirements";

type Place = { answer?: string; cv?: readonly string[]; question?: string };
const said = (title: string, asked: string, { answer, cv = [], question = "Tell us about it." }: Place) =>
  saidOf(title, [asked, "Keep the place tidy", "Answer the telephone"], {
    heading,
    cv: [...job(title), ...cv],
    answers: answer === undefined ? [] : [[question, answer]],
  });

test.each([
  [
    "Able to lift up to 15 kg",
    "My back is bad so somebody would have to help, I can't lift more than about 10 kg.",
  ],
  ["Can lift 25 kg", "I can lift no more than 15 kg since the accident."],
  ["Can lift 25 kg", "12 kg at most, on doctor's orders."],
  ["Able to carry 20kg sacks", "I am limited to around 10 kilos."],
  [
    "Call-out rota one weekend in three",
    "I couldn't do weekends because my children are with me, evenings would be ok.",
  ],
  ["Walking up to 12 miles in a shift", "I have a bad hip and could not walk for a whole shift."],
  ["You will be on your feet all day", "I can't stand for long any more."],
])("%s is not met by somebody who says %s", (asked, answer) => {
  expect(said("Porter", asked, { answer })).toEqual([
    "says otherwise",
    expect.stringContaining(answer.slice(-12)),
  ]);
});

test.each([
  ["Able to lift up to 15 kg", "The boxes here never weigh more than 10 kg."],
  ["Able to lift up to 15 kg", "I would not lift more than 40 kg alone."],
  ["You will be on your feet all day", "I can't stand mess and I can't walk past a dropped glove."],
])("%s is not refused by %s", (asked, answer) => {
  expect(said("Porter", asked, { answer })[0]).not.toBe("says otherwise");
});

test("nine points are told under a last job and where they were asked for", () => {
  const asked = "No more than 6 penalty points";
  expect(said("Driver", asked, { cv: ["9 points on licence at the moment, 3 go in May"] })[0]).toBe(
    "says otherwise",
  );
  const question = "Do you hold Category C and a tacho card? Any points?";
  expect(said("Driver", asked, { question, answer: "I hold both. Points yes, nine." })[0]).toBe(
    "says otherwise",
  );
  expect(said("Driver", asked, { question, answer: "I hold both. Points: none." })[0]).toBe("found");
  expect(said("Driver", asked, { cv: ["Wrote 9 points of a plan for the depot"] })[0]).not.toBe(
    "says otherwise",
  );
});

test.each([
  ["Full manual driving licence", "Driving licence: automatic only"],
  ["You need a manual licence held for at least one year", "I drive an automatic."],
  ["Full UK driving licence", "Provisional licence"],
  ["A full UK driving licence and willingness to ride a bike", "Provisional licence"],
  ["Full driving licence", "I only have my provisional."],
])("%s is not held by somebody who writes %s", (asked, told) => {
  expect(said("Support worker", asked, { cv: ["", "Further details", told] })).toEqual([
    "says otherwise",
    told,
  ]);
});

test.each([
  ["Full driving licence, manual or automatic", "Full licence, automatic only"],
  ["Full driving licence", "Full licence since 2012, before that a provisional"],
])("%s is not denied by %s", (asked, told) => {
  expect(said("Support worker", asked, { cv: ["", "Further details", told] })[0]).not.toBe("says otherwise");
});

test("no horticulture cert is no horticulture qualification, unless somebody may still take one", () => {
  const answer = "No horticulture cert, but I would be open to doing one.";
  const own = (asked: string) => said("Gardener", asked, { answer, question: "Which certificates?" })[0];
  expect(own("A horticulture qualification (Level 5/6, Teagasc or similar)")).toBe("says otherwise");
  expect(own("A horticulture qualification, or willing to work towards one")).not.toBe("says otherwise");
});

test("of two cards that are both asked for, one that is not done is a no", () => {
  const asked = "Driver CPC and digital tacho card";
  const cv = ["CPC not done as the firm was exempt"];
  expect(said("Driver", asked, { cv })).toEqual(["says otherwise", cv[0]]);
  const held = ["", "Certificates", "Driver CPC to 2029", "No tacho card yet"];
  expect(said("Driver", asked, { cv: held })[0]).not.toBe("says otherwise");
});

test.each(["Forklift counterbalance (2019, needs refresher)", "Forklift ticket 2018, needs to be renewed"])(
  "a ticket told as %s is to be read, and not held",
  (told) => {
    const cv = ["", "Licences", told];
    expect(said("Yard hand", "In-date forklift ticket", { cv })[0]).toBe("mentioned");
    expect(said("Yard hand", "Forklift ticket an advantage", { cv })[0]).toBe("mentioned");
  },
);

test("who says that plants are not their strong point is pointed at for them, and earns nothing", () => {
  const asked = ["Excellent plant knowledge", "Keep the place tidy", "Answer the telephone"];
  const pointsFor = (told: string) =>
    itemsOf(
      applicationTo("Gardener", asked, { heading, cv: job("Gardener"), answers: [["What grows?", told]] }),
    ).find(({ label }) => label === asked[0])?.points;
  expect(pointsFor("I would look it up, plants are not my strong point, but I like gardens.")).toBe(0);
  expect(pointsFor("I would look it up, and I know the plants of heath and bog best.")).toBeGreaterThan(0);
});

test("a degree in history is none in ecology where a degree or a Level 3 in ecology is asked for", () => {
  const own = (asked: string, degree: string) => said("Ranger", asked, { cv: ["", "Education", degree] })[0];
  const asked = "A degree or Level 3 in ecology, forestry or similar – or the equivalent in experience";
  expect(claimed).not.toContain(own(asked, "LLB Newcastle 1994"));
  expect(claimed).not.toContain(own("Degree or Level 3 in ecology", "BA History, Leeds, 1994"));
  expect(own("Degree or Level 3 in ecology", "BSc Ecology, Leeds, 1994")).toBe("found");
});
