import { lt } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { attempts, sessions, tokens } from "../../../db/schema";

/** Removes sessions, links and counts of tries whose time is over. */
export async function sweepAccounts(deps: { db: Db; now: Date }): Promise<void> {
  await deps.db.batch([
    deps.db.delete(sessions).where(lt(sessions.expiresAt, Math.floor(deps.now.getTime() / 1000))),
    deps.db.delete(tokens).where(lt(tokens.expiresAt, deps.now)),
    deps.db.delete(attempts).where(lt(attempts.resetsAt, deps.now)),
  ]);
}
