import { sql } from "drizzle-orm";
import { hours } from "~/lib/time";
import type { Read } from "~/services/jobs/jobs";
import { VERBS } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { activity } from "../../../db/schema";
import { nextSeq } from "./record-activity";

/** Who reads the same again within the hour adds no line; a message that comes twice neither. */
export async function recordRead(db: Db, { at: moment, ...read }: Read): Promise<void> {
  const verb = VERBS.find((known) => known === read.verb);
  if (verb === undefined) return;
  const at = new Date(moment);
  const hour = Math.floor(moment / hours(1));
  const once = [read.actorId, read.verb, read.applicationId ?? "", hour].join(" ");
  await db
    .insert(activity)
    .select(
      selectNamed(activity, { ...read, verb, at, once, via: "page", seq: nextSeq(at) }, sql`where true`),
    )
    .onConflictDoNothing();
}
