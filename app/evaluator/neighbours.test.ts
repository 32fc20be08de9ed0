import { expect, test } from "vitest";
import { readClaims } from "./claims/read-claims";
import { evaluate } from "./evaluate";
import type { EvaluationInput } from "./evaluation";

const bus: EvaluationInput = {
  posting: {
    title: "School Bus Driver",
    text: `Minimum qualifications
- Commercial Driver License, Class B, with passenger (P) and school bus (S) endorsements
- Clean driving record: no more than one moving violation in the last 36 months
- One year driving a bus or a truck
- Experience of Tripspark or Routefinder`,
  },
  questions: [
    {
      id: 1,
      type: "",
      title: "Inspection",
      question: "What do you look at before you pull out in the morning?",
    },
  ],
  cv: null,
  coverLetter: null,
  answers: [],
};
const read = (cv: string, answer = "") =>
  evaluate({ ...bus, cv, answers: answer === "" ? [] : [{ questionId: 1, text: answer }] });
const itemOf = (cv: string, line: RegExp) =>
  read(cv)
    .dimensions.flatMap(({ items }) => items)
    .find(({ label, kind }) => kind === "requirement" && line.test(label));

const dispatcher = `Karen, dispatcher
Sunrise Charter, dispatcher, 2016 to present
File the inspection sheets of the week
Assign drivers to buses and trucks
Daycare aide, Little Steps, 2012 to 2016
- Read to twenty children every afternoon`;

test("the last duty of one job is no part of the next one's title", () => {
  const { jobs } = readClaims({ ...bus, cv: dispatcher });
  expect(jobs.map(({ title }) => title)).toEqual([
    "Sunrise Charter, dispatcher",
    "Daycare aide, Little Steps",
  ]);
  expect(itemOf(dispatcher, /One year driving/)?.verdict).not.toBe("found");
});

test("somebody's speeding tickets are no clean record, and a record without any is one", () => {
  const driver = (line: string) => `Walter, driver
Driver, Tri-County Gravel, 2011 - 2024
- Drove tandem dump trucks, 60,000 miles a year
Licenses
${line}`;
  const caught = itemOf(driver("Two speeding tickets, 2024 and 2025"), /Clean driving/);
  expect(caught?.verdict).toBe("mentioned");
  expect(itemOf(driver("Clean driving record since 2011"), /Clean driving/)?.verdict).toBe("found");
});

test("a licence with endorsements is asked for as a licence", () => {
  const cv = `Rosa, bus driver
Bus driver, First Valley Transit, 2018 - present
- Route 14 with 54 children, two schools
Licenses
Commercial driver license, class B, with P and S endorsements, valid to 2028`;
  expect(itemOf(cv, /Commercial Driver License/)?.verdict).toMatch(/^(?:found|partly)$/);
});

test("what a recruiter's candidates used is not what the recruiter used", () => {
  const cv = `Dawn, recruitment consultant
Recruitment consultant, Carestaff, 2015 - 2025
- Candidates used Tripspark and Routefinder
- Placed 40 drivers a year`;
  expect(itemOf(cv, /Tripspark/)?.verdict).not.toMatch(/^(?:found|partly)$/);
});

test("a driver who goes through the inspection thing by thing has answered", () => {
  const answered = read(
    `Karen, school bus driver
Commercial Driver License, Class B, with P and S endorsements
Sunrise Charter, school bus driver, 2016 to present
Took 40 children to two schools every day`,
    "I start at the left front tire and go round: lugs, fluid, lights, brakes, doors, chains, mirrors. " +
      "I write up what I find and the bus stays until the shop signs.",
  );
  const answer = answered.dimensions
    .flatMap(({ items }) => items)
    .find(({ label }) => label.startsWith("Answers “Inspection"));
  expect(answer?.verdict).toMatch(/^(?:found|partly)$/);
  expect(answer?.quotes[0]?.text).toMatch(/^I (?:start|write)/);
});

test("of two who once did the work, the one who does it now stands higher", () => {
  const cv = (now: string, before: string) => `Pat
${now}, Elm Street, 2018 - present
- 12 people a day came to us in 2024
${before}, Oak Road, 2010 - 2018
- 14 people a day came to us`;
  const [driver, keeper] = ["School bus driver", "Shop assistant"];
  const fitOf = (text: string) =>
    read(text).dimensions.find(({ name }) => name === "role_specific_fit")?.score ?? Number.NaN;
  expect(fitOf(cv(driver, keeper))).toBeGreaterThan(fitOf(cv(keeper, driver)));
  expect(read(cv(driver, keeper)).overall_score).toBeGreaterThanOrEqual(
    read(cv(keeper, driver)).overall_score ?? Number.NaN,
  );
});

test("where nothing is asked, numbers from jobs of another trade say less than those of the trade", () => {
  const factsOf = (title: string) =>
    evaluate({
      ...bus,
      questions: [],
      cv: `Pat
${title}, Elm Street, 2016 - 2024
- 12 people a day came to us
- 40 boxes an hour
- 3 shops in 8 years
- 900 letters a month`,
    })
      .dimensions.flatMap(({ items }) => items)
      .find(({ label }) => label.startsWith("Tells what was done"))?.points ?? Number.NaN;
  expect(factsOf("School bus driver")).toBeGreaterThan(factsOf("Shop assistant"));
});
