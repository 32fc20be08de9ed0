import type { EvaluationInput, Fact } from "../evaluation";
import type { Requirement } from "../requirements/requirement";
import type { Finding } from "./finding";
import { quoteOf } from "./quotes";

const FACTUAL: readonly Requirement["kind"][] = ["licence", "education", "language", "condition"];

/** What can be stated or not, beside the score; a must-have that is stated otherwise stands first. */
export function factsOf(findings: readonly Finding[], input: EvaluationInput): Fact[] {
  const facts = findings
    .filter(({ requirement }) => FACTUAL.includes(requirement.kind))
    .map(({ requirement, verdict, shown }): Fact => {
      const stated = verdict === "found" || verdict === "partly";
      const state = stated ? "stated" : verdict === "says otherwise" ? "stated otherwise" : "not stated";
      const quotes = state === "not stated" ? [] : shown.map((statement) => quoteOf(statement, input));
      return { label: requirement.line, must: requirement.strength === "must", state, quotes };
    });
  const rank = ({ must, state }: Fact) => (state === "stated otherwise" ? (must ? 0 : 1) : 2);
  return facts
    .map((fact, at) => ({ fact, at }))
    .sort((a, b) => rank(a.fact) - rank(b.fact) || a.at - b.at)
    .map(({ fact }) => fact);
}
