import { and, asc, eq, sql } from "drizzle-orm";
import type { TaskOutcome } from "~/features/outbox/run-task";
import { type CompanyGoes, enqueueWhen } from "~/features/outbox/store";
import { after, days, minutes } from "~/lib/time";
import type { Db } from "../../../db/client";
import { applications, companies, jobs, members, users } from "../../../db/schema";
import { ERASURE_GRACE } from "../accounts/rules";
import { applicationErasureMail, applicationKeptMail, companyErasureMail, companyKeptMail } from "./emails";

const AT_ONCE = 50;

/** Members first, then fifty applicants a minute, each once however often it runs. */
export async function mailCompanyErasure(
  { companyId, eraseAt, insteadOf, behind }: CompanyGoes,
  { db, now, publicOrigin }: { db: Db; now: Date; publicOrigin: string },
): Promise<TaskOutcome> {
  const [company] = await db
    .select({ companyName: companies.companyName, eraseAt: companies.eraseAt })
    .from(companies)
    .where(eq(companies.id, companyId));
  // Another decision was taken meanwhile, of which another task tells.
  if ((company?.eraseAt?.getTime() ?? null) !== eraseAt || company === undefined) return { kind: "done" };
  const day = eraseAt ?? insteadOf;
  const team = behind === "" ? await selectMembers(db, companyId) : [];
  const applied = day === undefined ? [] : await selectApplicants(db, { companyId, day, behind });
  const of = { companyName: company.companyName, publicOrigin };
  const letters =
    eraseAt === null
      ? [
          ...team.map(({ id, email, name }) => ({ id, letter: companyKeptMail(email, { ...of, name }) })),
          ...applied
            .filter((one) => knowsOfIt(one, day, now))
            .map(({ id, email, name }) => ({ id, letter: applicationKeptMail(email, { ...of, name }) })),
        ]
      : [
          ...team.map(({ id, email, ...one }) => ({
            id,
            letter: companyErasureMail(email, { ...of, ...one, eraseAt: new Date(eraseAt) }),
          })),
          ...applied.map(({ id, email, name, accountGoes }) => ({
            id,
            letter: applicationErasureMail(email, { ...of, name, accountGoes, eraseAt: new Date(eraseAt) }),
          })),
        ];
  const key = `${companyId}-${eraseAt === null ? "stays" : "goes"}-${day}`;
  const mails = letters.map(({ id, letter }) =>
    enqueueWhen(db, { topic: "mail", payload: letter }, { companyId, userId: id }, now, {
      id: `${key}-${id}`,
      when: sql`true`,
    }),
  );
  const last = applied.at(-1)?.at ?? "";
  const payload = { companyId, eraseAt, ...(insteadOf !== undefined && { insteadOf }), behind: last };
  const next = enqueueWhen(db, { topic: "company-goes", payload }, { companyId }, now, {
    id: `${key}-behind-${last}`,
    when: sql`${applied.length} = ${AT_ONCE}`,
    runAfter: after(now, minutes(1)),
  });
  await db.batch([next.statement, ...mails.map(({ statement }) => statement)]);
  return { kind: "done", wake: mails.map(({ id }) => id) };
}

/** Mails are kept for a week; by then everybody is told who had applied before the day was set. */
const ALL_TOLD = days(6);

function knowsOfIt(
  { told, appliedAt }: { told: boolean; appliedAt: Date },
  day: number | undefined,
  now: Date,
): boolean {
  const asked = after(new Date(day ?? now.getTime()), -ERASURE_GRACE);
  return told || (appliedAt < asked && after(asked, ALL_TOLD) < now);
}

const selectMembers = (db: Db, companyId: string) =>
  db
    .select({ id: users.id, email: users.email, name: users.personName, accountGoes: users.eraseAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.companyId, companyId));

/** Job by job, as the index has them: `at` is a place in that order. */
function selectApplicants(
  db: Db,
  { companyId, day, behind }: { companyId: string; day: number; behind: string },
) {
  const [job = "-1", person = ""] = behind.split(" ");
  const behindJob = sql`${jobs.seq} >= ${Number(job)}
    and (${jobs.seq} > ${Number(job)} or ${applications.userId} > ${person})`;
  return db
    .select({
      at: sql<string>`${jobs.seq} || ' ' || ${applications.userId}`.as("place"),
      id: users.id,
      email: users.email,
      name: users.firstName,
      accountGoes: users.eraseAt,
      appliedAt: sql<Date>`${applications.createdAt}`.mapWith(applications.createdAt).as("applied_at"),
      told: sql`exists (select 1 from outbox o where o.id = ${`${companyId}-goes-${day}-`} || ${users.id})`
        .mapWith(Boolean)
        .as("told"),
    })
    .from(jobs)
    .crossJoin(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(jobs.companyId, companyId), eq(applications.jobId, jobs.id), behindJob))
    .orderBy(asc(jobs.seq), asc(applications.userId))
    .limit(AT_ONCE);
}
