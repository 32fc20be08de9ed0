import { and, desc, eq, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import type { Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { jobs, shortLinkClicks, shortLinks } from "../../../db/schema";
import { postingPath } from "./address";

const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 7;

export const isShortCode = (text: string): boolean => /^[0-9a-hjkmnp-tv-z]{7}$/.test(text);

/** A source that has its link already keeps that one. False for a job that is not the company's. */
export async function makeShortLink(
  db: Db,
  by: Actor,
  { jobId, source }: { jobId: string; source: string },
  now: Date,
): Promise<boolean> {
  const { companyId } = by;
  const own = and(eq(jobs.id, jobId), eq(jobs.companyId, companyId));
  const fresh = sql`not exists (select 1 from ${shortLinks} where ${and(
    eq(shortLinks.jobId, jobId),
    eq(shortLinks.source, source),
  )})`;
  const [, , found] = await db.batch([
    recordActivity(
      db,
      by,
      { verb: "link.made", object: jobs.title, jobId, after: source },
      now,
      sql`from ${jobs} where ${and(own, fresh)}`,
    ),
    db
      .insert(shortLinks)
      .select(
        selectNamed(
          shortLinks,
          { code: newCode(), companyId: jobs.companyId, jobId: jobs.id, source, namedAt: now },
          sql`from ${jobs} where ${own}`,
        ),
      )
      .onConflictDoUpdate({ target: [shortLinks.jobId, shortLinks.source], set: { namedAt: now } }),
    db.select({ id: jobs.id }).from(jobs).where(own),
  ]);
  return found.length > 0;
}

const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join(
    "",
  );

const MOST_LINKS = 15;

/** Those of a job that were named last, with the clicks of all days and of that one. */
export const selectShortLinks = (db: Db, companyId: string, jobId: string, day: string) =>
  db
    .select({
      code: shortLinks.code,
      source: shortLinks.source,
      clicks: shortLinks.clicks,
      clicksToday: sql<number>`ifnull(${shortLinkClicks.clicks}, 0)`.as("clicks_today"),
    })
    .from(shortLinks)
    .leftJoin(shortLinkClicks, and(eq(shortLinkClicks.code, shortLinks.code), eq(shortLinkClicks.day, day)))
    .where(and(eq(shortLinks.jobId, jobId), eq(shortLinks.companyId, companyId)))
    .orderBy(desc(shortLinks.namedAt))
    .limit(MOST_LINKS);

/** The address of the job behind it, which says where the visitor came from; null for none. */
export async function followShortLink(db: Db, code: string): Promise<string | null> {
  const [found] = await db
    .select({
      source: shortLinks.source,
      code: sql<string>`${jobs.code}`.as("job_code"),
      title: jobs.title,
      companySlug: jobs.companySlug,
    })
    .from(shortLinks)
    .innerJoin(jobs, and(eq(jobs.id, shortLinks.jobId), eq(jobs.companyId, shortLinks.companyId)))
    .where(eq(shortLinks.code, code));
  return found === undefined ? null : `${postingPath(found)}?${new URLSearchParams({ src: found.source })}`;
}

export const countClick = (db: Db, code: string, day: string) =>
  db.batch([
    db
      .insert(shortLinkClicks)
      .values({ code, day, clicks: 1 })
      .onConflictDoUpdate({
        target: [shortLinkClicks.code, shortLinkClicks.day],
        set: { clicks: sql`${shortLinkClicks.clicks} + 1` },
      }),
    db
      .update(shortLinks)
      .set({ clicks: sql`${shortLinks.clicks} + 1` })
      .where(eq(shortLinks.code, code)),
  ]);
