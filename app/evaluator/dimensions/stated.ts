import type { Finding } from "./finding";

/** Of what can be judged, the share that a rule finds, if in part, 0–1; 1 when nothing can be judged. */
export function statedShare(findings: readonly Finding[]): number {
  const judged = findings.filter(isJudged);
  const stated = judged.filter(
    ({ verdict, chance }) => (verdict === "found" || verdict === "partly") && chance === undefined,
  );
  return judged.length === 0 ? 1 : stated.length / judged.length;
}

export const isJudged = ({ requirement }: Finding): boolean => requirement.kind !== "trait";

export const mustsOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ requirement }) => requirement.strength === "must");

type Claimed = { found: number; partly: number };
const AS_SAID: Claimed = { found: 1, partly: 0.95 };
/** Neighbours hold papers and rights as well: a claim parts people less than what is told of the work. */
const AS_TOLD_OF_WORK: Claimed = { found: 0.85, partly: 0.75 };

/** The share of what is asked that somebody is likely to have, 0–1; 1 where nothing is asked. */
export const likelyShare = (findings: readonly Finding[]): number => shareOf(findings, AS_SAID);

/** The same where a claim tells little more than what is likely, by which people stand in order. */
export const toldShare = (findings: readonly Finding[]): number => shareOf(findings, AS_TOLD_OF_WORK);

function shareOf(findings: readonly Finding[], claimed: Claimed): number {
  if (findings.length === 0) return 1;
  return findings.reduce((sum, finding) => sum + likelyHeld(finding, claimed), 0) / findings.length;
}

function likelyHeld({ verdict, chance, isDenied, isLikely }: Finding, claimed: Claimed): number {
  if (verdict === "says otherwise" || isDenied) return 0;
  const held = chance?.held ?? 0;
  return !isLikely && (verdict === "found" || verdict === "partly") ? Math.max(claimed[verdict], held) : held;
}
