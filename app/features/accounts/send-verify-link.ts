import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { after, minutes } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { tokens, users } from "../../../db/schema";
import { countAttempt } from "./attempts";
import { confirmIdentity, type Unconfirmed } from "./confirm-identity";
import { addressInUse, verifyEmail } from "./emails";
import { correctionLimits, countMail, resendLimits } from "./limits";
import { emailToProve, newVerifyLink } from "./links";
import { LINK_LIFETIMES } from "./rules";
import { findUserByEmail } from "./store";
import type { Viewer } from "./stored-sessions";

type Deps = { db: Db; jobs: Jobs; now: Date; clientIp: string; publicOrigin: string };

/** `seconds` until the next may be asked for. */
export async function resendVerifyLink(
  viewer: Viewer,
  jobId: string | null,
  deps: Deps,
): Promise<{ kind: "sent" } | { kind: "too-many"; seconds: number }> {
  const { db, now } = deps;
  const email = viewer.emailToProve;
  const seconds =
    (await waitSinceLastLink(db, viewer.id, now)) ??
    (await countAttempt(db, await resendLimits(viewer.id), now)) ??
    (await countMail(db, deps.clientIp, email, now));
  if (seconds !== null) return { kind: "too-many", seconds };
  await sendVerifyLink(viewer, { email, jobId }, undefined, deps);
  return { kind: "sent" };
}

export type CorrectionOutcome = { kind: "sent" } | Unconfirmed;

/**
 * Before it is proved, a mistyped address is put right. The link before is void. What the person sees is the
 * same whether or not the new address has an account: only whoever reads its mail is told.
 */
export async function correctEmail(
  viewer: Viewer,
  typed: { email: string; currentPassword: string; jobId: string | null },
  deps: Deps,
): Promise<CorrectionOutcome> {
  const { db, now } = deps;
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  if (typed.email === viewer.emailToProve) return { kind: "sent" };
  const seconds =
    (await countAttempt(db, await correctionLimits(viewer.id), now)) ??
    (await countMail(db, deps.clientIp, typed.email, now));
  if (seconds !== null) return { kind: "too-many", seconds };
  await sendVerifyLink(viewer, typed, sql`${emailToProve} <> ${typed.email}`, deps);
  return { kind: "sent" };
}

/**
 * One batch: the link before is void, and a mail about the address is under way. Of two at once whose `when`
 * holds for the first alone, the second does nothing.
 */
async function sendVerifyLink(
  viewer: Viewer,
  { email, jobId }: { email: string; jobId: string | null },
  when: SQL | undefined,
  { db, jobs, now, publicOrigin }: Deps,
): Promise<void> {
  const isNewAddress = email !== viewer.email;
  const { token, columns } = await newVerifyLink({ userId: viewer.id, email, jobId, isNewAddress }, now);
  const owner = await findUserByEmail(db, email);
  const taken = owner !== undefined && owner.id !== viewer.id;
  const message = taken
    ? addressInUse(email, { publicOrigin })
    : verifyEmail(email, { name: viewer.firstName, token, publicOrigin });
  const made = sql`exists (select 1 from ${users} where id = ${viewer.id} and
    verify_hash = ${columns.verifyHash})`;
  const rule = { id: newId(now), when: made };
  const mail = enqueueWhen(db, { topic: "mail", payload: message }, { userId: viewer.id }, now, rule);
  const wantedEmail = sql`nullif(${email}, ${users.email})`;
  const mine = and(eq(users.id, viewer.id), isNull(users.emailVerifiedAt), when);
  await db.batch([
    db
      .update(users)
      .set({ ...columns, wantedEmail })
      .where(mine),
    db.delete(tokens).where(and(eq(tokens.userId, viewer.id), eq(tokens.purpose, "reset"))),
    mail.statement,
  ]);
  await jobs.wake({ kind: "outbox", ids: [mail.id] });
}

async function waitSinceLastLink(db: Db, userId: string, now: Date): Promise<number | null> {
  const [user] = await db.select({ ends: users.verifyExpiresAt }).from(users).where(eq(users.id, userId));
  if (user === undefined || user.ends === null) return null;
  const mayAgain = after(user.ends, minutes(1) - LINK_LIFETIMES.verify);
  return mayAgain > now ? Math.ceil((mayAgain.getTime() - now.getTime()) / 1000) : null;
}
