import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readClaims } from "~/evaluator/claims/read-claims";
import { likelihoodsBy } from "~/evaluator/dimensions/likelihood";
import { findingOf } from "~/evaluator/dimensions/match";
import { readingOf } from "~/evaluator/dimensions/reading";
import type { Tables } from "~/evaluator/dimensions/reply-signs";
import { isUnclaimed, restOf } from "~/evaluator/dimensions/rest";
import { shownSigns } from "~/evaluator/dimensions/shown";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { boosted, type Signed } from "./boosted";
import {
  inputOf,
  lineFor,
  type Profession,
  peopleWhoWriteEnglish,
  placeOf,
  professionsIn,
  shows,
  sourceOf,
} from "./evidence-set";
import { tablesWithout } from "./fit-replies";

/** Learns which sentence shows what no rule claims, and writes `shown-trees.txt` to `data`. */
export function fitShown(
  learntFrom: readonly string[],
  others: readonly string[],
  replies: string,
  data: string,
): string[] {
  const sets = learntFrom.flatMap((folder) => professionsIn(folder));
  const tables = tablesWithout(sets, replies);
  const examples = [...sets, ...others.flatMap((folder) => professionsIn(folder))].flatMap((set) =>
    examplesOf(set, tables.get(set)),
  );
  writeFileSync(join(data, "shown-trees.txt"), boosted(examples));
  return [`${examples.length} sentences, of which ${examples.filter((each) => each.shows).length} show it`];
}

function examplesOf(set: Profession, tables: Tables | undefined): Signed[] {
  return peopleWhoWriteEnglish(set).flatMap((person) => {
    const input = inputOf(set, person);
    const requirements = readPosting(input.posting);
    const reading = readingOf(input, readClaims(input), requirements);
    const likely = likelihoodsBy(reading, tables, 0);
    const all = requirements.map((each) => likely.get(each) ?? []);
    const alone = requirements.map((each) => findingOf(each, reading));
    return requirements.flatMap((requirement, at) => {
      const line = lineFor(requirement.line, set.requirements);
      const label = line && person.labels.find(({ req }) => req === line.id);
      const rest = restOf(alone, at, reading);
      const found = alone[at];
      if (!label || !rest || !found || !isUnclaimed(found)) return [];
      const signsOf = shownSigns(all, at, rest);
      return (all[at] ?? []).map((each) => {
        const place = placeOf(each.statement);
        return {
          values: Float32Array.from(signsOf(each)),
          shows: shows(place, label, sourceOf(place, set, person)),
        };
      });
    });
  });
}
