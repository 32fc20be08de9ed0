import { expect, test } from "vitest";
import { gardenerPosting } from "../fixtures";
import { readText } from "../text/read-text";
import { lexicon } from "../text/weights";
import { hardTerms } from "./hard-terms";
import { requirementsOf } from "./requirements";
import { minimumYears } from "./years";

const posting = (text: string) => readText(text, { source: "posting" });
const requirements = (text: string) => requirementsOf(posting(text), lexicon("english"));
const labels = (text: string) => requirements(text).map((each) => each.label);
const hard = (text: string) => {
  const read = posting(text);
  return hardTerms(read, lexicon("english")).map(({ from, to }) =>
    read.original.slice(read.words[from]?.start, read.words[to - 1]?.end),
  );
};

test("each line that asks for something is a requirement, in the posting's own words", () => {
  expect(labels(gardenerPosting)).toContain("Knowledge of pruning, propagation and pest control");
  expect(labels(gardenerPosting)).not.toContain("Requirements");
});

test("what the company offers and how it praises itself is not asked of anybody", () => {
  const found = labels(
    "Cook\nRequirements\nKnife skills\nWhat we offer\nPension, sauna and a dental plan\nAbout us\nWe bake bread",
  );
  expect(found).toEqual(["Cook", "Knife skills"]);
});

test("the facts that the wizard writes above a posting are nothing to be shown", () => {
  const found = labels(
    "# Cook\n\n**Department:** Kitchen\n\n**Job type:** Full-time\n\n**Location:** Hybrid, Leeds\n\n**Salary:** $30,000 – $35,000 a year\n\n---\n\n## Requirements\n\n- Knife skills",
  );
  expect(found).toEqual(["Cook", "Knife skills"]);
});

test("a way of working is left to cultural alignment, and a skill that sounds like one is kept", () => {
  const found = labels(
    "Cook\nRequirements\n- Honesty\n- Teamwork\n- Creativity\n- You work independently\n- Experiments with fermented vegetables\n- Creative pastry\n- Health and safety inspections of kitchens\nWe value honesty and teamwork.",
  );
  expect(found).toEqual([
    "Cook",
    "Experiments with fermented vegetables",
    "Creative pastry",
    "Health and safety inspections of kitchens",
  ]);
});

test("a list of names is one requirement each", () => {
  expect(labels("Tools and technologies used: Figma, Sketch, Photoshop, InDesign, Blender")).toEqual([
    "Figma",
    "Sketch",
    "Photoshop",
    "InDesign",
    "Blender",
  ]);
});

test("'a plus' and a heading for wishes make it nice to have; everything else is a must", () => {
  const [must, plus, wish] = requirements(
    "Requirements\nPruning of trees\nBeekeeping is a plus\nNice to have\nForklift driving",
  );
  expect([must?.must, plus?.must, wish?.must]).toEqual([true, false, false]);
});

test("years, degrees and languages are known for what they are", () => {
  const kinds = requirements(
    "At least 5 years of experience in horticulture\nA degree in biology\nFluent French and German\nPruning",
  );
  expect(kinds.map((each) => each.kind)).toEqual(["experience", "education", "language", "skill"]);
});

test("tools, subjects and degrees are found by name, and soft words are not", () => {
  expect(hard("Experience with PostgreSQL and Terraform. You are a friendly team player.")).toEqual([
    "PostgreSQL",
    "Terraform",
  ]);
  expect(hard("Knowledge of soil science and plant pathology is required.")).toEqual([
    "soil science",
    "plant pathology",
  ]);
  expect(hard("Bachelor's degree in civil engineering")).toEqual(["Bachelor's degree in civil engineering"]);
});

test("a minimum of years is read from its figures", () => {
  expect(minimumYears("5+ years of experience")).toBe(5);
  expect(minimumYears("3-5 years in a kitchen")).toBe(3);
  expect(minimumYears("founded 100 years ago")).toBeNull();
  expect(minimumYears("a few years")).toBeNull();
});

test("a bracket that a line opens is closed, or left out with what it cuts", () => {
  expect(labels("Requirements\n\n- Geographic data and maps (PostGIS, QGIS)\n")).toEqual([
    "Geographic data and maps (PostGIS, QGIS)",
  ]);
  expect(labels("Requirements\n\n- Streaming pipelines (Kafka, Spark, Airflow), SQL\n")[0]).toBe(
    "Streaming pipelines",
  );
});
