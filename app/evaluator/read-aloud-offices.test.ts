import { expect, test } from "vitest";
import { bestHit } from "./dimensions/term-hits";
import { evaluate } from "./evaluate";
import { saidOf as said } from "./fixtures";
import { readPosting } from "./requirements/read-posting";
import { kindOf } from "./requirements/requirement-kind";
import { alternativesOf } from "./requirements/requirement-terms";
import { wordsOf } from "./text/words";

const saidOf = (title: string, asked: readonly string[], cv: readonly string[]) =>
  said(title, asked, { cv, heading: "Requirements" });

const CLAIMED = ["found", "partly"];
const OTHERS = ["Keep the place tidy", "Answer the phone"];

const healthcareAssistant = [
  "Experience",
  "Healthcare Assistant, Ward 5, Example Hospital, 2015 - present",
  "- Observations and turning",
  "Qualifications",
  "Nursing associate apprenticeship, started September 2025, due to finish 2027",
];

test("whoever trains to be a nursing associate is no part of a registered nurse", () => {
  const asked = ["Registered Nurse (Adult) with current NMC PIN", ...OTHERS];
  expect(CLAIMED).not.toContain(saidOf("Staff Nurse", asked, healthcareAssistant)[0]);
});

test("a nurse's registration is shown by the PIN, and not by a degree from abroad", () => {
  const asked = ["Registered Nurse (Adult) with current NMC PIN", ...OTHERS];
  const job = [
    "Work",
    "Staff nurse, Example Ward, Leeds, 2021 - present",
    "- Medicines and drips",
    "Education",
  ];
  const degree = "Bachelor of Science in Nursing, Batangas State University, 2015";
  expect(saidOf("Staff Nurse", asked, ["NMC PIN 19J0234O, revalidated 2025", ...job, degree])[1]).toMatch(
    /^NMC/,
  );
  expect(CLAIMED).not.toContain(saidOf("Staff Nurse", asked, [...job, degree])[0]);
});

test("whoever left in the first year of a law degree has none", () => {
  const asked = ["A law degree, or CILEX Level 3, or equivalent experience", ...OTHERS];
  const cv = (education: string) => [
    "Work",
    "Negotiator, Example Homes, Leeds, 2017 - present",
    "- Viewings",
    "Education",
    education,
  ];
  const said = (education: string) => saidOf("Paralegal", asked, cv(education))[0];
  expect(CLAIMED).not.toContain(said("First year of a law degree, UWE Bristol, 2013–14 (left)"));
  expect(said("First year of a law degree, UWE Bristol")).not.toBe("found");
  expect(said("Law degree, UWE Bristol, 2014")).toBe("found");
});

const teacher = [
  "Work",
  "Teacher of maths, Example Academy, Leeds, 2020 - present",
  "- Years 7 to 11",
  "Education",
  "PGCE Secondary Mathematics with QTS, University of Exeter, 2020",
];

test("a PGCE is a whole PGCE where an equivalent would do", () => {
  expect(saidOf("Teacher of Mathematics", ["PGCE or equivalent", ...OTHERS], teacher)[0]).toBe("found");
});

test("a course that is available to somebody is no question of when they can begin", () => {
  const asked = "Teach mathematics to age 16, with A level available for the right person";
  const told = "- Last week I started with a card sort of the distances of planets";
  const cv = [...teacher.slice(0, 2), told, ...teacher.slice(3)];
  expect(kindOf(asked, "duty")).toBe("task");
  const [said] = saidOf("Teacher of Mathematics", ["Available at short notice", ...OTHERS], cv);
  expect(CLAIMED).not.toContain(said);
});

test("a white card is neither the black nor the gold one, and either of these will do", () => {
  const asked = ["SMSTS and a black or gold CSCS card", ...OTHERS];
  const cv = (...papers: string[]) => [
    "Work",
    "Project Manager, Example Build Ltd, Kent, 2017 - present",
    "- Two schools",
    "Papers",
    ...papers,
  ];
  const said = (...papers: string[]) => saidOf("Project Manager", asked, cv(...papers))[0];
  expect(CLAIMED).not.toContain(said("CSCS: professionally qualified person (white)"));
  expect(said("SMSTS refreshed 2025", "CSCS gold card")).toBe("found");
  expect(said("SMSTS refreshed 2025", "CSCS black card")).toBe("found");
});

test("MS Project is no project, and whoever only reads it does not work in it", () => {
  const asked = ["MS Project", ...OTHERS];
  const cv = (line: string) => [
    "Work",
    "Surveyor, Example Costs, Kent, 2016 - present",
    "- Cost plans",
    line,
  ];
  const said = (line: string) => saidOf("Project Manager", asked, cv(line))[0];
  expect(said("- The largest project I worked on was a hospital wing")).toBe("not found");
  expect(CLAIMED).not.toContain(said("- MS Project: read only"));
  expect(CLAIMED).toContain(said("- Programmes in MS Project every week"));
});

test("knowledge of the ACAS code is no accountant's paper", () => {
  expect(kindOf("Sound knowledge of employment law and the ACAS code", "must")).toBe("skill");
});

test.each([
  ["Level 3 safeguarding", "licence"],
  ["Level 2 support for 300 users", "skill"],
])("%s is asked for as a %s", (line, kind) => {
  expect(kindOf(line, "must")).toBe(kind);
});

test("an adviser's doings that stand in lines of their own are all asked for", () => {
  const doings = [
    "Advising managers on absence and conduct from start to finish.",
    "Keeping HR policies up to date with employment law.",
    "Looking after new starters' right-to-work and DBS checks.",
    "Explaining to managers what they may and may not do.",
    "Taking notes at hearings.",
  ];
  const text = `What the job involves\n${doings.join("\n")}\n\nWhat you must have\nThree years in HR.`;
  const lines = readPosting({ title: "HR Adviser", text }).map(({ line }) => line);
  expect(lines).toEqual([...doings, "Three years in HR."]);
});

test("a team that somebody is a part of is nothing they do", () => {
  const text = "What the job involves\nBeing part of a friendly team.\nTaking notes at hearings.\n";
  const lines = readPosting({ title: "HR Adviser", text }).map(({ line }) => line);
  expect(lines).toEqual(["Taking notes at hearings."]);
});

test("whoever has an HNC in building has what a degree or HNC/HND in it asks for", () => {
  const asked = ["Degree or HNC/HND in construction management, building or civil engineering", ...OTHERS];
  const cv = (paper: string) => [
    "Work",
    "Site Manager, Example Ltd, 2010 - present",
    "- Schools",
    "Education",
    paper,
  ];
  const said = (paper: string) => saidOf("Project Manager", asked, cv(paper))[0];
  expect(said("HNC Building, Mid Kent College, 2009 (evenings)")).toBe("found");
  expect(CLAIMED).not.toContain(said("HNC Graphic Design, Mid Kent College, 2009"));
});

test("a marketer's certificate is asked for besides a degree, and not as its subject", () => {
  const asked = ["A degree in marketing or a CIM qualification, or you've learned it by doing", ...OTHERS];
  const cv = (paper: string) => [
    "Work",
    "Marketing Executive, Example Teas, 2022 - present",
    "- Newsletters",
    "Education",
    paper,
  ];
  const said = (paper: string) => saidOf("Marketing Executive", asked, cv(paper))[0];
  expect(said("CIM Level 4 Certificate in Professional Marketing, 2023")).toBe("found");
  expect(said("BA Marketing, Lancaster, 2021")).toBe("found");
  expect(said("BA English Literature, Lancaster, 2021")).not.toBe("found");
});

test.each([
  ["Confident with an HR system, ideally iTrent", "Starters and leavers on iTrent"],
  ["Confident with an HR system, ideally iTrent", "Contracts in Cascade every day"],
  ["You know a payroll system; we use Moorepay", "Weekly pay in Moorepay for 300 people"],
])("the program that is named beside %s is one of its sort: %s", (asked, told) => {
  const cv = ["Work", "HR Administrator, Example Council, 2016 - 2024", `- ${told}`, "- Minutes"];
  expect(CLAIMED).toContain(saidOf("HR Administrator", [asked, ...OTHERS], cv)[0]);
});

test("a pharmacist's MPharm is a degree", () => {
  expect(kindOf("MPharm or equivalent", "must")).toBe("education");
});

test("whoever has worked in energy or utilities is asked where, and not what for", () => {
  const asked = alternativesOf("You have worked in energy or utilities", "skill");
  expect(asked.map(({ terms }) => terms.map(({ words }) => words))).toEqual([["energy"], ["utilities"]]);
});

test("Polish is asked for as a language, whoever speaks it on whichever shift", () => {
  const asked = ["Polish or Romanian, as much of our night shift speaks it", ...OTHERS];
  const cv = [
    "Work",
    "Payroll Administrator, Example Logistics, 2019 - present",
    "- Weekly pay",
    "Languages: Polish (mother tongue), English (good)",
  ];
  expect(saidOf("Payroll Officer", asked, cv)).toEqual(["found", cv[3]]);
});

test("whom a recruiter's desk serves makes no HR adviser of them", () => {
  const posting = {
    title: "HR Adviser",
    text: "Requirements\n- Managing recruitment campaigns\n- ACAS code\n- Absence cases",
  };
  const pointsOf = (title: string) =>
    evaluate({
      posting,
      questions: [],
      cv: `Robin Sample\n\nExperience\n${title}\n2019 – 2026\n- Wrote adverts`,
      coverLetter: null,
      answers: [],
      sentIn: "2026-11",
    })
      .dimensions.flatMap(({ items }) => items)
      .find(({ label }) => label === "Worked as what the posting asks for")?.points;
  const plain = "Senior Recruitment Consultant, Staffwise";
  expect(pointsOf(`${plain} (HR)`)).toBe(pointsOf(plain));
});

test("a data analyst has years that are kin to a data engineer's, and none of them", () => {
  const asked = ["3+ years as a data engineer or in a similar role", ...OTHERS];
  const cv = (title: string, told: string) => [
    "Work",
    `${title}, Voltara Power, Bristol, 2020 - present`,
    told,
  ];
  const said = (title: string, told: string) => saidOf("Data Engineer", asked, cv(title, told))[0];
  const beside = "- Asked the data engineers for new pipelines and tested what they delivered";
  expect(said("Data Analyst", beside)).toBe("partly");
  expect(said("Data Engineer", "- Built pipelines")).toBe("found");
});

test.each([
  ["Typing of 35 wpm or more", "Typing: 48 words a minute, tested", "found"],
  ["Fast and accurate typing, at least 50 words per minute", "I type about 65 wpm", "found"],
  ["Fast and accurate typing, at least 50 words per minute", "I type about 40 wpm", "mentioned"],
  ["Typing of 35 wpm or more", "Teeline shorthand at 80 wpm", "mentioned"],
  ["Broadband of 20 Mbps at home", "Broadband at home 67 Mbps", "found"],
])("%s: how fast somebody is, a number tells: %s", (asked, told, verdict) => {
  const cv = ["Work", "Call handler, Example Taxis, 2019 - present", "- Bookings", "Other", told];
  expect(saidOf("Customer Service Adviser", [asked, ...OTHERS], cv)[0]).toBe(verdict);
});

test("whoever would have to leave at five says no to working late", () => {
  const said = (answer: string) =>
    evaluate({
      posting: {
        title: "Payroll Officer",
        text: "Requirements\n- Able to work late on Tuesdays when the run closes\n- Sage\n- Excel",
      },
      questions: [{ id: 1, type: "Hours", title: "Hours", question: "Can you stay late on Tuesdays?" }],
      cv: "Robin Sample\n\nWork\nPayroll Clerk, Example Foods, 2019 - present\n- Weekly pay",
      coverLetter: null,
      answers: [{ questionId: 1, text: answer }],
      sentIn: "2026-11",
    })
      .dimensions.flatMap(({ items }) => items)
      .find(({ label }) => label.startsWith("Able to"))?.verdict;
  expect(said("I coach the under 12s on Tuesday evenings so I would have to leave at 5.")).toBe(
    "says otherwise",
  );
  expect(said("Yes, I work late every Tuesday now.")).toMatch(/^(?:found|partly)$/);
});

test("a carer who was away ill is no word of travelling", () => {
  const alternatives = alternativesOf("Able to travel for some nights", "condition");
  const shareIn = (told: string) => bestHit({ alternatives }, wordsOf(told))?.share ?? 0;
  const ofTravel = alternatives.map(({ terms }) => ({
    terms: terms.filter(({ words }) => words === "travel"),
  }));
  const speaks = (told: string) => bestHit({ alternatives: ofTravel }, wordsOf(told)) !== null;
  expect(speaks("A night carer had been away 140 days in two years with her back")).toBe(false);
  expect(speaks("Two nights a week away from my family are fine")).toBe(true);
  expect(shareIn("Happy to travel")).toBeGreaterThan(0);
});

test("a plumber's water hygiene card takes no card payments", () => {
  const asked = "Set up payment plans and take card payments over the phone";
  const posting = {
    title: "Customer Service Adviser",
    text: `What you'll do:\n- Take 40 to 60 calls a day\n- ${asked}\n- Log every contact on our CRM`,
  };
  const reading = evaluate({
    posting,
    questions: [],
    cv: [
      "Robin Sample",
      "Field engineer, water",
      "Leakage technician, Example Water, 2012 – 2024",
      "- Found and fixed leaks in customers' gardens",
      "Plumber's mate 2008 – 2012",
      "",
      "CSE Maths 3, English 4 (1985)",
      "Water hygiene card, NRSWA street works",
    ].join("\n"),
    coverLetter: null,
    answers: [],
    sentIn: "2026-11",
  });
  const items = reading.dimensions.flatMap(({ items }) => items);
  expect(items.find(({ label }) => label === asked)?.verdict).toBe("not found");
});
