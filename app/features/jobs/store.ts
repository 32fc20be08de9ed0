import { and, asc, desc, eq, gt, lt, ne, notExists, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { countsIn } from "~/features/accounts/company-counts";
import { recordActivity } from "~/features/activity/record-activity";
import { pick } from "~/lib/pick";
import { endOf } from "~/lib/zoned-day";
import type { Actor } from "~/vocabulary/activity";
import type { JobStatus } from "~/vocabulary/jobs";
import { type Db, selectNamed } from "../../../db/client";
import {
  applications,
  assessments,
  companies,
  counters,
  jobDrafts,
  jobs,
  jobTeam,
  type PublishedAnyway,
  UNFINISHED,
} from "../../../db/schema";
import { MOST_TEAM_JOBS } from "../members/scope";
import { copyStages } from "../stages/job-stages";
import { announceJobs } from "./announce";
import type { Draft } from "./draft";
import { FACT_NAMES, INFO_NAMES, type JobText, type PostingFacts, TEXT_NAMES } from "./fields";
import { type JobQuery, ownJobsMatch } from "./search";

export const selectDraft = (db: Db, userId: string) =>
  db.select().from(jobDrafts).where(eq(jobDrafts.userId, userId));

export const findDraft = async (db: Db, userId: string) => (await selectDraft(db, userId))[0];

export function saveDraft(db: Db, by: { id: string; companyId: string }, draft: Draft, now: Date) {
  const row = { ...draft, companyId: by.companyId, updatedAt: now };
  return db
    .insert(jobDrafts)
    .values({ ...row, userId: by.id })
    .onConflictDoUpdate({ target: jobDrafts.userId, set: row });
}

export const forgetDraft = (db: Db, userId: string) =>
  db.delete(jobDrafts).where(eq(jobDrafts.userId, userId));

/** From however many tabs, the draft of this id makes one job; false where none came of it. */
export async function turnDraftIntoJob(
  db: Db,
  by: Actor,
  job: JobText & { id: string; publishedAnyway?: PublishedAnyway },
  now: Date,
): Promise<boolean> {
  const sameDraft = and(eq(jobDrafts.userId, by.id), eq(jobDrafts.jobId, job.id));
  const made = and(own(by.companyId, job.id), eq(jobs.createdDate, now));
  const [inserted] = await db.batch([
    db.insert(jobs).select(
      selectNamed(
        jobs,
        {
          ...job,
          closesAt: closesAt(job),
          companyId: by.companyId,
          userId: by.id,
          agreed: true,
          createdDate: now,
          updatedDate: now,
        },
        sql`where exists (select 1 from ${jobDrafts} where ${sameDraft}) and ${stays(by.companyId)}`,
      ),
    ),
    recordActivity(db, by, { verb: "job.posted", object: job.title, jobId: job.id }, now),
    db.delete(jobDrafts).where(and(sameDraft, stays(by.companyId))),
    announceJobs(db, made, now),
  ]);
  return inserted.meta.changes > 0;
}

/** A draft with its questions, without its closing day; `id` twice makes one. Null: no job of theirs. */
export async function copyJob(
  db: Db,
  by: Actor,
  { jobId, id }: { jobId: string; id: string },
  now: Date,
): Promise<string | null> {
  const { companyId, id: userId } = by;
  const dates = { createdDate: now, updatedDate: now };
  const [, , , , [copied]] = await db.batch([
    db
      .insert(jobs)
      .select(
        selectNamed(
          jobs,
          {
            ...pick(jobs, TEXT_NAMES),
            ...{ id, companyId, userId, agreed: true, status: "draft", closesOn: "", ...dates },
          },
          sql`from ${jobs} where ${own(companyId, jobId)}`,
        ),
      )
      .onConflictDoNothing(),
    recordActivity(
      db,
      by,
      { verb: "job.copied", object: jobs.title, jobId: id },
      now,
      sql`from ${jobs} where ${own(companyId, id)} and changes() > 0`,
    ),
    db
      .insert(assessments)
      .select(
        selectNamed(
          assessments,
          {
            ...{ id, companyId, userId, jobId: id, createdAt: now, updatedAt: now },
            ...{ questions: assessments.questions, unwritten: assessments.unwritten },
          },
          sql`from ${assessments} where ${assessments.jobId} = ${jobId} and
            ${assessments.companyId} = ${companyId} and
            exists (select 1 from ${jobs} where ${and(own(companyId, id), eq(jobs.createdDate, now))})`,
        ),
      )
      .onConflictDoNothing(),
    copyStages(db, { companyId, from: jobId, to: id }),
    db.select({ title: jobs.title }).from(jobs).where(own(companyId, jobId)),
  ]);
  return copied?.title ?? null;
}

const closesAt = ({ closesOn, timeZone }: Pick<JobText, "closesOn" | "timeZone">): Date | null =>
  closesOn === "" ? null : endOf(closesOn, timeZone);

export const selectJob = (db: Db, companyId: string, id: string) =>
  db.select().from(jobs).where(own(companyId, id));

export const findJob = async (db: Db, companyId: string, id: string) =>
  (await selectJob(db, companyId, id))[0];

export const factsOfJob = (job: typeof jobs.$inferSelect): PostingFacts => pick(job, FACT_NAMES);

export const textOfJob = (job: typeof jobs.$inferSelect): JobText => pick(job, TEXT_NAMES);

export const selectApplied = (db: Db, companyId: string, jobId: string) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.companyId, companyId)))
    .limit(1);

/** False when it has been changed since `updatedDate`. */
export async function changeJob(
  db: Db,
  by: Actor,
  over: { jobId: string; updatedDate: Date },
  change: JobText,
  now: Date,
): Promise<boolean> {
  const { companyId } = by;
  const [changed] = await db.batch([
    db
      .update(jobs)
      .set({ ...change, closesAt: closesAt(change), updatedDate: now })
      .where(and(own(companyId, over.jobId), eq(jobs.updatedDate, over.updatedDate)))
      .returning({ id: jobs.id }),
    recordActivity(db, by, { verb: "job.edited", object: change.title, jobId: over.jobId }, now),
    announceJobs(db, and(own(companyId, over.jobId), isOpen, eq(jobs.updatedDate, now)), now),
  ]);
  return changed.length > 0;
}

type Change = Partial<typeof jobs.$inferInsert> & { status: JobStatus };
export type StatusSet =
  | { kind: "set"; title: string; undecided: number }
  | { kind: "absent" }
  | { kind: "leaving" };

/** Any status may follow any other; `publish-job.ts` has what it takes to become active. */
export async function setJobStatus(
  db: Db,
  by: Actor,
  id: string,
  change: Change,
  now: Date,
): Promise<StatusSet> {
  const { status } = change;
  const one = own(by.companyId, id);
  const may = status === "active" || status === "paused" ? and(one, stays(by.companyId)) : one;
  const [, [changed], , found] = await db.batch([
    recordActivity(
      db,
      by,
      { verb: "job.status", object: jobs.title, jobId: id, before: jobs.status, after: status },
      now,
      sql`from ${jobs} where ${and(may, ne(jobs.status, status))}`,
    ),
    db
      .update(jobs)
      .set({ ...change, reopensAs: null, updatedDate: now })
      .where(may)
      .returning({ title: jobs.title, undecided: jobs.undecided }),
    announceJobs(db, may, now),
    db.select({ id: jobs.id }).from(jobs).where(one),
  ]);
  if (changed !== undefined) return { kind: "set", ...changed };
  return { kind: found.length === 0 ? "absent" : "leaving" };
}

/** Only a job that nobody has applied for. Returns its title, or null if it stays. */
export async function removeJob(db: Db, by: Actor, id: string, now: Date): Promise<string | null> {
  const applied = db.select({ one: sql`1` }).from(applications).where(eq(applications.jobId, jobs.id));
  const removable = and(own(by.companyId, id), notExists(applied));
  const [, , [removed]] = await db.batch([
    announceJobs(db, removable, now),
    recordActivity(
      db,
      by,
      { verb: "job.deleted", object: jobs.title, jobId: id },
      now,
      sql`from ${jobs} where ${removable}`,
    ),
    db.delete(jobs).where(removable).returning({ title: jobs.title }),
  ]);
  return removed?.title ?? null;
}

const isOpen = sql`${jobs.status} = 'active'`;

const stays = (companyId: string) =>
  sql`not exists (select 1 from ${companies} where id = ${companyId} and erase_at is not null)`;

const own = (companyId: string, id: string) => and(eq(jobs.id, id), eq(jobs.companyId, companyId));

/** `teams`: whether somebody else could answer for a job, or be in its hiring team. */
const card = (companyId: string | null = null) => ({
  teams:
    companyId === null
      ? sql<boolean>`0`.mapWith(Boolean).as("teams")
      : sql<boolean>`(select count(*) > 1 from (select 1 from members where members.company_id = ${companyId}
          and members.role in ('owner', 'recruiter', 'hiring-manager') limit 2))`
          .mapWith(Boolean)
          .as("teams"),
  seq: jobs.seq,
  id: jobs.id,
  companyName: jobs.companyName,
  companySlug: jobs.companySlug,
  code: jobs.code,
  ...pick(jobs, INFO_NAMES),
  status: jobs.status,
  publishedAnyway: jobs.publishedAnyway,
  applicants: jobs.applicants,
  views: jobs.views,
  questions: jobs.questions,
  unwrittenQuestions: jobs.unwrittenQuestions,
  undecided: jobs.undecided,
  filled: sql<boolean>`(${isOpen} and ifnull(${jobs.people} ->> 'offer_accepted', 0) >= ${jobs.openings})`
    .mapWith(Boolean)
    .as("filled"),
  userId: jobs.userId,
  createdDate: jobs.createdDate,
});

export function selectOwnJobs(db: Db, companyId: string, query: JobQuery, rows: number) {
  const { status, department } = query;
  if (query.text === "") {
    const wanted = and(
      eq(jobs.companyId, companyId),
      status === "" ? undefined : eq(jobs.status, status as JobStatus),
      department === "" ? undefined : eq(jobs.department, department),
    );
    return selectPage(db, card(companyId), wanted, query, rows);
  }
  // The plus keeps SQLite from walking the company's index: matches are few.
  const ofCompany = sql`+${jobs.companyId} = ${companyId}`;
  return selectFound(db, ofCompany, card(companyId), ownJobsMatch(companyId, query), query, rows);
}

export const selectTeam = (db: Db, member: { id: string; companyId: string }) =>
  db
    .select(card())
    .from(jobTeam)
    // Not `inner`: SQLite would walk the company's jobs in the list's order.
    .crossJoin(jobs)
    .where(
      and(
        eq(jobTeam.userId, member.id),
        eq(jobTeam.companyId, member.companyId),
        eq(jobs.id, jobTeam.jobId),
        sql`+${jobs.companyId} = ${member.companyId}`,
      ),
    )
    .orderBy(desc(jobs.seq))
    .limit(MOST_TEAM_JOBS);

export const selectUnfinished = (db: Db, companyId: string, rows: number) =>
  db
    .select(card())
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), UNFINISHED))
    .orderBy(desc(jobs.seq))
    .limit(rows);

type Card = ReturnType<typeof card>;

function selectPage(
  db: Db,
  columns: Card,
  wanted: SQL | undefined,
  { before, after }: JobQuery,
  rows: number,
) {
  const page = and(
    wanted,
    before === null ? undefined : lt(jobs.seq, before),
    after === null ? undefined : gt(jobs.seq, after),
  );
  const order = after === null ? desc(jobs.seq) : asc(jobs.seq);
  return db
    .select(columns)
    .from(jobs)
    .where(page)
    .orderBy(order)
    .limit(rows + 1);
}

/** The index is read first, a page of it, and the jobs by its row numbers. */
function selectFound(
  db: Db,
  ofCompany: SQL,
  columns: Card,
  match: string | null,
  { before, after }: JobQuery,
  rows: number,
) {
  const page = and(
    ofCompany,
    match === null ? sql`false` : sql`jobs_search match ${match}`,
    // The binding sends a number as REAL, which the index does not take for a row number.
    before === null ? undefined : sql`jobs_search.rowid < cast(${before} as integer)`,
    after === null ? undefined : sql`jobs_search.rowid > cast(${after} as integer)`,
  );
  const order = after === null ? sql`jobs_search.rowid desc` : sql`jobs_search.rowid`;
  return db
    .select(columns)
    .from(jobs)
    .innerJoin(sql`jobs_search`, sql`jobs_search.rowid = ${jobs.seq}`)
    .where(page)
    .orderBy(order)
    .limit(rows + 1);
}

export type JobTotals = { jobs: number; active: number; applicants: number; views: number };

/** Four rows, looked up one by one: `in` would read seven. */
export function selectTotals(db: Db, companyId: string) {
  const counter = (name: string) =>
    db
      .select({ name: counters.name, value: counters.value })
      .from(counters)
      .where(and(eq(counters.companyId, companyId), eq(counters.name, name)));
  return unionAll(counter("jobs"), counter("jobs:active"), counter("candidates"), counter("views"));
}

export function totalsFrom(rows: { name: string; value: number }[]): JobTotals {
  const of = countsIn(rows);
  return { jobs: of("jobs"), active: of("jobs:active"), applicants: of("candidates"), views: of("views") };
}

export const selectLastJob = (db: Db, companyId: string) =>
  db
    .select({
      country: jobs.country,
      payCurrency: jobs.payCurrency,
      payUnit: jobs.payUnit,
      timeZone: jobs.timeZone,
    })
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
    .orderBy(desc(jobs.seq))
    .limit(1);

const DEPARTMENT = "department:";
/** However many a company has; the search box finds the others. */
const MOST_DEPARTMENTS = 18;

export const selectDepartments = (db: Db, companyId: string) =>
  db
    .select({ name: sql<string>`substr(${counters.name}, ${DEPARTMENT.length + 1})` })
    .from(counters)
    // `;` follows `:` in every encoding that matters, so this is one range of the primary key.
    .where(
      and(eq(counters.companyId, companyId), gt(counters.name, DEPARTMENT), lt(counters.name, "department;")),
    )
    .orderBy(counters.name)
    .limit(MOST_DEPARTMENTS);
