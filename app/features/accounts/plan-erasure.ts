import { and, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { after } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { users } from "../../../db/schema";
import { confirmIdentity, type Unconfirmed } from "./confirm-identity";
import { accountWillGo } from "./emails";
import { ERASURE_GRACE } from "./rules";
import { endSessions } from "./sessions";
import type { Viewer } from "./stored-sessions";

type Asking = Pick<Viewer, "id" | "email" | "firstName" | "recruiter" | "type" | "companyId" | "sessionId">;

export async function askForErasure(
  viewer: Asking,
  password: string,
  deps: { db: Db; jobs: Jobs; now: Date; clientIp: string; publicOrigin: string },
): Promise<{ kind: "planned" | "last-owner" } | Unconfirmed> {
  const { db, now } = deps;
  if (await isLastOwner(db, viewer)) return { kind: "last-owner" };
  const identity = await confirmIdentity(viewer, password, deps);
  if (identity.kind !== "confirmed") return identity;
  const eraseAt = after(now, ERASURE_GRACE);
  const payload = accountWillGo(viewer.email, {
    name: viewer.firstName,
    recruiter: viewer.recruiter,
    type: viewer.type,
    eraseAt,
    publicOrigin: deps.publicOrigin,
  });
  // Asked for twice, it is planned and mailed once.
  const standsAs = (erased: SQL) =>
    sql`exists (select 1 from ${users} where id = ${viewer.id} and erase_at ${erased})`;
  const stays = sql`${standsAs(sql`is null`)} and not ${lastOwner(viewer)}`;
  const to = { userId: viewer.id, companyId: viewer.companyId };
  const notice = enqueueWhen(db, { topic: "mail", payload }, to, now, { id: newId(now), when: stays });
  await db.batch([
    notice.statement,
    db
      .update(users)
      .set({ eraseAt, updatedAt: now })
      .where(and(eq(users.id, viewer.id), stays)),
    endSessions(db, viewer.id, viewer.sessionId, standsAs(sql`is not null`)),
  ]);
  if (await isLastOwner(db, viewer)) return { kind: "last-owner" };
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "planned" };
}

/** Others would be left, to whom nobody could give a role. */
function lastOwner({ id, companyId }: Asking): SQL<boolean> {
  const others = sql`from members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.user_id <> ${id} and u.erase_at is null`;
  return sql`(exists (select 1 from members where user_id = ${id} and role = 'owner')
    and exists (select 1 ${others}) and not exists (select 1 ${others} and m.role = 'owner'))`;
}

async function isLastOwner(db: Db, viewer: Asking): Promise<boolean> {
  const [found] = await db
    .select({ last: lastOwner(viewer).mapWith(Boolean).as("last_owner") })
    .from(sql`(select 1)`);
  return found?.last === true;
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
