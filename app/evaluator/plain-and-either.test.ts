import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate";
import type { Evaluation } from "./evaluation";

const cvOf = (title: string, ...lines: string[]) =>
  ["Robin Sample", "Work", `${title}, Example Works, 2017 - 2024`, ...lines, ""].join("\n");

function evaluationOf(title: string, asked: string[], lines: string[], answer?: string): Evaluation {
  const posting = { title, text: `Requirements\n${asked.map((line) => `- ${line}`).join("\n")}` };
  const questions = [
    { id: 1, type: "Problem Solving", title: "A bad day", question: "Tell us about a day that went wrong." },
  ];
  const answers = answer === undefined ? [] : [{ questionId: 1, text: answer }];
  return evaluate({
    posting,
    questions: answer === undefined ? [] : questions,
    cv: cvOf(title, ...lines),
    coverLetter: null,
    answers,
  });
}

describe("whoever has one of two that are asked for with “or” lacks nothing", () => {
  test.each([
    ["Accountant", "ACCA or CIMA qualified", "- ACCA qualified since 2016", "- CIMA qualified since 2016"],
    ["Analyst", "Python or R", "- Wrote the forecast in Python", "- Wrote the forecast in R"],
    ["Driver", "Class 1 or Class 2 licence", "- Class 1 licence, 2014", "- Class 2 licence, 2014"],
    ["Agent", "Fluent German or French", "German: fluent", "French: fluent"],
    ["Bookkeeper", "Xero or Sage", "- Kept three ledgers in Xero", "- Kept three ledgers in Sage"],
    ["Chef", "Degree in catering or hospitality", "- BA Catering, 2014", "- BA Hospitality, 2014"],
  ])("%s, asked for %s", (title, asked, one, other) => {
    const verdicts = [one, other, `${one}\n${other}`].map((line) => {
      const facts = "- Served 12 sites and kept the records of each week";
      const items = evaluationOf(title, [asked], [facts, line]).dimensions.flatMap((each) => each.items);
      return items.find(({ label }) => label === asked)?.verdict;
    });
    expect(verdicts).toEqual(["found", "found", "found"]);
  });
});

describe("whoever writes plainly stands no lower than somebody who says the same at length", () => {
  test.each([
    [
      "Baker",
      "The oven died at three. I rang the shop next door because it was near. They let us bake. " +
        "We sold 300 loaves.",
      "At approximately three in the morning the oven died, whereupon I telephoned the " +
        "neighbouring shop because " +
        "of its vicinity, whose proprietors were kind enough to let us bake, and 300 loaves were sold.",
    ],
    [
      "Nurse",
      "Two of us were off sick. I took 14 patients, so I asked the next ward for help. All got " +
        "their medicine by ten.",
      "On an occasion when two of our number were absent through illness I took 14 patients, so I " +
        "requested the assistance of the adjoining ward, and all of them were medicated by ten.",
    ],
    [
      "Electrician",
      "I cut a cable in a wall. The flat was dark. I told the tenant because she has a child. I " +
        "mended it in two hours.",
      "Having inadvertently severed a cable within a wall, which left the flat in darkness, I " +
        "informed the " +
        "tenant because of her child before effecting the repair within two hours.",
    ],
    [
      "Clerk",
      "I paid a bill twice. I saw it on Friday. I rang them and got 410 pounds back. Now I " +
        "check the number first.",
      "It came to my attention on a Friday that a bill had been paid twice by me, and following " +
        "a telephone " +
        "conversation 410 pounds were returned, since when I have verified each number beforehand.",
    ],
  ])("%s", (title, plain, long) => {
    const facts = ["- Served 12 sites and kept the records of each week", "- Trained 3 others"];
    const asked = ["Three years of the work", "You keep calm"];
    const [short, wordy] = [plain, long].map((answer) => evaluationOf(title, asked, facts, answer));
    expect(short?.overall_score ?? 0).toBeGreaterThanOrEqual((wordy?.overall_score ?? 0) - 2);
    expect(short?.overall_score ?? 0).toBeGreaterThan(30);
    for (const { text } of short?.concerns ?? []) expect(text).not.toMatch(/words|sentences|length|range/i);
  });
});
