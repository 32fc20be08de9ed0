import type { Claim } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { stemsOf, type Word } from "../text/words";
import type { Candidate } from "./finding";

/** What a denial of a condition says: not able, not willing. Never having done it is no denial. */
const UNWILLING =
  /\b(?:can(?:no|')t|cannot|unable|not able|do(?:n't| not) want|won't|will not|not willing|no)\b/i;

export function deniesIt(requirement: Requirement, candidate: Candidate): boolean {
  const { claim, hit, statement } = candidate;
  if (claim.who === "other" || hit.share < 0.6 || !hit.defined || statement.isHead) return false;
  if (requirement.kind === "years") return false;
  if (claim.polarity === "ended")
    return (
      requirement.limits.inDate === true && statement.claims.some(({ polarity }) => polarity === "does not")
    );
  if (claim.polarity !== "does not") return false;
  if (requirement.kind === "condition" && !UNWILLING.test(claim.text)) return false;
  const term = statement.sentence.words[hit.at];
  return isDenied(claim, term) && stemsOf(hit.alternative.terms[0]?.words ?? "").includes(term?.stem ?? "");
}

/** "no", "without" and "nor" deny what follows at once; "not", "never" and "n't" the whole clause. */
function isDenied(claim: Claim, term: Word | undefined): boolean {
  const at = claim.words.findIndex((word) => word.start === term?.start);
  if (at < 0) return false;
  return claim.words.some(({ form }, negator) => {
    if (/^(?:no|without|nor|neither|lack|lacking)$/.test(form))
      return (negator < at && at - negator <= 3) || at + 1 === negator;
    return /^(?:not|never|cannot|cant|none|unable)$|n't$/.test(form);
  });
}
