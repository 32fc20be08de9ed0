import { and, asc, eq, sql } from "drizzle-orm";
import type { TaskOutcome } from "~/features/outbox/run-task";
import { type CompanyGoes, enqueueWhen } from "~/features/outbox/store";
import { after, minutes } from "~/lib/time";
import type { Db } from "../../../db/client";
import { applications, companies, jobs, members, users } from "../../../db/schema";
import { applicationsGo, companyGoes, companyStays } from "./emails";

const AT_ONCE = 50;

/** Members first, then fifty applicants a minute, each once however often it runs. */
export async function tellCompanyGoes(
  { companyId, eraseAt, behind }: CompanyGoes,
  { db, now, publicOrigin }: { db: Db; now: Date; publicOrigin: string },
): Promise<TaskOutcome> {
  const [company] = await db
    .select({ companyName: companies.companyName, eraseAt: companies.eraseAt })
    .from(companies)
    .where(eq(companies.id, companyId));
  // Another decision was taken meanwhile, of which another task tells.
  if ((company?.eraseAt?.getTime() ?? null) !== eraseAt || company === undefined) return { kind: "done" };
  const of = { companyName: company.companyName, publicOrigin };
  const goes = eraseAt === null ? null : new Date(eraseAt);
  const team = behind === "" ? await selectMembers(db, companyId) : [];
  const applied = goes === null ? [] : await selectApplicants(db, companyId, behind);
  const letters = [
    ...team.map(({ id, email, name, accountGoes }) => ({
      id,
      letter:
        goes === null
          ? companyStays(email, { ...of, name })
          : companyGoes(email, { ...of, name, accountGoes, eraseAt: goes }),
    })),
    ...applied.flatMap(({ id, email, name, accountGoes }) =>
      goes === null
        ? []
        : [{ id, letter: applicationsGo(email, { ...of, name, accountGoes, eraseAt: goes }) }],
    ),
  ];
  const mails = letters.map(({ id, letter }) =>
    enqueueWhen(db, { topic: "mail", payload: letter }, { companyId, userId: id }, now, {
      id: `${companyId}-goes-${eraseAt ?? now.getTime()}-${id}`,
      when: sql`true`,
    }),
  );
  const last = applied.at(-1)?.at ?? "";
  const next = enqueueWhen(
    db,
    { topic: "company-goes", payload: { companyId, eraseAt, behind: last } },
    { companyId },
    now,
    {
      id: `${companyId}-goes-${eraseAt}-behind-${last}`,
      when: sql`${applied.length} = ${AT_ONCE}`,
      runAfter: after(now, minutes(1)),
    },
  );
  await db.batch([next.statement, ...mails.map(({ statement }) => statement)]);
  return { kind: "done", wake: mails.map(({ id }) => id) };
}

const selectMembers = (db: Db, companyId: string) =>
  db
    .select({ id: users.id, email: users.email, name: users.personName, accountGoes: users.eraseAt })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.companyId, companyId));

/** Job by job, as the index has them: `at` is a place in that order. */
function selectApplicants(db: Db, companyId: string, behind: string) {
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
    })
    .from(jobs)
    .crossJoin(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(jobs.companyId, companyId), eq(applications.jobId, jobs.id), behindJob))
    .orderBy(asc(jobs.seq), asc(applications.userId))
    .limit(AT_ONCE);
}
