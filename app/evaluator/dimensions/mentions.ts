import type { Requirement } from "../requirements/requirement";
import type { Finding } from "./finding";
import type { Likely } from "./likelihood";
import { isTimeAtHome } from "./occupation";

/** The likeliest sentence is pointed at from so much likelihood on. */
const ENOUGH = 0.22;
const SECOND = 0.6;

/** The one or two sentences that speak of a requirement without settling it; nothing is claimed. */
export function mentionsOf(requirement: Requirement, likely: readonly Likely[]): Finding {
  const best = likely[0]?.likelihood ?? 0;
  // A diploma may name the field, and tells no years of work in it.
  const speaking = likely.filter(
    ({ statement }) =>
      (requirement.kind !== "years" || statement.section !== "credentials") &&
      !isTimeAtHome(statement.sentence.text),
  );
  const shown = speaking
    .slice(0, 2)
    .filter(({ likelihood }, at) => likelihood >= (at === 0 ? ENOUGH : SECOND));
  return {
    requirement,
    verdict: shown.length > 0 ? "mentioned" : "not found",
    says: "",
    shown: shown.map(({ statement }) => statement),
    nearness: best,
  };
}
