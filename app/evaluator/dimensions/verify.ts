import type { Statement } from "../claims/claim";
import type { Quote } from "../evaluation";
import type { Finding } from "./finding";
import type { Likely } from "./likelihood";

export type ToVerify = { requirement: string } & Pick<Quote, "source" | "questionId" | "start" | "end">;
export const VERIFICATIONS = ["yes", "partly", "no"] as const;
export type Verification = (typeof VERIFICATIONS)[number];
/** Null where it was not asked or gave no usable answer: what the rules found then stands. */
export type Verify = (sentence: ToVerify) => Verification | null;

/** So many of a requirement's likeliest sentences are put to a verifier, from so much likelihood on. */
const ASKED = { most: 3, from: 0.12 };
/** A verifier is wrong one time in ten, so that its word changes the odds ninefold. */
const ODDS = 9;
const LIFTED = { held: 0.65, shown: 0.8 };
const POINTED = 0.3;

type Reply = { statement: Statement; word: Verification | null; shown: number };

/** Each sentence once: what must be there and what is claimed first, and every requirement in its turn. */
export function inTurn(findings: readonly Finding[], likely: (finding: Finding) => Likely[]): ToVerify[] {
  const isFirst = (each: Finding) => each.requirement.strength === "must" || claimedBy(each) !== undefined;
  const ordered = [...findings.filter(isFirst), ...findings.filter((each) => !isFirst(each))];
  const lists = ordered.map((each) => toVerify(each, likely(each)));
  const turns = Math.max(0, ...lists.map(({ length }) => length));
  const sentences = Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return [...new Map(sentences.flat().map((each) => [keyOf(each), each])).values()];
}

export const keyOf = ({ requirement, source, questionId, start, end }: ToVerify): string =>
  JSON.stringify([requirement, source, questionId ?? null, start, end]);

/** A yes may lift a mention, a no takes a claim off; what a rule claimed is left to be read. */
export function verified(finding: Finding, verify: Verify, likely: readonly Likely[]): Finding {
  if (isOpposed(finding)) return finding;
  const claimed = claimedBy(finding);
  if (!claimed) return lifted(finding, repliesFor(finding, verify, likely));
  const word = verify(asked(finding.requirement.line, claimed));
  if (word === null) return finding;
  if (word !== "no")
    return { ...finding, verdict: word === "partly" ? word : finding.verdict, shown: [claimed] };
  return { ...finding, verdict: "mentioned", says: "", shown: [claimed] };
}

/** A claim's own sentence, or the likeliest three. Of no denial and no quality of character. */
function toVerify(finding: Finding, likely: readonly Likely[]): ToVerify[] {
  if (isOpposed(finding) || finding.requirement.kind === "trait") return [];
  const claimed = claimedBy(finding);
  const sentences = claimed ? [claimed] : likeliest(likely).map(({ statement }) => statement);
  return sentences
    .filter((statement) => !isDenial(statement))
    .map((statement) => asked(finding.requirement.line, statement));
}

const isOpposed = ({ verdict, isDenied }: Finding): boolean =>
  verdict === "says otherwise" || isDenied === true;

const claimedBy = ({ verdict, shown }: Finding): Statement | undefined =>
  verdict === "found" || verdict === "partly" ? shown[0] : undefined;

const isDenial = ({ claims }: Statement): boolean => claims.some(({ polarity }) => polarity === "does not");

const likeliest = (likely: readonly Likely[]): Likely[] =>
  likely.slice(0, ASKED.most).filter(({ likelihood }) => likelihood >= ASKED.from);

function repliesFor(finding: Finding, verify: Verify, likely: readonly Likely[]): Reply[] {
  return likeliest(likely)
    .map(({ statement, likelihood }, at) => {
      const word = verify(asked(finding.requirement.line, statement));
      const before = at === 0 && finding.chance ? finding.chance.shown : likelihood;
      return { statement, word, shown: word === null ? before : afterWord(word, before) };
    })
    .sort((a, b) => b.shown - a.shown);
}

function afterWord(word: Verification, before: number): number {
  const odds = (before / (1 - before)) * (word === "no" ? 1 / ODDS : ODDS);
  return odds / (1 + odds);
}

/** The finding as it was where nothing was asked, or the likeliest sentence has no answer. */
function lifted(finding: Finding, [best]: readonly Reply[]): Finding {
  if (!best || best.word === null) return finding;
  if (best.shown < POINTED) return { ...finding, verdict: "not found", says: "", shown: [] };
  const isClaimed =
    finding.requirement.kind !== "trait" &&
    (finding.chance?.held ?? 0) >= LIFTED.held &&
    best.shown >= LIFTED.shown &&
    !isDenial(best.statement);
  const claim = best.word === "yes" ? "found" : "partly";
  return { ...finding, verdict: isClaimed ? claim : "mentioned", says: "", shown: [best.statement] };
}

function asked(requirement: string, { source, questionId, sentence }: Statement): ToVerify {
  const where = questionId === undefined ? {} : { questionId };
  return { requirement, source, ...where, start: sentence.start, end: sentence.end };
}
