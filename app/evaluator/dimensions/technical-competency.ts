import type { RatedAnswer } from "../answers/rate-answer";
import type { DimensionResult, EvidenceItem } from "../evaluation";
import type { Match } from "../requirements/matches";
import { type Anchors, evidence, notShown, shown } from "./dimension";

/** Points of a hundred: what is asked for, how it is told, how a technical question is answered. */
const COVERAGE = 65;
const DEPTH = 10;
const ANSWER = 25;
/** What would be nice to have counts half. */
const NICE = 0.5;
/** Few CVs repeat a posting's words: half of the coverage points is a strong match. */
const SCALE: Anchors = [
  [0, 0],
  [0.1, 25],
  [0.2, 45],
  [0.35, 65],
  [0.5, 80],
  [0.7, 90],
  [1, 100],
];

/** Technical competency: the posting's requirements in the CV, cover letter and answers, and the technical answers. */
export function technicalCompetency(
  matches: readonly Match[],
  hasText: boolean,
  rated: readonly { answer: RatedAnswer; title: string }[],
  noText: string,
): DimensionResult {
  if (!hasText && rated.length === 0) return notShown("technical_competency", noText);
  const items = [
    ...(hasText ? coverage(matches) : []),
    ...rated.flatMap((each) => answerItems(each, ANSWER / rated.length)),
  ];
  if (items.length === 0)
    return notShown("technical_competency", "The posting names nothing that could be looked for.");
  return shown("technical_competency", items, SCALE);
}

function coverage(matches: readonly Match[]): EvidenceItem[] {
  const total = matches.reduce((sum, match) => sum + weightOf(match), 0);
  if (total === 0) return [];
  const items = matches.map((match) => {
    const outOf = (COVERAGE * weightOf(match)) / total;
    return evidence({
      label: match.requirement.label,
      kind: "requirement",
      must: match.requirement.must,
      outOf,
      points: outOf * match.strength,
      quotes: match.quotes,
    });
  });
  return [...items, depth(matches, total)];
}

function weightOf(match: Match): number {
  return match.requirement.weight * (match.requirement.must ? 1 : NICE);
}

/** What is found and told in a job or an answer, rather than listed. */
function depth(matches: readonly Match[], total: number): EvidenceItem {
  const told = matches.reduce((sum, match) => sum + weightOf(match) * match.strength * match.told, 0) / total;
  const best = [...matches].sort((a, b) => b.strength * b.told - a.strength * a.told)[0];
  return evidence({
    label: "Told in work or answers, not only listed",
    kind: "requirement",
    outOf: DEPTH,
    points: DEPTH * Math.min(1, told),
    quotes: best && best.strength > 0 ? best.quotes.slice(0, 1) : [],
  });
}

/** A rated answer's criteria as items that share `points`. */
export function answerItems(
  { answer, title }: { answer: RatedAnswer; title: string },
  points: number,
): EvidenceItem[] {
  const outOf = answer.criteria.reduce((sum, each) => sum + each.outOf, 0);
  return answer.criteria.map((each) =>
    evidence({
      label: `${title}: ${each.label.charAt(0).toLowerCase()}${each.label.slice(1)}`,
      kind: "rubric",
      outOf: (points * each.outOf) / outOf,
      points: (points * each.points) / outOf,
      quotes: each.quotes,
    }),
  );
}
