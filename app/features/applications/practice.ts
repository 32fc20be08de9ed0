import { checkEvaluation } from "~/features/evaluations/check-evaluation";
import { STANDARD_QUESTIONS } from "~/features/questionnaires/standard-questions";
import type { Ai, Evaluation, EvaluationInput } from "~/services/ai/ai";

export type { Evaluation };

/** The answers of a practice run, in the order of the standard questions. Unanswered ones are empty. */
export type PracticeAnswers = string[];

/**
 * Evaluates a practice run as a real application is evaluated, but without a posting or a CV. Nothing is kept. Null when the
 * evaluator's reply is not to be trusted.
 */
export async function evaluatePractice(answers: PracticeAnswers, ai: Ai): Promise<Evaluation | null> {
  const input: EvaluationInput = {
    posting: { title: "", text: "" },
    questions: STANDARD_QUESTIONS.map(({ id, type, title, question }) => ({ id, type, title, question })),
    cv: null,
    coverLetter: null,
    answers: STANDARD_QUESTIONS.map(({ id }, index) => ({ questionId: id, text: answers[index] ?? "" })),
  };
  return checkEvaluation(await ai.evaluate(input), input);
}
