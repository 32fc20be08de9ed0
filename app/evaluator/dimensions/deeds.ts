import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { isCertain, isIndirect } from "./certainty";
import { type Candidate, type Finding, finding, type Judgement } from "./finding";
import type { Likely } from "./likelihood";
import { FITTING, type Reading } from "./reading";
import { bestHit } from "./term-hits";

/** Action and object may stand together by chance; so much likelihood rules it out. */
const DEED = 0.45;
const CLEAR = { defined: 0.6, partly: 0.75 };
const APART = { named: 0.5, unnamed: 0.6, by: 0.25 };
const NO_DEEDS: readonly Statement["section"][] = ["skills", "credentials", "leisure", "referees"];
/** "180 hives." tells no deed. In words. */
const TELLING = 3;
const DEEDS: readonly Requirement["kind"][] = ["task", "skill"];

/** A task or skill: own action and object in one clause of a dated job of a fitting trade. */
export function judgeDeed(
  requirement: Requirement,
  reading: Reading,
  candidate: Candidate,
): Judgement | null {
  const { statement, claim, hit } = candidate;
  if (!isCertain(statement) || isIndirect(candidate) || statement.isHead || !statement.job) return null;
  if ((reading.fit.get(statement.job) ?? 0) < FITTING) return null;
  const said = claim.words.map(({ stem }) => stem);
  const setting = requirement.setting.length === 0 || requirement.setting.some((stem) => said.includes(stem));
  const whole = bestHit(requirement, claim.words);
  const terms = hit.alternative.terms.length;
  if (!whole || whole.share < 1 || terms < 2 || candidate.likelihood < DEED) return null;
  return { verdict: setting ? "found" : "partly", strength: 1 };
}

export function clearlyShown(
  requirement: Requirement,
  reading: Reading,
  likely: readonly Likely[],
): Finding | null {
  const top = likely[0];
  if (!top || !DEEDS.includes(requirement.kind)) return null;
  const { statement, hit } = top;
  if (!isClear(top) && !standsApart(likely)) return null;
  const fit = statement.job ? (reading.fit.get(statement.job) ?? 0) : (reading.bestFit ?? 0);
  if (fit < FITTING || !isCertain(statement) || statement.claims.some(({ indirect }) => indirect >= 0))
    return null;
  if (statement.isHead || NO_DEEDS.includes(statement.section)) return null;
  if (statement.sentence.words.length < TELLING) return null;
  const whole = hit?.share === 1 && hit.alternative.terms.length > 1;
  const verdict = whole ? "found" : "partly";
  return finding(requirement, verdict, "", statement, top.likelihood);
}

const isClear = ({ hit, likelihood }: Likely) =>
  hit !== null && likelihood >= (hit.defined ? CLEAR.defined : CLEAR.partly);

/** In a job's lines less likelihood is enough, where no other sentence comes near. */
function standsApart([top, next]: readonly Likely[]): boolean {
  if (top?.statement.section !== "work") return false;
  const enough = top.hit ? APART.named : APART.unnamed;
  return top.likelihood >= enough && top.likelihood - (next?.likelihood ?? 0) >= APART.by;
}
