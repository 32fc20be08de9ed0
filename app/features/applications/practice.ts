import { checkEvaluation } from "~/evaluator/check-evaluation";
import { evaluateCandidate } from "~/evaluator/evaluate";
import type { Evaluation, EvaluationInput } from "~/evaluator/evaluation";
import { summaryParts } from "~/evaluator/summary";
import { STANDARD_QUESTIONS } from "~/features/questionnaires/standard-questions";
import type { PracticeEvaluation } from "~/services/advice/advice";
import { DIMENSION_LABELS } from "~/vocabulary/dimensions";

export type { PracticeEvaluation };

/** Nothing is kept, no posting or CV is read. Null when the reply is not to be trusted. */
export function evaluatePractice(answers: readonly string[]): PracticeEvaluation | null {
  const input: EvaluationInput = {
    posting: { title: "", text: "" },
    questions: STANDARD_QUESTIONS.map(({ id, type, title, question }) => ({ id, type, title, question })),
    cv: null,
    coverLetter: null,
    answers: STANDARD_QUESTIONS.map(({ id }, index) => ({ questionId: id, text: answers[index] ?? "" })),
  };
  const evaluation = checkEvaluation(evaluateCandidate(input), input);
  return evaluation === null ? null : shown(evaluation);
}

const QUOTES_SHOWN = 2;
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
