import { expect, test } from "vitest";
import { oneOf } from "./fixtures";

test.each([
  ["Full UK driving licence", "licence"],
  ["Registered with the HCPC", "licence"],
  ["Degree in civil engineering", "education"],
  ["At least four years of running a nursery", "years"],
  ["Hands-on experience with AutoCAD", "tool"],
  ["Fluent Dutch", "language"],
  ["Weekends and bank holidays", "condition"],
  ["Right to work in New Zealand", "condition"],
  ["Full working rights in Australia", "condition"],
  ["In the Newcastle office Tuesdays and Thursdays", "condition"],
  ["Japanese, Korean or Bangla would be handy, since nobody here has any", "language"],
  ["Turkish a HUGE plus", "language"],
  ["Speaks another language of the valley (Romansh, Italian)", "language"],
  ["You will need the RSPH Level 2 Award in Pest Management", "licence"],
  ["Take part in the out-of-hours rota, including nights", "condition"],
  ["One week in six on the out-of-hours call-out", "condition"],
  ["You will lift bags of up to 25 kg", "condition"],
  ["Lift plants into the van with care", "task"],
  ["Greet patients in the front office", "task"],
  ["Patience with people who shout", "trait"],
])("“%s” is of the kind %s", (line, kind) => {
  expect(oneOf(line).kind).toBe(kind);
});

test("years, numbers, levels and dates are limits of a requirement", () => {
  expect(oneOf("At least 18 months of welding stainless steel").limits.years).toBe(1.5);
  expect(oneOf("You have led a team of eight or more").limits.count).toEqual({ atLeast: 8, of: "team" });
  expect(oneOf("German at B2 or above").limits.level).toBe("B2");
  expect(oneOf("First aid certificate, in date").limits.inDate).toBe(true);
  expect(oneOf("A budget of £90k a year").limits.years).toBeUndefined();
});

const termsOf = (line: string) =>
  oneOf(line).alternatives.map(({ terms }) => terms.map(({ forms }) => forms[0] ?? ""));

test("“or” makes alternatives, “and” wants both, and a degree is wanted in each of its fields", () => {
  expect(termsOf("Experience with Tableau or Looker")).toEqual([["tableau"], ["looker"]]);
  expect(termsOf("Xero and Dext")).toEqual([["xero", "dext"]]);
  const fields = oneOf("Bachelor's degree in chemistry or physics").alternatives;
  expect(fields.map(({ terms }) => terms.map(({ words }) => words))).toEqual([
    ["Bachelor's degree", "chemistry"],
    ["Bachelor's degree", "physics"],
  ]);
});

test("other names of a thing stand for it, a wider one does not", () => {
  const [sql] = oneOf("Knowledge of SQL").alternatives[0]?.terms ?? [];
  expect(sql?.forms).toContain("postgresql");
  const [postgres] = oneOf("Knowledge of PostgreSQL").alternatives[0]?.terms ?? [];
  expect(postgres?.forms).toContain("postgr");
  expect(postgres?.forms).not.toContain("sql");
});

test("a name that is an everyday word is kept letter by letter", () => {
  const [go] = oneOf("Experience of Go").alternatives[0]?.terms ?? [];
  expect(go?.forms).toContain("=Go");
});

test("of two levels the lower is asked for, and grades and points are no part of a paper's name", () => {
  expect(oneOf("NVQ L2 or L3 in bricklaying").kind).toBe("education");
  const words = (line: string) =>
    oneOf(line).alternatives.map(({ terms }) => terms.map((term) => term.forms));
  expect(words("Driving licence max 6 points").flat(2).join(" ")).not.toContain("point");
  expect(oneOf("GCSE Maths and English at grade C/4 or above")).toMatchObject({ kind: "education" });
  expect(words("GCSE Maths and English at grade C/4 or above").flat(2).join(" ")).not.toContain("grade");
});

test("whoever is at home with a system is not asked for a system for applicants", () => {
  const forms = oneOf("You are at home with a PMR system").alternatives.flatMap(({ terms }) =>
    terms.flatMap((term) => term.forms),
  );
  expect(forms).not.toContain("at");
  expect(forms).toContain("pmr");
});

test.each(["Plan four meetings a year", "Gather wishes from readers", "You are agile and dynamic"])(
  "words of every day are no program's name: %s",
  (line) => expect(oneOf(line).kind).not.toBe("tool"),
);

test("a program that is called nearly like a word is asked for by its name", () => {
  expect(oneOf("Experience with Contentful").alternatives.map(({ terms }) => terms[0]?.forms)).toEqual([
    ["=Contentful"],
  ]);
});

test("papers named in a row stay apart, though a wish comes after them", () => {
  const { alternatives } = oneOf("ADR certificate, CPC card or HIAB licence, or willingness to train");
  expect(alternatives.map(({ terms }) => terms.map(({ words }) => words))).toEqual([
    ["ADR certificate"],
    ["CPC card"],
    ["HIAB licence"],
  ]);
});

test("having run a job through to its certificate is no education", () => {
  expect(oneOf("You must have run jobs on site from tender to final certificate").kind).toBe("skill");
});

test.each([
  ["Minimum two (2) years of bookbinding in a workshop", "years", 2],
  ["Three (3) years in event or catering sales in a hotel or conference centre", "years", 3],
])("“%s” asks for time in figures and words", (line, kind, years) => {
  expect(oneOf(line)).toMatchObject({ kind, limits: { years } });
});

test("either work in either place is asked for, and not one work in any place", () => {
  const { alternatives } = oneOf("Three years in event or catering sales in a hotel or conference centre");
  expect(alternatives.map(({ terms }) => terms.map(({ words }) => words))).toEqual([
    ["event", "a hotel"],
    ["event", "conference centre"],
    ["catering sales", "a hotel"],
    ["catering sales", "conference centre"],
  ]);
});

test.each([
  ["Bring your own hand tools", ["own tools"]],
  ["You work either Christmas Day or New Year's Day", ["bank holidays"]],
  [
    "You will be in crawl spaces and up ladders, so heights and tight spaces must suit you",
    ["heights", "confined spaces"],
  ],
  ["You need a quiet room and broadband of 30 Mbps to work from home", ["home working"]],
  ["Start 05:30, home by two, six days a week", ["early starts"]],
  ["The boat leaves at 4.30, and one weekend in three", ["weekends", "early starts"]],
  ["Needed from 8.45, finishing at 3.30, and two evenings a year", ["evenings"]],
  ["12:00-06:30 on the night shift", ["nights"]],
  ["There is no bus before nine, so you need your own way of getting here", ["driving"]],
  ["Term-time only, with two evenings a year for the parents", ["evenings", "term time"]],
  ["Australian citizen or permanent resident, as we cannot sponsor a visa", ["right to work"]],
])("“%s” asks somebody to live with %j", (line, names) => {
  const { kind, alternatives } = oneOf(line);
  expect(kind).toBe("condition");
  expect(alternatives[0]?.terms.map(({ words }) => words)).toEqual(names);
});

test("what is counted in years, and the edition of a tool, are no names of their own", () => {
  const words = (line: string) =>
    oneOf(line).alternatives.map(({ terms }) => terms.map((term) => term.words));
  expect(words("A minimum of one year's service in a lighthouse")[0]?.[0]).not.toMatch(/^s /);
  expect(words("2 years on the loom or longer")).toEqual([["the loom"]]);
  expect(words("Daily use of QGIS or ArcGIS Pro")).toEqual([["QGIS"], ["ArcGIS Pro"]]);
});

test("another language is any one of those that stand in brackets", () => {
  const { alternatives } = oneOf("Speaks another language of the valley (Romansh, Italian, German)");
  expect(alternatives.length).toBeGreaterThan(1);
});
