import type { Question } from "../../../db/schema";
import { requireWhole } from "./damage";
import { firstUnanswered, mayStillSubmit } from "./rules";
import type { FoundQuestion, FoundReview, OwnApplication } from "./store";

type NotNow = { kind: "no-application" | "no-cv" | "submitted" };

export type AskedQuestion =
  | {
      kind: "question";
      question: Question;
      answer: string;
      total: number;
      position: string;
      evaluates: boolean;
      closed: boolean;
    }
  | NotNow
  | { kind: "all-answered" };

export function askedQuestion(found: FoundQuestion | null, number: number): AskedQuestion {
  const problem = notNow(found);
  if (problem !== null || found === null) return problem ?? { kind: "no-application" };
  const questions = found.questions ?? [];
  const question = questions[number - 1];
  // One past the last is how Next leaves the last question.
  if (question === undefined) return { kind: "all-answered" };
  const { position, answer, evaluates, jobStatus } = found;
  const closed = !mayStillSubmit(jobStatus);
  const total = questions.length;
  return { kind: "question", question, answer: answer ?? "", total, position, evaluates, closed };
}

export function nextQuestion(found: FoundReview | null) {
  const review = reviewOf(found);
  if (review.kind !== "review") return review;
  if (!mayStillSubmit(review.application.jobStatus)) return { kind: "all-answered" } as const;
  const number = firstUnanswered(
    review.answers.map(({ question }) => question.id),
    new Set(review.answers.flatMap(({ question, text }) => (text === null ? [] : [question.id]))),
  );
  return number === null ? ({ kind: "all-answered" } as const) : ({ kind: "question", number } as const);
}

export type Review = {
  kind: "review";
  application: FoundReview;
  answers: { question: Question; text: string | null }[];
};

export function reviewOf(application: FoundReview | null): Review | NotNow {
  const problem = notNow(application);
  if (problem !== null || application === null) return problem ?? { kind: "no-application" };
  return { kind: "review", application, answers: answersOf(application) };
}

export const answersOf = ({ questions, answers }: Pick<OwnApplication, "questions" | "answers">) =>
  (questions ?? []).map((question) => ({ question, text: answers[question.id] ?? null }));

type Kept = Pick<
  OwnApplication,
  "id" | "status" | "submittedAt" | "cvDocumentId" | "questions" | "answersHold"
>;

function notNow(found: Kept | null): NotNow | null {
  if (found === null) return { kind: "no-application" };
  requireWhole(found);
  if (found.submittedAt !== null) return { kind: "submitted" };
  return found.cvDocumentId === null || found.questions === null ? { kind: "no-cv" } : null;
}
