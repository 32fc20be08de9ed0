import type { Evaluation, EvaluationInput } from "../evaluation";
import type { Finding } from "./finding";
import { quoteOf } from "./quotes";

const MOST = 4;

type Points = Evaluation["highlights"];

export function highlightsOf(findings: readonly Finding[], input: EvaluationInput): Points {
  return ranked(findings, "found").map(({ requirement, says, shown }) => ({
    text: says || withoutWish(requirement.line),
    quotes: shown.slice(0, 1).map((statement) => quoteOf(statement, input)),
  }));
}

/** Must-haves that the applicant denies, states in part, or does not speak of. Traits are never concerns. */
export function concernsOf(findings: readonly Finding[], input: EvaluationInput): Points {
  const open = findings.filter(({ requirement }) => requirement.kind !== "trait");
  const musts = open.filter((each) => each.requirement.strength === "must" && !isPlainlyShown(each));
  const rows = [
    ...ranked(open, "says otherwise").map((each) => ({
      each,
      text: `Says otherwise: ${each.requirement.line}`,
    })),
    ...ranked(musts, "partly").map((each) => ({
      each,
      text: isEnough(each.says) ? `Said in part: ${each.requirement.line}` : each.says,
    })),
    ...ranked(musts, "not found").map((each) => ({
      each,
      text: `Not found in the text: ${each.requirement.line}`,
    })),
  ];
  return rows.slice(0, MOST).map(({ each, text }) => ({
    text,
    quotes: each.shown.slice(0, 1).map((statement) => quoteOf(statement, input)),
  }));
}

const isPlainlyShown = ({ requirement: { kind, alternatives }, verdict, shown }: Finding): boolean =>
  kind === "tool" && verdict === "partly"
    ? shown[0]?.section === "skills" && alternatives.some(({ terms }) => terms.length === 1)
    : kind === "language" &&
      verdict === "not found" &&
      alternatives.every(({ terms }) => terms.every(({ words }) => /^english$/i.test(words)));

/** "PA1 would be lovely, but we can put you through it" is what somebody has as "PA1". */
const withoutWish = (line: string): string =>
  line.replace(
    /\s*\([^)]*\b(?:would|will) (?:also |really )?be [^)]*\)|,?\s+(?:would|will) (?:also |really )?be (?:an? )?(?:\p{L}+ )?(?:lovely|nice|great|good|handy|helpful|useful|welcome|plus|bonus|advantage|asset)\b.*$/iu,
    "",
  );

function isEnough(says: string): boolean {
  const [, years = "", asked = ""] = /(\d+) years? \(asked: (\d+|one) years?\)/.exec(says) ?? [];
  return says === "" || (years !== "" && Number(years) >= (Number(asked) || 1));
}

const STRENGTHS = ["must", "duty", "nice"] as const;

function ranked(findings: readonly Finding[], verdict: Finding["verdict"]): Finding[] {
  const rank = ({ requirement }: Finding) => STRENGTHS.indexOf(requirement.strength);
  return findings
    .map((finding, at) => ({ finding, at }))
    .filter(({ finding }) => finding.verdict === verdict)
    .sort((a, b) => rank(a.finding) - rank(b.finding) || a.at - b.at)
    .slice(0, MOST)
    .map(({ finding }) => finding);
}
