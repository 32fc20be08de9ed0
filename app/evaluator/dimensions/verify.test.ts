import { describe, expect, test } from "vitest";
import { evaluate, evaluateWith, unverified } from "../evaluate";
import type { EvidenceItem } from "../evaluation";
import { gardener } from "../fixtures";
import { keyOf, type ToVerify } from "./verify";

const application = {
  ...gardener(),
  posting: {
    title: "Head Gardener",
    text: `${gardener().posting.text}\nYou are patient and calm.\nYou must hold a chainsaw licence.`,
  },
  coverLetter:
    "I do not hold a chainsaw licence. I am patient: I waited three years for the medlar to fruit.",
};
const itemsOf = (found: ReturnType<typeof evaluate>) =>
  found.dimensions.flatMap(({ items }) => items).filter(({ kind }) => kind === "requirement");

describe("what a verifier is asked", () => {
  const { evaluation, sentences } = unverified(application);

  test("is asked beside the very evaluation that everybody gets", () => {
    expect(JSON.stringify(evaluation)).toBe(JSON.stringify(evaluate(application)));
  });
  test("is each sentence once, and at most four of one requirement", () => {
    expect(new Set(sentences.map(keyOf)).size).toBe(sentences.length);
    for (const { requirement } of sentences)
      expect(sentences.filter((each) => each.requirement === requirement).length).toBeLessThanOrEqual(4);
  });
  test("begins with one sentence of everybody's requirement before any has a second", () => {
    const asked = [...new Set(sentences.map(({ requirement }) => requirement))];
    expect(sentences.slice(0, asked.length).map(({ requirement }) => requirement)).toEqual(asked);
    const isFirst = ({ must, verdict }: EvidenceItem) => must || verdict === "found" || verdict === "partly";
    const first = new Set(
      itemsOf(evaluation)
        .filter(isFirst)
        .map(({ label }) => label),
    );
    const inOrder = asked.map((requirement) => first.has(requirement));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(inOrder).size).toBe(2);
  });
  test("is nothing about a denial and nothing about somebody's character", () => {
    const of = (line: string) => sentences.filter(({ requirement }) => requirement.includes(line));
    expect(itemsOf(evaluation).find(({ label }) => label.includes("chainsaw"))?.verdict).toBe(
      "says otherwise",
    );
    expect(of("chainsaw")).toEqual([]);
    expect(itemsOf(evaluation).some(({ label }) => label.includes("patient"))).toBe(true);
    expect(of("patient")).toEqual([]);
  });
  test("is all that its word could change", () => {
    const needed: ToVerify[] = [];
    evaluateWith(application, (sentence) => {
      needed.push(sentence);
      return "no";
    });
    const listed = new Set(sentences.map(keyOf));
    const texts = needed.filter((each) => !listed.has(keyOf(each)));
    expect(texts.length).toBeGreaterThan(0);
    for (const { requirement } of texts) expect(requirement).toMatch(/patient/);
  });
});

describe("a verifier without an answer", () => {
  test("leaves everything as the rules found it", () => {
    expect(evaluateWith(application, () => null)).toEqual(evaluate(application));
  });
  test("to one requirement leaves that as it was, whatever it says of the others", () => {
    const before = itemsOf(evaluate(application));
    expect(before.length).toBeGreaterThan(0);
    for (const { label, verdict } of before) {
      const after = itemsOf(
        evaluateWith(application, ({ requirement }) => (requirement === label ? null : "no")),
      );
      expect([label, after.find((item) => item.label === label)?.verdict]).toEqual([label, verdict]);
    }
  });
  test("to a claim's other sentences leaves the claim to be read after a no", () => {
    const claimed = itemsOf(evaluate(application)).filter(
      ({ verdict }) => verdict === "found" || verdict === "partly",
    );
    expect(claimed.length).toBeGreaterThan(0);
    for (const { label, quotes } of claimed) {
      const first = quotes[0];
      const found = evaluateWith(application, ({ requirement, start }) =>
        requirement === label && start === first?.start ? "no" : null,
      );
      expect(itemsOf(found).find((item) => item.label === label)?.verdict).not.toMatch(/^(found|partly)$/);
    }
    expect(claimed.length).toBeGreaterThan(2);
  });
});
