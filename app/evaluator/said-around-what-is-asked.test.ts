import { describe, expect, test } from "vitest";
import { saidOf, verdictUnder } from "./fixtures";

const OTHERS = ["Keep the place tidy", "Answer the phone"];

const PAPERS: readonly (readonly [title: string, asked: string, told: string, said: string])[] = [
  [
    "Midwife",
    "Because the homes lie far apart, a full driving licence is needed.",
    "Full UK driving licence",
    "found",
  ],
  [
    "Midwife",
    "As there is no bus, you need a full driving licence.",
    "Full UK driving licence, 2014",
    "found",
  ],
  [
    "Doorman",
    "Valid Manitoba Security Guard Licence at time of hire",
    "Manitoba Security Guard Licence, exp. 09/2027",
    "found",
  ],
  ["Rigger", "Rigging ticket on your first day", "Basic rigging ticket, 2022", "found"],
  ["Courier", "Full moped licence, you'll be riding every day", "Full moped licence, 2019", "found"],
  [
    "Vet nurse",
    "Current state registration as a veterinary technician.",
    "Ohio Veterinary Technician registration, active",
    "found",
  ],
  [
    "Vet nurse",
    "Current state registration as a veterinary technician.",
    "Registered with the gym",
    "not found",
  ],
  ["Labourer", "White Card (construction induction)", "White Card", "found"],
  ["Fitter", "Degree in mechanics", "B.E. (Mechanics), Pune, 2016", "found"],
  ["Teacher", "A degree", "B.Com, Lagos, 2013", "found"],
  ["Clerk", "High school diploma or GED", "Lakeside High, graduated 2019", "found"],
  ["Clerk", "High school diploma or GED", "Cedar Hills H.S., class of 2011", "found"],
  ["Clerk", "High school diploma or GED", "Left Lakeside High in grade 11", "mentioned"],
  ["Interpreter", "Fluent English, and either Welsh or Irish", "English and Irish fluent", "found"],
  ["Interpreter", "Fluent English, and either Welsh or Irish", "Fluent English", "mentioned"],
  ["Interpreter", "Polish or Czech and English", "English fluent, Czech native", "found"],
  ["Interpreter", "English (Polish or Czech = plus)", "English fluent", "found"],
  [
    "Driver",
    "Drug test before you start",
    "Random drug tests at the yard four times a year, all clear",
    "found",
  ],
  ["Driver", "Drug test before you start", "Drug test failed in 2021", "mentioned"],
  ["Driver", "Drug test before you start", "Keeps the drug test room clean", "mentioned"],
  ["Clerk", "Weekends in turn", "Weekends are fine, we sold the car and live next door", "found"],
  ["Clerk", "You must be entitled to work in Ireland.", "Entitled to work in Ireland", "found"],
  ["Clerk", "Kenyan citizenship, or an Employment Pass", "Kenyan citizen", "found"],
  ["Clerk", "A car is necessary", "Full licence, but we sold the old car in 2022", "mentioned"],
  ["Driver", "Drug test before you start", "Sold drugs over the counter of a pharmacy", "mentioned"],
  [
    "Clerk",
    "A car is necessary, because the depot is nine miles from Wells",
    "Own car and full licence",
    "found",
  ],
];

describe("what stands around a paper that is asked is no part of its name", () => {
  test.each(PAPERS)("%s, asked for “%s”: %s is %s", (title, asked, told, said) => {
    expect(verdictUnder("Certificates", title, asked, told)).toBe(said);
  });
});

const during = (title: string, asked: string, ...jobs: string[]) =>
  saidOf(title, [asked, ...OTHERS], { cv: ["Experience", ...jobs], answers: [], heading: "Requirements" })[0];

test.each([
  [
    "Registrar",
    "At least two years in local government",
    "Parks Officer, Ashdown District Council, 2017 – 2021",
  ],
  [
    "Registrar",
    "We would like you to have worked at least two years in local government, or somewhere similar.",
    "Parks Officer, Ashdown Borough Council, 2017 – 2021",
  ],
  [
    "Rota planner",
    "Two years behind you in home care, on the road or in the office",
    "Home help, Elm Trust, 2015 – 2021",
  ],
  ["Ledger clerk", "Two years of accounts receivable", "A/R Clerk, Hollis Foods, 2017 – 2021"],
  ["Desk technician", "Two years on an IT service desk", "Helpdesk analyst, Elm College, 2017 – 2021"],
])("%s, asked for “%s”: the years of “%s” are counted", (title, asked, job) => {
  expect(during(title, asked, job, "- Answered the phone")).toBe("found");
});

test.each(["Council Supplies Ltd", "Ashdown District Council contract"])(
  "years at a council are none of whoever works for %s",
  (firm) => {
    const job = `Sales agent, ${firm}, 2017 – 2021`;
    expect(during("Registrar", "At least two years in local government", job, "- Sold desks")).not.toBe(
      "found",
    );
  },
);

test("whoever runs a service in containers on one of the big clouds has used one", () => {
  const asked = "Docker and one of the large public clouds";
  expect(during("Engineer", asked, "Engineer, Otter Labs, 2017 – 2021", "- Ran Docker on AWS")).toBe("found");
  expect(during("Engineer", asked, "Engineer, Otter Labs, 2017 – 2021", "- Ran Docker in our own hall")).toBe(
    "partly",
  );
});
