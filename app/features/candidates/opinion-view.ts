import type { DimensionName } from "~/vocabulary/dimensions";
import type { Opinion } from "../evaluations/find-opinion";
import { linksFromOutside, type QuoteView, type Score, scored } from "./evaluation-view";
import type { CandidateRecord } from "./record";

/** What a model said of each dimension, beside the built-in score. */
export type OpinionView = {
  /** The model's name, and what its reply called itself where that says more. */
  model: string;
  dimensions: { name: DimensionName; score: Score | null; quotes: QuoteView[] }[];
};

export function opinionView(record: CandidateRecord, found: Opinion | null): OpinionView | null {
  if (found === null) return null;
  const { evaluator, version, result } = found;
  const link = linksFromOutside(record);
  return {
    model: version === null || version === evaluator ? evaluator : `${evaluator}, version ${version}`,
    dimensions: result.dimensions.map(({ name, score, items }) => ({
      name,
      score: scored(score),
      quotes: items.flatMap((item) => item.quotes.map(link)),
    })),
  };
}
