import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { sha256 } from "~/lib/secrets";
import type { Jobs } from "~/services/jobs/jobs";
import { type Db, isTaken } from "../../../db/client";
import { sessions, tokens, users } from "../../../db/schema";
import { confirmIdentity, type Unconfirmed } from "./confirm-identity";
import { confirmNewEmail, emailChanged, emailWillChange } from "./emails";
import { countMail } from "./limits";
import { endLink, justUsed, linkWorks, newLink } from "./links";
import { findUserByEmail } from "./store";
import type { Viewer } from "./stored-sessions";

export type AskForEmailOutcome = { kind: "sent" } | { kind: "same" | "taken" } | Unconfirmed;

/** Nothing changes before the mailed link is used. */
export async function askForNewEmail(
  viewer: Viewer,
  typed: { email: string; currentPassword: string },
  deps: { db: Db; jobs: Jobs; now: Date; clientIp: string; publicOrigin: string },
): Promise<AskForEmailOutcome> {
  const { db, now } = deps;
  if (typed.email === viewer.email) return { kind: "same" };
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  const seconds = await countMail(db, deps.clientIp, typed.email, now);
  if (seconds !== null) return { kind: "too-many", seconds };
  if ((await findUserByEmail(db, typed.email)) !== undefined) return { kind: "taken" };
  const wanted = { purpose: "change-email", userId: viewer.id, email: typed.email } as const;
  const { secret, statements, made } = await newLink(db, wanted, now);
  const { firstName: name } = viewer;
  const payload = confirmNewEmail(typed.email, { name, secret, publicOrigin: deps.publicOrigin });
  const to = { userId: viewer.id, companyId: viewer.companyId };
  const mail = enqueueWhen(db, { topic: "mail", payload }, to, now, { id: newId(now), when: made });
  const stop = await newLink(db, { ...wanted, purpose: "keep-email" }, now);
  const warning = emailWillChange(viewer.email, {
    name,
    newEmail: typed.email,
    secret: stop.secret,
    publicOrigin: deps.publicOrigin,
  });
  const rule = { id: newId(now), when: stop.made };
  const notice = enqueueWhen(db, { topic: "mail", payload: warning }, to, now, rule);
  await db.batch([...statements, mail.statement, ...stop.statements, notice.statement]);
  await deps.jobs.wake({ kind: "outbox", ids: [mail.id, notice.id] });
  return { kind: "sent" };
}

/** Asked for twice, it is called off once. Nothing happens where nothing waits. */
export const callOffNewEmail = (db: Db, userId: string) =>
  db
    .delete(tokens)
    .where(and(eq(tokens.userId, userId), inArray(tokens.purpose, ["change-email", "keep-email"])));

/** The address that was asked for; null when the link from the old mailbox does not work. */
export async function findEmailToStop(db: Db, secret: string, now: Date): Promise<string | null> {
  const [link] = await db
    .select({ email: tokens.email })
    .from(tokens)
    .where(await linkWorks("keep-email", secret, now));
  return link?.email ?? null;
}

/** By the link in the old mailbox. `kept-already`: its button was pressed twice. */
export async function stopNewEmail(
  secret: string,
  { db, now }: { db: Db; now: Date },
): Promise<"kept" | "kept-already" | "no-link"> {
  const link = await linkWorks("keep-email", secret, now);
  const asker = sql`(select user_id from ${tokens} where ${link})`;
  const [, stopped] = await db.batch([
    db.delete(tokens).where(and(eq(tokens.purpose, "change-email"), eq(tokens.userId, asker))),
    endLink(db, link, now),
  ]);
  if (stopped[0] !== undefined) return "kept";
  return (await justUsed(db, "keep-email", secret, now)) === null ? "no-link" : "kept-already";
}

export async function findNewEmail(db: Db, secret: string, now: Date): Promise<string | null> {
  const [link] = await db
    .select({ email: tokens.email })
    .from(tokens)
    .where(await linkWorks("change-email", secret, now));
  return link?.email ?? null;
}

export type ChangeEmailOutcome =
  | { kind: "changed"; userId: string }
  | { kind: "changed-already"; userId: string }
  | { kind: "no-link" }
  | { kind: "taken" };

export async function changeEmailByLink(
  secret: string,
  deps: { db: Db; jobs: Jobs; now: Date },
): Promise<ChangeEmailOutcome> {
  const { db, now } = deps;
  const hash = await sha256(secret);
  const link = await linkWorks("change-email", secret, now);
  const [owner] = await db
    .select({ id: users.id, oldEmail: users.email, name: users.firstName, email: tokens.email })
    .from(tokens)
    .innerJoin(users, eq(tokens.userId, users.id))
    .where(link);
  if (owner === undefined) return pressedAgain(secret, deps);
  const { id: userId, email, name, oldEmail } = owner;
  const stillWorks = sql`exists (select 1 from ${tokens} where ${link})`;
  const payload = emailChanged(oldEmail, { name });
  const rule = { id: newId(now), when: stillWorks };
  const notice = enqueueWhen(db, { topic: "mail", payload }, { userId }, now, rule);
  try {
    const [, changed] = await db.batch([
      notice.statement,
      db
        .update(users)
        .set({ email, emailVerifiedAt: now, updatedAt: now })
        .where(and(eq(users.id, userId), stillWorks))
        .returning({ id: users.id }),
      db.delete(sessions).where(and(eq(sessions.userId, userId), stillWorks)),
      db.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.hash, hash), stillWorks)),
      endLink(db, link, now),
    ]);
    if (changed[0] === undefined) return pressedAgain(secret, deps);
  } catch (error) {
    if (isTaken(error, "users.email")) return { kind: "taken" };
    throw error;
  }
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "changed", userId };
}

async function pressedAgain(secret: string, deps: { db: Db; now: Date }): Promise<ChangeEmailOutcome> {
  const owner = await justUsed(deps.db, "change-email", secret, deps.now);
  return owner !== null && owner.email === owner.linkEmail
    ? { kind: "changed-already", userId: owner.id }
    : { kind: "no-link" };
}
