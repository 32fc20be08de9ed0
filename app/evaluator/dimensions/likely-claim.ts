import type { Requirement } from "../requirements/requirement";
import { isAnchored, isCertainOfSelf, isOnlyRead } from "./certainty";
import { sameSubject, subjectsOf } from "./condition-subjects";
import { IS_A_LOAD, isMuchLess, isOfAnotherSort, isOfOtherDays, OWN_CAR, STANDING } from "./conditions";
import { type Finding, finding, type Likely } from "./finding";
import { isKeptBack } from "./hours-accepted";
import { qualifierOf } from "./qualifiers";
import type { Reading } from "./reading";
import { stanceToCondition } from "./stances";

/** Of claims from here on 132 of 135 are true of people who were learnt from, and 26 of 26 of others. */
const SURE = 0.5;
const AGREES = 0.4;
const WHOLE = 0.7;
/** "I like to have people about me" and "you are alone" are of one subject, and not alike. */
const ALIKE = { named: 0.3, unnamed: 0.8 };

/** The likeliest sentence where it says yes to a condition by its words, with its chance; else null. */
export function likelyClaim(
  requirement: Requirement,
  reading: Reading,
  [best]: readonly Likely[],
): Finding | null {
  if (requirement.kind !== "condition" || !best || best.likelihood < SURE) return null;
  const { statement, likelihood, hit } = best;
  const { text } = statement.sentence;
  if (isOfTheState(requirement) || isKept(requirement, reading, best)) return null;
  const { likeness } = sameSubject(subjectsOf(requirement.line), subjectsOf(text));
  if (likeness < (hit ? ALIKE.named : ALIKE.unnamed)) return null;
  const yes = stanceToCondition(text).get("yes") ?? 0;
  if (yes < AGREES) return null;
  const chance = { held: likelihood, shown: likelihood };
  return { ...finding(requirement, yes >= WHOLE ? "found" : "partly", "", statement, 1), chance };
}

/** Of claims from here on 261 of 276 were true of people of whom nothing was learnt (record 223). */
const SURELY_SHOWN = 0.7;

/** What no name, class or date decides. */
const OPEN: readonly Requirement["kind"][] = ["task", "skill", "years"];

/** The likeliest sentence as part of what is asked, where it is as sure as rules are; else null. */
export function likelyInPart(requirement: Requirement, reading: Reading, best: Likely): Finding | null {
  const { statement, likelihood } = best;
  if (!OPEN.includes(requirement.kind) || likelihood < SURELY_SHOWN) return null;
  if (!isCertainOfSelf(statement) || isKept(requirement, reading, best)) return null;
  return { ...finding(requirement, "partly", "", statement, 1), isLikely: true };
}

/** Whether a sentence's own words keep back what its signs make likely. */
function isKept(requirement: Requirement, reading: Reading, { statement, hit }: Likely): boolean {
  const { text } = statement.sentence;
  if (!isAnchored(statement, reading) || qualifierOf(requirement, text) !== null) return true;
  if (isKeptBack(text) || isOnlyRead(text) || NO.test(text)) return true;
  if (requirement.kind !== "condition") return false;
  return (
    isOfAnotherSort(requirement.line, text) ||
    (hit !== null && isOfOtherDays(hit, text)) ||
    isLess(requirement, text)
  );
}

const NO =
  /^\W{0,9}(?:no|not|sorry)\b(?! (?:problem|bother|trouble|issue|worries|drama|hardship))|\b(?:unable|cannot|can['’]t|won['’]t|never|not (?:able|possible|available|for me)|no (?:more |other )?(?:weekend|night|evening|shift|saturday|sunday|holiday|late|earl|long day|travel|lift|car|licen[cs]e)\w*|(?:up to|at most|no more than|max(?:imum)?) (?:of )?\d+ (?:hours|hrs|days|nights))\b/i;

const isOfTheState = ({ alternatives }: Requirement): boolean =>
  alternatives.some(({ terms }) => terms.some(({ words }) => STANDING.test(words)));

function isLess({ line, alternatives }: Requirement, text: string): boolean {
  const asksFor = (name: string) => alternatives.some(({ terms }) => terms[0]?.words === name);
  if (asksFor("lifting") && !IS_A_LOAD.test(text)) return true;
  return isMuchLess(line, text) || (asksFor("driving") && !OWN_CAR.test(text));
}
