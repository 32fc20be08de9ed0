import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import { after, days } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications, jobs, notificationChoices, users } from "../../../db/schema";
import { dailyNews, evaluationReady } from "./emails";

type Deps = { db: Db; jobs: Jobs; publicOrigin: string };

/** To who posted the job, and once however often it runs. */
export async function mailEvaluation(applicationId: string, deps: Deps, now: Date): Promise<void> {
  const { db, publicOrigin } = deps;
  const [reader] = await db
    .select({
      userId: users.id,
      to: users.email,
      name: applications.name,
      position: applications.position,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, and(eq(users.id, jobs.userId), eq(users.companyId, applications.companyId)))
    .innerJoin(
      notificationChoices,
      and(
        eq(notificationChoices.userId, users.id),
        eq(notificationChoices.kind, "evaluated"),
        eq(notificationChoices.mail, "at-once"),
      ),
    )
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.evaluationState, "done"),
        sql`${users.disabledAt} is null`,
      ),
    );
  if (reader === undefined) return;
  const { userId, to, ...about } = reader;
  const letter = evaluationReady(to, { ...about, applicationId, publicOrigin });
  const rule = { id: `${applicationId}-evaluated-${userId}`, when: sql`true` };
  await enqueueWhen(db, { topic: "mail", payload: letter }, { userId }, now, rule).statement;
  await deps.jobs.wake({ kind: "outbox", ids: [rule.id] });
}

/** UTC. */
const DIGEST_HOUR = 6;
const DIGESTS_PER_SWEEP = 100;
const MOST_COUNTED = 500;

/** In the first minutes of one hour of the day, and once for each person and day. */
export async function sendDigests(deps: Deps, now: Date): Promise<void> {
  if (now.getUTCHours() !== DIGEST_HOUR) return;
  const today = now.toISOString().slice(0, 10);
  const until = new Date(`${today}T00:00:00Z`);
  const digestId = sql`'digest-' || ${users.id} || ${`-${today}`}`;
  const readers = await deps.db
    .selectDistinct({ id: users.id, to: users.email, name: users.personName, companyId: users.companyId })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.userId))
    .where(
      sql`${notificationChoices.mail} = 'daily' and ${users.recruiter} = 1 and ${users.disabledAt} is null
        and not exists (select 1 from outbox where outbox.id = ${digestId})`,
    )
    .limit(DIGESTS_PER_SWEEP);
  for (const reader of readers) await sendDigest(reader, { today, until }, deps, now);
}

type Reader = { id: string; to: string; name: string; companyId: string | null };

async function sendDigest(reader: Reader, day: { today: string; until: Date }, deps: Deps, now: Date) {
  const { db, publicOrigin } = deps;
  const wanted = await db
    .select({ kind: notificationChoices.kind })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.userId, reader.id), eq(notificationChoices.mail, "daily")));
  const came = await db
    .select({
      position: applications.position,
      evaluated: sql<number>`${applications.evaluationState} = 'done'`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, reader.companyId ?? ""),
        isNotNull(applications.receivedAt),
        gte(applications.submittedAt, after(day.until, -days(1))),
        lt(applications.submittedAt, day.until),
      ),
    )
    .limit(MOST_COUNTED);
  const kinds = new Set(wanted.map(({ kind }) => kind));
  const letter = dailyNews(reader, { kinds, came, publicOrigin });
  if (letter === null) return;
  const id = `digest-${reader.id}-${day.today}`;
  const mail = enqueueWhen(
    db,
    { topic: "mail", payload: letter },
    { userId: reader.id, companyId: reader.companyId },
    now,
    { id, when: sql`true` },
  );
  await mail.statement;
  await deps.jobs.wake({ kind: "outbox", ids: [id] });
}
