import { and, eq, sql } from "drizzle-orm";
import { confirmIdentity, type Unconfirmed } from "~/features/accounts/confirm-identity";
import { recordActivity } from "~/features/activity/record-activity";
import { enqueueWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { invitations, members } from "../../../db/schema";
import { ownerJoined } from "./emails";
import { type InviteOutcome, invite } from "./invite";
import { endInvitation, findMember, type Invitation, wonBy } from "./store";

type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

/** To a member, or to somebody who joins by it. */
export async function offerOwnership(
  owner: Parameters<typeof invite>[0],
  typed: { email: string; currentPassword: string },
  deps: Deps & { clientIp: string },
): Promise<InviteOutcome | Unconfirmed> {
  const identity = await confirmIdentity(owner, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  return invite(owner, { email: typed.email, role: "owner", jobs: [] }, deps);
}

/** By a member. False when it was withdrawn in the meantime, or whoever accepts it has left. */
export async function acceptOwnership(
  { id, companyId, companyName, invitedBy, inviterName }: Invitation,
  member: { id: string; email: string; personName: string },
  { db, now, publicOrigin, jobs, requestId }: Deps & { requestId: string },
): Promise<boolean> {
  const theirs = and(eq(members.userId, member.id), eq(members.companyId, companyId));
  const role = sql<string>`(select ${members.role} from ${members} where ${theirs})`;
  const [offering] = await findMember(db, companyId, invitedBy);
  const told = [
    { to: member.email, userId: member.id, name: member.personName },
    ...(offering ? [{ to: offering.email, userId: invitedBy, name: inviterName }] : []),
  ].map(({ to, userId, name }) =>
    enqueueWhen(
      db,
      {
        topic: "mail",
        payload: ownerJoined(to, { name, companyName, publicOrigin, owner: member.personName }),
      },
      { companyId, userId },
      now,
      { id: `${id}-owner-${userId}`, when: wonBy(id, member.id) },
    ),
  );
  const entry = { verb: "member.role", object: member.personName, before: role, after: "owner" } as const;
  const by = { id: member.id, personName: member.personName, companyId, role: "owner", requestId };
  const [ended] = await db.batch([
    endInvitation(db, and(eq(invitations.id, id), sql`${role} is not null`), now, member.id),
    recordActivity(db, by, entry, now),
    db
      .update(members)
      .set({ role: "owner" })
      .where(and(theirs, wonBy(id, member.id))),
    ...told.map(({ statement }) => statement),
  ]);
  if (ended.length > 0) await jobs.wake({ kind: "outbox", ids: told.map((mail) => mail.id) });
  return ended.length > 0 || (await isAcceptedBy(db, id, member.id));
}

/** Pressed twice at once, the later of the two finds it done. */
const isAcceptedBy = async (db: Db, invitationId: string, userId: string) =>
  (await db.select({ id: invitations.id }).from(invitations).where(wonBy(invitationId, userId))).length > 0;
