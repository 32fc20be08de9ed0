import type { Db } from "../../../db/client";
import { selectSettings } from "../decisions/settings";
import { type Reader, withinReach } from "../members/scope";
import type { CandidateQuery } from "./list-query";
import { MOST_AT_ONCE, statusLabel } from "./rules";
import { candidateList } from "./store";

/** Whom the list holds, on all its pages. `more`: over five hundred, of whom none are given. */
export async function selectable(db: Db, reader: Reader, query: CandidateQuery) {
  const { companyId } = reader;
  const [people, [company]] = await db.batch([
    candidateList(
      db,
      { companyId, within: withinReach(reader, "candidates"), named: true },
      { ...query, after: null },
      MOST_AT_ONCE + 1,
    ),
    selectSettings(db, companyId),
  ]);
  if (company === undefined) throw new Error("a recruiter has a company");
  const more = people.length > MOST_AT_ONCE;
  return {
    more,
    staged: people.some(({ stageId }) => stageId !== null),
    settings: company.settings,
    people: more
      ? []
      : people.map(({ id, name, position, status, stage }) => ({
          id,
          name,
          position,
          status,
          place: stage ?? statusLabel(status),
        })),
  };
}
