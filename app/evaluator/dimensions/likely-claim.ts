import type { Requirement } from "../requirements/requirement";
import { isAnchored, isOnlyRead } from "./certainty";
import { sameSubject, subjectsOf } from "./condition-subjects";
import { IS_A_LOAD, isMuchLess, isOfAnotherSort, isOfOtherDays, OWN_CAR, STANDING } from "./conditions";
import { type Finding, finding } from "./finding";
import { isKeptBack } from "./hours-accepted";
import type { Likely } from "./likelihood";
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
  if (!isAnchored(statement, reading) || qualifierOf(requirement, text) !== null) return null;
  if (isOfTheState(requirement) || isOfAnotherSort(requirement.line, text)) return null;
  if (hit && isOfOtherDays(hit, text)) return null;
  if (isLess(requirement, text) || isKeptBack(text) || isOnlyRead(text) || NO.test(text)) return null;
  const { likeness } = sameSubject(subjectsOf(requirement.line), subjectsOf(text));
  if (likeness < (hit ? ALIKE.named : ALIKE.unnamed)) return null;
  const yes = stanceToCondition(text).get("yes") ?? 0;
  if (yes < AGREES) return null;
  const chance = { held: likelihood, shown: likelihood };
  return { ...finding(requirement, yes >= WHOLE ? "found" : "partly", "", statement, 1), chance };
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
