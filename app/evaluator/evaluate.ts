import { readClaims } from "./claims/read-claims";
import { assemble } from "./dimensions/assemble";
import { findingsOf, likelyOf } from "./dimensions/beside-the-rest";
import type { Finding } from "./dimensions/finding";
import { type Reading, readingOf } from "./dimensions/reading";
import { asksForNoMore } from "./dimensions/right-to-work";
import { inTurn, type ToVerify, type Verify, verified } from "./dimensions/verify";
import type { Evaluation, EvaluationInput } from "./evaluation";
import { readPosting } from "./requirements/read-posting";
import { rememberingTexts } from "./text/remembered";
import { EVALUATOR } from "./version";

/** Pure: the same input gives the same bytes. What cannot be judged has a null score and a reason. */
export function evaluate(input: EvaluationInput): Evaluation {
  return read(input, (reading, findings) => assemble(input, reading, findings, EVALUATOR));
}

export type Unverified = { evaluation: Evaluation; sentences: ToVerify[] };

/** What `evaluate` says, and what a verifier would be asked about it, what matters most first. */
export function unverified(input: EvaluationInput): Unverified {
  return read(input, (reading, findings) => ({
    evaluation: assemble(input, reading, findings, EVALUATOR),
    sentences: inTurn(findings, (finding) => likelyOf(finding, reading)),
  }));
}

/** A verifier is asked about a claim's own sentence, and about three of any other requirement at most. */
export function evaluateWith(input: EvaluationInput, verify: Verify): Evaluation {
  return read(input, (reading, findings) => {
    const checked = verified(findings, verify, (finding) => likelyOf(finding, reading));
    return assemble(input, reading, checked, EVALUATOR);
  });
}

function read<Result>(
  input: EvaluationInput,
  judge: (reading: Reading, findings: readonly Finding[]) => Result,
): Result {
  return rememberingTexts(() => {
    const requirements = readPosting(input.posting);
    const reading = readingOf(input, readClaims(input), requirements);
    const findings = findingsOf(requirements, reading);
    return judge(reading, input.rightToWorkAsked ? findings.filter(isLeftToTexts) : findings);
  });
}

const isLeftToTexts = ({ requirement, verdict }: Finding): boolean =>
  verdict !== "not found" || !asksForNoMore(requirement);
