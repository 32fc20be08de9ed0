import type { DimensionName } from "~/vocabulary/dimensions";
import type { DimensionResult, Evaluation, EvidenceItem, Quote } from "./evaluation";

const NAMES: Readonly<Record<DimensionName, string>> = {
  technical_competency: "technical competency",
  cultural_alignment: "cultural alignment",
  communication_skills: "communication",
  adaptability_learning: "adaptability and learning",
  role_specific_fit: "role-specific fit",
};

const MOST = 4;

type Ranked = { item: EvidenceItem; weight: number };

/** The items that earned most of the total, each with its quote. */
export function highlightsOf(dimensions: readonly DimensionResult[]): Evaluation["highlights"] {
  return ranked(dimensions, (item) => item.points)
    .filter(({ item }) => item.verdict === "found" && item.quotes.length > 0)
    .slice(0, MOST)
    .map(({ item }) => ({ text: item.label, quotes: item.quotes.slice(0, 1) }));
}

/** A missing must-have is worth asking about before a thin answer is. */
const MUST_FIRST = 3;

/** The items that would have earned most and did not. */
export function concernsOf(dimensions: readonly DimensionResult[]): Evaluation["concerns"] {
  return ranked(dimensions, (item) => (item.outOf - item.points) * (item.must ? MUST_FIRST : 1))
    .filter(({ item }) => item.verdict !== "found" && item.kind !== "similarity")
    .slice(0, MOST)
    .map(({ item }) => ({
      text: `${item.verdict === "partly" ? "Only partly shown" : "Not shown"}: ${item.label}`,
      quotes: item.quotes.slice(0, 1),
    }));
}

function ranked(dimensions: readonly DimensionResult[], worth: (item: EvidenceItem) => number): Ranked[] {
  return dimensions
    .filter((dimension) => dimension.score !== null)
    .flatMap((dimension) => {
      const outOf = dimension.items.reduce((sum, item) => sum + item.outOf, 0) || 1;
      return dimension.items.map((item) => ({ item, weight: (dimension.weight * worth(item)) / outOf }));
    })
    .sort((a, b) => b.weight - a.weight || (a.item.label < b.item.label ? -1 : 1));
}

/** A few plain sentences made of the same items; nothing in it is new. */
export function summaryOf(
  overall: number | null,
  dimensions: readonly DimensionResult[],
  highlights: readonly { text: string; quotes: Quote[] }[],
  concerns: readonly { text: string; quotes: Quote[] }[],
): string {
  if (overall === null) return "There was no text to judge by, so there is no score.";
  const shownOnes = dimensions.filter((each) => each.score !== null);
  const best = [...shownOnes].sort((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
  const hidden = dimensions.filter((each) => each.score === null).map((each) => NAMES[each.name]);
  const parts = [
    `${overall} of 100 from ${shownOnes.length} of 5 dimensions.`,
    best ? `Strongest in ${NAMES[best.name]} (${best.score}).` : "",
    highlights.length > 0 ? `The texts show: ${highlights.map((each) => each.text).join("; ")}.` : "",
    concerns.length > 0 ? `To ask about: ${concerns.map((each) => each.text).join("; ")}.` : "",
    hidden.length > 0 ? `Not shown: ${hidden.join(", ")}.` : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** The summary is kept as one line. Its sentences begin with words that are known, see above, however the items in them are worded. */
export const summaryParts = (summary: string): string[] =>
  summary === ""
    ? []
    : summary.split(/(?<=\.) (?=Strongest in |The texts show: |To ask about: |Not shown: )/);
