import type { Requirement } from "../requirements/requirement";
import type { Finding } from "./finding";
import type { Likely } from "./likelihood";

const MOST_MENTIONS = 2;
/** A sentence is pointed at when it is this likely to show what is asked, and near the likeliest. */
const ENOUGH = 0.27;
const BESIDE_THE_BEST = 0.75;

/** The one or two sentences that speak of a requirement without settling it; nothing is claimed. */
export function mentionsOf(requirement: Requirement, likely: readonly Likely[]): Finding {
  const best = likely[0]?.likelihood ?? 0;
  // A diploma may name the field, and tells no years of work in it.
  const speaking = likely.filter(
    ({ statement }) => requirement.kind !== "years" || statement.section !== "credentials",
  );
  const shown = speaking
    .filter(({ likelihood }) => likelihood >= ENOUGH && likelihood >= best * BESIDE_THE_BEST)
    .slice(0, MOST_MENTIONS);
  return {
    requirement,
    verdict: shown.length > 0 ? "mentioned" : "not found",
    says: "",
    shown: shown.map(({ statement }) => statement),
    nearness: best,
  };
}
