import { and, eq, type SQL, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import { asDay } from "~/lib/words";
import type { CandidateStatus } from "~/vocabulary/applications";
import type { Db } from "../../../db/client";
import { applications, users } from "../../../db/schema";
import { recordEach } from "../activity/record-activity";
import { duplicateMail } from "../applications/decision-emails";
import { FIRST_REASONS } from "../decisions/first-reasons";
import type { GivenReason } from "../decisions/reasons";
import { mailLeaves } from "../decisions/rules";
import { selectSettings } from "../decisions/settings";
import type { Reader } from "../members/scope";
import { findTemplate } from "../messages/by-template";
import { lastHeld } from "../messages/last-held";
import { mayMerge } from "./merge-rules";
import type { Deps, Mover } from "./move-candidate";
import { reached } from "./reached";
import { reasonLetter } from "./reason-letter";
import { MOST_TAGS } from "./rules";
import { mailOf, takeDecisions } from "./status-change";

export type MergeOutcome =
  /** `told`: by which change, and when its mail leaves; null where the other had ended before. */
  | { kind: "merged"; told: { changeId: string; leaves: Date | null } | null }
  | { kind: "before" }
  /** Either stands elsewhere by now, or they cannot be merged this way. */
  | { kind: "refused" }
  | { kind: "not-found" };

type Merge = { keep: string; other: string; seen: Readonly<Record<string, CandidateStatus>> };

/** `keep` goes on; `other` is passed for it, in one batch that hangs on where both were seen. */
export async function mergeApplications(
  by: Reader & Mover,
  { keep, other, seen }: Merge,
  deps: Deps,
): Promise<MergeOutcome> {
  const { db, now } = deps;
  const [both, [company]] = await db.batch([
    selectBoth(db, by, [keep, other]),
    selectSettings(db, by.companyId),
  ]);
  const kept = both.find(({ id }) => id === keep);
  const gone = both.find(({ id }) => id === other);
  if (company === undefined || kept === undefined || gone === undefined) return { kind: "not-found" };
  if (kept.jobId !== gone.jobId || keep === other) return { kind: "not-found" };
  if (gone.duplicateOf === keep) return { kind: "before" };
  const may = mayMerge(kept, gone);
  const fits = may.kind === "either" || (may.kind === "only" && may.keep === keep);
  if (!fits || kept.status !== seen[keep] || gone.status !== seen[other]) return { kind: "refused" };
  const mine = { companyId: by.companyId, keep, other };
  const when = standsStill(mine, kept);
  if (gone.status === "passed") {
    const made = sql`from applications o where o.id = ${other} and o.company_id = ${by.companyId}
      and o.status = 'passed' and o.duplicate_of is null and ${when}`;
    const [linked] = await linkOnly(db, by, mine, made, now);
    return linked.length > 0 ? { kind: "merged", told: null } : after(by, mine, db);
  }
  const changeId = newId(now);
  const day = asDay(kept.submitted);
  const theirs = `You applied for this job twice; we go on with your application of ${day}.`;
  const known = company.settings.reasons.find(({ id }) => id === DUPLICATE);
  const ours = known?.ours ?? FIRST_REASONS.find(({ id }) => id === DUPLICATE)?.ours ?? DUPLICATE;
  const reason: GivenReason = { ours, theirs, detail: null };
  const about = { ...gone, companyName: by.companyName, publicOrigin: deps.publicOrigin };
  const usual = duplicateMail(gone.email, about, theirs);
  const template = await findTemplate(db, by.companyId, known?.template);
  const from = { ...by, publicOrigin: deps.publicOrigin };
  const letter = reasonLetter(template, usual, { about: gone, from, why: reason });
  const leaves = mailLeaves(company.settings.undoWindow, company.timeZone, now, gone.held);
  const news = { changeId, applicationId: other, userId: gone.userId, status: "passed" as const };
  const moved = await takeDecisions(db, by, [{ news, letter, from: gone.status, offer: null }], {
    ...{ to: "passed", leaves, reason, now },
    beside: { when, after: (made) => [...behind(db, by, mine, made, now)] },
  });
  if (moved.length === 0) return after(by, mine, db);
  if (leaves === null) await deps.jobs.wake({ kind: "outbox", ids: [mailOf(changeId)] });
  return { kind: "merged", told: { changeId, leaves } };
}

/** The reason's id among those that every company begins with. */
const DUPLICATE = "duplicate";

type Mine = { companyId: string; keep: string; other: string };

const selectBoth = (db: Db, by: Reader, ids: readonly string[]) =>
  db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      name: applications.name,
      position: applications.position,
      status: applications.status,
      duplicateOf: applications.duplicateOf,
      submitted: sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt).as("submitted"),
      held: lastHeld,
      userId: applications.userId,
      email: users.email,
      firstName: users.firstName,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(reached(by, "candidates.merge", ids));

/** Whoever goes on is where they were seen, and is no duplicate of anybody themselves. */
const standsStill = ({ companyId, keep }: Mine, { status, jobId }: { status: string; jobId: string }): SQL =>
  sql`exists (select 1 from applications k where k.id = ${keep} and k.company_id = ${companyId}
    and k.job_id = ${jobId} and k.status = ${status} and k.duplicate_of is null)`;

/** The log, the tags, and last the link; each only where `made` has a row. */
function behind(db: Db, by: Reader & Mover, { companyId, keep, other }: Mine, made: SQL, now: Date) {
  const one = (id: string) =>
    and(eq(applications.id, id), eq(applications.companyId, companyId), sql`exists (select 1 ${made})`);
  const line = {
    verb: "candidate.merged",
    applicationId: applications.id,
    jobId: applications.jobId,
  } as const;
  const joined = sql`(select json_group_array(value) from (select value from json_each(tags)
    union all select t.value from applications o, json_each(o.tags) t where o.id = ${other}
      and o.company_id = ${companyId}
      and lower(t.value) not in (select lower(value) from json_each(applications.tags))
    limit ${MOST_TAGS}))`;
  return [
    recordEach(db, by, line, now, sql`from ${applications} where ${one(keep)} or ${one(other)}`),
    db.update(applications).set({ tags: joined }).where(one(keep)),
    db
      .update(applications)
      .set({ duplicateOf: keep, updatedAt: now })
      .where(one(other))
      .returning({ id: applications.id }),
  ] as const;
}

async function linkOnly(db: Db, by: Reader & Mover, mine: Mine, made: SQL, now: Date) {
  const [log, tags, link] = behind(db, by, mine, made, now);
  const [, , linked] = await db.batch([log, tags, link]);
  return [linked] as const;
}

/** Nothing was changed: somebody was quicker with the same, or with something else. */
async function after(by: Reader, { keep, other }: Mine, db: Db): Promise<MergeOutcome> {
  const both = await selectBoth(db, by, [keep, other]);
  const gone = both.find(({ id }) => id === other);
  return gone?.duplicateOf === keep ? { kind: "before" } : { kind: "refused" };
}
