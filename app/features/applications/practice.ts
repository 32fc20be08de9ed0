import { checkEvaluation } from "~/evaluator/check-evaluation";
import type { Evaluation, EvaluationInput } from "~/evaluator/evaluation";
import { summaryParts } from "~/evaluator/summary";
import { STANDARD_QUESTIONS } from "~/features/questionnaires/standard-questions";
import type { Ai } from "~/services/ai/ai";
import { DIMENSION_LABELS } from "~/vocabulary/dimensions";

/** The answers of a practice run, in the order of the standard questions. Unanswered ones are empty. */
export type PracticeAnswers = string[];

export type PracticeEvaluation = {
  summary: string;
  dimensions: { label: string; score: number | null; note: string; quotes: string[] }[];
  highlights: string[];
  concerns: string[];
};

/**
 * Evaluates a practice run as a real application is evaluated, but without a posting or a CV. Nothing is kept. Null when the
 * evaluator's reply is not to be trusted.
 */
export async function evaluatePractice(answers: PracticeAnswers, ai: Ai): Promise<PracticeEvaluation | null> {
  const input: EvaluationInput = {
    posting: { title: "", text: "" },
    questions: STANDARD_QUESTIONS.map(({ id, type, title, question }) => ({ id, type, title, question })),
    cv: null,
    coverLetter: null,
    answers: STANDARD_QUESTIONS.map(({ id }, index) => ({ questionId: id, text: answers[index] ?? "" })),
  };
  const evaluation = checkEvaluation(await ai.evaluate(input), input);
  return evaluation === null ? null : shown(evaluation);
}

const QUOTES_SHOWN = 2;
/** What stands below as highlights and concerns, a line each. */
const LISTED = /^(The texts show|To ask about): /;

function shown(evaluation: Evaluation): PracticeEvaluation {
  return {
    summary: summaryParts(evaluation.ai_summary)
      .filter((part) => !LISTED.test(part))
      .join(" "),
    dimensions: evaluation.dimensions.map(({ name, score, note, items }) => {
      const quotes = new Set(items.flatMap((line) => line.quotes.map((quote) => quote.text)));
      return { label: DIMENSION_LABELS[name], score, note, quotes: [...quotes].slice(0, QUOTES_SHOWN) };
    }),
    highlights: evaluation.highlights.map((point) => point.text),
    concerns: evaluation.concerns.map((point) => point.text),
  };
}
