import type { Requirement } from "../requirements/requirement";
import { isCertain, isIndirect } from "./certainty";
import { type Candidate, type Finding, finding, type Judgement } from "./finding";
import type { Likely } from "./likelihood";
import { FITTING, type Reading } from "./reading";
import { bestHit } from "./term-hits";

/** Action and object may stand together by chance; so much likelihood rules it out. */
const DEED = 0.45;
const CLEAR = { defined: 0.6, partly: 0.75 };
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
  if (!top?.hit || !DEEDS.includes(requirement.kind)) return null;
  const { statement, hit } = top;
  if (top.likelihood < (hit.defined ? CLEAR.defined : CLEAR.partly)) return null;
  const fits = statement.job
    ? (reading.fit.get(statement.job) ?? 0) >= FITTING
    : (reading.bestFit ?? 0) >= FITTING;
  if (!fits || !isCertain(statement) || statement.claims.some(({ indirect }) => indirect >= 0)) return null;
  if (statement.isHead || statement.section === "skills") return null;
  const verdict = hit.defined && hit.alternative.terms.length > 1 ? "found" : "partly";
  return finding(requirement, verdict, "", statement, top.likelihood);
}
