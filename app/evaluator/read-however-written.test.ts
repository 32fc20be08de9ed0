import { expect, test } from "vitest";
import { evaluate } from "./evaluate";

const ABOUT = "The shop is small. You serve customers, wrap parcels and keep the window in order.";

const itemsFor = (title: string, line: string, cv: string, answer?: string) =>
  evaluate({
    posting: {
      title,
      text: `${title}\n\n${ABOUT}\n\nWhat you need\n\n- ${line}\n- You are good with people\n`,
    },
    cv,
    coverLetter: null,
    questions: [{ id: 1, type: "", title: "Question 1", question: "Tell us of somebody who was angry." }],
    answers: answer === undefined ? [] : [{ questionId: 1, text: answer }],
    sentIn: "2026-06",
  }).dimensions.flatMap(({ items }) => items);

const verdictOf = (label: string, items: ReturnType<typeof itemsFor>) =>
  items.find((item) => item.label.startsWith(label))?.verdict;

const DONE = "I cut the ends, tie what is asked for and carry the buckets up.\nI write the cards by hand.";

test.each([
  ["a blank line below it", "\n"],
  ["no blank line below it", ""],
])("whoever calls themselves a florist is one in the shop that they name, with %s", (_how, gap) => {
  const cv = `Ilka Sorrel\nFlorist\n${gap}Since spring 2019: the small shop “Mabel”, Fore Street.\n${DONE}`;
  expect(verdictOf("Two years", itemsFor("Florist", "Two years as a florist", cv))).toBe("found");
});

test.each(["Aspiring florist", "Returning florist", "Student"])(
  "whoever is called “%s” has not been a florist in a shop by that",
  (headline) => {
    const cv = `Ilka Sorrel\n${headline}\n\nSince spring 2019: the small shop “Mabel”, Fore Street.\n${DONE}`;
    expect(verdictOf("Two years", itemsFor("Florist", "Two years as a florist", cv))).not.toBe("found");
  },
);

test.each([
  ["Database Administrator", "Junior DBA, Tollgate Homes, May 2020 – today"],
  ["Quantity Surveyor", "QS, Tollgate Builders, May 2020 – today"],
  ["Healthcare Assistant", "HCA, Tollgate House, May 2020 – today"],
])("a title by its letters is a %s’s", (title, head) => {
  const cv = `Ilka Sorrel\n\n${head}\n- Kept the lists of the place and answered whoever rang\n${DONE}`;
  const years = `Two years as a ${title.toLowerCase()}`;
  expect(verdictOf("Two years", itemsFor(title, years, cv))).toBe("found");
});

test("what somebody has read of the job is not said of themselves, with an article and without", () => {
  const cv = `Ilka Sorrel\n\nFlorist, Mabel’s, May 2020 – today\n- ${DONE}`;
  for (const article of ["the", "that the", "that"]) {
    const answer = `I have read ${article} role includes on-call, one week in five. I rang the lady back.`;
    const items = itemsFor("Florist", "On-call one week in five", cv, answer);
    expect([article, verdictOf("On-call", items)]).not.toEqual([article, "found"]);
  }
});

test.each(["had a laugh with him about the price", "had a quiet word with him outside"])(
  "whoever “%s” did something",
  (deed) => {
    const answer = `One Friday a man came in who would not pay, and his friends egged him on. I ${deed}.`;
    const items = itemsFor("Florist", "Two years as a florist", `Ilka Sorrel\n\n${DONE}`, answer);
    expect(items.find(({ label }) => label.startsWith("Own action"))?.points).toBeGreaterThan(0);
  },
);

test.each([
  "Certificate in Veterinary Nursing of Emergency and Critical Care, 2008",
  "certificate in veterinary nursing of emergency and critical care, 2008",
])("“%s” is a paper, with capitals and without", (paper) => {
  const cv = `Ilka Sorrel\nFlorist, Mabel, Hexham, 2019 - present\n${DONE}\n${paper}`;
  const line = "A certificate in veterinary nursing";
  expect(verdictOf(line, itemsFor("Florist", line, cv))).toBe("found");
});

test("a job that ends in a full stop is one as well in a CV without capitals", () => {
  const cv = `Ilka Sorrel\n\nFlorist, Castle Flowers, Hexham. Sept 2017 to present.\n${DONE}`;
  for (const written of [cv, cv.toLowerCase()])
    expect(verdictOf("Two years", itemsFor("Florist", "Two years as a florist", written))).toBe("found");
});
