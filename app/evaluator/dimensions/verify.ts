import type { Statement } from "../claims/claim";
import type { Quote } from "../evaluation";
import type { Finding } from "./finding";

export type ToVerify = { requirement: string } & Pick<Quote, "source" | "questionId" | "start" | "end">;
export type Verification = "yes" | "partly" | "no";
export type Verify = (sentence: ToVerify) => Verification;

/** A less likely sentence stays a mention whatever a verifier says: it is wrong now and then. */
const LIFTED = { held: 0.6, shown: 0.3 };

/** A yes may lift a mention, a no takes off a claim that is left to be read, and a mention for good. */
export function verified(finding: Finding, verify: Verify): Finding {
  const { verdict, shown, requirement } = finding;
  if (shown.length === 0 || verdict === "says otherwise" || verdict === "not found") return finding;
  const replies = new Map<Statement, Verification>();
  for (const statement of shown) replies.set(statement, verify(asked(requirement.line, statement)));
  const kept = shown.filter((statement) => replies.get(statement) !== "no");
  const first = kept[0];
  const claims = verdict !== "mentioned";
  if (!first)
    return claims && !finding.chance
      ? { ...finding, verdict: "mentioned", says: "" }
      : { ...finding, verdict: "not found", says: "", shown: [] };
  const level = replies.get(first) === "yes" ? "found" : "partly";
  if (claims) return { ...finding, verdict: level === "partly" ? level : verdict, shown: [first] };
  return isLiftable(finding) ? { ...finding, verdict: level, shown: [first] } : { ...finding, shown: kept };
}

const isLiftable = ({ requirement, isDenied, chance }: Finding): boolean =>
  requirement.kind !== "trait" &&
  !isDenied &&
  chance !== undefined &&
  chance.held >= LIFTED.held &&
  chance.shown >= LIFTED.shown;

function asked(requirement: string, { source, questionId, sentence }: Statement): ToVerify {
  const where = questionId === undefined ? {} : { questionId };
  return { requirement, source, ...where, start: sentence.start, end: sentence.end };
}
