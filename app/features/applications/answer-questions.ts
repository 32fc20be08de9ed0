import type { Db } from "../../../db/client";
import type { Question } from "../../../db/schema";
import { requireWhole } from "./damage";
import { firstUnanswered, mayStillSubmit } from "./rules";
import { findOwnApplication, findQuestion, listOwnFiles, type OwnApplication } from "./store";

type NotNow = { kind: "no-application" | "no-cv" | "submitted" };

export type AskedQuestion =
  | {
      kind: "question";
      question: Question;
      answer: string;
      total: number;
      position: string;
      evaluates: boolean;
    }
  | NotNow
  | { kind: "all-answered" };

export async function loadQuestion(
  db: Db,
  userId: string,
  jobId: string,
  number: number,
): Promise<AskedQuestion> {
  const [found] = await findQuestion(db, userId, jobId, number);
  const problem = notNow(found);
  if (problem !== null || found === undefined) return problem ?? { kind: "no-application" };
  const questions = found.questions ?? [];
  const question = questions[number - 1];
  // One past the last is how Next leaves the last question.
  if (question === undefined) return { kind: "all-answered" };
  const { position, answer, evaluates } = found;
  return { kind: "question", question, answer: answer ?? "", total: questions.length, position, evaluates };
}

export async function nextQuestion(db: Db, userId: string, jobId: string) {
  const review = await loadReview(db, userId, jobId);
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
  application: OwnApplication;
  answers: { question: Question; text: string | null }[];
};

async function loadReview(db: Db, userId: string, jobId: string): Promise<Review | NotNow> {
  const [application] = await findOwnApplication(db, userId, jobId);
  const problem = notNow(application);
  if (problem !== null || application === undefined) return problem ?? { kind: "no-application" };
  return { kind: "review", application, answers: answersOf(application) };
}

export async function loadReviewPage(db: Db, userId: string, jobId: string) {
  const [review, files] = await Promise.all([loadReview(db, userId, jobId), listOwnFiles(db, userId, jobId)]);
  return { review, cvTextState: files.find(({ kind }) => kind === "cv")?.textState ?? null };
}

export const answersOf = ({ questions, answers }: Pick<OwnApplication, "questions" | "answers">) =>
  (questions ?? []).map((question) => ({ question, text: answers[question.id] ?? null }));

type Found = Pick<
  OwnApplication,
  "id" | "status" | "submittedAt" | "cvDocumentId" | "questions" | "answersHold"
>;

function notNow(found: Found | undefined): NotNow | null {
  if (found === undefined) return { kind: "no-application" };
  requireWhole(found);
  if (found.submittedAt !== null) return { kind: "submitted" };
  return found.cvDocumentId === null || found.questions === null ? { kind: "no-cv" } : null;
}
