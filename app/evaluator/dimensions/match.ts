import type { Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import { stemsOf } from "../text/words";
import { type Asked, answeredOutright } from "./asked-outright";
import { candidatesAmong } from "./candidates";
import { ceilingFinding, isSilentOn } from "./ceilings";
import { isAnchored, isBeside, isPlainFact } from "./certainty";
import { isReady, isStanding, judgeCondition } from "./conditions";
import { clearlyShown, judgeDeed } from "./deeds";
import { denialOf, deniedIn, plainDenialOf } from "./denials";
import { undoneOf } from "./denied-deeds";
import { isOnlyAbout } from "./doing-about";
import { type Candidate, type Finding, finding, type Judgement, type Likely } from "./finding";
import { highSchoolFinding } from "./high-school";
import { hoursRefused } from "./hours-refused";
import { withItsDates } from "./job-heads";
import { likelihoods, likelihoodsAlike } from "./likelihood";
import { likelyClaim, likelyInPart } from "./likely-claim";
import { likelyOfTheTrade } from "./likely-of-trade";
import { listedPart } from "./listed-part";
import { mentionsOf } from "./mentions";
import { isTheOtherSide } from "./other-side";
import { isHigherDegree, judgePaper } from "./papers";
import { leadingFinding, leadsNoTeam } from "./people-led";
import { qualifierOf } from "./qualifiers";
import { FITTING, type Reading } from "./reading";
import { relatedDegree } from "./related-degree";
import { isNoPass, schoolGradesFinding } from "./school-grades";
import { speedFinding } from "./speeds";
import { judgeLanguage } from "./spoken-languages";
import { bestHit } from "./term-hits";
import { judgeTool } from "./tools";
import { workedInPlace, yearsFinding } from "./years";

/** What the texts say about a requirement: a claim where one clause settles it, else sentences to read. */
export function findingOf(requirement: Requirement, reading: Reading): Finding {
  const likely = likelihoods(requirement, reading);
  const alike = likelihoodsAlike(requirement, reading);
  const best = likely[0]?.likelihood ?? 0;
  const ceiling = ceilingFinding(requirement, reading);
  if (ceiling) return ceiling;
  const candidates = candidatesFor(requirement, likely);
  const asked = answeredOutright(requirement, reading);
  const read =
    schoolGradesFinding(requirement, reading) ??
    highSchoolFinding(requirement, reading) ??
    leadingFinding(requirement, reading, alike) ??
    speedFinding(requirement, reading) ??
    claimFor(requirement, reading, candidates) ??
    relatedDegree(requirement, reading) ??
    ofTheSame(clearlyShown(requirement, reading, alike)) ??
    (asked
      ? null
      : (likelyClaim(requirement, reading, likely) ??
        ofTheSame(likelyOfTheTrade(requirement, reading, likely))));
  const denied = deniedIn(candidates);
  const refused =
    saidInPart(requirement, reading, read, denied) ??
    neverDone(requirement, reading, read) ??
    refusedOf(requirement, reading, read, asked);
  if (refused) return refused;
  if (asked?.verdict === "says otherwise") return read ? contradicted(requirement, read, asked) : asked;
  const isToBeRead = asked?.verdict === "mentioned";
  if (read && isToBeRead && asked.isHalf && isOfTheSameAnswer(read, asked)) return asked;
  const claimed = read ?? (isToBeRead ? null : asked);
  if (claimed) return { ...claimed, nearness: Math.max(best, claimed.nearness) };
  const otherwise = isClosed(requirement) && denialOf(requirement, reading, candidates);
  if (otherwise) return finding(requirement, "says otherwise", "", otherwise.statement, 0);
  const mentioned = withDenial(mentionsOf(requirement, likely), denied);
  return asked ? withAnswer(mentioned, asked) : mentioned;
}

/** What other likelihoods point at, or claim in part, where no rule claims anything. */
export function likelyFinding(
  requirement: Requirement,
  reading: Reading,
  likely: readonly Likely[],
): Finding {
  const denied = deniedIn(candidatesFor(requirement, likelihoods(requirement, reading)));
  const mentioned = withDenial(mentionsOf(requirement, likely), denied);
  const [best] = likely;
  if (mentioned.isDenied || !best || mentioned.shown[0] !== best.statement) return mentioned;
  if (denied || plainDenialOf(requirement, reading)) return mentioned;
  return ofTheSame(likelyInPart(requirement, reading, best)) ?? mentioned;
}

const candidatesFor = (requirement: Requirement, likely: readonly Likely[]): Candidate[] =>
  candidatesAmong(likely).filter(
    ({ statement }) => !isNoPass(requirement, statement) && !isSilentOn(requirement, statement),
  );

function saidInPart(
  requirement: Requirement,
  reading: Reading,
  read: Finding | null,
  denied: Candidate | undefined,
): Finding | null {
  if (read?.verdict !== "partly") return null;
  const otherwise = denied?.statement ?? plainDenialOf(requirement, reading);
  if (!otherwise || read.shown.includes(otherwise)) return null;
  return contradicted(requirement, read, finding(requirement, "says otherwise", "", otherwise, 0));
}

const isOfRelatedWork = ({ requirement, verdict }: Finding) =>
  verdict === "partly" && requirement.kind === "years";

function neverDone(requirement: Requirement, reading: Reading, read: Finding | null): Finding | null {
  const undone = !read || isOfRelatedWork(read) ? undoneOf(requirement, reading) : undefined;
  if (!undone) return null;
  const otherwise = finding(requirement, "says otherwise", "", undone, 0);
  return read ? contradicted(requirement, read, otherwise) : otherwise;
}

function refusedOf(requirement: Requirement, reading: Reading, read: Finding | null, asked: Asked | null) {
  const refused = hoursRefused(requirement, reading);
  if (!refused || (asked?.verdict === "found" && !asked.shown.includes(refused))) return null;
  const otherwise = finding(requirement, "says otherwise", "", refused, 0);
  return read && !read.shown.includes(refused) ? contradicted(requirement, read, otherwise) : otherwise;
}

const isOfTheSameAnswer = (read: Finding, { shown: [answer] }: Finding): boolean =>
  read.shown.every(({ question }) => question > 0 && question === answer?.question);

function withAnswer(mentioned: Finding, asked: Asked): Finding {
  if (!asked.isHalf && isOfTheSameAnswer(mentioned, asked) && mentioned.shown.length > 0)
    return { ...mentioned, isAnswer: true };
  return { ...asked, nearness: mentioned.nearness };
}

const NO_STRENGTH =
  /\b(?:not|n['’]t|never)(?: been| really)? (?:my|a) (?:strong(?:est)? (?:point|suit|side|subject)|strength|forte|thing)\b|\b(?:my|a) (?:weak(?:est)? (?:point|spot|side)|weakness)\b/i;
const isWeakIn = ({ requirement, shown: [first] }: Finding): boolean =>
  first?.claims.some(
    ({ text, words }) =>
      NO_STRENGTH.test(text) && words.some(({ stem }) => stemsOf(requirement.asked).includes(stem)),
  ) === true;

function withDenial(finding: Finding, denied: Candidate | undefined): Finding {
  if (finding.verdict === "mentioned" && isWeakIn(finding)) return { ...finding, isDenied: true };
  if (!denied || finding.requirement.kind === "trait") return finding;
  if (finding.verdict === "not found")
    return { ...finding, verdict: "mentioned", shown: [denied.statement], isDenied: true };
  return finding.shown[0] === denied.statement ? { ...finding, isDenied: true } : finding;
}

/** Who writes one thing and answers another: a person has to read both. */
const contradicted = (requirement: Requirement, read: Finding, asked: Finding): Finding => ({
  requirement,
  verdict: "mentioned",
  says: "",
  shown: [...asked.shown, ...read.shown],
  nearness: 0,
});

const isClosed = ({ kind }: Requirement) => kind !== "trait" && kind !== "task";

/** A rule's claim needs a sentence that is at least so likely to show it. */
const LIKELY = 0.3;
/** Of a paper, tool or language that is named in full, and by somebody of the trade. */
const LIKELY_IF_NAMED = 0.15;
const LIKELY_OF_A_DEGREE = 0.15;
/** A standing is told in two words that share none with the posting: "British citizen". */
const SHORT = 0.03;
const LIKELY_OF_AN_OUTSIDER = 0.45;
/** A job that nobody would point at is none whose years are claimed. */
const LEAST_LIKELY = 0.1;
function ofALikelyJob(years: Finding | null, reading: Reading): Finding | null {
  const isUnlikely =
    years !== null &&
    likelihoodsAlike(years.requirement, reading).some(
      ({ statement, likelihood }) =>
        statement.isHead && likelihood < LEAST_LIKELY && years.shown.includes(statement),
    );
  if (!years || (isUnlikely && !workedInPlace(years.requirement, reading))) return null;
  return { ...years, shown: years.shown.flatMap((each) => withItsDates(each, reading)) };
}

/** What somebody of any trade may hold, speak or be free to do. */
const PERSONAL: readonly Requirement["kind"][] = ["licence", "education", "language", "condition"];

function claimFor(
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
): Finding | null {
  if (requirement.kind === "trait") return null;
  if (asksForYears(requirement))
    return ofALikelyJob(
      yearsFinding(
        requirement,
        reading,
        candidates.filter(({ statement }) => qualifierOf(requirement, statement.sentence.text) !== "other"),
      ),
      reading,
    );
  const placed = requirement.kind === "skill" ? workedInPlace(requirement, reading) : null;
  if (placed) return placed;
  const outsider =
    reading.bestFit !== null && reading.bestFit < FITTING && !PERSONAL.includes(requirement.kind);
  let best: { candidate: Candidate; judgement: Judgement } | null = null;
  for (const candidate of candidates) {
    if (candidate.likelihood < enoughFor(requirement, candidate, outsider)) continue;
    const judgement = judge(requirement, reading, candidate);
    if (judgement && judgement.strength > (best?.judgement.strength ?? 0)) best = { candidate, judgement };
  }
  const claimed = best && finding(requirement, best.judgement.verdict, "", listedPart(best.candidate), 1);
  return claimed?.verdict === "partly" ? (inSeveral(requirement, reading, candidates) ?? claimed) : claimed;
}

function inSeveral(
  requirement: Requirement,
  reading: Reading,
  candidates: readonly Candidate[],
): Finding | null {
  const [only, ...others] = requirement.alternatives;
  if (!SEVERAL.includes(requirement.kind) || !only || others.length > 0 || only.terms.length < 2) return null;
  const parts = only.terms.map((term) => {
    const part = { ...requirement, alternatives: [{ terms: [term] }] };
    const own = candidates.map(({ statement, likelihood }) => ({
      statement,
      likelihood,
      hit: bestHit(part, statement.sentence.words),
    }));
    return claimFor(part, reading, candidatesAmong(own));
  });
  const [first, ...rest] = [...new Set(parts.flatMap((part) => part?.shown ?? []))];
  if (!first || parts.some((part) => part?.verdict !== "found")) return null;
  return { ...finding(requirement, "found", "", first, 1), shown: [first, ...rest] };
}

const NAMED: readonly Requirement["kind"][] = ["licence", "tool", "language"];
const SEVERAL: readonly Requirement["kind"][] = ["licence", "language"];

function enoughFor({ kind }: Requirement, candidate: Candidate, outsider: boolean): number {
  if (outsider) return LIKELY_OF_AN_OUTSIDER;
  if (isStanding(candidate)) return SHORT;
  if (kind === "language" || (kind === "condition" && isReady(candidate))) return SHORT;
  if (kind === "education") return LIKELY_OF_A_DEGREE;
  if (!NAMED.includes(kind) || !candidate.hit.defined || candidate.hit.share < 1) return LIKELY;
  return candidate.statement.section === "credentials" ? SHORT : LIKELY_IF_NAMED;
}

/** A paper's time is how long it is valid or was driven on, which its name does not tell. */
const asksForYears = ({ kind, limits, line }: Requirement) =>
  !/\b(?:within|in) (?:the last|(?:an?|\d+|one|two|three|four|five) (?:years?|months))\b/i.test(line) &&
  (kind === "years" || (limits.years !== undefined && kind !== "licence" && kind !== "education"));

/** Of "own car and driver licence" the paper is what has to be held. */
const VEHICLE = /^(?:an? |your )?(?:own )?(?:car|vehicle|van|transport)$/i;

const isDefined = (requirement: Requirement, candidate: Candidate): boolean =>
  candidate.hit.defined ||
  requirement.kind === "condition" ||
  requirement.kind === "language" ||
  (requirement.kind === "licence" && VEHICLE.test(candidate.hit.alternative.terms[0]?.words ?? "")) ||
  (requirement.kind === "education" && isHigherDegree(requirement, candidate));

const BARE = { words: 8, filled: 0.03 };

/** "Full licence, small car", in a CV without dates: short, of a person, and beside no filling. */
const isBareFact = ({ kind }: Requirement, { statement }: Candidate, { filled }: Reading): boolean =>
  PERSONAL.includes(kind) && statement.sentence.words.length <= BARE.words && filled < BARE.filled;

const BESIDE_THE_WORK: readonly Statement["section"][] = ["leisure", "referees"];

function judge(requirement: Requirement, reading: Reading, candidate: Candidate): Judgement | null {
  const { statement, claim } = candidate;
  if (claim.who === "other" || !isDefined(requirement, candidate)) return null;
  if (BESIDE_THE_WORK.includes(statement.section) && !isPlainFact(statement)) return null;
  if (isBeside(candidate) || isOfOthers(requirement, statement.sentence.text)) return null;
  if (!isAnchored(statement, reading) && !isBareFact(requirement, candidate, reading)) return null;
  const judgement = judgeOfItsKind(requirement, reading, candidate);
  return judgement && withQualifier(requirement, candidate, judgement);
}

const ofTheSame = (told: Finding | null): Finding | null =>
  told?.shown.some(
    ({ sentence: { text } }) => isOfAnother(told.requirement, text) || isOfOthers(told.requirement, text),
  )
    ? null
    : told;

const isOfOthers = (requirement: Requirement, text: string): boolean =>
  isTheOtherSide(requirement.line, text) || isOnlyAbout(requirement, text) || leadsNoTeam(requirement, text);

const isOfAnother = (requirement: Requirement, text: string): boolean =>
  OF_A_NAME.includes(requirement.kind) && qualifierOf(requirement, text) === "other";

const OF_A_NAME: readonly Requirement["kind"][] = ["licence", "education", "tool", "condition", "skill"];

function withQualifier(requirement: Requirement, { statement }: Candidate, judgement: Judgement) {
  const isNamed = OF_A_NAME.includes(requirement.kind);
  const qualifier = isNamed ? qualifierOf(requirement, statement.sentence.text) : null;
  if (qualifier === "other") return null;
  return qualifier === "lower" ? { ...judgement, verdict: "partly" as const } : judgement;
}

function judgeOfItsKind(requirement: Requirement, reading: Reading, candidate: Candidate): Judgement | null {
  switch (requirement.kind) {
    case "licence":
    case "education":
      return judgePaper(requirement, reading, candidate);
    case "language":
      return judgeLanguage(requirement, candidate);
    case "tool":
      return judgeTool(requirement, reading, candidate);
    case "condition":
      return judgeCondition(requirement, candidate);
    default:
      return isListedByName(requirement, candidate)
        ? judgePaper(requirement, reading, candidate)
        : judgeDeed(requirement, reading, candidate);
  }
}

const isListedByName = ({ kind }: Requirement, { statement, hit }: Candidate): boolean =>
  kind === "skill" &&
  statement.section === "credentials" &&
  hit.share === 1 &&
  /\b\p{Lu}{3,}\b|\p{Lu}\p{Ll}+ \p{Lu}/u.test(hit.alternative.terms[0]?.words ?? "");
