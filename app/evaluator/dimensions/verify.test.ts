import { describe, expect, test } from "vitest";
import { readClaims } from "../claims/read-claims";
import { evaluate, evaluateWith, unverified } from "../evaluate";
import type { EvidenceItem } from "../evaluation";
import { gardener } from "../fixtures";
import { readPosting } from "../requirements/read-posting";
import { findingsOf, likelyOf } from "./beside-the-rest";
import { readingOf } from "./reading";
import { keyOf, type ToVerify, verified } from "./verify";

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

describe("a yes to what the rules only point at", () => {
  const pointedAt = itemsOf(evaluate(application)).filter(({ verdict }) => verdict === "mentioned");
  const isClaimed = ({ verdict }: EvidenceItem) => verdict === "found" || verdict === "partly";
  const claimedOf = (found: ReturnType<typeof evaluate>) =>
    pointedAt.filter(({ label }) => itemsOf(found).some((item) => item.label === label && isClaimed(item)));

  test("makes a claim beside other requirements that are confirmed, and none where it stands alone", () => {
    const everywhere = claimedOf(evaluateWith(application, () => "yes"));
    expect(everywhere.length).toBeGreaterThan(0);
    for (const { label, quotes } of everywhere) {
      const alone = evaluateWith(application, ({ requirement, start }) =>
        requirement === label && start === quotes[0]?.start ? "yes" : "no",
      );
      expect([label, claimedOf(alone).map((item) => item.label)]).toEqual([label, []]);
    }
  });
  const requirements = readPosting(application.posting);
  const reading = readingOf(application, readClaims(application), requirements);
  const surest = findingsOf(requirements, reading).map((each) =>
    each.verdict === "mentioned" && !each.isDenied ? { ...each, chance: { held: 0.99, shown: 0.99 } } : each,
  );
  const first = surest.find(({ chance }) => chance?.held === 0.99);
  const saidOfIt = (word: "yes" | "no") => {
    const found = verified(
      surest,
      ({ requirement }) => (requirement === first?.requirement.line ? word : "yes"),
      (finding) => likelyOf(finding, reading),
    );
    return found.find(({ requirement }) => requirement === first?.requirement);
  };

  test("makes a claim of a likely sentence that it confirms, and none of one that it denies", () => {
    expect(saidOfIt("yes")?.verdict).toBe("found");
    expect(saidOfIt("no")?.verdict).toBe("mentioned");
  });
  test("makes it likelier that somebody has it, and a no makes it less so", () => {
    expect(saidOfIt("yes")?.chance?.held).toBeGreaterThan(0.99);
    expect(saidOfIt("no")?.chance?.held).toBeLessThan(0.99);
  });
});
