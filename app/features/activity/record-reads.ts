import { sql } from "drizzle-orm";
import { sha256 } from "~/lib/secrets";
import { hours } from "~/lib/time";
import type { Read } from "~/services/jobs/jobs";
import { VERBS } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { activity } from "../../../db/schema";
import { nextSeq } from "./record-activity";

const DIGITS_OF_A_HASH = 20;

/** Who reads the same again within the hour adds no line; a message that comes twice neither. */
export async function recordReads(db: Db, reads: readonly Read[]): Promise<void> {
  const lines = await Promise.all(reads.map(lineOf));
  const [first, ...rest] = lines.flatMap((line) => (line === null ? [] : insertOf(db, line)));
  if (first !== undefined) await db.batch([first, ...rest]);
}

type Line = NonNullable<Awaited<ReturnType<typeof lineOf>>>;

async function lineOf({ at: moment, ...read }: Read) {
  const verb = VERBS.find((known) => known === read.verb);
  if (verb === undefined) return null;
  const at = new Date(moment);
  const hour = Math.floor(moment / hours(1));
  const hash = await sha256([read.actorId, read.verb, read.applicationId ?? "", hour].join(" "));
  return { ...read, verb, at, once: hash.slice(0, DIGITS_OF_A_HASH), via: "page" as const, seq: nextSeq(at) };
}

const insertOf = (db: Db, line: Line) =>
  db
    .insert(activity)
    .select(selectNamed(activity, line, sql`where true`))
    .onConflictDoNothing();
