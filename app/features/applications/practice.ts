import { checkEvaluation } from "~/evaluator/check-evaluation";
import { evaluate } from "~/evaluator/evaluate";
import type { Evaluation, EvaluationInput } from "~/evaluator/evaluation";
import { FOR_APPLICANTS, toldLabel } from "~/evaluator/explain-evaluation";
import { asOneLine } from "~/lib/words";
import type { PracticeEvaluation } from "~/services/advice/advice";
import { DIMENSION_LABELS } from "~/vocabulary/dimensions";
import { STANDARD_QUESTIONS } from "~/vocabulary/questions";

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
  const evaluation = checkEvaluation(evaluate(input), input);
  return evaluation === null ? null : shown(evaluation);
}

/** No sentence stands twice, however many things it shows. */
function shown(evaluation: Evaluation): PracticeEvaluation {
  const quoted = new Set<string>();
  const dimensions = evaluation.dimensions.map(({ name, items }) => ({
    label: DIMENSION_LABELS[name],
    found: items
      .filter(({ kind }) => kind === "rubric")
      .map(({ label, verdict, says, quotes }) => {
        const text = quotes[0] ? asOneLine(quotes[0].text) : null;
        const quote = text === null || quoted.has(text) ? null : text;
        if (quote !== null) quoted.add(quote);
        const why = verdict === "mentioned" ? says.replace(/\.$/, "") : "";
        return { label: capitalised(toldLabel(label)), finding: why || FOR_APPLICANTS[verdict], quote };
      }),
  }));
  return { dimensions: dimensions.filter(({ found }) => found.length > 0) };
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
