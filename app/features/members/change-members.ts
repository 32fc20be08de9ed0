import { sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Role } from "~/vocabulary/members";
import type { Db } from "../../../db/client";
import { members } from "../../../db/schema";
import { removedFromCompany } from "./emails";
import { findMember, removeUnlessLast, setRole } from "./store";

/** `last-owner`: nobody could give the company another. */
export type ChangeOutcome = { kind: "changed"; name: string } | { kind: "last-owner" } | { kind: "absent" };

type Company = { companyId: string; companyName: string };

/** What the role before gave them is taken away with it, by a trigger. */
export async function changeRole(
  { companyId }: Company,
  userId: string,
  role: Role,
  db: Db,
): Promise<ChangeOutcome> {
  const [[member], changed] = await db.batch([
    findMember(db, companyId, userId),
    setRole(db, companyId, userId, role),
  ]);
  if (member === undefined) return { kind: "absent" };
  return changed.length > 0 ? { kind: "changed", name: member.name } : { kind: "last-owner" };
}

/** A trigger signs them out, and gives the jobs that they answered for to an owner. */
export async function removeMember(
  { companyId, companyName }: Company,
  userId: string,
  deps: { db: Db; jobs: Jobs; now: Date },
): Promise<ChangeOutcome> {
  const { db, now } = deps;
  const [member] = await findMember(db, companyId, userId);
  if (member === undefined) return { kind: "absent" };
  const gone = sql`not exists (select 1 from ${members} where ${members.userId} = ${userId}
    and ${members.companyId} = ${companyId})`;
  const letter = removedFromCompany(member.email, { name: member.name, companyName });
  const mail = enqueueWhen(db, { topic: "mail", payload: letter }, { userId }, now, {
    id: `${userId}-left-${member.joinedAt.getTime()}`,
    when: gone,
  });
  const [removed] = await db.batch([removeUnlessLast(db, companyId, userId), mail.statement]);
  if (removed.length > 0) {
    await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
    return { kind: "changed", name: member.name };
  }
  const stays = (await findMember(db, companyId, userId)).length > 0;
  return { kind: stays ? "last-owner" : "absent" };
}
