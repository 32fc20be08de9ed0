import { expect, test } from "vitest";
import { gardener } from "../fixtures";
import { questionCategory } from "./question-category";

const category = (type: string, question: string) => questionCategory({ type, title: "", question });

test("the five standard questions are read by their own rubrics", () => {
  expect(gardener().questions.map(questionCategory)).toEqual([
    "problem",
    "collaboration",
    "communication",
    "learning",
    "technical",
  ]);
});

test("a recruiter's category is believed before the words of the question", () => {
  expect(category("Collaboration", "Describe a difficult technical project.")).toBe("collaboration");
  expect(category("Something else", "Tell us about a conflict with a colleague.")).toBe("collaboration");
});

test("a question about a subject is told from a question about the person", () => {
  expect(category("Technical", "What is an accrual?")).toBe("knowledge");
  expect(category("Technical", "How did you check your last release?")).toBe("technical");
});

test("a question for a reasoned opinion is read as one", () => {
  expect(category("Writing", "Open offices help people work. Do you agree or disagree?")).toBe("opinion");
});

test("any other question is read by the general rubric", () => {
  expect(category("New Category", "Enter your question here...")).toBe("general");
});

test("a story about how something should be built is no matter of opinion", () => {
  const asked =
    "Tell us about a time when you and another engineer disagreed about how something should be built. What happened?";
  expect(category("Collaboration", asked)).toBe("collaboration");
  expect(category("Writing", "Phones should be banned from offices. Do you agree?")).toBe("opinion");
});
