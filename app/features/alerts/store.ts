import { and, asc, eq, gt, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Letter } from "~/features/outbox/letter";
import { enqueueEach } from "~/features/outbox/store";
import { after, seconds } from "~/lib/time";
import { type Db, selectNamed } from "../../../db/client";
import { companies, jobAlerts, jobAlertsTold } from "../../../db/schema";

export type NewAlert = typeof jobAlerts.$inferInsert;

const JUST_NOW = seconds(10);

/** Asked for once more, an alert that waits to be confirmed waits from now on. */
export const insertAlert = (db: Db, alert: NewAlert) =>
  db
    .insert(jobAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: jobAlerts.id,
      set: { createdAt: alert.createdAt },
      setWhere: and(
        isNull(jobAlerts.confirmedAt),
        lte(jobAlerts.createdAt, after(alert.createdAt, -JUST_NOW)),
      ),
    });

export const mayMail = ({ id, createdAt }: NewAlert) =>
  sql`exists (select 1 from job_alerts where id = ${id} and (confirmed_at is not null or
    created_at = ${createdAt.getTime()}))`;

const subjectColumns = {
  id: jobAlerts.id,
  email: jobAlerts.email,
  companyId: jobAlerts.companyId,
  filters: jobAlerts.filters,
  rhythm: jobAlerts.rhythm,
  timeZone: jobAlerts.timeZone,
  companyName: companies.companyName,
  companySlug: companies.slug,
};

/** With the names of companies that are on other shards. */
export async function withCompanies<Alert extends Named>(
  alerts: readonly Alert[],
  others: readonly Db[],
): Promise<Alert[]> {
  const ids = alerts.flatMap(({ companyId, companyName }) => (companyName === null ? (companyId ?? []) : []));
  if (ids.length === 0 || others.length === 0) return [...alerts];
  const select = (db: Db) =>
    db
      .select({ id: companies.id, companyName: companies.companyName, companySlug: companies.slug })
      .from(companies)
      .where(sql`${companies.id} in (select value from json_each(${JSON.stringify(ids)}))`);
  const found = (await Promise.all(others.map(select))).flat();
  const named = new Map(found.map(({ id, ...names }) => [id, names]));
  return alerts.map((alert) => ({ ...alert, ...named.get(alert.companyId ?? "") }));
}

type Named = { companyId: string | null; companyName: string | null; companySlug: string | null };

export const selectAlert = (db: Db, id: string) =>
  db
    .select({
      ...subjectColumns,
      confirmedAt: jobAlerts.confirmedAt,
      nextAt: jobAlerts.nextAt,
      askedAt: jobAlerts.askedAt,
    })
    .from(jobAlerts)
    .leftJoin(companies, eq(companies.id, jobAlerts.companyId))
    .where(eq(jobAlerts.id, id));

export type Alert = Awaited<ReturnType<typeof selectAlert>>[number];

/** Takes over from those of the same person about the same jobs: what they have told is told. */
export const confirmAlert = (db: Db, alert: Alert, { now, nextAt }: { now: Date; nextAt: Date }) =>
  db.batch([
    db
      .update(jobAlerts)
      .set({
        confirmedAt: now,
        nextAt,
        toldUntil: sql`coalesce((select min(told_until) from job_alerts where ${same(alert)}),
          ${now.getTime()})`,
      })
      .where(and(eq(jobAlerts.id, alert.id), isNull(jobAlerts.confirmedAt))),
    db.delete(jobAlerts).where(and(ne(jobAlerts.id, alert.id), same(alert))),
  ]);

const same = ({ email, companyId, filters }: Alert) =>
  sql`email = ${email} and company_id is ${companyId} and filters = ${JSON.stringify(filters)}`;

export const keepAlert = (db: Db, id: string, now: Date) =>
  db
    .update(jobAlerts)
    .set({ confirmedAt: now, askedAt: null })
    .where(and(eq(jobAlerts.id, id), isNotNull(jobAlerts.askedAt)));

export const deleteAlert = (db: Db, id: string) => db.delete(jobAlerts).where(eq(jobAlerts.id, id));

/** In the order in which they became due. `alerts`: how many the person has. */
export const selectDue = (db: Db, now: Date, rows: number) =>
  db
    .select({
      ...subjectColumns,
      toldUntil: sql<number>`${jobAlerts.toldUntil}`,
      nextAt: sql<number>`${jobAlerts.nextAt}`,
      alerts: sql<number>`(select count(*) from job_alerts as own where own.email = ${jobAlerts.email}
        and own.confirmed_at is not null)`,
    })
    .from(jobAlerts)
    .leftJoin(companies, eq(companies.id, jobAlerts.companyId))
    .where(and(sql`${jobAlerts.nextAt} is not null`, lte(jobAlerts.nextAt, now)))
    .orderBy(asc(jobAlerts.nextAt), asc(jobAlerts.id))
    .limit(rows);

export type DueAlert = Awaited<ReturnType<typeof selectDue>>[number];

export const selectUnasked = (db: Db, before: Date, rows: number) =>
  db
    .select({ ...subjectColumns, confirmedAt: sql<number>`${jobAlerts.confirmedAt}` })
    .from(jobAlerts)
    .leftJoin(companies, eq(companies.id, jobAlerts.companyId))
    .where(
      and(
        sql`${jobAlerts.confirmedAt} is not null and ${jobAlerts.askedAt} is null`,
        lte(jobAlerts.confirmedAt, before),
      ),
    )
    .orderBy(asc(jobAlerts.confirmedAt), asc(jobAlerts.id))
    .limit(rows);

export const selectTold = (db: Db, emails: readonly string[], since: Date) =>
  db
    .select({ email: jobAlertsTold.email, jobId: jobAlertsTold.jobId })
    .from(jobAlertsTold)
    .where(
      and(
        sql`${jobAlertsTold.email} in (select value from json_each(${JSON.stringify(emails)}))`,
        gt(jobAlertsTold.toldAt, since),
      ),
    );

export type AlertMail = { taskId: string; id: string; at: number; letter: Letter };

/** One at most for each alert that is still as it was: `at` is what stood in that column. */
export const enqueueMails = (
  db: Db,
  mails: readonly AlertMail[],
  column: "next_at" | "confirmed_at",
  now: Date,
) =>
  enqueueEach(
    db,
    { id: sql`mail.value ->> 'taskId'`, topic: "mail", payload: sql`mail.value -> 'letter'` },
    sql`from ${each(mails)} as mail where exists (${stillThere(sql`mail`, column)})`,
    now,
  );

export type ToldJob = { email: string; jobId: string; id: string; at: number };

export const insertTold = (db: Db, told: readonly ToldJob[], now: Date) =>
  db
    .insert(jobAlertsTold)
    .select(
      selectNamed(
        jobAlertsTold,
        { email: sql`job.value ->> 'email'`, jobId: sql`job.value ->> 'jobId'`, toldAt: now },
        sql`from ${each(told)} as job where exists (${stillThere(sql`job`, "next_at")})`,
      ),
    )
    .onConflictDoNothing();

type Moved = { id: string; at: number; nextAt: number };

export const moveOn = (db: Db, moved: readonly Moved[], toldUntil: Date) =>
  db
    .update(jobAlerts)
    .set({
      toldUntil: sql`max(${jobAlerts.toldUntil}, ${toldUntil.getTime()})`,
      nextAt: sql`moved.value ->> 'nextAt'`,
    })
    .from(sql`${each(moved)} as moved`)
    .where(sql`job_alerts.id = moved.value ->> 'id' and job_alerts.next_at = moved.value ->> 'at'`);

export const markAsked = (db: Db, asked: readonly Pick<AlertMail, "id" | "at">[], now: Date) =>
  db
    .update(jobAlerts)
    .set({ askedAt: now })
    .from(sql`${each(asked.map(({ id, at }) => ({ id, at })))} as asked`)
    .where(sql`job_alerts.id = asked.value ->> 'id' and job_alerts.confirmed_at = asked.value ->> 'at'`);

const each = (rows: readonly unknown[]) => sql`json_each(${JSON.stringify(rows)})`;

const stillThere = (row: SQL, column: "next_at" | "confirmed_at") =>
  sql`select 1 from job_alerts where job_alerts.id = ${row}.value ->> 'id'
    and job_alerts.${sql.raw(column)} = ${row}.value ->> 'at'`;
