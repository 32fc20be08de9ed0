import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { countAttempt } from "~/features/accounts/attempts";
import { recordActivity } from "~/features/activity/record-activity";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { randomSecret, sha256 } from "~/lib/secrets";
import { after, hours, minutes } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Actor } from "~/vocabulary/activity";
import type { Role } from "~/vocabulary/members";
import { type Db, selectNamed } from "../../../db/client";
import { invitations } from "../../../db/schema";
import { invitation, ownershipOffered } from "./emails";
import { INVITATION_LASTS, MOST_INVITATIONS, maskedAddress } from "./rules";
import { endInvitation, selectOwnJobIds } from "./store";

type Inviter = Actor & { email: string; companyName: string };
type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

export type InviteOutcome =
  | { kind: "invited" }
  | { kind: "yourself" }
  | { kind: "member" }
  | { kind: "invited-before" }
  | { kind: "too-many-open" }
  | { kind: "too-many"; seconds: number };

/** Within this, the same address and role again mean that the button was pressed twice. */
const JUST_NOW = minutes(1);

/** The same answer whether the address has an account or not. */
export async function invite(
  inviter: Inviter,
  wanted: { email: string; role: Role; jobs: string[] },
  deps: Deps,
): Promise<InviteOutcome> {
  const { db, now } = deps;
  const { companyId } = inviter;
  const { email, role } = wanted;
  if (email === inviter.email) return { kind: "yourself" };
  const [standing] = await findStanding(db, companyId, email);
  if (standing?.member && (role !== "owner" || standing.owner)) return { kind: "member" };
  const sentAt = standing?.sentAt ?? null;
  if (sentAt !== null) {
    const pressedTwice = sentAt > after(now, -JUST_NOW) && standing?.role === role;
    return { kind: pressedTwice ? "invited" : "invited-before" };
  }
  const seconds = await countSending(db, companyId, email, now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const jobs = wanted.jobs.length === 0 ? [] : await selectOwnJobIds(db, companyId, wanted.jobs);
  const id = newId(now);
  const secret = randomSecret(32);
  const open = sql`(select count(*) from ${invitations} where ${invitations.companyId} = ${companyId}
    and ${invitations.endedAt} is null)`;
  const row = {
    ...{ id, companyId, email, role, jobs: jobs.map((job) => job.id), hash: await sha256(secret) },
    ...{ invitedBy: inviter.id, inviterName: inviter.personName },
    ...{ sentAt: now, expiresAt: after(now, INVITATION_LASTS) },
  };
  const mail = mailOf(inviter, { id, email, role, secret }, deps);
  const notice = role === "owner" ? noticeOf(inviter, { id, email }, deps) : null;
  const [written] = await db.batch([
    db
      .insert(invitations)
      .select(selectNamed(invitations, row, sql`where ${open} < ${MOST_INVITATIONS}`))
      .onConflictDoNothing()
      .returning({ id: invitations.id }),
    recordActivity(db, inviter, { verb: "member.invited", object: maskedAddress(email), after: role }, now),
    mail.statement,
    ...(notice === null ? [] : [notice.statement]),
  ]);
  if (written.length > 0) {
    await deps.jobs.wake({ kind: "outbox", ids: notice === null ? [mail.id] : [mail.id, notice.id] });
    return { kind: "invited" };
  }
  const [meanwhile] = await findStanding(db, companyId, email);
  if (!meanwhile?.sentAt) return { kind: "too-many-open" };
  return { kind: meanwhile.role === role ? "invited" : "invited-before" };
}

const findStanding = (db: Db, companyId: string, email: string) =>
  db
    .select({
      member: sql<boolean>`exists (select 1 from members m join users u on u.id = m.user_id
        where u.email = ${email} and m.company_id = ${companyId})`.mapWith(Boolean),
      owner: sql<boolean>`exists (select 1 from members m join users u on u.id = m.user_id
        where u.email = ${email} and m.company_id = ${companyId} and m.role = 'owner')`.mapWith(Boolean),
      sentAt: sql<Date | null>`(select ${invitations.sentAt} from ${invitations}
        where ${invitations.companyId} = ${companyId} and ${invitations.email} = ${email}
        and ${invitations.endedAt} is null)`.mapWith(invitations.sentAt),
      role: sql<Role | null>`(select ${invitations.role} from ${invitations}
        where ${invitations.companyId} = ${companyId} and ${invitations.email} = ${email}
        and ${invitations.endedAt} is null)`,
    })
    .from(sql`(select 1)`);

export type ResendOutcome = { kind: "sent" } | { kind: "absent" } | { kind: "too-many"; seconds: number };

/** The link of before no longer works. Pressed twice, it goes once. */
export async function sendAgain(inviter: Inviter, id: string, deps: Deps): Promise<ResendOutcome> {
  const { db, now } = deps;
  const own = and(eq(invitations.id, id), eq(invitations.companyId, inviter.companyId));
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(own, isNull(invitations.endedAt)));
  if (found === undefined) return { kind: "absent" };
  if (found.sentAt > after(now, -JUST_NOW)) return { kind: "sent" };
  const seconds = await countSending(db, inviter.companyId, found.email, now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const secret = randomSecret(32);
  const hash = await sha256(secret);
  const mail = mailOf(inviter, { ...found, secret, hash }, deps);
  await db.batch([
    db
      .update(invitations)
      .set({ hash, sentAt: now, expiresAt: after(now, INVITATION_LASTS) })
      .where(and(own, isNull(invitations.endedAt), lte(invitations.sentAt, after(now, -JUST_NOW)))),
    mail.statement,
  ]);
  await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
  return { kind: "sent" };
}

export const withdraw = (db: Db, by: Actor, of: { id: string; email: string }, now: Date) =>
  db.batch([
    endInvitation(db, and(eq(invitations.id, of.id), eq(invitations.companyId, by.companyId)), now),
    recordActivity(db, by, { verb: "member.uninvited", object: maskedAddress(of.email) }, now),
  ]);

function mailOf(
  inviter: Inviter,
  of: { id: string; email: string; role: Role; secret: string; hash?: string },
  { db, publicOrigin, now }: Deps,
) {
  const { companyName, personName: inviterName } = inviter;
  const letter = invitation(of.email, { ...of, companyName, inviterName, publicOrigin });
  const stands = sql`exists (select 1 from ${invitations} where ${invitations.id} = ${of.id}
    and ${invitations.endedAt} is null ${of.hash === undefined ? sql`` : sql`and hash = ${of.hash}`})`;
  return enqueueWhen(db, { topic: "mail", payload: letter }, { companyId: inviter.companyId }, now, {
    id: `${of.id}-invited-${now.getTime()}`,
    when: stands,
  });
}

function noticeOf(
  { companyId, companyName, ...inviter }: Inviter,
  of: { id: string; email: string },
  { db, publicOrigin, now }: Deps,
) {
  const words = { name: inviter.personName, companyName, publicOrigin, offered: maskedAddress(of.email) };
  const payload = ownershipOffered(inviter.email, words);
  return enqueueWhen(db, { topic: "mail", payload }, { companyId, userId: inviter.id }, now, {
    id: `${of.id}-offered`,
    when: sql`exists (select 1 from ${invitations} where ${invitations.id} = ${of.id})`,
  });
}

/** Four mails an hour to an address, the first one included, and forty for a company. */
const countSending = async (db: Db, companyId: string, email: string, now: Date) =>
  countAttempt(
    db,
    [
      { key: `invite:${await sha256(`${companyId}\n${email}`)}`, most: 4, within: hours(1) },
      { key: `invites:${companyId}`, most: 40, within: hours(1) },
    ],
    now,
  );
