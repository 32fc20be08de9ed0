import { expect, test } from "vitest";
import { readText } from "../text/read-text";
import { cvPlace, sectionsOf } from "../text/sections";
import { lexicon } from "../text/weights";
import { indexSources, matchRequirement } from "./matches";
import { requirementsOf } from "./requirements";

const words = lexicon("english");

function match(asked: string, cv: string) {
  const [requirement] = requirementsOf(readText(asked, { source: "posting" }), words);
  if (!requirement) throw new Error("nothing is asked for");
  const reading = readText(cv, { source: "cv" });
  const sections = sectionsOf(reading);
  const source = {
    reading,
    context: (sentence: number) => sections[sentence]?.context ?? 1,
    place: (sentence: number) => cvPlace(sections[sentence]),
  };
  return matchRequirement(requirement, indexSources([source], words));
}

test("the word itself, told in a job, is found in full and quoted in its place", () => {
  const { strength, quotes } = match("Kubernetes", "Experience\nMoved forty services to Kubernetes in 2020.");
  expect(strength).toBe(1);
  expect(quotes).toEqual([
    {
      source: "cv",
      start: 11,
      end: 54,
      text: "Moved forty services to Kubernetes in 2020.",
      place: "CV, Experience",
    },
  ]);
});

test("another name for the same thing counts the same", () => {
  expect(match("Kubernetes", "Experience\nMoved forty services to k8s in 2020.").strength).toBe(1);
});

test("another form of the word counts a little less", () => {
  expect(match("Pruning", "Experience\nPruned an orchard of apple trees in winter.").strength).toBeCloseTo(
    0.8,
  );
});

test("a word that is only listed counts less than one in the story of a job", () => {
  const cv = "Experience\nRan the platform of a bank for six years.\nSkills\nKubernetes";
  expect(match("Kubernetes", cv).strength).toBeCloseTo(0.6);
});

test("near words of the same field count for something, and nothing is quoted for them", () => {
  const cv =
    "Experience\nBuilt docker containers with terraform, ansible, jenkins and prometheus on aws for a bank.";
  const { strength, quotes } = match("Kubernetes", cv);
  expect(strength).toBeGreaterThan(0.2);
  expect(strength).toBeLessThanOrEqual(0.4);
  expect(quotes).toEqual([]);
});

test("a word said ten times counts no more than once", () => {
  const once = "Experience\nMoved forty services to Kubernetes.";
  const often = `${once}\n${Array.from({ length: 10 }, (_, i) => `Service ${i} ran on Kubernetes.`).join("\n")}`;
  expect(match("Kubernetes", often).strength).toBe(match("Kubernetes", once).strength);
});

test("what is not there is not found", () => {
  expect(match("Kubernetes", "Experience\nGrilled fish and baked bread.")).toMatchObject({
    strength: 0,
    quotes: [],
  });
});
