import { sql } from "drizzle-orm";
import { hours } from "~/lib/time";
import type { Read } from "~/services/jobs/jobs";
import { VERBS } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { activity } from "../../../db/schema";
import { nextSeq } from "./record-activity";

/** Who reads the same again within the hour adds no line; a message that comes twice neither. */
export async function recordReads(db: Db, reads: readonly Read[]): Promise<void> {
  const [first, ...rest] = reads.flatMap((read) => lineOf(db, read) ?? []);
  if (first !== undefined) await db.batch([first, ...rest]);
}

function lineOf(db: Db, { at: moment, ...read }: Read) {
  const verb = VERBS.find((known) => known === read.verb);
  if (verb === undefined) return null;
  const at = new Date(moment);
  const hour = Math.floor(moment / hours(1));
  const once = [read.actorId, read.verb, read.applicationId ?? "", hour].join(" ");
  return db
    .insert(activity)
    .select(
      selectNamed(activity, { ...read, verb, at, once, via: "page", seq: nextSeq(at) }, sql`where true`),
    )
    .onConflictDoNothing();
}
