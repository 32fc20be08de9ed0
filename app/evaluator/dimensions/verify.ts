import type { Statement } from "../claims/claim";
import type { Quote } from "../evaluation";
import type { Finding } from "./finding";

export type ToVerify = { requirement: string } & Pick<Quote, "source" | "questionId" | "start" | "end">;
export type Verification = "yes" | "partly" | "no";
export type Verify = (sentence: ToVerify) => Verification;

/** A less likely sentence stays a mention whatever a verifier says: it is wrong now and then. */
const LIFTED_FROM = 0.5;

export function verified(finding: Finding, verify: Verify): Finding {
  const { verdict, shown, requirement } = finding;
  if (shown.length === 0 || verdict === "says otherwise" || verdict === "not found") return finding;
  const replies = new Map<Statement, Verification>();
  for (const statement of shown) replies.set(statement, verify(asked(requirement.line, statement)));
  const kept = shown.filter((statement) => replies.get(statement) !== "no");
  const first = kept[0];
  if (!first) return { ...finding, verdict: "not found", says: "", shown: [] };
  const level = replies.get(first) === "yes" ? "found" : "partly";
  if (verdict !== "mentioned")
    return { ...finding, verdict: level === "partly" ? level : verdict, shown: [first] };
  if (requirement.kind === "trait" || finding.nearness < LIFTED_FROM) return { ...finding, shown: kept };
  return { ...finding, verdict: level, shown: [first] };
}

function asked(requirement: string, { source, questionId, sentence }: Statement): ToVerify {
  const where = questionId === undefined ? {} : { questionId };
  return { requirement, source, ...where, start: sentence.start, end: sentence.end };
}
