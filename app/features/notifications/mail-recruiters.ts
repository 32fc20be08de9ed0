import { and, eq, exists, gte, isNotNull, lt, sql } from "drizzle-orm";
import { enqueueWhen, isNoted, noteDone } from "~/features/outbox/store";
import { after, days } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { NewsKind } from "~/vocabulary/notifications";
import type { Db } from "../../../db/client";
import { applications, jobs, notificationChoices, users } from "../../../db/schema";
import { wasCompared } from "../evaluations/compared";
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
      compared: wasCompared("applications"),
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

/** In one hour of the day, until everybody who has something to hear has heard it, once. */
export async function sendDigests(deps: Deps, now: Date): Promise<void> {
  if (now.getUTCHours() !== DIGEST_HOUR) return;
  const today = now.toISOString().slice(0, 10);
  const note = `digests-${today}`;
  if (await isNoted(deps.db, note)) return;
  const until = new Date(`${today}T00:00:00Z`);
  const day = { today, until, from: after(until, -days(1)) };
  const readers = await readersOf(day, deps.db);
  const came = new Map<string, Promise<Came[]>>();
  for (const reader of readers) {
    const known = came.get(reader.companyId) ?? cameIn(reader.companyId, day, deps.db);
    came.set(reader.companyId, known);
    await sendDigest(reader, await known, today, deps, now);
  }
  if (readers.length < DIGESTS_PER_SWEEP) await noteDone(deps.db, note, now);
}

type Day = { today: string; from: Date; until: Date };
type Reader = { id: string; to: string; name: string; companyId: string; kinds: string };
type Came = { position: string; evaluated: number };

const receivedOn = ({ from, until }: Day) =>
  and(
    isNotNull(applications.receivedAt),
    gte(applications.submittedAt, from),
    lt(applications.submittedAt, until),
  );

/** Whoever has heard today, or has nothing to hear, takes nobody else's place among so many. */
function readersOf(day: Day, db: Db): Promise<Reader[]> {
  const news = db
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, users.companyId),
        receivedOn(day),
        sql`(${notificationChoices.kind} = 'applied' or ${wasCompared("applications")})`,
      ),
    );
  return db
    .select({
      id: users.id,
      to: users.email,
      name: users.personName,
      companyId: sql<string>`${users.companyId}`,
      kinds: sql<string>`group_concat(${notificationChoices.kind})`,
    })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.userId))
    .where(
      and(
        sql`${notificationChoices.mail} = 'daily' and ${users.disabledAt} is null and exists
          (select 1 from members m where m.user_id = ${users.id} and m.company_id = ${users.companyId}
          and m.role in ('owner', 'recruiter'))`,
        sql`not exists (select 1 from outbox
          where outbox.id = 'digest-' || ${users.id} || ${`-${day.today}`})`,
        exists(news),
      ),
    )
    .groupBy(users.id)
    .limit(DIGESTS_PER_SWEEP);
}

const cameIn = (companyId: string, day: Day, db: Db): Promise<Came[]> =>
  db
    .select({
      position: applications.position,
      evaluated: wasCompared("applications"),
    })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), receivedOn(day)))
    .limit(MOST_COUNTED);

async function sendDigest(reader: Reader, came: Came[], today: string, deps: Deps, now: Date): Promise<void> {
  const kinds = new Set(reader.kinds.split(",") as NewsKind[]);
  const letter = dailyNews(reader, { kinds, came, publicOrigin: deps.publicOrigin });
  const id = `digest-${reader.id}-${today}`;
  const mail = enqueueWhen(
    deps.db,
    { topic: "mail", payload: letter },
    { userId: reader.id, companyId: reader.companyId },
    now,
    { id, when: sql`true` },
  );
  await mail.statement;
  await deps.jobs.wake({ kind: "outbox", ids: [id] });
}
