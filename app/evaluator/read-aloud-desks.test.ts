import { expect, test } from "vitest";
import { evaluate } from "./evaluate";
import { saidOf } from "./fixtures";

const CLAIMED = ["found", "partly"];
const OTHERS = ["Keep the place tidy", "Answer the phone"];

const asksOf = (title: string, asked: string, cv: readonly string[], ...answers: [string, string][]) =>
  saidOf(title, [asked, ...OTHERS], { cv, answers, heading: "Requirements" });

const jobAs = (title: string, ...lines: string[]) => [
  "Experience",
  `${title}, Example Works, 2018 - present`,
  ...lines.map((line) => `- ${line}`),
];

test.each([
  [
    "Wages clerk",
    "Experience of running a weekly payroll for 100+ people",
    "I have not run a payroll myself.",
  ],
  [
    "Botanist",
    "Demonstrable experience of field surveying",
    "I haven't surveyed anything myself; we hire it.",
  ],
  ["Editor", "Experience of planning and running book launches", "I've never run a book launch before."],
  ["Photographer", "A portfolio of food photography you can share", "I do not have a portfolio yet."],
  ["Curator", "Experience of loan agreements", "Loan agreements would be new to me but I learn quickly."],
])("a %s who is asked for %j says otherwise: %s", (title, asked, told) => {
  const question: [string, string] = ["What have you done of this, and for whom?", `${told} I like people.`];
  expect(asksOf(title, asked, jobAs("Shop assistant", "Till and stock"), question)).toEqual([
    "says otherwise",
    expect.stringContaining(told.slice(0, 20)),
  ]);
});

test.each([
  ["Wages clerk", "Experience of running a weekly payroll", "I have not run a payroll since 2021."],
  [
    "Wages clerk",
    "Experience of running a weekly payroll",
    "I have never run a payroll without a second check.",
  ],
  ["Wages clerk", "Experience of payroll or bookkeeping", "I have not run a payroll myself."],
  ["Editor", "Experience of running book launches", "I have never run a shop."],
])("a %s who is asked for %j does not say otherwise: %s", (title, asked, told) => {
  const cv = jobAs("Shop assistant", "Till and stock");
  expect(asksOf(title, asked, cv, ["What have you done?", told])[0]).not.toBe("says otherwise");
});

test("whoever has run one elsewhere may say of one post that they ran none", () => {
  const cv = [...jobAs("Wages clerk", "Ran the weekly payroll for 140 drivers"), "- BACS files"];
  const told = "At the council I have not run a payroll myself, at the haulier I ran it alone.";
  expect(asksOf("Wages clerk", "Experience of running a weekly payroll", cv, ["And?", told])[0]).not.toBe(
    "says otherwise",
  );
});

test("years of a title that is kin to it are to be read beside the word of whoever never did it", () => {
  const cv = jobAs("Paralegal (family law)", "Divorce petitions");
  const asked = "At least 2 years' experience in residential conveyancing";
  const told = "I haven't had conveyancing files of my own yet.";
  expect(asksOf("Conveyancing Paralegal", asked, cv, ["For how long?", told])).toEqual(["mentioned", told]);
});

test("whoever was never on call says otherwise, and whoever is never late for it does not", () => {
  const cv = jobAs("Boiler engineer", "Services and repairs");
  const said = (told: string) =>
    asksOf("Engineer", "You've been on call and didn't hate it", cv, ["Tell us about a bad night.", told])[0];
  expect(said("We closed at five. I have never been on call.")).toBe("says otherwise");
  expect(said("I have never been late when I was on call.")).not.toBe("says otherwise");
});

test.each([
  ["Advanced Excel", "Sage (daily), Excel (basic), Word"],
  ["Expert in Figma", "Illustrator: expert. Figma: beginner."],
  ["Strong SQL", "Some reports, a little SQL"],
])("%s is not what a beginner has: %s", (asked, told) => {
  expect(CLAIMED).not.toContain(asksOf("Analyst", asked, jobAs("Analyst", "Reports", told))[0]);
  expect(CLAIMED).toContain(
    asksOf(
      "Analyst",
      asked,
      jobAs("Analyst", "Reports", told.replace(/beginner|basic|a little/, "every day")),
    )[0],
  );
});

test.each([
  ["Use of an electronic record system (EMIS)", "Ring the desk so that the clerk can put them on EMIS", null],
  ["Use of an electronic record system (EMIS)", "Put 40 patients a day on EMIS", "found"],
])("what is asked for as %j, told as %j", (asked, told, claimed) => {
  const [said = ""] = asksOf("Ward clerk", asked, jobAs("Ward clerk", told));
  expect(CLAIMED.includes(said) ? said : null).toBe(claimed);
});

test.each([
  ["Experience of Ward View or PatientTrack", "Went round the ward and viewed each chart", null],
  ["Experience of Ward View or PatientTrack", "Each morning I close the beds in ward view", "found"],
  [
    "Experience of Ward View or PatientTrack",
    "Trained nine clerks in View, as we say for Ward View",
    "found",
  ],
  ["You know Plant Manager, our stock system", "Manager of a plant for gearboxes, with 40 people", null],
])("a name of two words, %j, told as %j", (asked, told, claimed) => {
  const [said = ""] = asksOf("Ward clerk", asked, jobAs("Ward clerk", told));
  expect(CLAIMED.includes(said) ? said : null).toBe(claimed);
});

test("a row of programs tells in part of what is made with them", () => {
  const said = (told: string) => {
    const posting = `## What you will do\n\n- Draw our kitchens in SketchUp\n- ${OTHERS[0]}`;
    const cv = jobAs("Kitchen designer", told).join("\n");
    const given = { posting: { title: "Kitchen designer", text: posting }, questions: [], cv };
    const { dimensions } = evaluate({ ...given, coverLetter: null, answers: [] });
    const items = dimensions.flatMap((dimension) => dimension.items);
    return items.find(({ label }) => label.includes("SketchUp"))?.verdict;
  };
  expect(said("SketchUp, Excel, Outlook.")).toBe("partly");
  expect(said("Drew ninety kitchens a year in SketchUp")).toBe("found");
});

test("a head of a job is not pointed at for a program that it does not name", () => {
  const cv = ["Experience", "Sales administrator, Brightfield Windows, 2021 to present.", "- Post"];
  const asked = "Confident in Orgvue or another charting tool for functions and windows";
  expect(asksOf("Data Analyst", asked, cv)[0]).toBe("not found");
});

const papersOf = (...lines: string[]) => [...jobAs("Clerk", "Post and filing"), "", "Education", ...lines];

test.each([
  ["Educated to degree level", "B.Tech (IT), Pune University, 2010, First Class"],
  ["Educated to degree standard or equivalent experience", "BA History, Leeds, 2011"],
  ["A degree in an environmental subject", "BSc Environmental Science, Plymouth, 2015"],
  ["Degree in architecture, design or similar", "Communication Design, HTWK Leipzig, Diplom 2016"],
  ["PhD in geology or a related subject", "Dr. rer. nat. in Geology, University of Kiel, 2021"],
  ["Hold Qualified Teacher Status", "QTS awarded by the Department for Education, 2012"],
  ["First aid certificate", "First aid certificate issued by the Red Cross in March 2026"],
])("%s: found in %j", (asked, told) => {
  expect(asksOf("Clerk", asked, papersOf(told))).toEqual(["found", told]);
});

test.each([
  ["A degree in an environmental subject", "BSc Sports Science, Plymouth, 2015"],
  ["Educated to degree level", "Diploma in Floristry, 2010"],
  ["PhD in geology", "Volunteer at the surgery of Dr. Ingrid Geology, 2021"],
])("%s: not found in %j", (asked, told) => {
  expect(CLAIMED).not.toContain(asksOf("Clerk", asked, papersOf(told))[0]);
});

test("a degree that stands below the jobs is held, whatever its class looks like", () => {
  const cv = [
    ...jobAs("Geography teacher", "Years 7 to 11"),
    "BA (Hons) Geography and History, Galway, 2010 – 2.1",
  ];
  expect(asksOf("Teacher", "A good honours degree in geography or a related discipline", cv)[0]).toBe(
    "found",
  );
});

test("what was done for staff was not done by them", () => {
  const cv = jobAs("Office manager", "SIMS for pupil and staff records");
  expect(asksOf("Office manager", "Knowledge of SIMS or a similar system", cv)[0]).toBe("found");
});

test("a department is no program", () => {
  const hr = [...jobAs("Clerk", "Post"), "Skills", "Payroll | HR administration | Excel"];
  expect(CLAIMED).not.toContain(
    asksOf("Clerk", "Experience of iTrent or a similar HR/payroll system", hr)[0],
  );
  const office = jobAs("Clerk", "Word mail merge, Excel filters and Outlook calendars for nine people");
  expect(asksOf("Clerk", "Good IT skills: Word, Excel and Outlook", office)[0]).toBe("found");
});

test("whoever writes SCR speaks of the single central record", () => {
  const cv = jobAs("School secretary", "Kept the SCR (nothing found in 2019)", "Rang parents");
  expect(asksOf("School administrator", "Experience of a single central record", cv)[1]).toMatch(/SCR/);
  expect(asksOf("School administrator", "Experience of a stock control system", cv)[0]).toBe("not found");
  const page = jobAs("School secretary", "Kept the web page in HTML and CSS", "Rang parents");
  expect(asksOf("School administrator", "Good customer service skills", page)[1] ?? "").not.toMatch(/CSS/);
});

test.each([
  ["I manage one Administrative Officer and write the weekly note.", "found"],
  ["Led a team of 34 in two depots.", "partly"],
  ["Led a team of 34 on the depot move, each by a dotted line.", null],
  ["Supervised 34 drivers, and did not line manage any of them.", null],
  ["Supervised a team of 12 in two depots.", "found"],
  ["I managed a calendar for one director.", null],
  ["One of a team of 34.", null],
  ["My manager led a team of 34.", null],
])("line management, told as %j", (told, claimed) => {
  const [said = ""] = asksOf("Adviser", "Experience of line management", jobAs("Executive officer", told));
  expect(CLAIMED.includes(said) ? said : null).toBe(claimed);
});

test("a job that goes on to the present presents nothing", () => {
  const cv = [
    "Experience",
    "Elm Ltd",
    "Account executive",
    "July 2020 - Present (4 years 5 months)",
    "Own two depots.",
  ];
  expect(asksOf("Account manager", "Strong presenter", cv)[0]).toBe("not found");
});

test.each([
  [
    "Experience of putting together project budgets",
    "Wrote the project budgets of nine bids with the director",
  ],
  ["Experience of carrying out site surveys", "Conducted site surveys of forty roofs a year"],
])("%s: told as %j", (asked, told) => {
  expect(asksOf("Bid writer", asked, jobAs("Bid writer", "Answered the post", told))).toEqual([
    "found",
    told,
  ]);
});

test("doctors and surgeons are clinicians", () => {
  const told = "Ran workshops with doctors and surgeons for 40 order sets";
  const cv = jobAs("Project manager", "Answered the post", told);
  expect(asksOf("Project manager", "Experience of working with clinicians", cv)[1]).toBe(told);
});

const summaryOf = (...work: string[]) =>
  evaluate({
    posting: {
      title: "Joiner",
      text: "Joiner\n\nWhat you need\n\n- 2 years as a joiner\n- Tidy\n- English\n",
    },
    cv: ["Noor Sample — makes things fit", "", ...work, "", "I use hand tools and I like oak."].join("\n"),
    coverLetter: null,
    questions: [],
    answers: [],
    sentIn: "2026-11",
  }).ai_summary;

test.each([
  [
    "| Period | Company | Role | What |",
    ["| 2021–2024 | Elm Ltd | Joiner | Stairs |", "| 2018–2021 | Oak Ltd | Fitter | Doors |"],
  ],
  [
    "Years | Firm | Position | Remarks",
    ["2021–2024 | Elm Ltd | Joiner | Stairs", "2018–2021 | Oak Ltd | Fitter | Doors"],
  ],
])("jobs in a table below %j", (head, jobs) => {
  expect(summaryOf("Experience", head, ...jobs)).toMatch(/^Most recently Joiner at Elm Ltd, for three years/);
});

test("whoever works for themselves is not called by their own name, nor after their clients", () => {
  const clients = "Clients: Elm House (stairs, 2022–now), Oak Hall (doors, 2021–2023), a dentist I forgot.";
  expect(summaryOf("Freelance, 2021–now", clients)).toMatch(/“Freelance”, for five years/);
});

test("a line that only says what the list below it holds is no job", () => {
  const jobs = [
    "02/2024 – 09/2024  Elm Ltd — stairs, oak. Took out a wall.",
    "2021 – 2023  Oak Ltd — doors.",
  ];
  expect(summaryOf("Contracts, newest first", ...jobs)).toMatch(/“Elm Ltd”/);
});
