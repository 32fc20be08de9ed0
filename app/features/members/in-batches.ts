import { sql } from "drizzle-orm";
import { AT_ONCE, chunksOf } from "~/lib/chunks-of";
import { counted } from "~/lib/words";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { recordActivity } from "../activity/record-activity";
import { type Act, may } from "./rules";
import { findMember } from "./store";

/** Whoever acts was removed, or has another role, since they pressed. What it says is for them. */
export class NoLongerTheirs extends Error {}

/** Fifty at a time, for as long as whoever acts may: what was done by then stays, and the log says so. */
export async function inBatches<One>(
  by: Actor,
  act: Act,
  all: readonly One[],
  { db, now }: { db: Db; now: Date },
  work: (some: One[]) => Promise<unknown>,
): Promise<void> {
  let done = 0;
  for (const some of chunksOf(all, AT_ONCE)) {
    const [member] = done === 0 ? [] : await findMember(db, by.companyId, by.id);
    if (done > 0 && (member === undefined || !may(member.role, act))) {
      const object = `${done} of ${counted(all.length, "person", "people")}`;
      await recordActivity(db, by, { verb: "bulk.stopped", object }, now, sql`where true`);
      throw new NoLongerTheirs(
        `Your role changed while this was done. It was done for ${object}; the others stay as they were.`,
      );
    }
    await work(some);
    done += some.length;
  }
}
