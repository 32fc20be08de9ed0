import type { Statement } from "../claims/claim";
import type { EvaluationInput, Quote } from "../evaluation";

export function quoteOf(statement: Statement, input: EvaluationInput): Quote {
  const { start, end } = statement.sentence;
  const text = sourceOf(statement, input).slice(start, end);
  const where = statement.questionId === undefined ? {} : { questionId: statement.questionId };
  return { source: statement.source, ...where, start, end, text, place: statement.place };
}

function sourceOf(statement: Statement, input: EvaluationInput): string {
  if (statement.source === "cv") return input.cv ?? "";
  if (statement.source === "coverLetter") return input.coverLetter ?? "";
  return input.answers.find(({ questionId }) => questionId === statement.questionId)?.text ?? "";
}
