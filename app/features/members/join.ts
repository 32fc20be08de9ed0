import { and, eq, isNull, sql } from "drizzle-orm";
import { checkNewPassword, type PasswordJudges } from "~/features/accounts/new-password";
import { hashPassword } from "~/features/accounts/password";
import { pressedTwice } from "~/features/accounts/pressed-twice";
import { splitName } from "~/features/accounts/rules";
import { newSession } from "~/features/accounts/sessions";
import { recordActivity } from "~/features/activity/record-activity";
import { newId } from "~/lib/ids";
import { sha256 } from "~/lib/secrets";
import type { Actor } from "~/vocabulary/activity";
import { type Db, isOrphan, isTaken, selectNamed } from "../../../db/client";
import { invitations, jobTeam, members, users } from "../../../db/schema";
import { endInvitation, findInvitation, hasAccount, type Invitation, wonBy } from "./store";

export type { Invitation };

type Guest = { id: string; email: string; companyId: string | null } | null;

export type Opened =
  /** `inviter` is null for a link that never was one; `joined` is whose account was made by it. */
  | { kind: "over"; inviter: string | null; joined: string | null }
  | { kind: "joined" }
  | {
      kind: "another-account" | "accept" | "own" | "elsewhere" | "sign-in" | "register";
      invitation: Invitation;
    };

export async function openInvitation(db: Db, secret: string, guest: Guest, now: Date): Promise<Opened> {
  const [invitation] = await findInvitation(db, await sha256(secret));
  if (invitation === undefined) return { kind: "over", inviter: null, joined: null };
  if (invitation.endedAt !== null && guest !== null && invitation.acceptedBy === guest.id)
    return { kind: "joined" };
  if (invitation.endedAt !== null || invitation.expiresAt <= now)
    return {
      kind: "over",
      inviter: invitation.inviterName,
      joined: invitation.acceptedBy === null ? null : invitation.email,
    };
  if (guest !== null && guest.email !== invitation.email) return { kind: "another-account", invitation };
  if (guest !== null && guest.companyId === invitation.companyId && invitation.role === "owner")
    return { kind: "own", invitation };
  if (guest !== null) return { kind: guest.companyId === null ? "accept" : "elsewhere", invitation };
  return { kind: (await hasAccount(db, invitation.email)) ? "sign-in" : "register", invitation };
}

/** False when the invitation was withdrawn, or the account joined a company, in the meantime. */
export async function accept(
  invitation: Invitation,
  { id: userId, personName }: { id: string; personName: string },
  { db, now, requestId }: { db: Db; now: Date; requestId: string },
): Promise<boolean> {
  const free = sql`exists (select 1 from ${users} where ${users.id} = ${userId}
    and ${users.companyId} is null)`;
  const won = wonBy(invitation.id, userId);
  const [ended] = await db.batch([
    endInvitation(db, and(eq(invitations.id, invitation.id), free), now, userId),
    db
      .update(users)
      .set({
        companyId: invitation.companyId,
        recruiter: true,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), isNull(users.companyId), won)),
    db
      .insert(members)
      .select(
        selectNamed(
          members,
          {
            ...{ companyId: invitation.companyId, userId, role: invitation.role },
            ...{ invitedBy: invitation.invitedBy, joinedAt: now },
          },
          sql`where ${won}`,
        ),
      )
      .onConflictDoNothing(),
    joined(db, invitation, { id: userId, personName, requestId }, now),
    joinTeams(db, invitation, userId, won),
  ]);
  return ended.length > 0;
}

const joined = (
  db: Db,
  { companyId, role }: Invitation,
  who: Pick<Actor, "id" | "personName" | "requestId">,
  now: Date,
) => recordActivity(db, { ...who, companyId, role }, { verb: "member.joined", after: role }, now);

const joinTeams = (db: Db, { companyId, jobs }: Invitation, userId: string, won: ReturnType<typeof wonBy>) =>
  db
    .insert(jobTeam)
    .select(
      selectNamed(
        jobTeam,
        { userId, companyId, jobId: sql`value` },
        sql`from json_each(${JSON.stringify(jobs)}) where ${won}`,
      ),
    )
    .onConflictDoNothing();

export type JoinOutcome =
  | { kind: "joined"; cookie: string; userId: string }
  | { kind: "unfit-password"; message: string }
  | { kind: "over" };

type Deps = PasswordJudges & { db: Db; now: Date; userAgent: string; requestId: string };

/** With a new account: the mail has proved the address. */
export async function joinAsNew(
  invitation: Invitation,
  typed: { personName: string; password: string },
  deps: Deps,
): Promise<JoinOutcome> {
  const { db, now } = deps;
  const { email, companyName, companyId } = invitation;
  const { personName, password } = typed;
  const unfit = await checkNewPassword(password, { email, companyName, personName }, deps);
  if (unfit !== null) return { kind: "unfit-password", message: unfit };
  const userId = newId(now);
  const won = wonBy(invitation.id, userId);
  const user = {
    ...{ id: userId, email, emailVerifiedAt: now, passwordHash: await hashPassword(password) },
    ...{ type: "buyer" as const, recruiter: true, companyId, personName, ...splitName(personName) },
    ...{ createdAt: now, updatedAt: now },
  };
  const session = await newSession(db, userId, { remembered: false, userAgent: deps.userAgent, now });
  try {
    await db.batch([
      endInvitation(db, eq(invitations.id, invitation.id), now, userId),
      db.insert(users).select(selectNamed(users, user, sql`where ${won}`)),
      joined(db, invitation, { id: userId, personName, requestId: deps.requestId }, now),
      db
        .update(members)
        .set({ role: invitation.role, invitedBy: invitation.invitedBy })
        .where(and(eq(members.userId, userId), eq(members.companyId, companyId))),
      joinTeams(db, invitation, userId, won),
      // Belongs to nobody when somebody else was faster, which undoes all of it.
      session.statement,
    ]);
  } catch (error) {
    if (!isTaken(error, "users.email") && !isOrphan(error)) throw error;
    return again(email, password, deps);
  }
  return { kind: "joined", cookie: session.cookie, userId };
}

/** The second press of the button, whose answer is the one a browser shows. */
export async function again(
  email: string,
  password: string,
  deps: Omit<Deps, "requestId">,
): Promise<JoinOutcome> {
  const entered = await pressedTwice({ email, password, type: "buyer" }, () => [], deps);
  return entered === null ? { kind: "over" } : { kind: "joined", ...entered };
}
