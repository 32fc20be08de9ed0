import type { Statement } from "../claims/claim";
import { isList } from "../claims/heaps";
import { remembered } from "../text/remembered";
import type { Sentence } from "../text/sentences";
import type { Candidate } from "./finding";
import type { Reading } from "./reading";

const RESERVED =
  /\b(?:if|unless|except|apart from|maybe|perhaps|possibly|probably|hopefully|almost|nearly|hardly|barely|mostly|sometimes|might|provisional|learner|failed|fail|used to be|only (?:ever|once|from|in theory|by name)|seen|heard of|familiar from|from (?:\w+ )?videos|webinar|accepted (?:in principle )?(?:for|on(?:to)?|by)|(?:read|view)[- ]only|or (?:an?)?(?:other|similar|equivalent|any)|student visa|dependant visa|resit\w*|watched (?:\w+ )?(?:more|only)|assistant to (?:the|an?)|test (?:is )?booked|learning to drive|let me (?:drive|use|try|run|have)|had a go|once in the (?:yard|car park|field)|(?:is|are) when (?:you|one|the|an?))\b/i;

/** Whether a whole sentence says, of the applicant and without reserve, that something is so. */
export function isCertain(statement: Statement): boolean {
  return (
    statement.claims.every(({ who, polarity }) => who !== "other" && polarity === "does") &&
    !isReserved(statement)
  );
}

/** As `isCertain`, of what is told of the applicant: "Coached agents who had sold less". */
export const isCertainOfSelf = (statement: Statement): boolean =>
  isCertain({ ...statement, claims: statement.claims.filter(({ who }) => who !== "other") });

/** Whether the clause with the term says so; outside a job's lines somebody else may stand beside it. */
export function isCertainOf({ statement, claim }: Candidate): boolean {
  if (statement.section === "work" || statement.section === "skills") return isCertain(statement);
  return (
    claim.who !== "other" &&
    statement.claims.every(({ polarity }) => polarity === "does") &&
    !isReserved(statement)
  );
}

/** As `isCertain`, of one clause, whatever the others of its sentence deny of the same person. */
export const isCertainIn = ({ statement, claim }: Candidate): boolean =>
  claim.polarity === "does" && statement.claims.every(({ who }) => who !== "other") && !isReserved(statement);

const NOT_YET = /\b(?:passion\w*|on my list|yet to)\b/i;

export const isReserved = ({ sentence }: Statement): boolean => hasReserve(sentence);
const hasReserve = remembered(
  ({ text }: Sentence): boolean => RESERVED.test(text) || NOT_YET.test(text) || isOnlyRead(text),
);

/** "I have read that the role includes on-call" does not say that it suits. */
export const isOnlyRead = (text: string): boolean => ONLY_READ.test(text);
const ONLY_READ =
  /\b(?:read|seen|noted|noticed) (?:that )?(?:the |this |your )?(?:role|job|post|position|advert|posting)\b/i;

/** With so much filling in a CV only facts beside it are believed. As a share of its words. */
const FILLED = 0.15;

/** Whether the CV gives dates, or the sentence itself a fact. */
export function isAnchored(statement: Statement, reading: Reading): boolean {
  const { sentence, source } = statement;
  if (source === "cv" && reading.filled >= FILLED)
    return (/\d/.test(sentence.text) || isPlainFact(statement)) && !isList(sentence);
  return (
    reading.application.jobs.length > 0 ||
    /\d|\bI\b/.test(sentence.text) ||
    statement.section === "credentials"
  );
}

/** "Full UK licence, own van", "NZ citizen": no filling, wherever in a CV it stands. */
export const isPlainFact = ({ sentence }: Statement): boolean =>
  PLAIN_FACTS.some((fact) => fact.test(sentence.text));
const SORTS_OF_LICENCE = "full|clean|uk|irish|nz|manual|valid|current|car";
const PLAIN_FACTS: readonly RegExp[] = [
  new RegExp(
    `^\\W{0,9}(?:I (?:have|hold) (?:an? )?)?(?:(?:${SORTS_OF_LICENCE}) ){0,4}` +
      `(?:(?:${SORTS_OF_LICENCE})|driv(?:ing|er['’]?s?)) licen[cs]e` +
      "(?:,? (?:\\p{L}+ ){0,3}(?:\\p{L}+|(?:19|20)\\d\\d)|(?: \\([^)]{1,40}\\))?)\\W*$",
    "iu",
  ),
  /^\W{0,9}(?:full |permanent )?(?:right to work|work(?:ing)? rights)\b.{0,40}$/i,
  /^\W{0,9}(?:I (?:am|have|hold) an? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:citizen|passport|national)\b/u,
];

/** A verb before the term that does something about a thing others do: "sold", "advised on". */
export function isIndirect({ claim, hit, statement }: Candidate): boolean {
  if (claim.indirect < 0) return false;
  const verb = claim.words[claim.indirect];
  const term = statement.sentence.words[hit.at];
  if (!verb || !term || verb.start >= term.start) return false;
  return !hit.alternative.terms.some(({ forms }) =>
    forms.some((form) => form.split(" ").includes(verb.stem)),
  );
}

const BESIDE =
  /\b(?:next to|beside|alongside|under|behind|past|opposite|about|away from|instead of|rather than|assist\w*|report(?:s|ed|ing)? (?:in )?to|together with)\s(?:[\w-]+\s){0,4}$/i;

const HELPER_OF =
  /\b(?:receptionist|secretary|clerk|administrator|cleaner) (?:to|for|in|at|of)\s(?:[\w-]+\s){0,4}$/i;

const WHOSE = /\b(?:my|our|her|his|their|your|whose) (?:own )?$/i;
const PERSON = /(?:(?<!l)ist|cian|tant|nurse|midwife|chef|clerk|teacher|doctor)$/;

/** "Working next to the responsible pharmacist": somebody else is what the term names. */
export function isBeside({ statement, hit }: Candidate): boolean {
  const term = statement.sentence.words[hit.at];
  const before = statement.sentence.text.slice(0, term?.start ?? 0);
  return (
    BESIDE.test(before) || HELPER_OF.test(before) || (WHOSE.test(before) && PERSON.test(term?.form ?? ""))
  );
}
