import type { DimensionName } from "~/vocabulary/dimensions";
import { readRun } from "../evaluations/earlier-runs";
import type { Opinion } from "../evaluations/runs";
import { linksFromOutside, type Score, scored } from "./evaluation-view";
import type { QuoteView } from "./evidence-view";
import type { CandidateRecord } from "./record";

export type OpinionView = {
  model: string;
  dimensions: { name: DimensionName; score: Score | null; quotes: QuoteView[] }[];
};

export function opinionView(record: CandidateRecord, found: Opinion | null): OpinionView | null {
  if (found === null) return null;
  const { evaluator, version } = found;
  const dimensions = readRun(found.result)?.dimensions ?? [];
  const link = linksFromOutside(record);
  return {
    model: version === null || version === evaluator ? evaluator : `${evaluator}, version ${version}`,
    dimensions: dimensions.map(({ name, score, items }) => ({
      name,
      score: scored(score),
      quotes: items.flatMap((item) => item.quotes.map(link)),
    })),
  };
}
