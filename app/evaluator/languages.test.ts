import { expect, test } from "vitest";
import { evaluateCandidate } from "./evaluate";
import type { EvaluationInput } from "./evaluation";

const input = (posting: string, cv: string, answer?: string): EvaluationInput => ({
  posting: { title: posting.split("\n")[0] ?? "", text: posting },
  questions: [
    { id: 1, type: "Learning", title: "Learning", question: "Tell us about something you had to learn." },
  ],
  cv,
  coverLetter: null,
  answers: answer === undefined ? [] : [{ questionId: 1, text: answer }],
});

const ROMANIAN =
  "Bucătar\nCăutăm un bucătar pentru bucătăria unui restaurant din oraș.\nCerințe\nPregătirea meniului și gătirea peștelui\nCunoașterea regulilor de igienă";
const COOK =
  "Experiență\nBucătar, 2012 - 2020\nAm pregătit meniul și am gătit pește în bucătăria unui restaurant mare, cu reguli de igienă.";
const DRIVER =
  "Experiență\nȘofer de camion, 2012 - 2020\nAm condus camioane pe drumuri lungi și am încărcat marfa în depozit pentru clienți.";

test("a Romanian cook fits a Romanian kitchen better than a driver does", () => {
  const cook = evaluateCandidate(input(ROMANIAN, COOK)).overall_score ?? 0;
  expect(cook).toBeGreaterThan(60);
  expect(cook).toBeGreaterThan((evaluateCandidate(input(ROMANIAN, DRIVER)).overall_score ?? 0) + 30);
});

test("Romanian letters with and without their marks are the same", () => {
  const plain = COOK.normalize("NFD").replace(/\p{M}/gu, "");
  expect(evaluateCandidate(input(ROMANIAN, plain)).overall_score).toBe(
    evaluateCandidate(input(ROMANIAN, COOK)).overall_score,
  );
});

test("an answer in a language without a rubric is not shown, with the reason, and lowers nothing", () => {
  const answer =
    "Am învățat să fac pâine într-o lună, pentru că brutarul nostru a plecat și nu era nimeni care să o facă în locul lui.";
  const without = evaluateCandidate(input(ROMANIAN, COOK));
  const evaluation = evaluateCandidate(input(ROMANIAN, COOK, answer));
  const learning = evaluation.dimensions.find((each) => each.name === "adaptability_learning");
  expect(learning).toMatchObject({ score: null, note: expect.stringContaining("English") });
  expect(evaluation.overall_score ?? 0).toBeGreaterThanOrEqual((without.overall_score ?? 0) - 1);
});

for (const cv of [
  "园艺师，工作经验五年，修剪果树",
  "خبرة في العمل في الحدائق العامة لمدة خمس سنوات",
  "Садовник, 2010–2020, обрезка деревьев",
  "ไทยไทยไทยไทย",
]) {
  test(`a CV that begins "${cv.slice(0, 8)}" is read without a failure`, () => {
    expect(() => evaluateCandidate(input("Gardener\nPruning of trees", cv))).not.toThrow();
  });
}
