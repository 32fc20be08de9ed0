import type { Evaluation, Quote } from "~/evaluator/evaluation";

/** What was not read says nothing of anybody: of an unread CV only what the answers say stays. */
export function asRead(evaluation: Evaluation | null): Evaluation | null {
  if (evaluation === null || evaluation.unread === null || evaluation.unread === "too little to judge")
    return evaluation;
  const inLanguage = evaluation.unread !== "language not read";
  const isRead = ({ quotes }: { quotes: readonly Quote[] }) => inLanguage && quotes.length > 0;
  return {
    ...evaluation,
    facts: evaluation.facts.filter(isRead),
    dimensions: evaluation.dimensions.map((dimension) => ({
      ...dimension,
      items: dimension.items.filter(isRead),
    })),
  };
}
