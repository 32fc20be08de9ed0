import type { DimensionResult, Evaluation, EvidenceItem } from "~/evaluator/evaluation";

type EarlierRun = Omit<Evaluation, "unread" | "language" | "facts" | "dimensions"> & {
  dimensions: (Omit<DimensionResult, "items"> & { items: Omit<EvidenceItem, "says">[] })[];
};

/** A stored run in today's shape; what an earlier version said stays as it was. */
export function readRun(stored: unknown): Evaluation | null {
  if (stored === null || stored === undefined) return null;
  const run = stored as Evaluation | EarlierRun;
  return "unread" in run ? run : lifted(run);
}

const lifted = (run: EarlierRun): Evaluation => ({
  ...run,
  unread: null,
  language: null,
  facts: [],
  dimensions: run.dimensions.map((dimension) => ({
    ...dimension,
    items: dimension.items.map((item) => ({ ...item, says: "" })),
  })),
});

/** Earlier summaries were one line of sentences that begin with known words, and become a paragraph each. */
export const summaryParts = (summary: string): string[] =>
  summary === ""
    ? []
    : summary.split(/(?<=\.) (?=Strongest in |The texts show: |To ask about: |Not shown: )/);
