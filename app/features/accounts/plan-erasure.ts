import { and, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { after } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { users } from "../../../db/schema";
import { type Confirmed, confirmIdentity } from "./confirm-identity";
import { accountWillGo } from "./emails";
import { ERASURE_GRACE } from "./rules";
import { endSessions } from "./sessions";
import type { Viewer } from "./stored-sessions";

export async function askForErasure(
  viewer: Viewer,
  password: string,
  deps: { db: Db; jobs: Jobs; now: Date; clientIp: string; publicOrigin: string },
): Promise<{ kind: "planned" | "last-owner" } | Exclude<Confirmed, { kind: "confirmed" }>> {
  const { db, now } = deps;
  if (viewer.role === "owner" && (await isLastOwner(db, viewer))) return { kind: "last-owner" };
  const identity = await confirmIdentity(viewer, password, deps);
  if (identity.kind !== "confirmed") return identity;
  const eraseAt = after(now, ERASURE_GRACE);
  const payload = accountWillGo(viewer.email, {
    name: viewer.personName,
    recruiter: viewer.recruiter,
    eraseAt,
    publicOrigin: deps.publicOrigin,
  });
  // Asked for twice, it is planned and mailed once.
  const stays = sql`exists (select 1 from ${users} where id = ${viewer.id} and erase_at is null)`;
  const to = { userId: viewer.id, companyId: viewer.companyId };
  const notice = enqueueWhen(db, { topic: "mail", payload }, to, now, { id: newId(now), when: stays });
  await db.batch([
    notice.statement,
    db
      .update(users)
      .set({ eraseAt, updatedAt: now })
      .where(and(eq(users.id, viewer.id), isNull(users.eraseAt))),
    endSessions(db, viewer.id, viewer.sessionId),
  ]);
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "planned" };
}

/** Others would be left, to whom nobody could give a role. */
async function isLastOwner(db: Db, { id, companyId }: Viewer): Promise<boolean> {
  const others = (role: SQL) =>
    sql<boolean>`exists (select 1 from members m join users u on u.id = m.user_id
      where m.company_id = ${companyId} and m.user_id <> ${id} and ${role}
      and u.erase_at is null)`.mapWith(Boolean);
  const [found] = await db
    .select({ owner: others(sql`m.role = 'owner'`), anybody: others(sql`true`) })
    .from(sql`(select 1)`);
  return found?.anybody === true && !found.owner;
}

export const keepAccount = (db: Db, userId: string, now: Date) =>
  db.update(users).set({ eraseAt: null, updatedAt: now }).where(eq(users.id, userId));

export const accountsDue = (db: Db, now: Date, limit: number) =>
  db
    .select({
      id: users.id,
      email: users.email,
      verifiedAt: users.emailVerifiedAt,
      companyId: users.companyId,
    })
    .from(users)
    .where(and(isNotNull(users.eraseAt), lte(users.eraseAt, now)))
    .limit(limit);

export type DueAccount = Awaited<ReturnType<typeof accountsDue>>[number];

export const deleteAccount = (db: Db, userId: string) => db.delete(users).where(eq(users.id, userId));
