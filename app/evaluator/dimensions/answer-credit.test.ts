import { expect, test } from "vitest";
import { evaluate } from "../evaluate";

const posting = {
  title: "Swimming teacher",
  text: `You need
- Level 2 Swimming Teacher certificate
- First aid certificate
- Two years teaching children to swim`,
};
const questions = [{ id: 1, type: "", title: "Fear", question: "Tell us about somebody who was afraid." }];

const told = (cv: string, text: string) => {
  const { dimensions, overall_score } = evaluate({
    posting,
    questions,
    cv,
    coverLetter: null,
    answers: [{ questionId: 1, text }],
  });
  const items = dimensions.flatMap(({ items }) => items).filter(({ kind }) => kind === "rubric");
  const [first] = items;
  return {
    quotes: items.flatMap(({ quotes }) => quotes),
    says: first?.says,
    verdict: first?.verdict,
    total: overall_score ?? 0,
  };
};

const teacher = `Ana
Swimming teacher, Erewash Pools, 2018 - present
- Taught 60 children a week, beginners to stage 5
Level 2 Swimming Teacher certificate, 2018
First aid certificate, 2024`;
const trainer = `Ana
Gym instructor, Flexzone, 2018 - present
- Trained 60 clients a week with weights, squat rack and broomstick
- Wrote plans for every client after four weeks`;

test("a story told with the tools of somebody's other trade is not quoted as an answer", () => {
  const story =
    "A client was terrified of the squat rack. I started her with a broomstick and wrote down the weights " +
    "each week. After four months she lifted sixty kilos.";
  const { quotes, says, verdict } = told(trainer, story);
  expect(quotes).toEqual([]);
  expect(verdict).toBe("mentioned");
  expect(says).toBe("What answer 1 shows of this work is for a person to judge.");
});

test("who answers exactly what was asked is never told that it is other work", () => {
  const { says, verdict } = told(
    "Ana\nSelf-employed, 2018 - present\n- Sat with a boy of eight in the pool until he let go of the wall",
    "A girl held on to the rail. I sat on the step with her for a week. Then she swam to me.",
  );
  expect(verdict).toBe("mentioned");
  expect(says).not.toMatch(/other work/);
  expect(says).toContain("for a person to judge");
});

test("whoever does the work is quoted, however plainly the story is told", () => {
  const story =
    "A boy of eight would not let go of the wall. I stayed beside him and we blew bubbles for two weeks. " +
    "Then he swam to me.";
  expect(told(teacher, story).quotes.length).toBeGreaterThan(0);
  expect(told(teacher, story).total).toBeGreaterThan(told(trainer, story).total);
});

test("an answer that says nothing in particular is for a person, and never not found", () => {
  const { verdict, quotes } = told(teacher, "I always give one hundred per cent and go above and beyond.");
  expect([verdict, quotes]).toEqual(["mentioned", []]);
});
