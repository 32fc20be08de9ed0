import type { Claim } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { stemsOf, type Word } from "../text/words";
import { isCertain } from "./certainty";
import type { Candidate } from "./finding";
import type { Reading } from "./reading";
import { bestHit } from "./term-hits";

/** The sentence that denies exactly what is asked for, if no other one says that it is there. */
export function denialOf(
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const denial = candidates.find((each) => deniesIt(requirement, reading, each));
  return denial && candidates.some((each) => saysSo(each, denial)) ? undefined : denial;
}

/** So likely a sentence with the term speaks of having it. */
const AGAINST = 0.3;
const saysSo = ({ statement, hit, likelihood }: Candidate, denial: Candidate): boolean =>
  statement !== denial.statement &&
  hit.defined &&
  hit.share >= denial.hit.share &&
  likelihood >= AGAINST &&
  isCertain(statement);

/** What a denial of a condition says: not able, not willing. Never having done it is no denial. */
const UNWILLING =
  /\b(?:can['’]?t|cannot|unable|not able|do(?:n['’]t| not) want|won['’]t|will not|not (?:willing|possible|an option)|impossible|no)\b/i;

function deniesIt(requirement: Requirement, reading: Reading, candidate: Candidate): boolean {
  const { claim, hit, statement } = candidate;
  if (claim.who === "other" || statement.isHead || !isWhole(requirement, candidate)) return false;
  if (requirement.kind === "years" || isOpen(requirement, candidate)) return false;
  const { text } = statement.sentence;
  if (needsPermission(candidate)) return true;
  if (claim.polarity === "ended") return isOver(requirement, candidate);
  if (claim.polarity !== "does not" || NOT_CLOSED.test(text) || RENEWED.test(text)) return false;
  if (OF_THEN.test(claim.text)) return false;
  if (requirement.kind === "condition" && !UNWILLING.test(isLabel(claim) ? text : claim.text)) return false;
  const term = statement.sentence.words[hit.at];
  const asked = stemsOf(`${hit.alternative.terms[0]?.words} ${requirement.line}`);
  return isDenied(claim, term) && isOwn(reading, candidate) && asked.includes(term?.stem ?? "");
}

/** Of "weekends and bank holidays" each is asked for: who denies one says otherwise. */
const isWhole = ({ kind, line }: Requirement, { hit }: Candidate): boolean =>
  (hit.defined && hit.share >= 0.6) ||
  (kind === "condition" &&
    !/\bor\b/i.test(line) &&
    hit.alternative.terms.every(({ words }) => HOURS.test(words)));
const HOURS = /^(?:nights|weekends|bank holidays|evenings|early starts|shifts|on call)$/;

/** Whether somebody without it may still be what is asked for. */
function isOpen({ line, alternatives, kind }: Requirement, { hit, statement }: Candidate): boolean {
  if (OR_WILLING.test(line) || ASKS_FOR_NONE.test(line)) return true;
  const own = line.split(OURS)[0] ?? line;
  if (kind !== "condition" && !own.includes(hit.alternative.terms[0]?.words ?? "")) return true;
  const isOneOfSome = alternatives.length > 1 || OR_SIMILAR.test(line);
  return isOneOfSome && !EITHER.test(statement.sentence.text);
}

const OR_WILLING =
  /\b(?:or|and) (?:be |you are |are )?(?:willing\w*|prepared|happy|ready|working towards|on (?:the|your) way)\b/i;
const ASKS_FOR_NONE = /^(?:no|not|without|never|free (?:of|from))\b/i;
/** "A stock system – ours is …, but we train": what is used here is not what is asked for. */
const OURS = /(?<=\S)\W+(?=(?:ours is|we (?:use|run|are on))\b)/i;
const OR_SIMILAR = /\b(?:similar|equivalent|comparable|another|other|alike)\b/i;
const EITHER = /\b(?:any|either|neither|nor|or|at all|anything|nothing)\b/i;

const OF_THEN = /\b(?:did|had|was|were|could)(?:n['’]t| not| no| never)\b(?! (?:finish|complete|pass))/i;
/** A question, a reserve, or a thing that does not matter to somebody. */
const NOT_CLOSED =
  /\?|\b(?:if|unless|except|until|before|during|at first|not just|n['’]t just|but|only|though|although|however|apart from|other than|mind|minded|bother\w*|fear|afraid|worr\w+|hardship|objections?|hesitat\w+|hassle|difficult\w*|nothing against|ties|commitments)\b/i;
const RAN_OUT = /\b(?:expired|lapsed|ran out|out of date|not renewed|did not renew|handed (?:in|back))\b/i;
const RENEWED =
  /\b(?:renew(?:ed|al|ing)?|booked|applied|on order|again|new one|restored|since (?:then )?passed)\b/i;
const NOT_RENEWED = /\b(?:not|never|n['’]t)(?: yet)? (?:been )?renew(?:ed)?\b/i;
const GAVE_UP = /\b(?:gave up|given up|no longer|stopped)\s(?:\w+\s)?$/i;

function isOver({ kind, limits }: Requirement, { statement, hit }: Candidate): boolean {
  const { text, words } = statement.sentence;
  if (kind === "condition") return GAVE_UP.test(text.slice(0, words[hit.at]?.start ?? 0));
  if (limits.inDate !== true || RENEWED.test(text.replace(NOT_RENEWED, "lapsed"))) return false;
  return RAN_OUT.test(text) || statement.claims.some(({ polarity }) => polarity === "does not");
}

/** "I would need sponsorship", where the right to work is asked for. */
const needsPermission = ({ statement, hit }: Candidate): boolean =>
  hit.alternative.terms[0]?.words === "right to work" &&
  !/\b(?:no|not|never|without|if|unless|until|\p{L}+n['’]t)\b/iu.test(statement.sentence.text) &&
  NEEDS.test(statement.sentence.text);
const NEEDS =
  /\bI(?: would|['’]d| will|['’]ll)? (?:need|require)\b[^.;]*\b(?:sponsor\w*|visa|work permit)\b/i;

/** "18th edition: not done": what follows the colon is said of it. */
const isLabel = ({ text }: Claim): boolean => /:\s*$/.test(text);

/** "no", "without" and "nor" deny what follows at once; "not", "never" and "n't" the whole clause. */
function isDenied(claim: Claim, term: Word | undefined): boolean {
  const at = claim.words.findIndex((word) => word.start === term?.start);
  if (at < 0) return false;
  if (isLabel(claim)) return true;
  return claim.words.some(({ form }, negator) => {
    if (/^(?:no|without|nor|neither|lack|lacking)$/.test(form))
      return (negator < at && at - negator <= 3) || at + 1 === negator;
    return NEGATOR.test(form);
  });
}
const NEGATOR = /^(?:no|not|never|cannot|cant|none|unable|without|nor|neither|lack|lacking)$|n't$/;

/** By "I", or "No CSCS card", "Spanish no" – in an answer only where it was asked. */
function isOwn(reading: Reading, { claim, statement, hit }: Candidate): boolean {
  const forms = claim.words.map(({ form }) => form);
  // "Not a day without Excel".
  if (forms.includes("without") && forms.filter((form) => NEGATOR.test(form)).length > 1) return false;
  const negator = forms.findIndex((form) => NEGATOR.test(form));
  const before = forms.slice(0, Math.max(0, negator));
  if (before.some((form) => /^i(?:'|$)|^my$/.test(form))) return true;
  const question = statement.source === "answer" ? reading.questions[statement.question - 1] : undefined;
  if (question && bestHit({ alternatives: [hit.alternative] }, question.words) === null) return false;
  const named = new Set(
    hit.alternative.terms.flatMap((term) => term.forms.flatMap((each) => each.split(" "))),
  );
  const stems = claim.words.slice(0, Math.max(0, negator));
  return stems.every(
    ({ stem, form }) => named.has(stem) || /^(?:and|or|the|also|so|sorry|with|of)$/.test(form),
  );
}
