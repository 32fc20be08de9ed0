import { and, eq } from "drizzle-orm";
import { owe } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { tokens } from "../../../db/schema";
import { type Confirmed, confirmIdentity } from "./confirm-identity";
import { passwordChanged } from "./emails";
import { type AssetReader, checkNewPassword } from "./new-password";
import { hashPassword } from "./password";
import { endSessions, newSession } from "./sessions";
import { keepPasswordHash } from "./store";
import type { Viewer } from "./stored-sessions";

type Deps = {
  db: Db;
  jobs: Jobs;
  now: Date;
  clientIp: string;
  userAgent: string;
  publicOrigin: string;
  asset: AssetReader;
};

export type ChangePasswordOutcome =
  /** Every session has ended; `cookie` is this browser's new one. */
  | { kind: "changed"; cookie: string }
  | { kind: "unfit-password"; message: string }
  | Exclude<Confirmed, { kind: "confirmed" }>;

/** Changes the password of whoever is signed in and knows the present one; the owner is told. */
export async function changePassword(
  viewer: Viewer,
  typed: { currentPassword: string; password: string },
  deps: Deps,
): Promise<ChangePasswordOutcome> {
  const { db, now } = deps;
  const identity = await confirmIdentity(viewer, typed.currentPassword, deps);
  if (identity.kind !== "confirmed") return identity;
  const owner = { email: viewer.email, companyName: viewer.companyName ?? "" };
  const unfit = await checkNewPassword(typed.password, owner, deps.asset);
  if (unfit !== null) return { kind: "unfit-password", message: unfit };
  const payload = passwordChanged(viewer.email, {
    name: viewer.personName,
    publicOrigin: deps.publicOrigin,
  });
  const notice = owe(db, { topic: "mail", payload }, { userId: viewer.id, companyId: viewer.companyId }, now);
  const session = await newSession(db, viewer.id, { ...deps, remembered: viewer.remembered });
  await db.batch([
    keepPasswordHash(db, viewer.id, await hashPassword(typed.password), now),
    endSessions(db, viewer.id),
    session.statement,
    db.delete(tokens).where(and(eq(tokens.userId, viewer.id), eq(tokens.purpose, "reset"))),
    notice.statement,
  ]);
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "changed", cookie: session.cookie };
}
