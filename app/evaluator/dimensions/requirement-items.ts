import type { Finding as Verdict } from "~/vocabulary/findings";
import type { EvaluationInput, EvidenceItem } from "../evaluation";
import type { Requirement } from "../requirements/requirement";
import type { Finding } from "./finding";
import { quoteOf } from "./quotes";
import { rounded } from "./scale";

/** What a verdict earns of a requirement's weight. */
const EARNS: Readonly<Record<Verdict, number>> = {
  found: 1,
  partly: 0.75,
  mentioned: 0.1,
  "not found": 0,
  "says otherwise": 0,
};
/** What no rule claims earns a little, by how likely it is held and not by what is pointed at. */
const LITTLE = 0.05;

function earnedBy({ verdict, isDenied, isLikely, chance }: Finding): number {
  if (isDenied) return 0;
  const isClaimed = !isLikely && (verdict === "found" || verdict === "partly");
  return chance && !isClaimed && verdict !== "says otherwise" ? LITTLE * chance.held : EARNS[verdict];
}

const WEIGHS: Readonly<Record<Requirement["strength"], number>> = { must: 10, duty: 8, nice: 4 };

export function requirementItem(finding: Finding, input: EvaluationInput): EvidenceItem {
  const { requirement, verdict } = finding;
  // A quality cannot be read from a text: it is shown, and weighs nothing.
  const outOf = requirement.kind === "trait" ? 0 : WEIGHS[requirement.strength];
  return {
    label: requirement.line,
    kind: "requirement",
    must: requirement.strength === "must",
    verdict,
    says: finding.says,
    points: rounded(outOf * earnedBy(finding)),
    outOf,
    quotes: finding.shown.map((statement) => quoteOf(statement, input)),
  };
}
