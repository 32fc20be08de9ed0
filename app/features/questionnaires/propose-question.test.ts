import { expect, test } from "vitest";
import { proposeQuestion } from "./propose-question";
import { QUESTION_BANK } from "./question-bank";
import { LONGEST, problemsIn, QUESTION_ICONS } from "./rules";

const POSTING =
  "# Senior Frontend Engineer\n\n## Requirements\n\n- TypeScript\n- React\n- GraphQL\n\nNice to have\n\n- Figma\n";

const ask = (words: string, posting = POSTING, taken: string[] = []) =>
  proposeQuestion({ ask: words, posting, taken });

test("the question fits what was typed, and speaks of what the posting asks for", () => {
  const question = ask("solving a hard problem with GraphQL");
  expect(question).toMatchObject({ type: "Problem Solving", icon: "Brain", title: "Finding the cause" });
  expect(question?.question).toContain("a problem with GraphQL whose cause");
});

test("the same words give the same question, and asked again the next one", () => {
  const first = ask("teamwork");
  expect(ask("teamwork")).toEqual(first);
  expect(first?.type).toBe("Collaboration");
  const second = ask("teamwork", POSTING, [first?.title ?? ""]);
  expect(second?.title).not.toBe(first?.title);
});

test("nothing typed proposes nothing, and a posting without skills is no obstacle", () => {
  expect(ask(" ?! ")).toBeNull();
  expect(ask("customers", "")?.question).toContain("your work in your field");
});

test("a posting that lists nothing does not make the job's title what the question is about", () => {
  const posting =
    "# Head Chef (evenings)\n\n**Location:** Leeds\n\nYou run the kitchen from six to midnight.\n";
  expect(ask("difficult colleagues", posting)?.question).toContain("a colleague saw your field differently");
  expect(ask("difficult colleagues of a chef", posting)?.question).toContain("saw your field differently");
});

test("every question of the bank can be kept as it is, and ends with no gap", () => {
  expect(QUESTION_BANK.length).toBeGreaterThan(10);
  for (const entry of QUESTION_BANK) {
    const proposed = ask(entry.cues[0] ?? "");
    expect(proposed?.question).not.toContain("{topic}");
    expect(problemsIn([{ ...entry, id: 1 }])).toEqual([]);
    expect(entry.question.length).toBeLessThan(LONGEST.question - 40);
    expect(QUESTION_ICONS).toContain(entry.icon);
    expect(entry.question.match(/\{topic\}/g)).toHaveLength(1);
  }
});
