import type { Statement } from "../claims/claim";
import { HELD_WEIGHTS } from "../data/rest-weights";
import type { Requirement } from "../requirements/requirement";
import { isCertain } from "./certainty";
import type { Finding, Likely } from "./finding";
import { chanceOf, likelihoods, weighed } from "./likelihood";
import { findingOf, likelyFinding } from "./match";
import type { Reading } from "./reading";
import { mayBeRelated } from "./related-degree";
import { isUnclaimed, restOf } from "./rest";
import { likelyShown } from "./shown";
import { isNoName } from "./tools";

/** What is found of each requirement by itself, and then beside what is found of the others. */
export function findingsOf(requirements: readonly Requirement[], reading: Reading): Finding[] {
  const alone = requirements.map((requirement) => findingOf(requirement, reading));
  const all = requirements.map((requirement) => likelihoods(requirement, reading));
  const hasCv = reading.application.statements.some(({ source }) => source === "cv");
  return alone.map((each, at) => {
    if (!isUnclaimed(each)) return each;
    const rest = restOf(alone, at, reading);
    if (!rest) return orNamed(each, all[at] ?? []);
    const held = chanceOf(weighed(rest, HELD_WEIGHTS));
    if (!hasCv)
      return { ...orNamed(each, all[at] ?? []), chance: { held, shown: all[at]?.[0]?.likelihood ?? 0 } };
    const likely = likelyShown(all, at, rest);
    const found = likelyFinding(each.requirement, reading, likely);
    if (found.isDenied) return found;
    const chance = { held, shown: likely[0]?.likelihood ?? 0 };
    const named = orNamed(found, likely.filter(isNotUnlikely));
    return { ...named, nearness: Math.max(each.nearness, named.nearness), chance, likely };
  });
}

/** The sentences that may show what a finding is of, likeliest first. */
export const likelyOf = ({ requirement, likely }: Finding, reading: Reading): readonly Likely[] =>
  likely ?? likelihoods(requirement, reading);

/** Of 67 sentences that name what is asked, and are less likely to show it, none did (record 223). */
const LEAST = 0.1;
const isNotUnlikely = ({ likelihood }: Likely): boolean => likelihood >= LEAST;

function orNamed(pointed: Finding, likely: readonly Likely[]): Finding {
  if (pointed.verdict !== "not found") return pointed;
  const { requirement } = pointed;
  const named =
    likely.find((each) => isNamedIn(requirement, each)) ??
    likely.find(({ statement }) => mayBeRelated(requirement, statement));
  return named ? { ...pointed, verdict: "mentioned", shown: [named.statement] } : pointed;
}

const isNamedIn = ({ kind }: Requirement, { hit, statement }: Likely): boolean =>
  NAMES.includes(kind) &&
  hit?.defined === true &&
  hit.share === 1 &&
  (statement.section === "skills" || statement.section === "credentials" || isFullName(hit, statement)) &&
  !statement.isHead &&
  isCertain(statement) &&
  !isNoName({ statement, hit });

const isFullName = (
  { alternative: { terms } }: NonNullable<Likely["hit"]>,
  { sentence: { text } }: Statement,
): boolean =>
  terms.some(({ words }) => /\S \S/.test(words) && text.toLowerCase().includes(words.toLowerCase()));
const NAMES: readonly Requirement["kind"][] = ["tool", "licence", "skill", "education", "language"];
