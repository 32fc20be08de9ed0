import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { reachOf } from "../members/rules";
import { type Reader, selectTeamJobs, withinReach } from "../members/scope";
import type { CandidateQuery } from "./list-query";
import { cursorOf } from "./open-dashboard";
import { type CandidateScope, candidateList, teamScope } from "./store";

/** The id of whoever follows in the open list, or else stands first in it; null when nobody is left. */
export async function nextUndecided(
  db: Db,
  reader: Reader,
  query: CandidateQuery,
  decidedId: string,
): Promise<string | null> {
  const [decided] = await db
    .select({
      seq: applications.seq,
      name: applications.name,
      submittedAt: applications.submittedAt,
      overallScore: applications.overallScore,
      snooze: applications.snooze,
    })
    .from(applications)
    .where(and(eq(applications.id, decidedId), eq(applications.companyId, reader.companyId)));
  if (decided === undefined) return null;
  const status = query.status === null || query.status === "all" ? ("pending" as const) : query.status;
  const submittedAt = decided.submittedAt ?? new Date(0);
  const after = cursorOf({ ...decided, submittedAt }, query.sort);
  const scope = await scopeOf(db, reader);
  const [[following], [first]] = await db.batch([
    candidateList(db, scope, { ...query, status, after }, 1),
    candidateList(db, scope, { ...query, status, after: null }, 1),
  ]);
  return following?.id ?? first?.id ?? null;
}

async function scopeOf(db: Db, reader: Reader): Promise<CandidateScope> {
  return reachOf(reader.role, "candidates") === "team"
    ? teamScope(reader, await selectTeamJobs(db, reader))
    : { companyId: reader.companyId, within: withinReach(reader, "candidates") };
}
