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
