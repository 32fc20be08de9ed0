import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import { stemsOf } from "../text/words";
import type { Finding } from "./finding";
import type { Likely } from "./likelihood";
import { isTimeAtHome } from "./occupation";

const ENOUGH = 0.22;
const SECOND = 0.6;

const ENOUGH_OF_ONESELF = 0.6;
const enoughOf = ({ statement: { section }, hit }: Likely) =>
  section === "profile" || (section === "skills" && hit?.share !== 1) ? ENOUGH_OF_ONESELF : ENOUGH;
/** "I have no experience of pruning, but I learn quickly": what is not there is nothing to read for it. */
const ONLY_DENIES =
  /^\W*(?:(?:i|we)(?:['’]ve| have| had| did| do| am|['’]m)? )?(?:no|not|never|haven['’]t|don['’]t)\b(?!.*\bbut\b(?!.{0,20}\b(?:learn|willing|keen|happy|would|will|train)))/i;
const stemsAsked = remembered(({ asked }: Requirement) => new Set(stemsOf(asked)));
/** "Abrasive wheels" says nothing of a driving licence, however like the two are. */
const NAMED: readonly Requirement["kind"][] = ["licence", "education", "language", "tool"];

/** The one or two sentences that speak of a requirement without settling it; nothing is claimed. */
export function mentionsOf(requirement: Requirement, likely: readonly Likely[]): Finding {
  const best = likely[0]?.likelihood ?? 0;
  const asked = stemsAsked(requirement);
  // A diploma may name the field, and tells no years of work in it.
  const speaking = likely.filter(
    ({ statement, hit, likelihood }) =>
      likelihood >= ENOUGH &&
      (requirement.kind !== "years" || statement.section !== "credentials") &&
      !isTimeAtHome(statement.sentence) &&
      !ONLY_DENIES.test(statement.sentence.text) &&
      (!NAMED.includes(requirement.kind) ||
        hit !== null ||
        statement.sentence.words.some(({ stem }) => asked.has(stem))),
  );
  const shown = speaking
    .slice(0, 2)
    .filter((each, at) => each.likelihood >= (at > 0 ? SECOND : enoughOf(each)));
  return {
    requirement,
    verdict: shown.length > 0 ? "mentioned" : "not found",
    says: "",
    shown: shown.map(({ statement }) => statement),
    nearness: best,
  };
}
