import { describe, expect, test } from "vitest";
import { evaluate, evaluateWith } from "../evaluate";

const ASKED = [
  "Clean fourteen rooms a shift",
  "Change beds and towels",
  "Report faults to the caretaker",
  "Keep the linen store in order",
  "Two years in a hotel",
];
const LINEN = "Keep the linen store in order";
const FOLDED = "I fold, stack and count the sheets on Sundays";

function applicationOf(title: string, told: string, asked: readonly string[] = ASKED) {
  const cv = [
    "Dale Sample",
    "",
    "Work",
    `${title}, Example Works, Leeds, 2016 - 2024`,
    "- Cleaned fourteen rooms a shift",
    "- Changed beds and towels",
    "- A dripping tap or a dead bulb goes on the note to him the same morning",
    `- ${told}`,
    "",
    "Other",
    "Full driving licence, clean",
    "Private hire badge to 2027",
    "Level 2 food hygiene, 2023",
  ].join("\n");
  const text = `What you will do and bring\n${asked.map((each) => `- ${each}`).join("\n")}`;
  return { posting: { title: "Housekeeper", text }, questions: [], cv, coverLetter: null, answers: [] };
}

function itemOf(line: string, result: ReturnType<typeof evaluate>) {
  return result.dimensions.flatMap(({ items }) => items).find(({ label }) => label === line);
}
const verdictOn = (line: string, ...application: Parameters<typeof applicationOf>) =>
  itemOf(line, evaluate(applicationOf(...application)))?.verdict;

describe("work told in words of one's own", () => {
  test.each(["Housekeeper", "Insurance clerk"])("is a sentence to read, whoever tells it: %s", (title) => {
    expect(verdictOn(LINEN, title, FOLDED)).toBe("mentioned");
  });
  test("is not claimed of whoever says that others did it", () => {
    const told = "My neighbour folds, stacks and counts the sheets on Sundays";
    expect(verdictOn(LINEN, "Housekeeper", told)).not.toBe("partly");
  });
  test("is not taken from a licence that is clean", () => {
    const asked = [...ASKED, "Keep the car clean"];
    expect(verdictOn("Keep the car clean", "Housekeeper", FOLDED, asked)).not.toBe("partly");
  });
});

describe("the word of a configured verifier", () => {
  const application = applicationOf("Housekeeper", FOLDED, [...ASKED, "Full driving licence"]);
  const saidAfter = (line: string, word: "yes" | "no") =>
    itemOf(
      line,
      evaluateWith(application, ({ requirement }) => (requirement === line ? word : "yes")),
    );

  test("a no leaves what a rule has found to be read", () => {
    expect(saidAfter("Full driving licence", "no")).toMatchObject({
      verdict: "mentioned",
      quotes: [{ text: "Full driving licence, clean" }],
    });
  });
  test("a no claims nothing of what was told in other words", () => {
    expect(["mentioned", "not found"]).toContain(saidAfter(LINEN, "no")?.verdict);
  });
  test("three sentences of a requirement are asked about at most", () => {
    const asked: string[] = [];
    evaluateWith(application, ({ requirement }) => {
      asked.push(requirement);
      return "no";
    });
    for (const line of ASKED) expect(asked.filter((each) => each === line).length).toBeLessThanOrEqual(4);
  });
  test("a yes lifts no denial", () => {
    const denial = "I have never kept a linen store in order";
    const item = itemOf(
      LINEN,
      evaluateWith(applicationOf("Housekeeper", denial), () => "yes"),
    );
    const isClaimed = item?.verdict === "found" || item?.verdict === "partly";
    expect(isClaimed && item.quotes.some(({ text }) => text === denial)).toBe(false);
  });
});
