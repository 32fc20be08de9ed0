import { and, eq, sql } from "drizzle-orm";
import type { TaskOutcome } from "~/features/outbox/run-task";
import { enqueue, enqueueWhen, finishTask } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { identities, sessions, tokens, users } from "../../../db/schema";
import { confirmIdentity } from "./confirm-identity";
import { passwordChanged, resetPassword } from "./emails";
import { countMail } from "./limits";
import { endLink, justUsed, linkWorks, newLink } from "./links";
import { checkNewPassword, type PasswordJudges } from "./new-password";
import { hashPassword } from "./password";
import { findPasswordOwner, findUserByEmail } from "./store";

/** The same rows whether or not the address has an account, so that neither answer nor time reveals it. */
export async function askForReset(
  email: string,
  deps: { db: Db; jobs: Jobs; now: Date; clientIp: string },
): Promise<void> {
  const { db, now } = deps;
  if ((await countMail(db, deps.clientIp, email, now)) !== null) return;
  const task = enqueue(db, { topic: "reset-link", payload: { email } }, {}, now);
  await task.statement;
  await deps.jobs.wake({ kind: "outbox", ids: [task.id] });
}

export async function sendResetLink(
  task: { id: string; payload: { email: string } },
  deps: { db: Db; now: Date; publicOrigin: string },
): Promise<TaskOutcome> {
  const { db, now, publicOrigin } = deps;
  const user = await findUserByEmail(db, task.payload.email);
  if (user === undefined || user.disabledAt !== null) return { kind: "done" };
  // Its owner has said that this address is somebody else's.
  if (user.wantedEmail !== null) return { kind: "done" };
  const { id: userId, email, firstName: name } = user;
  const link = await newLink(db, { purpose: "reset", userId, email }, now);
  const message = resetPassword(email, { name, secret: link.secret, publicOrigin });
  const id = newId(now);
  const to = { userId, companyId: user.companyId };
  const mail = enqueueWhen(db, { topic: "mail", payload: message }, to, now, { id, when: link.made });
  // In the same batch, so that a crash afterwards cannot send a second mail.
  await db.batch([...link.statements, mail.statement, finishTask(db, task.id, now)]);
  return { kind: "done", wake: [mail.id] };
}

export async function resetLinkWorks(db: Db, secret: string, now: Date): Promise<boolean> {
  return (await findOwner(db, secret, now)) !== null;
}

export type ResetOutcome =
  | { kind: "changed"; userId: string; email: string }
  | { kind: "no-link" }
  | { kind: "unfit-password"; message: string };

/** Ends every session. The link has proved the address too. */
export async function resetByLink(
  secret: string,
  password: string,
  deps: { db: Db; jobs: Jobs; now: Date; clientIp: string; publicOrigin: string } & PasswordJudges,
): Promise<ResetOutcome> {
  const { db, now } = deps;
  const owner = await findOwner(db, secret, now);
  if (owner === null) return pressedAgain(secret, password, deps);
  const unfit = await checkNewPassword(password, owner, deps);
  if (unfit !== null) return { kind: "unfit-password", message: unfit };
  const link = await linkWorks("reset", secret, now);
  const passwordHash = await hashPassword(password);
  const payload = passwordChanged(owner.email, { name: owner.personName, publicOrigin: deps.publicOrigin });
  const stillWorks = sql`exists (select 1 from ${tokens} where ${link})`;
  const rule = { id: newId(now), when: stillWorks };
  const notice = enqueueWhen(db, { topic: "mail", payload }, { userId: owner.userId }, now, rule);
  const verified = sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`;
  const [, , , , used] = await db.batch([
    notice.statement,
    db
      .update(users)
      .set({ passwordHash, emailVerifiedAt: verified, updatedAt: now })
      .where(and(eq(users.id, owner.userId), stillWorks)),
    db.delete(sessions).where(and(eq(sessions.userId, owner.userId), stillWorks)),
    // Whoever had the account before its owner may have linked an identity of theirs.
    db.delete(identities).where(and(eq(identities.userId, owner.userId), stillWorks)),
    endLink(db, link, now),
  ]);
  if (used[0] === undefined) return pressedAgain(secret, password, deps);
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "changed", userId: owner.userId, email: owner.email };
}

async function pressedAgain(
  secret: string,
  password: string,
  deps: { db: Db; now: Date; clientIp: string },
): Promise<ResetOutcome> {
  const owner = await justUsed(deps.db, "reset", secret, deps.now);
  if (owner === null) return { kind: "no-link" };
  const { kind } = await confirmIdentity(owner, password, deps);
  return kind === "confirmed"
    ? { kind: "changed", userId: owner.id, email: owner.email }
    : { kind: "no-link" };
}

/** Null when the link does not work, or the account has another address by now. */
async function findOwner(db: Db, secret: string, now: Date) {
  const [link] = await db
    .select({ userId: tokens.userId, email: tokens.email })
    .from(tokens)
    .where(await linkWorks("reset", secret, now));
  if (link === undefined) return null;
  const owner = await findPasswordOwner(db, link.userId);
  return owner?.email === link.email ? { ...owner, userId: link.userId } : null;
}
