import { readClaims } from "./claims/read-claims";
import { assemble } from "./dimensions/assemble";
import { findingsOf } from "./dimensions/beside-the-rest";
import { likelihoods } from "./dimensions/likelihood";
import { readingOf } from "./dimensions/reading";
import { type Verify, verified } from "./dimensions/verify";
import type { Evaluation, EvaluationInput } from "./evaluation";
import { readPosting } from "./requirements/read-posting";
import type { Requirement } from "./requirements/requirement";
import { EVALUATOR } from "./version";

/** Pure: the same input gives the same bytes. What cannot be judged has a null score and a reason. */
export function evaluate(input: EvaluationInput): Evaluation {
  return evaluateFor(input, readPosting(input.posting));
}

/** A verifier is asked about a claim's own sentence, and about three of any other requirement at most. */
export function evaluateWith(input: EvaluationInput, verify: Verify): Evaluation {
  const requirements = readPosting(input.posting);
  const reading = readingOf(input, readClaims(input), requirements);
  const findings = findingsOf(requirements, reading).map((each) =>
    verified(each, verify, likelihoods(each.requirement, reading)),
  );
  return assemble(input, reading, findings, EVALUATOR);
}

function evaluateFor(input: EvaluationInput, requirements: readonly Requirement[]): Evaluation {
  const reading = readingOf(input, readClaims(input), requirements);
  return assemble(input, reading, findingsOf(requirements, reading), EVALUATOR);
}
