import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { closePostingsOf } from "~/features/jobs/close-postings";
import type { TaskOutcome } from "~/features/outbox/run-task";
import { enqueue, eraseTasksOfCompany } from "~/features/outbox/store";
import { after, seconds } from "~/lib/time";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import {
  applications,
  companies,
  companyTags,
  decisionSettings,
  interviewers,
  invitations,
  jobDrafts,
  jobSuggestions,
  jobs,
  jobTeam,
  members,
  messages,
  questionnaireDrafts,
  savedViews,
  stageTemplates,
  templates,
} from "../../../db/schema";
import { eraseWhole } from "./erase-whole";

type Deps = { db: Db; others?: readonly Db[]; files: Files; now: Date };

const AT_ONCE = 25;
const TURNS = 12;

/**
 * All of a company but its members' accounts, which belong to no company then, and the addresses that no
 * other company is to get. Broken off at any step, it goes on there.
 */
export async function eraseCompany(companyId: string, deps: Deps): Promise<TaskOutcome> {
  const { db, now } = deps;
  const [company] = await db
    .select({ eraseAt: companies.eraseAt, logo: companies.logo, sharePicture: companies.sharePicture })
    .from(companies)
    .where(eq(companies.id, companyId));
  const later: TaskOutcome = { kind: "later", until: after(now, seconds(5)) };
  if (company !== undefined) {
    if (company.eraseAt === null || company.eraseAt > now) return { kind: "done" };
    await db.batch([
      ...closePostingsOf(db, companyId, now),
      db.delete(members).where(eq(members.companyId, companyId)),
    ]);
    if (!(await eraseAll(TURNS, () => eraseSome(companyId, deps)))) return later;
    if (!(await eraseAll(TURNS, () => eraseJobs(companyId, deps)))) return later;
    const pictures = [company.logo, company.sharePicture].flatMap((picture) =>
      picture === null ? [] : [enqueue(db, { topic: "forget-picture", payload: picture }, {}, now)],
    );
    await db.batch([
      db.delete(companyTags).where(eq(companyTags.companyId, companyId)),
      ...BEFORE_IT.map((table) => db.delete(table).where(eq(table.companyId, companyId))),
      db.delete(companies).where(eq(companies.id, companyId)),
      ...pictures.map(({ statement }) => statement),
    ]);
  }
  for (const table of WITHOUT_ROWID) await db.run(ofCompany(table, companyId));
  for (const table of BEHIND_IT)
    if (!(await eraseAll(TURNS, () => eraseRows(table, companyId, deps)))) return later;
  await db.batch([
    eraseTasksOfCompany(db, companyId),
    enqueue(db, { topic: "announce", payload: {} }, { companyId }, now).statement,
  ]);
  return { kind: "done" };
}

export const BEFORE_IT = [
  ...[decisionSettings, invitations, stageTemplates, templates, messages, jobDrafts, questionnaireDrafts],
  ...[jobTeam, jobSuggestions, interviewers, savedViews],
];
export const WITHOUT_ROWID = ["job_stages", "facts", "fact_days", "counters"];
/** Kept by triggers for as long as the company is there, or left behind by what went before. */
export const BEHIND_IT = [
  ...["unsealed_records", "record_chain", "erased_records", "activity", "job_sources", "job_source_totals"],
  ...["assessments", "question_sets", "short_links", "notes", "mentions", "notifications", "documents"],
  ...["document_texts", "status_changes", "evaluations", "verdicts", "corrections", "comments"],
  ...["review_requests", "scorecards"],
];

const ofCompany = (table: string, companyId: string): SQL =>
  sql`delete from ${sql.identifier(table)} where company_id = ${companyId}`;

/** False where there is more than so many turns take. */
async function eraseAll(turns: number, erase: () => Promise<number>): Promise<boolean> {
  for (let turn = 0; turn < turns; turn += 1) if ((await erase()) < AT_ONCE) return true;
  return false;
}

async function eraseSome(companyId: string, deps: Deps): Promise<number> {
  const some = await deps.db
    .select({ id: applications.id })
    .from(jobs)
    .crossJoin(applications)
    .where(and(eq(jobs.companyId, companyId), eq(applications.jobId, jobs.id)))
    .orderBy(asc(jobs.seq), asc(applications.userId))
    .limit(AT_ONCE);
  if (some.length === 0) return 0;
  await eraseWhole(
    some.map(({ id }) => id),
    deps,
  );
  return some.length;
}

async function eraseJobs(companyId: string, { db }: Deps): Promise<number> {
  const some = sql`(select id from jobs where company_id = ${companyId} limit ${AT_ONCE})`;
  const gone = await db.delete(jobs).where(sql`${jobs.id} in ${some}`).returning({ id: jobs.id });
  return gone.length;
}

async function eraseRows(table: string, companyId: string, { db }: Deps): Promise<number> {
  const name = sql.identifier(table);
  // Its lines are found by the search that is kept for them.
  const which =
    table === "activity"
      ? sql`select rowid from activity_search where activity_search match ${`c${companyId}`}`
      : sql`select rowid from ${name} where company_id = ${companyId}`;
  const done = await db.run(sql`delete from ${name} where rowid in (${which} limit ${ROWS_AT_ONCE})`);
  return done.meta.changes >= ROWS_AT_ONCE ? AT_ONCE : 0;
}

const ROWS_AT_ONCE = 500;
