import type { PoolChoice, Reason } from "~/vocabulary/decisions";

/** What is written down with a decision; the applicant reads `theirs` and `detail`. */
export type GivenReason = {
  ours: string;
  theirs: string | null;
  detail: string | null;
  template?: string | undefined;
  pool?: boolean;
};

export type ReasonProblems = { reason?: string[]; detail?: string[] };

/** In characters. */
const SHORTEST_DETAIL = 20;

type Asking = { asksReasons: boolean; reasons: readonly Reason[] };

/** Those to choose from; none where the company asks for none. */
export const reasonsAsked = ({ asksReasons, reasons }: Asking): Reason[] =>
  asksReasons ? reasons.filter(({ active }) => active) : [];

/** Null where the company asks for none. */
export function givenReason(
  { asksReasons, reasons }: Asking,
  given: { reason: string; detail: string; pool?: PoolChoice },
): { kind: "given"; reason: GivenReason | null } | { kind: "missing"; problems: ReasonProblems } {
  if (!asksReasons) return { kind: "given", reason: null };
  const chosen = reasons.find(({ id, active }) => active && id === given.reason);
  if (chosen === undefined) return { kind: "missing", problems: { reason: ["Please choose a reason"] } };
  const detail = given.detail.trim();
  if (chosen.brief !== true && detail.length < SHORTEST_DETAIL)
    return { kind: "missing", problems: { detail: [`Please write at least ${SHORTEST_DETAIL} characters`] } };
  const { ours, theirs, template } = chosen;
  const pool = given.pool ? given.pool === "yes" : chosen.pool === true;
  return { kind: "given", reason: { ours, theirs, detail: detail === "" ? null : detail, template, pool } };
}
