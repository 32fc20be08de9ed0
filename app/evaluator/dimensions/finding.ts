import type { Finding as Verdict } from "~/vocabulary/findings";
import type { Claim, Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import type { Hit } from "./term-hits";

export type Finding = {
  requirement: Requirement;
  verdict: Verdict;
  says: string;
  shown: Statement[];
  /** How strongly the sentence speaks of it, 0–1: orders people, and is never shown. */
  nearness: number;
  /** What is pointed at says that it is not so: it is to be read, and earns nothing. */
  isDenied?: boolean;
  /** What is pointed at answers a question about it, so that it is never "not found". */
  isAnswer?: boolean;
  /** Claimed because it is likely beside the rest: it counts as likely as it is. */
  isLikely?: boolean;
  likely?: readonly Likely[];
  chance?: { held: number; shown: number };
};

export type Likely = { statement: Statement; hit: Hit | null; likelihood: number };

export type Candidate = { statement: Statement; claim: Claim; hit: Hit; likelihood: number };

export type Judgement = { verdict: "found" | "partly"; strength: number };

export function finding(
  requirement: Requirement,
  verdict: Verdict,
  says: string,
  statement: Statement,
  nearness: number,
): Finding {
  return { requirement, verdict, says, shown: [statement], nearness };
}
