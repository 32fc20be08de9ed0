import type { Requirement } from "../requirements/requirement";
import { isAnchored } from "./certainty";
import { type Finding, finding, type Likely } from "./finding";
import { qualifierOf } from "./qualifiers";
import type { Reading } from "./reading";
import { stanceToDoing } from "./stances";

/** Of people from whom nothing was learnt 39 of 42 such claims are true, and of others' trades 17 of 24. */
const OF_THE_TRADE = 0.5;
const AGREES = 0.5;
const LIKELY = 0.6;

/** A skill's likeliest sentence, by somebody of the trade and like those that say yes: in part; else null. */
export function likelyOfTheTrade(
  requirement: Requirement,
  reading: Reading,
  [best]: readonly Likely[],
): Finding | null {
  if (requirement.kind !== "skill" || !best || (reading.bestFit ?? 1) < OF_THE_TRADE) return null;
  const { statement, likelihood, hit } = best;
  const { text } = statement.sentence;
  if (hit?.share === 1 || likelihood < LIKELY) return null;
  if (!isAnchored(statement, reading) || qualifierOf(requirement, text) !== null) return null;
  if (statement.claims.some(({ who, polarity }) => who === "other" || polarity !== "does")) return null;
  if ((stanceToDoing(text).get("yes") ?? 0) < AGREES) return null;
  const chance = { held: likelihood, shown: likelihood };
  return { ...finding(requirement, "partly", "", statement, 1), chance };
}
