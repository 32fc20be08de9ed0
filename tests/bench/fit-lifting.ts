import { readClaims } from "~/evaluator/claims/read-claims";
import { findingsOf, likelyOf } from "~/evaluator/dimensions/beside-the-rest";
import { readingOf } from "~/evaluator/dimensions/reading";
import { liftings } from "~/evaluator/dimensions/verify";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { inputOf, lineFor, type Profession, professionsIn } from "./evidence-set";
import { type Example, fitted } from "./logistic";
import { standIn } from "./stand-in";

const ACCURACY = 0.9;
/** Claims against somebody's word are one in a hundred: one draw of wrong answers has too few of them. */
const DRAWS = ["a", "b", "c", "d", "e", "f"];
const CONSTANTS = [-2.5, -3, -3.25, -3.5, -3.75, -4];

type Confirmed = { values: readonly number[]; verdict: "met" | "partly" | "not_met" | "not_shown" };

/** Weights by which a yes is no claim against somebody's word, and what each threshold keeps. */
export function fitLifting(folders: readonly string[]): string[] {
  const sets = folders.flatMap((folder) => professionsIn(folder));
  const confirmed = sets.flatMap((set) => DRAWS.flatMap((draw) => confirmedIn(set, draw)));
  const weights = fitted(
    confirmed.map(({ values, verdict }): Example => ({ values, shows: verdict !== "not_met" })),
  );
  const sumOf = ({ values }: Confirmed) =>
    values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
  return [
    `lifting: ${weights.map((weight) => weight.toFixed(2)).join(", ")}`,
    ...CONSTANTS.map((constant) => {
      const lifted = confirmed.filter((each) => sumOf(each) + constant >= 0);
      const count = (verdict: Confirmed["verdict"]) =>
        lifted.filter((each) => each.verdict === verdict).length;
      return (
        `constant ${constant}: met ${count("met")}, partly ${count("partly")}, ` +
        `not shown ${count("not_shown")}, against ${count("not_met")}`
      );
    }),
  ];
}

function confirmedIn(set: Profession, draw: string): Confirmed[] {
  const people = set.candidates.filter(({ language }) => (language ?? set.language ?? "en") === "en");
  return people.flatMap((person) => {
    const input = inputOf(set, person);
    const requirements = readPosting(input.posting);
    const reading = readingOf(input, readClaims(input), requirements);
    const findings = findingsOf(requirements, reading);
    const verify = standIn(set, person, ACCURACY, draw);
    const all = liftings(findings, verify, (finding) => likelyOf(finding, reading));
    return all.flatMap(({ finding: { requirement, chance }, best, signs }) => {
      const line = lineFor(requirement.line, set.requirements);
      const label = line && person.labels.find(({ req }) => req === line.id);
      const isAsked = chance !== undefined && requirement.kind !== "trait";
      if (!label || !isAsked || !best || best.word === null || best.word === "no") return [];
      return [{ values: signs, verdict: label.verdict }];
    });
  });
}
