import { expect, test } from "vitest";
import { readClaims } from "./claims/read-claims";
import { applicationTo, itemsOf, saidOf } from "./fixtures";
import { readPosting } from "./requirements/read-posting";

const claimed = ["found", "partly"];
const job = (title: string) => ["Work", `${title}, Example Works, Leeds, 2016 - 2024`, "- Swept up"];
const said = (title: string, asked: string, told: readonly string[], answer?: readonly [string, string]) =>
  saidOf(title, [asked, "Keep the place tidy", "Answer the telephone"], {
    heading: "Requirements",
    cv: [...job(title), ...told],
    answers: answer ? [answer] : [],
  });

test.each([
  ["Baker", "Level 2 food hygiene is needed", "Level 2 Food Hygiene (2025), 5 star rating from the council"],
  ["Fishmonger", "Level 2 food hygiene", "NVQ 2 Retail, Food Hygiene Level 2, Employee of the Month twice"],
  ["Baker", "Level 2 Food Hygiene certificate", "Level 2 Food Safety 2024, Level 2 allergen awareness 2025."],
  ["Carer", "Moving and handling training within the last year", "Moving & Handling of People, April 2026"],
])("a %s who is asked for %s holds it under no heading as %s", (title, asked, told) => {
  expect(said(title, asked, [told])).toEqual(["found", told]);
});

test.each([
  ["Moving and handling training within the last year", "Moving & Handling of People, April 2024"],
  ["Registered with the GDC", "GDC registration from 2008, when it began, up to the end of July 2021."],
  ["Level 2 food hygiene", "Level 2 allergen awareness 2025, served food to 40 guests"],
])("%s is not held as %s", (asked, told) => {
  expect(said("Carer", asked, ["", "Certificates", told])[0]).not.toBe("found");
});

test("whoever may drive with a trailer may drive, and who may drive may not tow for that", () => {
  expect(said("Fitter", "Driving licence", ["", "Licence: B+E, C. CPCS A17, valid to 2028."])[0]).toBe(
    "found",
  );
  const towing = said("Fitter", "A licence that lets you tow (B+E)", ["", "Full driving licence"]);
  expect(towing[0]).not.toBe("found");
});

test("what a licence is needed for is no part of its name", () => {
  const text = "Requirements\n- You will take the children to school, so you need a manual licence.\n- Kind";
  const [asked] = readPosting({ title: "Support worker", text });
  expect(asked?.alternatives.flatMap(({ terms }) => terms.map(({ words }) => words))).toEqual([
    "manual licence",
  ]);
});

test("a bare driving licence is held beside however much praise of oneself", () => {
  const praise =
    "I am an enthusiastic and reliable individual with a passion for tractors and all things agricultural. " +
    "I have excellent mechanical knowledge and good communication skills. I am hard working and motivated.";
  const cv = [
    "Personal Statement",
    praise,
    ...job("Parts advisor"),
    "",
    "Education",
    "Full UK driving licence",
  ];
  const asked = ["A driving licence is a must as you'll have a van", "Mend tractors", "Write up job cards"];
  expect(saidOf("Mechanic", asked, { cv })).toEqual(["found", "Full UK driving licence"]);
});

test.each(["By my car, 25 minutes.", "I drive in my own van, and it takes 20 minutes."])(
  "%s is how somebody gets to work",
  (answer) => {
    const asked = "Own transport - there is no bus at 6am";
    expect(said("Picker", asked, [], ["How will you get to work?", answer])).toEqual(["found", answer]);
  },
);

test("a mate's car is no transport of one's own", () => {
  const answer = ["How will you get to work?", "In my mate's car when we are on together."] as const;
  expect(claimed).not.toContain(said("Picker", "Own transport", [], answer)[0]);
});

test.each([
  ["Happy to work in a chilled area (2–5°C)", "Cold is fine by me."],
  ["You don't mind the cold and the wet", "Cold never bothered me."],
])("%s is something to live with, and %s says so", (asked, answer) => {
  expect(
    said("Picker", asked, [], ["Are you ok with nights, and the cold?", `Nights I do now. ${answer}`]),
  ).toEqual(["found", answer]);
});

test("Welsh as a first language is spoken, and heads no part of a CV", () => {
  const cv = [...job("Coach"), "", "A levels: Welsh, PE, Sociology (2020)", "Welsh first language"];
  expect(saidOf("Coach", ["Welsh is an advantage", "Coach", "Drive"], { cv })[1]).toBe(
    "Welsh first language",
  );
});

test("somebody has been driving since 2021, which is no job, and worked below a heading of two words", () => {
  const cv = [
    "EXPERIENCE IN SUMMARY",
    "Fish Processor — Elm Seafoods, Grimsby — 2019 to 2023.",
    "Filleting by hand.",
    "",
    "Driving since 2021, own car, manual",
  ];
  const { jobs } = readClaims(applicationTo("Fishmonger", ["Fillet fish"], { cv }));
  expect(jobs.map(({ title }) => title.split(" — ")[0])).toEqual(["Fish Processor"]);
});

test("not doing plants is no answer to what grows where", () => {
  const question = "A plant on the plan cannot be had. What did you use instead, and why?";
  const answers = [
    [question, "I do not do plants but I am keen to learn about green infrastructure."],
  ] as const;
  const cv = ["Work", "Landscape gardener, Elm Works, Leeds, 2016 - 2024", "- Laid 40 metres of stone wall"];
  const items = itemsOf(applicationTo("Landscape gardener", ["Lay stone walls", "Plant"], { cv, answers }));
  const quotes = items.filter(({ kind }) => kind === "rubric").flatMap((item) => item.quotes);
  expect(quotes.map(({ text }) => text).join()).not.toContain("I do not do plants");
});

test("a diploma that is shortened is quoted with its name", () => {
  const told = "Dip. Amenity Horticulture (Teagasc, NBG) 2012, QQI 6";
  const asked = "A horticulture qualification (Level 5/6, Teagasc or similar)";
  expect(said("Supervisor", asked, ["", told])).toEqual(["found", told]);
});
