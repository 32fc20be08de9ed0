import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { closeUntilKept, reopenKept } from "~/features/jobs/close-postings";
import { dropErasureOf, enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { after } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { companies } from "../../../db/schema";
import { confirmIdentity, type Unconfirmed } from "../accounts/confirm-identity";
import { ERASURE_GRACE } from "../accounts/rules";
import { recordActivity } from "../activity/record-activity";

type Deps = { db: Db; jobs: Jobs; now: Date };

/** When the company goes; null while nobody asked for that. */
export const findErasure = async (db: Db, companyId: string): Promise<Date | null> => {
  const [found] = await db
    .select({ eraseAt: companies.eraseAt })
    .from(companies)
    .where(eq(companies.id, companyId));
  return found?.eraseAt ?? null;
};

/** Everybody is told and its jobs close; until then any owner can keep it. Asked for twice, it is once. */
export async function askForCompanyErasure(
  owner: Actor & { email: string },
  password: string,
  deps: Deps & { clientIp: string },
): Promise<{ kind: "planned" } | Unconfirmed> {
  const { db, now, jobs } = deps;
  const { companyId } = owner;
  const identity = await confirmIdentity(owner, password, deps);
  if (identity.kind !== "confirmed") return identity;
  const eraseAt = after(now, ERASURE_GRACE);
  const when = sql`exists (select 1 from ${companies} where id = ${companyId} and erase_at is null)`;
  const goes = { companyId, eraseAt: eraseAt.getTime(), behind: "" };
  const tell = enqueueWhen(db, { topic: "company-goes", payload: goes }, { companyId }, now, {
    ...{ id: newId(now), when },
  });
  const erase = enqueueWhen(db, { topic: "erase-company", payload: { companyId } }, { companyId }, now, {
    ...{ id: newId(now), when, runAfter: eraseAt },
  });
  await db.batch([
    tell.statement,
    erase.statement,
    ...closeUntilKept(db, companyId, when, now),
    db
      .update(companies)
      .set({ eraseAt })
      .where(and(eq(companies.id, companyId), isNull(companies.eraseAt))),
    recordActivity(db, owner, { verb: "company.goes", after: eraseAt.toISOString().slice(0, 10) }, now),
  ]);
  await jobs.wake({ kind: "outbox", ids: [tell.id] });
  return { kind: "planned" };
}

/** False where it is too late. */
export async function keepCompany(owner: Actor, { db, now, jobs }: Deps): Promise<boolean> {
  const { companyId } = owner;
  const insteadOf = (await findErasure(db, companyId))?.getTime();
  if (insteadOf === undefined) return true;
  const when = sql`exists (select 1 from ${companies}
    where id = ${companyId} and erase_at = ${insteadOf} and erase_at > ${now.getTime()})`;
  const stays = { companyId, eraseAt: null, insteadOf, behind: "" };
  const tell = enqueueWhen(db, { topic: "company-goes", payload: stays }, { companyId }, now, {
    ...{ id: newId(now), when },
  });
  await db.batch([
    tell.statement,
    dropErasureOf(db, companyId, when),
    ...reopenKept(db, companyId, when, now),
    db
      .update(companies)
      .set({ eraseAt: null })
      .where(and(eq(companies.id, companyId), gt(companies.eraseAt, now))),
    recordActivity(db, owner, { verb: "company.stays" }, now),
  ]);
  await jobs.wake({ kind: "outbox", ids: [tell.id] });
  return (await findErasure(db, companyId)) === null;
}
