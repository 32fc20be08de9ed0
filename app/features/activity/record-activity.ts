import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ActivityVerb, Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { activity } from "../../../db/schema";

type Entry = {
  verb: ActivityVerb;
  object?: string | SQLWrapper;
  jobId?: string | SQLWrapper;
  applicationId?: string | SQLWrapper;
  before?: string | SQLWrapper;
  after?: string | SQLWrapper;
};

/** Right behind the statement whose change it tells of, in one batch. */
const CHANGED = sql`where changes() > 0`;

export function recordActivity(db: Db, by: Actor, entry: Entry, now: Date, rest: SQL = CHANGED) {
  const line = { ...lineOf(by, entry, now), seq: nextSeq(now) };
  return db.insert(activity).select(selectNamed(activity, line, rest));
}

/** As `recordActivity`, a line for each row that `rest` has, before the statement that changes them. */
export function recordEach(db: Db, by: Actor, entry: Entry, now: Date, rest: SQL) {
  const seq = sql`${nextSeq(now)} + row_number() over () - 1`;
  return db.insert(activity).select(selectNamed(activity, { ...lineOf(by, entry, now), seq }, rest));
}

/** A line for each row that `rest` has, of what nobody of the company did: an applicant, or a rule. */
export function recordByRule(db: Db, entry: Entry & { companyId: SQLWrapper }, now: Date, rest: SQL) {
  const seq = sql`${nextSeq(now)} + row_number() over () - 1`;
  const line = { ...entry, seq, at: now, via: "system" as const };
  return db.insert(activity).select(selectNamed(activity, line, rest));
}

function lineOf({ id, personName, companyId, role, requestId }: Actor, entry: Entry, now: Date) {
  const by = { companyId, actorId: id, actorName: personName, role, requestId };
  return { ...entry, ...by, at: now, via: "page" as const };
}

/** Whether a line of this request stands: what comes after it in a batch hangs on it. */
export const isRecorded = ({ requestId }: Actor, now: Date): SQL =>
  sql`exists (select 1 from activity where ${seqsOf(now).within} and request_id = ${requestId})`;

export const LINES_A_MILLISECOND = 2048;

export function nextSeq(now: Date): SQL<number> {
  const { first, within } = seqsOf(now);
  return sql`(select ifnull(max(seq) + 1, ${first}) from activity where ${within})`;
}

function seqsOf(millisecond: Date) {
  const first = sql`cast(${millisecond.getTime() * LINES_A_MILLISECOND} as integer)`;
  return { first, within: sql`seq between ${first} and ${first} + ${LINES_A_MILLISECOND - 1}` };
}
