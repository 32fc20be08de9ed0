import type { Statement } from "../claims/claim";
import type { Quote } from "../evaluation";
import type { Finding } from "./finding";
import type { Likely } from "./likelihood";

export type ToVerify = { requirement: string } & Pick<Quote, "source" | "questionId" | "start" | "end">;
export type Verification = "yes" | "partly" | "no";
export type Verify = (sentence: ToVerify) => Verification;

/** So many of a requirement's likeliest sentences are put to a verifier, from so much likelihood on. */
const ASKED = { most: 3, from: 0.12 };
/** A verifier is wrong one time in ten, so that its word changes the odds ninefold. */
const ODDS = 9;
const LIFTED = { held: 0.6, shown: 0.75 };
const POINTED = 0.3;

type Reply = { statement: Statement; word: Verification; shown: number };

/** A yes may lift a mention, a no takes a claim off; what a rule claimed is left to be read. */
export function verified(finding: Finding, verify: Verify, likely: readonly Likely[]): Finding {
  const { verdict, shown, isDenied } = finding;
  if (verdict === "says otherwise" || isDenied) return finding;
  const first = shown[0];
  if (first && verdict !== "mentioned" && verdict !== "not found") {
    const word = verify(asked(finding.requirement.line, first));
    if (word !== "no") return { ...finding, verdict: word === "partly" ? word : verdict, shown: [first] };
    if (!finding.chance) return { ...finding, verdict: "mentioned", says: "", shown: [first] };
  }
  return lifted(finding, repliesFor(finding, verify, likely));
}

function repliesFor(finding: Finding, verify: Verify, likely: readonly Likely[]): Reply[] {
  return likely
    .slice(0, ASKED.most)
    .filter(({ likelihood }) => likelihood >= ASKED.from)
    .map(({ statement, likelihood }, at) => {
      const word = verify(asked(finding.requirement.line, statement));
      const before = at === 0 && finding.chance ? finding.chance.shown : likelihood;
      const odds = (before / (1 - before)) * (word === "no" ? 1 / ODDS : ODDS);
      return { statement, word, shown: odds / (1 + odds) };
    })
    .sort((a, b) => b.shown - a.shown);
}

function lifted(finding: Finding, [best]: readonly Reply[]): Finding {
  if (!best || best.shown < POINTED) return { ...finding, verdict: "not found", says: "", shown: [] };
  const isClaimed =
    finding.requirement.kind !== "trait" &&
    (finding.chance?.held ?? 0) >= LIFTED.held &&
    best.shown >= LIFTED.shown &&
    best.statement.claims.every(({ polarity }) => polarity !== "does not");
  const claim = best.word === "yes" ? "found" : "partly";
  return { ...finding, verdict: isClaimed ? claim : "mentioned", says: "", shown: [best.statement] };
}

function asked(requirement: string, { source, questionId, sentence }: Statement): ToVerify {
  const where = questionId === undefined ? {} : { questionId };
  return { requirement, source, ...where, start: sentence.start, end: sentence.end };
}
