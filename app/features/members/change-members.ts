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
  { db, now, tell, interviewsTo }: { db: Db; now: Date; tell: Telling; interviewsTo?: string },
): Promise<ChangeOutcome> {
  const { companyId } = by;
  const before = sql`${members.role}`;
  const entry = { verb: "member.role" as const, object: nameOf(userId), before, after: role };
  const others = sql`from ${members} where ${mayLeave(companyId, userId)} and ${before} <> ${role}`;
  const [[member], , , , changed] = await db.batch([
    findMember(db, companyId, userId),
    recordHandingOn(db, by, { from: userId, to: interviewsTo, when: others }, now),
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
  deps: { db: Db; jobs: Jobs; now: Date; tell: Telling; interviewsTo?: string },
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
  const leaver = sql`from ${members} where ${mayLeave(companyId, userId)}`;
  const [, , , removed] = await db.batch([
    recordHandingOn(db, by, { from: userId, to: deps.interviewsTo, when: leaver }, now),
    recordActivity(db, by, { verb, object: nameOf(userId), before: sql`${members.role}` }, now, leaver),
    deps.tell(db, by, leaver, now),
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

type HandingOn = { from: string; to: string | undefined; when: SQL };

function recordHandingOn(db: Db, by: Actor, { from, to = "", when }: HandingOn, now: Date) {
  const object = sql`handed.many || iif(handed.many = 1, ' person', ' people')`;
  const handed = sql`select count(*) as many from interviewers i
    join interviewers n on n.seq = i.seq and n.company_id = i.company_id and n.user_id = ${to}
    join applications a on a.seq = i.seq and a.company_id = i.company_id
    where i.user_id = ${from} and i.company_id = ${by.companyId} and a.user_id <> ${by.id}
      and a.status in ('pending', 'interview_approved')`;
  return recordActivity(
    db,
    by,
    { verb: "interviews.handed", object, before: nameOf(from), after: nameOf(to) },
    now,
    sql`from (${handed}) as handed where handed.many > 0 and exists (select 1 ${when})`,
  );
}
