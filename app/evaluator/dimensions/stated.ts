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

const IN_PART = 0.95;

/** The share of what is asked that somebody is likely to have, 0–1; 1 where nothing is asked. */
export function likelyShare(findings: readonly Finding[]): number {
  if (findings.length === 0) return 1;
  const sum = findings.reduce((each, finding) => each + likelyHeld(finding), 0);
  return sum / findings.length;
}

function likelyHeld({ verdict, chance, isDenied }: Finding): number {
  if (verdict === "found") return 1;
  if (verdict === "says otherwise" || isDenied) return 0;
  return verdict === "partly" ? Math.max(IN_PART, chance?.held ?? 0) : (chance?.held ?? 0);
}
