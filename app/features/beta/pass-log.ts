import { desc, lt, lte, sql } from "drizzle-orm";
import { after, days } from "~/lib/time";
import { type Db, selectNamed } from "../../../db/client";
import { passLog } from "../../../db/schema";

const A_PAGE = 25;
const KEPT_FOR = days(730);

export type Staff = { id: string; personName: string };

/** `place`: the address of what it was done to. What is sent twice was done once. */
export const recordStaffAction = (db: Db, by: Staff, did: string, place: string, now: Date) =>
  db.insert(passLog).select(
    selectNamed(
      passLog,
      { userId: by.id, personName: by.personName, did, place, at: now },
      sql`where not exists (select 1 from (select * from ${passLog} order by seq desc limit 1)
        where user_id = ${by.id} and did = ${did} and place = ${place})`,
    ),
  );

/** Newest first; `next` is null at the end. */
export async function pageOfStaffActions(db: Db, before: number | null) {
  const older = before === null ? undefined : lt(passLog.seq, before);
  const found = await db
    .select()
    .from(passLog)
    .where(older)
    .orderBy(desc(passLog.seq))
    .limit(A_PAGE + 1);
  const actions = found.slice(0, A_PAGE);
  return { actions, next: found.length > A_PAGE ? (actions.at(-1)?.seq ?? null) : null };
}

export const sweepStaffActions = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(passLog).where(lte(passLog.at, after(now, -KEPT_FOR)));
