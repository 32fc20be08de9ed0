import type { Claim, Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { stemsOf, type Word } from "../text/words";
import { type Candidate, type Finding, finding } from "./finding";
import { isHolding } from "./holding";
import { fluencyIn, reaches } from "./levels";
import { type Likely, likelihoods } from "./likelihood";
import { mentionsOf } from "./mentions";
import { counts, type Reading } from "./reading";
import { bestHit, type Hit } from "./term-hits";
import { yearsFinding } from "./years";

/** What the texts say about a requirement: a claim where one clause settles it, else sentences to read. */
export function findingOf(requirement: Requirement, reading: Reading): Finding {
  const likely = likelihoods(requirement, reading);
  const best = likely[0]?.likelihood ?? 0;
  const candidates = candidatesFor(requirement, reading, likely);
  const claimed = claimFor(requirement, reading, candidates) ?? clearlyShown(requirement, reading, likely);
  if (claimed) return { ...claimed, nearness: Math.max(best, claimed.nearness) };
  const otherwise = candidates.filter((each) => deniesIt(requirement, each));
  if (otherwise[0] && isClosed(requirement))
    return finding(requirement, "says otherwise", "", otherwise[0].statement, 0);
  return mentionsOf(requirement, likely);
}

const isClosed = ({ kind }: Requirement) => kind !== "trait" && kind !== "task" && kind !== "skill";

function candidatesFor(requirement: Requirement, reading: Reading, likely: readonly Likely[]): Candidate[] {
  const known = new Map(likely.map((each) => [each.statement, each.likelihood]));
  return reading.application.statements.filter(counts).flatMap((statement) => {
    const whole = bestHit(requirement, statement.sentence.words);
    if (!whole) return [];
    const claim = isQuoted(statement.sentence.text, statement.sentence.words[whole.at])
      ? null
      : claimAt(statement, whole);
    return claim ? [{ statement, claim, hit: whole, likelihood: known.get(statement) ?? 0 }] : [];
  });
}

/** What stands in quotation marks is a title or somebody's words. */
function isQuoted(text: string, word: Word | undefined): boolean {
  return [...text.matchAll(/["“„«][^"”“»]{2,120}["”»]/gu)].some(
    ({ 0: quoted, index }) => word !== undefined && word.start >= index && word.end <= index + quoted.length,
  );
}

function claimAt(statement: Statement, hit: Hit): Claim | null {
  let at = 0;
  for (const claim of statement.claims) {
    at += claim.words.length;
    if (hit.at < at) return claim;
  }
  return statement.claims.at(-1) ?? null;
}

function claimFor(
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
): Finding | null {
  if (requirement.kind === "trait") return null;
  if (requirement.limits.years !== undefined || requirement.kind === "years")
    return yearsFinding(requirement, reading, candidates);
  const outsider =
    reading.bestFit !== null && reading.bestFit < FITTING && !PERSONAL.includes(requirement.kind);
  const judged = candidates
    .filter(({ likelihood }) => likelihood >= (outsider ? LIKELY_OF_AN_OUTSIDER : LIKELY))
    .map((candidate) => ({ candidate, judgement: judge(requirement, reading, candidate) }))
    .filter(({ judgement }) => judgement !== null);
  const best = judged.sort((a, b) => (b.judgement?.strength ?? 0) - (a.judgement?.strength ?? 0))[0];
  if (!best?.judgement) return null;
  return finding(requirement, best.judgement.verdict, "", best.candidate.statement, 1);
}

/** A rule's claim needs a sentence at least so likely to show it; a deed without a rule must be clear. */
const LIKELY = 0.2;
const LIKELY_OF_AN_OUTSIDER = 0.45;
const CLEAR = 0.75;
/** What somebody of any trade may hold, speak or be free to do. */
const PERSONAL: readonly Requirement["kind"][] = ["licence", "education", "language", "condition"];

const DEEDS: readonly Requirement["kind"][] = ["task", "skill", "tool"];

function clearlyShown(requirement: Requirement, reading: Reading, likely: readonly Likely[]): Finding | null {
  const top = likely[0];
  if (!top || top.likelihood < CLEAR || !DEEDS.includes(requirement.kind)) return null;
  const { statement } = top;
  const claimed = statement.claims.every(({ who, polarity }) => who !== "other" && polarity === "does");
  const fits = statement.job
    ? (reading.fit.get(statement.job) ?? 0) >= FITTING
    : (reading.bestFit ?? 0) >= FITTING;
  if (!claimed || !fits || statement.isHead || statement.section === "skills") return null;
  return finding(requirement, "found", "", statement, top.likelihood);
}

type Judgement = { verdict: "found" | "partly"; strength: number };

function judge(requirement: Requirement, reading: Reading, candidate: Candidate): Judgement | null {
  const { statement, claim, hit } = candidate;
  if (
    claim.who === "other" ||
    claim.polarity === "does not" ||
    claim.polarity === "wishes" ||
    (!hit.defined && requirement.kind !== "condition")
  )
    return null;
  if (statement.section === "leisure" || statement.section === "referees" || !isAnchored(statement, reading))
    return null;
  switch (requirement.kind) {
    case "licence":
    case "education":
      return judgePaper(requirement, reading, candidate);
    case "language":
      return claim.polarity === "does" ? languageJudgement(requirement, candidate) : null;
    case "tool":
      return judgeTool(reading, candidate);
    case "condition":
      return judgeCondition(reading, candidate);
    default:
      return judgeDeed(requirement, reading, candidate);
  }
}

function isIndirect({ claim, hit, statement }: Candidate): boolean {
  if (claim.indirect < 0) return false;
  const verb = claim.words[claim.indirect];
  const term = statement.sentence.words[hit.at];
  if (!verb || !term || verb.start >= term.start) return false;
  return !hit.alternative.terms.some(({ forms }) =>
    forms.some((form) => form.split(" ").includes(verb.stem)),
  );
}

function judgePaper(requirement: Requirement, reading: Reading, candidate: Candidate): Judgement | null {
  const { statement, claim, hit } = candidate;
  if (claim.polarity === "might" || !isHolding(statement, statement.sentence.text)) return null;
  if (reading.isOfAnotherTrade(statement.sentence.words) || isDoneTo(candidate)) return null;
  if (isIndirect(candidate) && statement.section !== "credentials") return null;
  if (claim.polarity === "ended")
    return hasEndedForGood(requirement, candidate) ? null : { verdict: "partly", strength: 0.3 };
  if (claim.polarity === "unfinished") return { verdict: "partly", strength: 0.35 };
  const level = reaches(requirement.limits.level ?? requirement.line, statement.sentence.text);
  if (level === "below") return { verdict: "partly", strength: 0.4 };
  if (requirement.kind === "education" && hit.cover < 0.75) return null;
  const place = statement.section === "credentials" ? 0.2 : 0;
  return { verdict: hit.share < 1 ? "partly" : "found", strength: hit.share + place };
}

function isDoneTo({ statement, claim, hit }: Candidate): boolean {
  const term = statement.sentence.words[hit.at];
  const before = claim.words.filter((word) => term !== undefined && word.start < term.start).slice(-4);
  return before.some(({ form }) => /^[a-z]{3,}ing$/.test(form) && !OWN_DOING.test(form));
}
const OWN_DOING =
  /^(?:holding|having|driving|including|nursing|training|accounting|bookkeeping|engineering|marketing|catering|hairdressing|handling)$/;

function hasEndedForGood({ limits }: Requirement, { statement }: Candidate): boolean {
  return limits.inDate === true && statement.claims.some(({ polarity }) => polarity === "does not");
}

/** Said of speech, not of a firm, a dish or a festival. */
const SPOKEN =
  /\b(?:speak\w*|spoke|languages?|fluent\w*|native|bilingual|mother tongue|grew up|understand|writ\w+|read|translat\w+|interpret\w*|convers\w+|basic|good|excellent|intermediate|advanced|proficient|[abc][12]|daily)\b/i;

function languageJudgement(requirement: Requirement, { statement, hit }: Candidate): Judgement | null {
  const { text, words } = statement.sentence;
  if (hit.share < 0.5 || (!SPOKEN.test(text) && words.length > 3)) return null;
  const asked = fluencyIn(requirement.limits.level ?? requirement.line);
  const own = fluencyIn(text);
  if (asked !== null && own !== null && own < asked) return { verdict: "partly", strength: 0.5 };
  return { verdict: hit.share < 1 ? "partly" : "found", strength: hit.share + (own === null ? 0 : 0.2) };
}

const WILLING = /\b(?:happy|fine|glad|ok|okay|suit|suits|no problem|welcome|can)\b/i;

function judgeCondition(reading: Reading, { statement, claim, hit }: Candidate): Judgement | null {
  // Among the deeds of another trade the words of a condition stand for something else.
  if (statement.job && (reading.fit.get(statement.job) ?? 0) < FITTING) return null;
  if (claim.polarity === "ended" || statement.isHead || hit.share < 0.5) return null;
  if (claim.polarity === "might" && !WILLING.test(claim.text)) return null;
  return { verdict: hit.share < 1 ? "partly" : "found", strength: hit.share };
}

function judgeTool(reading: Reading, candidate: Candidate): Judgement | null {
  const { statement, claim, hit } = candidate;
  if (claim.polarity !== "does" || statement.isHead || isIndirect(candidate) || hit.share < 0.5) return null;
  const fit = statement.job ? (reading.fit.get(statement.job) ?? 0) : (reading.bestFit ?? 1);
  if (fit < NEAR && !USING.test(claim.text)) return null;
  const used = statement.job !== null || statement.source === "answer" || statement.section === "profile";
  if (
    !used &&
    (reading.praise > 0.2 || statement.section === "credentials") &&
    !USING.test(statement.sentence.text)
  )
    return null;
  const strength = hit.share + (used ? 0.2 : 0) + fit * 0.2;
  return { verdict: hit.share < 1 || !used ? "partly" : "found", strength };
}

/** Somebody of another trade must say that they use a thing, not only name it. */
const NEAR = 0.4;
const USING = /\b(?:us(?:e|es|ed|ing)|wr(?:ote|ite|iting|itten)|buil[dt]|program\w*|certif\w*|trained)\b/i;

function isAnchored(statement: Statement, reading: Reading): boolean {
  if (reading.application.jobs.length > 0) return true;
  return (
    /\d/.test(statement.sentence.text) ||
    /\bI\b/.test(statement.sentence.text) ||
    (statement.section === "credentials" && reading.praise < 0.05)
  );
}

const FITTING = 0.55;

/** Action and object may stand together by chance; so much likelihood rules it out. */
const DEED = 0.45;

function judgeDeed(requirement: Requirement, reading: Reading, candidate: Candidate): Judgement | null {
  const { statement, claim, hit } = candidate;
  if (claim.polarity !== "does" || isIndirect(candidate) || statement.isHead || !statement.job) return null;
  if ((reading.fit.get(statement.job) ?? 0) < FITTING) return null;
  const terms = hit.alternative.terms.length;
  const stems = claim.words.map(({ stem }) => stem);
  const setting =
    requirement.setting.length === 0 || requirement.setting.some((stem) => stems.includes(stem));
  const whole = bestHit(requirement, claim.words);
  if (!whole || whole.share < 1 || terms < 2 || candidate.likelihood < DEED) return null;
  return { verdict: setting ? "found" : "partly", strength: 1 };
}

/** What a denial of a condition says: not able, not willing. Never having done it is no denial. */
const UNWILLING =
  /\b(?:can(?:no|')t|cannot|unable|not able|do(?:n't| not) want|won't|will not|not willing|no)\b/i;

function deniesIt(requirement: Requirement, candidate: Candidate): boolean {
  const { claim, hit, statement } = candidate;
  if (
    claim.who === "other" ||
    hit.share < 0.6 ||
    !hit.defined ||
    statement.isHead ||
    requirement.kind === "years"
  )
    return false;
  if (claim.polarity === "ended") return hasEndedForGood(requirement, candidate);
  if (claim.polarity !== "does not") return false;
  if (requirement.kind === "condition" && !UNWILLING.test(claim.text)) return false;
  const term = statement.sentence.words[hit.at];
  return isDenied(claim, term) && stemsOf(hit.alternative.terms[0]?.words ?? "").includes(term?.stem ?? "");
}

/** "no", "without" and "nor" deny what follows at once; "not", "never" and "n't" also what stands before. */
function isDenied(claim: Claim, term: Word | undefined): boolean {
  const at = claim.words.findIndex((word) => word.start === term?.start);
  if (at < 0) return false;
  return claim.words.some(({ form }, negator) => {
    if (/^(?:no|without|nor|neither|lack|lacking)$/.test(form))
      return (negator < at && at - negator <= 3) || at + 1 === negator;
    return /^(?:not|never|cannot|cant|none|unable)$|n't$/.test(form);
  });
}
