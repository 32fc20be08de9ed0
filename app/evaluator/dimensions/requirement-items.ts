import type { Finding as Verdict } from "~/vocabulary/findings";
import type { EvaluationInput, EvidenceItem } from "../evaluation";
import type { Requirement } from "../requirements/requirement";
import type { Finding } from "./finding";
import { quoteOf } from "./quotes";
import { rounded } from "./scale";

/** What a verdict earns of a requirement's weight. A mention earns a little. */
const EARNS: Readonly<Record<Verdict, number>> = {
  found: 1,
  partly: 0.75,
  mentioned: 0.1,
  "not found": 0,
  "says otherwise": 0,
};

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
    points: finding.isDenied ? 0 : rounded(outOf * EARNS[verdict]),
    outOf,
    quotes: finding.shown.map((statement) => quoteOf(statement, input)),
  };
}
