import type { Statement } from "../claims/claim";
import { LIFTING_WEIGHTS } from "../data/lifting-weights";
import type { Quote } from "../evaluation";
import type { Finding, Likely } from "./finding";
import { logOdds, weighed } from "./likelihood";

export type ToVerify = { requirement: string } & Pick<Quote, "source" | "questionId" | "start" | "end">;
export const VERIFICATIONS = ["yes", "partly", "no"] as const;
export type Verification = (typeof VERIFICATIONS)[number];
/** Null where it was not asked or gave no usable answer: what the rules found then stands. */
export type Verify = (sentence: ToVerify) => Verification | null;

/** So many of a requirement's likeliest sentences are put to a verifier, from so much likelihood on. */
const ASKED = { most: 3, from: 0.12 };
/** A verifier is wrong one time in ten: its word changes a sentence's odds ninefold, and a person's less. */
const ODDS = { shown: 9, held: 3 };
const POINTED = 0.3;

type Reply = { statement: Statement; word: Verification | null; shown: number };

export type Lifting = { finding: Finding; best: Reply | undefined; signs: number[] };

/** Each sentence once: what must be there and what is claimed first, and every requirement in its turn. */
export function inTurn(
  findings: readonly Finding[],
  likely: (finding: Finding) => readonly Likely[],
): ToVerify[] {
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
export function verified(
  findings: readonly Finding[],
  verify: Verify,
  likely: (finding: Finding) => readonly Likely[],
): Finding[] {
  return liftings(findings, verify, likely).map((each) => {
    if (isOpposed(each.finding)) return each.finding;
    const claimed = claimedBy(each.finding);
    return claimed ? kept(each.finding, claimed, verify) : lifted(each);
  });
}

/** Each finding with what was said of its sentences, and of how many other requirements' a yes was said. */
export function liftings(
  findings: readonly Finding[],
  verify: Verify,
  likely: (finding: Finding) => readonly Likely[],
): Lifting[] {
  const replies = findings.map((each) =>
    isOpposed(each) || claimedBy(each) ? [] : repliesFor(each, verify, likely(each)),
  );
  return findings.map((each, at) => {
    const [best, ...next] = replies[at] ?? [];
    const others = replies.filter((_, other) => other !== at);
    return {
      finding: each,
      best,
      signs: [
        logOdds(each.chance?.held ?? 0),
        logOdds(best?.shown ?? 0),
        next.some(isConfirmed) ? 1 : 0,
        confirmedShare(others),
      ],
    };
  });
}

const isConfirmed = ({ word }: Reply): boolean => word === "yes" || word === "partly";

function confirmedShare(replies: readonly (readonly Reply[])[]): number {
  const asked = replies.filter((each) => each.some(({ word }) => word !== null));
  return (asked.filter((each) => each.some(isConfirmed)).length + 0.5) / (asked.length + 1);
}

function kept(finding: Finding, claimed: Statement, verify: Verify): Finding {
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

/** The sentence of a claim; one that is only likely is put to a verifier like what is pointed at. */
const claimedBy = ({ verdict, shown, isLikely }: Finding): Statement | undefined =>
  !isLikely && (verdict === "found" || verdict === "partly") ? shown[0] : undefined;

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

function afterWord(word: Verification, before: number, times = ODDS.shown): number {
  const odds = (before / (1 - before)) * (word === "no" ? 1 / times : times);
  return odds / (1 + odds);
}

/** The finding as it was where nothing was asked, or the likeliest sentence has no answer. */
function lifted({ finding, best, signs }: Lifting): Finding {
  if (!best || best.word === null) return finding;
  const { isLikely, chance, ...rest } = finding;
  const { requirement } = finding;
  const held = chance && { ...chance, held: afterWord(best.word, chance.held, ODDS.held) };
  const said: Finding = { ...rest, says: "", ...(held && { chance: held }) };
  if (best.shown < POINTED) return { ...said, verdict: "not found", shown: [] };
  const isClaimed =
    requirement.kind !== "trait" &&
    isConfirmed(best) &&
    !isDenial(best.statement) &&
    weighed(signs, LIFTING_WEIGHTS) >= 0;
  const claim = best.word === "yes" ? "found" : "partly";
  return { ...said, verdict: isClaimed ? claim : "mentioned", shown: [best.statement] };
}

function asked(requirement: string, { source, questionId, sentence }: Statement): ToVerify {
  const where = questionId === undefined ? {} : { questionId };
  return { requirement, source, ...where, start: sentence.start, end: sentence.end };
}
