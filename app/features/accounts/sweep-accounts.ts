import { and, lt } from "drizzle-orm";
import { after, hours } from "~/lib/time";
import type { Db } from "../../../db/client";
import { accountPlaces, attempts, sessions, tokens } from "../../../db/schema";
import { JUST_NOW } from "./links";

/** Tries hourly: an index on their ends would be written by every request. */
export async function sweepAccounts(deps: { db: Db; now: Date }): Promise<void> {
  const tries = deps.db.delete(attempts).where(lt(attempts.resetsAt, deps.now));
  const reserved = lt(accountPlaces.reservedAt, after(deps.now, -hours(1)));
  await deps.db.batch([
    deps.db.delete(sessions).where(lt(sessions.expiresAt, Math.floor(deps.now.getTime() / 1000))),
    deps.db
      .delete(tokens)
      .where(and(lt(tokens.expiresAt, deps.now), lt(tokens.createdAt, after(deps.now, -JUST_NOW)))),
    ...(deps.now.getUTCMinutes() === 0 ? [tries, deps.db.delete(accountPlaces).where(reserved)] : []),
  ]);
}
