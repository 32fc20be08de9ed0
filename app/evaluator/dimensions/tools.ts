import type { Statement } from "../claims/claim";
import { partsOf } from "../claims/heaps";
import { isToolForm } from "../requirements/aliases";
import type { Requirement } from "../requirements/requirement";
import { stemOf, stemsOf } from "../text/words";
import { isCertainIn, isCertainOf, isIndirect } from "./certainty";
import type { Candidate, Judgement } from "./finding";
import { namesOccupation } from "./occupation";
import { isOthers } from "./papers";
import type { Reading } from "./reading";

/** Somebody of another trade must say that they use a thing, not only name it. */
const NEAR = 0.4;
const USING =
  /\b(?:us(?:e|es|ed|ing)|wr(?:ote|ite|iting|itten)|buil[dt]|program\w*|certif\w*|trained|daily|every day|since|for \w+ years)\b/i;

const OFTEN = /\b(?:all day|(?:every|each) \w+|champion)\b/i;
const ASKED_ALONE =
  /^(?!.*\b(?:build|creat|design|develop|administ|configur|maintain|enough to|advanced|expert|own the|keep|writ|tun|deep|production|upgrad|operat|automat|beyond)\w*)/i;

const HEAP_OF_PARTS = 24;

export function judgeTool(
  requirement: Requirement,
  reading: Reading,
  candidate: Candidate,
): Judgement | null {
  const { statement, claim, hit } = candidate;
  if (isInHead(candidate) || hit.share < 0.5 || partsOf(statement.sentence.text).length > HEAP_OF_PARTS)
    return null;
  if (!isCertainOf(candidate) && !(isWorkedIn(candidate) && isCertainIn(candidate))) return null;
  if (isNotTheirs(candidate) || isTooLittle(requirement, candidate)) return null;
  if (isIndirect(candidate) && !USING.test(claim.text)) return null;
  const fit = statement.job ? (reading.fit.get(statement.job) ?? 0) : (reading.bestFit ?? 1);
  if (fit < NEAR && isOnlyNamed(requirement, candidate) && isOfAnyTrade(reading, statement)) return null;
  const used = statement.job !== null || statement.source === "answer" || statement.section === "profile";
  if (!used && statement.section === "credentials" && !USING.test(statement.sentence.text)) return null;
  const strength = hit.share + (used ? 0.2 : 0) + fit * 0.2;
  const whole = hit.share === 1 && used && !isLess(requirement, statement);
  return { verdict: whole ? "found" : "partly", strength };
}

const isLess = ({ line, strength }: Requirement, statement: Statement): boolean =>
  isBelowAdvanced(line, statement.sentence.text) || (strength === "duty" && isOnlyListed(statement));

/** "TypeScript, React, D3." tells of nothing that was built with them. */
function isOnlyListed({ sentence }: Statement): boolean {
  const parts = partsOf(sentence.text.replace(/^[^:]{0,20}:/, ""));
  return parts.length > 2 && parts.every((part) => part.trim().split(/\s+/).length < 4);
}

/** "Support worker, Oak Care, 2022 – 2024 – double calls, Birdie app": behind the dates stands the work. */
const isInHead = ({ statement: { isHead, sentence }, hit }: Candidate): boolean =>
  isHead && !BEHIND_DATES.test(sentence.text.slice(0, sentence.words[hit.at]?.start ?? 0));
const BEHIND_DATES =
  /\b(?:(?:19|20)\d{2}|present|now|date)\)?\s*(?:[–—:.-]|, )\s*(?!(?:\p{L}+\.? )?(?:19|20)\d{2})\p{L}/iu;

const isNotTheirs = (candidate: Candidate): boolean =>
  isOthers(candidate) || isDoneWithout(candidate) || isNoName(candidate) || isMadeByOthers(candidate);

function isOnlyNamed({ line }: Requirement, candidate: Candidate): boolean {
  const { statement, claim } = candidate;
  if (statement.section === "skills" || USING.test(claim.text) || isWorkedIn(candidate)) return false;
  return !(ASKED_ALONE.test(line) && (OFTEN.test(claim.text) || isDoneIn(candidate)));
}

/** "Gentle Dental" is no Dentally, and "open to new ideas" no Open Dental. */
export function isNoName({ statement: { sentence }, hit }: Pick<Candidate, "statement" | "hit">): boolean {
  const name = hit.alternative.terms[0]?.words ?? "";
  const { written = "", form = "" } = sentence.words[hit.at] ?? {};
  if (hit.defined && /^\p{Lu}\p{Ll}+ for \p{Lu}/u.test(name) && written === form) return !sentence.isCaseless;
  if (!hit.defined || !/^\p{Lu}\p{Ll}+$/u.test(name)) return /ed$/.test(form) && !/ed$/i.test(name);
  if (stemOf(form) === stemOf(name.toLowerCase()) && plainOf(form) !== plainOf(name))
    return !sentence.words.some((word) => plainOf(word.written) === plainOf(name));
  if (isToolForm(stemOf(form))) return /ed$/.test(form) && !/ed$/i.test(name);
  return !sentence.isCaseless && form.startsWith(name.toLowerCase().slice(0, 4)) && written === form;
}

const plainOf = (word: string): string => word.toLowerCase().replace(/['’]?s$/, "");

function isBelowAdvanced(line: string, text: string): boolean {
  if (/\badminist\w+/i.test(line)) return !ADMINISTERS.test(text);
  const deed = /\b(?:tuning|optimi[sz]ation|migration|integration)\b/i.exec(line)?.[0];
  if (deed !== undefined && !TUNES.test(text) && !stemsOf(text).includes(stemOf(deed.toLowerCase())))
    return true;
  if (!/\b(?:advanced|expert)\b/i.test(line) || ADVANCED.test(text)) return false;
  const named = stemsOf(/\(([^)]*)/.exec(line)?.[1] ?? "");
  const own = stemsOf(text);
  return !named.some((stem) => own.includes(stem));
}
const TUNES = /\b(?:tun(?:e|ed|ing)|optimi[sz]\w*|slow quer\w+|faster|indexes|query plans?|performance)\b/i;
const ADMINISTERS =
  /\b(?:admin\w*|configur\w+|set ?up|manag\w+|maintain\w*|deploy\w*|migrat\w+|tenants?|install\w*|look(?:ed)? after)\b/i;
const ADVANCED =
  /\b(?:advanced|expert|complex|power (?:user|query|pivot)|pivots?|macros?|vba|lookups?|[vx]lookups?|models?|modelling|dashboards?|scripts?|certified)\b/i;

const isTooLittle = (requirement: Requirement, candidate: Candidate): boolean =>
  isOnlyReadIn(requirement, candidate.statement.sentence) || isOfABeginner(requirement.line, candidate);

/** "Figma: beginner", "Figma (basic)", "a little Figma", where an expert is asked for. */
function isOfABeginner(line: string, { statement: { sentence }, hit }: Candidate): boolean {
  if (!/\b(?:advanced|expert|proficien\w*|strong|fluent|highly skilled|confident)\b/i.test(line))
    return false;
  const { start = 0, end = 0 } = sentence.words[hit.at] ?? {};
  return LITTLE_AFTER.test(sentence.text.slice(end)) || LITTLE_BEFORE.test(sentence.text.slice(0, start));
}
const LITTLE_AFTER =
  /^\s*(?:[:(–—,-]|is|at|to)?\s*(?:an? |absolute |complete |very |only |still )*(?:beginner|novice|basics?|entry|learning|learner|elementary|limited|some|a little)\b(?! (?:and|to) )/i;
const LITTLE_BEFORE = /\b(?:an? (?:little|bit of)|basic|beginner(?:['’]s)?|elementary|limited|learning) $/i;

const isOnlyReadIn = ({ line }: Requirement, { text }: Statement["sentence"]): boolean =>
  TO_BUILD.test(line) && ONLY_READS.test(text);
const TO_BUILD =
  /\b(?:build(?:ing)?|design|develop|create|set up|maintain|draw|turn|produce|prototyp\w*|wireframes?)\b/i;
const ONLY_READS =
  /(?:^\W{0,9}|: )(?:I )?(?:open|view|read|print|look at|receive|check|fill (?:in|out)|type into)(?:ed|s)?\b/i;

const isMadeByOthers = ({ statement: { sentence }, hit }: Candidate): boolean =>
  MADE_BY_OTHERS.test(sentence.text) ||
  /\b(?:saw|watched|observed) (?:\p{L}+ )?$/iu.test(
    sentence.text.slice(0, sentence.words[hit.at]?.start ?? 0),
  );
const MADE_BY_OTHERS =
  /\b(?:somebody|someone|a colleague|my (?:boss|manager|colleague)|the (?:office|analyst|agency|finance team|IT team))\b[^,;.]{0,24}\b(?:makes?|made|builds?|built|creates?|created|does|did|writes?|wrote|sets?|runs?|ran) (?:it|them|that|those)\b/i;

const isWorkedIn = ({ statement, claim, hit }: Candidate): boolean =>
  /\bI\b/.test(claim.text) &&
  /\b(?:in|on|with|into|through)\s(?:\p{L}+\s)?$/u.test(
    statement.sentence.text.slice(0, statement.sentence.words[hit.at]?.start ?? 0),
  );

const isDoneIn = ({ statement: { section, sentence }, hit }: Candidate): boolean =>
  section === "work" &&
  /\b(?:in|into|through)\s$/.test(sentence.text.slice(0, sentence.words[hit.at]?.start ?? 0));

const isOfAnyTrade = ({ application, words }: Reading, { job }: Statement): boolean =>
  (job ? [job] : application.jobs).some(({ title }) => namesOccupation(title, words));

const BOUGHT = /\b(?:negotiated|bought|purchased|renewed|procured|sourced|paid for|won|closed)\b[^.;]*$/i;
const GOES_THERE =
  /\b(?:they|it|these|those|which|that) (?:go|goes|went|pass|passe[sd])\b[^.;]{0,20}\b(?:to|into|onto)\s$/i;

const SO_OTHERS_CAN =
  /\bso (?:that )?(?:she|he|they|(?:the|our|my) (?:[\p{L}-]+ ){0,2}\p{L}+) (?:can|could|will|would|may|might) \p{L}+[^.;]*$/iu;

const COMES_FROM = new RegExp(
  "\\b(?:exported|printed|generated|sent|came|come|received|taken) (?:out )?(?:of|from) (?:the )?$|" +
    "\\b(?:that|which) (?:the|our|their|an?) (?:[\\p{L}'’-]+ ){1,3}\\p{L}+s (?:\\p{L}+ )?$",
  "iu",
);

function isDoneWithout({ statement, hit }: Candidate): boolean {
  const { text, words } = statement.sentence;
  const before = text.slice(0, words[hit.at]?.start ?? 0);
  if (/^(?:the|they|our|it)\b.*\b(?:moved|switched|changed|migrated)(?: over)? to\s$/i.test(before))
    return true;
  if (
    /\b(?:awareness|heard|read) of [^.;]*$/i.test(before) ||
    GOES_THERE.test(before) ||
    SO_OTHERS_CAN.test(before) ||
    COMES_FROM.test(before)
  )
    return true;
  const after = text.slice(words[hit.at]?.end ?? text.length);
  if (
    BOUGHT.test(before) &&
    /^[^.;]{0,40}\b(?:contracts?|licen[cs]es|hosting|subscriptions?|renewals?|deals?|tenders?)\b/i.test(after)
  )
    return true;
  if (/\b(?:born|live|lived|grew up|raised|school) (?:\p{L}+ )?in $/iu.test(before)) return true;
  if (/^ ?& ?\p{L}/u.test(after) && words[hit.at]?.written.length === 1) return true;
  if (
    /^\W*$/.test(before) &&
    (/^ of\b/.test(after) || (words[hit.at]?.written === "Go" && /^ \p{Ll}/u.test(after)))
  )
    return true;
  return (
    /^\s(?:was|were|got|came|fans?|lovers?)\b/i.test(after) ||
    /^[^,;)]{0,20}\((?:still )?(?:learning|just started|in progress)\)/i.test(after)
  );
}
