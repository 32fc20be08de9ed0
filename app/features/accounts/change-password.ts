import { and, eq, ne, sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { sessions, tokens, users } from "../../../db/schema";
import { confirmIdentity, type Unconfirmed } from "./confirm-identity";
import { passwordChanged } from "./emails";
import { checkNewPassword, type PasswordJudges } from "./new-password";
import { hashPassword } from "./password";
import { renewSession } from "./sessions";
import type { Viewer } from "./stored-sessions";

type Deps = PasswordJudges & {
  db: Db;
  jobs: Jobs;
  now: Date;
  clientIp: string;
  userAgent: string;
  cookieHeader: string | null;
  publicOrigin: string;
};

export type ChangePasswordOutcome =
  /** Every session has ended; `cookie` is this browser's new one. */
  | { kind: "changed"; cookie: string }
  | { kind: "signed-out" }
  | { kind: "unfit-password"; message: string }
  | Unconfirmed;

const SAME = "That is your password already. Please choose a new one.";

export async function changePassword(
  viewer: Viewer,
  typed: { currentPassword: string; password: string },
  deps: Deps,
): Promise<ChangePasswordOutcome> {
  const { db, now } = deps;
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind === "wrong-password" && (await hasEnded(db, viewer.sessionId)))
    return { kind: "signed-out" };
  if (identity.kind !== "confirmed") return identity;
  const { email, companyName, personName } = viewer;
  const owner = { email, companyName: companyName ?? "", personName };
  if (typed.password === typed.currentPassword) return { kind: "unfit-password", message: SAME };
  const unfit = await checkNewPassword(typed.password, owner, deps);
  if (unfit !== null) return { kind: "unfit-password", message: unfit };
  const payload = passwordChanged(viewer.email, {
    name: viewer.firstName,
    publicOrigin: deps.publicOrigin,
  });
  // Of two presses at once, the first has ended the session that asks.
  const asking = sql`exists (select 1 from ${sessions} where id = ${viewer.sessionId})`;
  const to = { userId: viewer.id, companyId: viewer.companyId };
  const rule = { id: newId(now), when: asking };
  const notice = enqueueWhen(db, { topic: "mail", payload }, to, now, rule);
  const renewal = await renewSession(db, deps.cookieHeader, viewer.id, deps);
  if (renewal === null) return { kind: "signed-out" };
  const passwordHash = await hashPassword(typed.password);
  const [, , , , renewed] = await db.batch([
    notice.statement,
    db
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(users.id, viewer.id), asking)),
    db.delete(tokens).where(and(eq(tokens.userId, viewer.id), eq(tokens.purpose, "reset"), asking)),
    db.delete(sessions).where(and(eq(sessions.userId, viewer.id), ne(sessions.id, viewer.sessionId), asking)),
    renewal.statement,
  ]);
  if (renewed[0] === undefined) return { kind: "signed-out" };
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "changed", cookie: renewal.cookie(renewed[0]) };
}

async function hasEnded(db: Db, sessionId: string): Promise<boolean> {
  const found = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  return found.length === 0;
}
