import { and, asc, lt, lte, sql } from "drizzle-orm";
import { KEPT_FOR } from "~/features/applications/rules";
import { newId } from "~/lib/ids";
import { after } from "~/lib/time";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { eraseWhole } from "./erase-whole";

const AT_ONCE = 25;

/** What has been kept for as long as the policy says, sent or not. Full batches go on in the next sweep. */
export async function eraseOldApplications(deps: {
  db: Db;
  others?: readonly Db[];
  files: Files;
  now: Date;
}): Promise<void> {
  const { db, now } = deps;
  const until = after(now, -KEPT_FOR);
  const isOld = lte(applications.createdAt, until);
  const [received, begun] = await db.batch([
    db
      .select({ id: applications.id })
      .from(applications)
      .where(and(sql`${applications.receivedAt} is not null`, isOld))
      .orderBy(asc(applications.createdAt))
      .limit(AT_ONCE),
    // Also what nobody sent, which no index has by its age: an id begins with its moment (record 207).
    db
      .select({ id: applications.id })
      .from(applications)
      .where(and(lt(applications.id, newId(after(until, 1))), isOld))
      .orderBy(asc(applications.id))
      .limit(AT_ONCE),
  ]);
  const ids = [...new Set([...received, ...begun].map(({ id }) => id))];
  if (ids.length > 0) await eraseWhole(ids, deps);
}
