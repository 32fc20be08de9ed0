import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import { after, days } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { applications, notificationChoices, users } from "../../../db/schema";
import { dailyNews, newsAtOnce } from "./emails";

type Deps = { db: Db; jobs: Jobs; publicOrigin: string };

/** For those who hear by mail at once. However often it runs, each hears of each step once. */
export async function mailRecruiters(applicationId: string, deps: Deps, now: Date): Promise<void> {
  const { db, publicOrigin } = deps;
  const readers = await db
    .select({
      userId: users.id,
      to: users.email,
      kind: notificationChoices.kind,
      name: applications.name,
      position: applications.position,
    })
    .from(applications)
    .innerJoin(users, and(eq(users.companyId, applications.companyId), eq(users.recruiter, true)))
    .innerJoin(
      notificationChoices,
      and(eq(notificationChoices.userId, users.id), eq(notificationChoices.mail, "at-once")),
    )
    .where(
      and(
        eq(applications.id, applicationId),
        isNotNull(applications.submittedAt),
        sql`${users.disabledAt} is null`,
        sql`(${notificationChoices.kind} = 'applied' or
          (${notificationChoices.kind} = 'evaluated' and ${applications.evaluationState} = 'done'))`,
      ),
    );
  const mails = readers.map(({ userId, to, kind, ...about }) =>
    enqueueWhen(
      db,
      { topic: "mail", payload: newsAtOnce(to, { ...about, kind, applicationId, publicOrigin }) },
      { userId },
      now,
      { id: `${applicationId}-${kind}-${userId}`, when: sql`true` },
    ),
  );
  for (const mail of mails) await mail.statement;
  if (mails.length > 0) await deps.jobs.wake({ kind: "outbox", ids: mails.map(({ id }) => id) });
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
