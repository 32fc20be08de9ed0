import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { recordActivity } from "~/features/activity/record-activity";
import { enqueueWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import type { Role } from "~/vocabulary/members";
import type { Db } from "../../../db/client";
import { members } from "../../../db/schema";
import { removedFromCompany } from "./emails";
import { endOffers, findMember, mayLeave, removeUnlessLast, setRole } from "./store";

/** `last-owner`: nobody could give the company another. */
export type ChangeOutcome = { kind: "changed"; name: string } | { kind: "last-owner" } | { kind: "absent" };

type Telling = (db: Db, by: Actor, whom: SQL, now: Date) => BatchItem<"sqlite">;

const nameOf = (userId: string) => sql`(select u.person_name from users u where u.id = ${userId})`;

/** What the role before gave them is taken away with it, by a trigger. Owner is nobody made by it. */
export async function changeRole(
  by: Actor,
  userId: string,
  role: Exclude<Role, "owner">,
  { db, now, tell }: { db: Db; now: Date; tell: Telling },
): Promise<ChangeOutcome> {
  const { companyId } = by;
  const before = sql`${members.role}`;
  const entry = { verb: "member.role" as const, object: nameOf(userId), before, after: role };
  const others = sql`from ${members} where ${mayLeave(companyId, userId)} and ${before} <> ${role}`;
  const [[member], , , changed] = await db.batch([
    findMember(db, companyId, userId),
    recordActivity(db, by, entry, now, others),
    tell(db, by, others, now),
    setRole(db, companyId, userId, role),
    endOffers(db, companyId, userId, now),
  ]);
  if (member === undefined) return { kind: "absent" };
  return changed.length > 0 ? { kind: "changed", name: member.name } : { kind: "last-owner" };
}

/** A trigger signs them out, and gives the jobs that they answered for to an owner. */
export async function removeMember(
  by: Actor & { companyName: string },
  userId: string,
  deps: { db: Db; jobs: Jobs; now: Date },
): Promise<ChangeOutcome> {
  const { db, now } = deps;
  const { companyId, companyName } = by;
  const [member] = await findMember(db, companyId, userId);
  if (member === undefined) return { kind: "absent" };
  const gone = sql`not exists (select 1 from ${members} where ${members.userId} = ${userId}
    and ${members.companyId} = ${companyId})`;
  const letter = removedFromCompany(member.email, { name: member.name, companyName });
  const mail = enqueueWhen(db, { topic: "mail", payload: letter }, { userId }, now, {
    id: `${userId}-left-${member.joinedAt.getTime()}`,
    when: gone,
  });
  const verb = by.id === userId ? ("member.left" as const) : ("member.removed" as const);
  const [, removed] = await db.batch([
    recordActivity(
      db,
      by,
      { verb, object: nameOf(userId), before: sql`${members.role}` },
      now,
      sql`from ${members} where ${mayLeave(companyId, userId)}`,
    ),
    removeUnlessLast(db, companyId, userId),
    endOffers(db, companyId, userId, now),
    mail.statement,
  ]);
  if (removed.length > 0) {
    await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
    return { kind: "changed", name: member.name };
  }
  const stays = (await findMember(db, companyId, userId)).length > 0;
  return { kind: stays ? "last-owner" : "absent" };
}
