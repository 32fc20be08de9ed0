import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { recordActivity, recordEach } from "~/features/activity/record-activity";
import { after, days } from "~/lib/time";
import { clockAt, dayIn } from "~/lib/zoned-day";
import type { Actor } from "~/vocabulary/activity";
import type { CandidateStatus } from "~/vocabulary/applications";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { selectSettings } from "../decisions/settings";
import { inBatches } from "../members/in-batches";
import { stageName } from "../stages/job-stages";
import { AWAKE } from "./status-change";

export type SnoozeOutcome =
  | { kind: "done"; name: string }
  | { kind: "decided"; name: string; status: CandidateStatus; stage: string | null }
  | { kind: "not-found" };

type Deps = { db: Db; now: Date };

/** Somebody undecided leaves the list, for the whole company, until a day begins in its zone. */
export function snooze(
  by: Actor,
  { id, ...sleep }: Sleep & { id: string },
  deps: Deps,
): Promise<SnoozeOutcome> {
  const set = asleep(by, sleep);
  return change(by, id, { set, when: otherwise(sleep), verb: "candidate.snoozed", after: sleep.until }, deps);
}

/** `card`: until a scorecard is handed in, where that is sooner. */
type Sleep = { until: string; reason: string; card: boolean; timeZone: string };

const asleep = ({ personName }: Actor, { until, reason, card, timeZone }: Sleep) => ({
  snooze: "snoozed" as const,
  snoozedUntil: until,
  snoozeEnds: new Date(clockAt(until, "00:00:00", timeZone)),
  snoozedBy: personName,
  snoozeReason: reason,
  snoozeCard: card ? ("awaited" as const) : null,
});

const otherwise = ({ until, reason, card }: Sleep) =>
  sql`(snooze is not 'snoozed' or snoozed_until <> ${until} or snooze_reason <> ${reason}
    or snooze_card is not ${card ? "awaited" : null})`;

export async function snoozeMany(by: Actor, ids: readonly string[], sleep: Sleep, { db, now }: Deps) {
  await inBatches(by, "candidates.decide", ids, { db, now }, (some) => {
    const those = and(
      sql`${applications.id} in (select value from json_each(${JSON.stringify(some)}))`,
      eq(applications.companyId, by.companyId),
      ne(applications.userId, by.id),
      isNotNull(applications.receivedAt),
      eq(applications.status, "pending"),
      otherwise(sleep),
    );
    const line = {
      verb: "candidate.snoozed" as const,
      applicationId: applications.id,
      jobId: applications.jobId,
      after: sleep.until,
    };
    return db.batch([
      recordEach(db, by, line, now, sql`from ${applications} where ${those}`),
      db.update(applications).set(asleep(by, sleep)).where(those),
    ]);
  });
}

export function wake(by: Actor, id: string, deps: Deps): Promise<SnoozeOutcome> {
  const when = eq(applications.snooze, "snoozed");
  return change(by, id, { set: AWAKE, when, verb: "candidate.woken", after: "" }, deps);
}

type Change = {
  set: Partial<typeof applications.$inferInsert>;
  when: SQL;
  verb: "candidate.snoozed" | "candidate.woken";
  after: string;
};

async function change(by: Actor, id: string, { set, when, ...entry }: Change, { db, now }: Deps) {
  const jobId = sql`(select job_id from applications where id = ${id})`;
  const [, , [found]] = await db.batch([
    db
      .update(applications)
      .set(set)
      .where(and(candidate(by.companyId, id), eq(applications.status, "pending"), when)),
    recordActivity(db, by, { ...entry, applicationId: id, jobId }, now),
    db
      .select({ name: applications.name, status: applications.status, stage: stageName })
      .from(applications)
      .where(candidate(by.companyId, id)),
  ]);
  if (found === undefined) return { kind: "not-found" } as const;
  return found.status === "pending"
    ? ({ kind: "done", name: found.name } as const)
    : ({ kind: "decided", ...found } as const);
}

const candidate = (companyId: string, id: string) =>
  and(eq(applications.id, id), eq(applications.companyId, companyId), isNotNull(applications.receivedAt));

/** Whom to snooze, and from which day to which; null where the company has no such candidate. */
export async function openSnooze(db: Db, companyId: string, id: string, now: Date) {
  const { name, status, snooze, snoozedUntil, snoozeReason, snoozeCard } = applications;
  const [[found], [company]] = await db.batch([
    db
      .select({ name, status, stage: stageName, snooze, snoozedUntil, snoozeReason, snoozeCard })
      .from(applications)
      .where(candidate(companyId, id)),
    selectSettings(db, companyId),
  ]);
  if (found === undefined || company === undefined) return null;
  const { timeZone } = company;
  return {
    ...{ id, name: found.name, status: found.status, stage: found.stage, timeZone },
    asleep:
      found.snooze === "snoozed"
        ? {
            until: found.snoozedUntil ?? "",
            reason: found.snoozeReason ?? "",
            card: found.snoozeCard === null ? "" : "on",
          }
        : null,
    days: snoozeDays(timeZone, now),
  };
}

export function snoozeDays(timeZone: string, now: Date) {
  const dayAfter = (count: number) => dayIn(after(now, days(count)), timeZone);
  return { first: dayAfter(1), usual: dayAfter(7), last: dayAfter(LONGEST_DAYS) };
}

const LONGEST_DAYS = 180;
const WOKEN_AT_ONCE = 500;

/** Whoever is due comes back, on top of the list. */
export const wakeDue = ({ db, now }: Deps) =>
  db
    .update(applications)
    .set({ snooze: "back" })
    .where(
      sql`${applications.seq} in (select seq from applications indexed by applications_snoozed
        where snooze = 'snoozed' and snooze_ends <= ${now.getTime()} limit ${WOKEN_AT_ONCE})`,
    );
