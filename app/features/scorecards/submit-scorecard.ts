import { and, eq, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import type { Actor } from "~/vocabulary/activity";
import type { CardAnswer } from "~/vocabulary/scorecards";
import { type Db, selectNamed } from "../../../db/client";
import { applications, scorecards } from "../../../db/schema";
import type { Reader } from "../members/scope";
import { announceScorecard } from "./announce-scorecard";
import { carriedBy } from "./cards-of";
import { MOST_CARDS, MOST_VERSIONS } from "./rules";
import { judgedBy } from "./store";

type Typed = { recommendation: CardAnswer; pros: string; cons: string; seen: string | null };

export type ScorecardOutcome =
  | "given"
  | "changed"
  /** Another of one's own stands there by now. */
  | "meanwhile"
  | "full"
  | "not-found";

/** What was said before stays. The same words twice are one card. */
export async function submitScorecard(
  by: Reader & Actor,
  { applicationId, jobId }: { applicationId: string; jobId: string },
  { seen, ...said }: Typed,
  { db, now }: { db: Db; now: Date },
): Promise<ScorecardOutcome> {
  const { id: userId, companyId, personName } = by;
  const id = newId(now);
  const carried = carriedBy(sql`${applicationId}`, by);
  const own = sql`from scorecards c where c.user_id = ${userId} and c.application_id in ${carried}`;
  const newest = sql`(select c.id ${own} order by c.id desc limit 1)`;
  const version = sql`(select ifnull(max(c.version), 0) + 1 ${own})`;
  const all = sql`(select count(*) from scorecards c where c.newest = 1 and c.application_id in ${carried})`;
  const room = seen === null ? sql`${all} < ${MOST_CARDS}` : sql`${version} <= ${MOST_VERSIONS}`;
  const same = and(
    eq(scorecards.recommendation, said.recommendation),
    eq(scorecards.pros, said.pros),
    eq(scorecards.cons, said.cons),
  );
  const row = { id, companyId, applicationId, userId, personName, ...said, version, createdAt: now };
  const [written] = await db.batch([
    db
      .insert(scorecards)
      .select(
        selectNamed(
          scorecards,
          row,
          sql`from ${applications} where ${judgedBy(by, applicationId)} and ${newest} is ${seen} and ${room}
            and not exists (select 1 from scorecards where scorecards.id = ${seen} and ${same})`,
        ),
      )
      .returning({ id: scorecards.id }),
    ...announceScorecard(db, id, { companyId, jobId }, now),
  ]);
  const done = seen === null ? "given" : "changed";
  if (written.length > 0) return done;
  const [found] = await db
    .select({
      newest: sql<string | null>`${newest}`.as("newest"),
      again: sql<number>`exists (select 1 from scorecards where scorecards.id = ${newest} and ${same})`.as(
        "again",
      ),
    })
    .from(applications)
    .where(judgedBy(by, applicationId));
  if (found === undefined) return "not-found";
  if (found.again) return done;
  return found.newest === seen ? "full" : "meanwhile";
}
