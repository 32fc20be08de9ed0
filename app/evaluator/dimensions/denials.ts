import type { Claim } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { stemsOf, type Word } from "../text/words";
import type { Candidate } from "./finding";

/** What a denial of a condition says: not able, not willing. Never having done it is no denial. */
const UNWILLING =
  /\b(?:can['’]?t|cannot|unable|not able|do(?:n['’]t| not) want|won['’]t|will not|not (?:willing|possible|an option)|impossible|no)\b/i;

export function deniesIt(requirement: Requirement, candidate: Candidate): boolean {
  const { claim, hit, statement } = candidate;
  if (claim.who === "other" || statement.isHead || !isWhole(requirement, candidate)) return false;
  if (requirement.kind === "years" || OR_WILLING.test(requirement.line)) return false;
  if (claim.polarity === "ended") return isOver(requirement, candidate);
  if (claim.polarity !== "does not") return false;
  if (requirement.kind === "condition" && !UNWILLING.test(claim.text)) return false;
  const term = statement.sentence.words[hit.at];
  const asked = stemsOf(`${hit.alternative.terms[0]?.words} ${requirement.line}`);
  return isDenied(claim, term) && asked.includes(term?.stem ?? "");
}

/** Of "weekends and bank holidays" each is asked for: who denies one says otherwise. */
const isWhole = ({ kind, line }: Requirement, { hit }: Candidate): boolean =>
  (hit.defined && hit.share >= 0.6) ||
  (kind === "condition" &&
    !/\bor\b/i.test(line) &&
    hit.alternative.terms.every(({ words }) => HOURS.test(words)));
const HOURS = /^(?:nights|weekends|bank holidays|evenings|early starts|shifts|on call)$/;

const OR_WILLING =
  /\b(?:or|and) (?:be |you are |are )?(?:willing\w*|prepared|happy|ready|working towards|on (?:the|your) way)\b/i;
const RAN_OUT = /\b(?:expired|lapsed|ran out|out of date|not renewed|did not renew|handed (?:in|back))\b/i;
const RENEWED = /\b(?:renew(?:ed|al|ing)?|booked|again|new one|restored|since (?:then )?passed)\b/i;
const GAVE_UP = /\b(?:gave up|given up|no longer|stopped)\s(?:\w+\s)?$/i;

function isOver({ kind, limits }: Requirement, { statement, hit }: Candidate): boolean {
  const { text, words } = statement.sentence;
  if (kind === "condition") return GAVE_UP.test(text.slice(0, words[hit.at]?.start ?? 0));
  if (limits.inDate !== true || RENEWED.test(text)) return false;
  return RAN_OUT.test(text) || statement.claims.some(({ polarity }) => polarity === "does not");
}

/** "no", "without" and "nor" deny what follows at once; "not", "never" and "n't" the whole clause. */
function isDenied(claim: Claim, term: Word | undefined): boolean {
  const at = claim.words.findIndex((word) => word.start === term?.start);
  if (at < 0) return false;
  // "18th edition: not done": what follows the colon is said of it.
  if (/:\s*$/.test(claim.text)) return true;
  return claim.words.some(({ form }, negator) => {
    if (/^(?:no|without|nor|neither|lack|lacking)$/.test(form))
      return (negator < at && at - negator <= 3) || at + 1 === negator;
    return /^(?:not|never|cannot|cant|none|unable)$|n't$/.test(form);
  });
}
