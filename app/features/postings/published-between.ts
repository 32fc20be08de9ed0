import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { listed, type OpenJobCard } from "./list-open";

const MOST = 5000;

export type PublishedJob = {
  card: Omit<OpenJobCard, "listed" | "submitted">;
  /** What its title, department, company and place say, and the tokens that it can be found by. */
  says: string;
  scope: string;
};

/** Open jobs that were published after `since` and not after `until`, the newest first. */
export async function publishedBetween(
  db: Db,
  { since, until, now }: Record<"since" | "until" | "now", Date>,
): Promise<PublishedJob[]> {
  const rows = await db.all<{ card: string; says: string; scope: string }>(
    sql`select open_jobs.card, open_jobs.scope, open_jobs.title || ' ' || open_jobs.department || ' ' ||
        open_jobs.company || ' ' || open_jobs.place as says
      from jobs cross join open_jobs on open_jobs.rowid = ${listed}
      where jobs.status = 'active' and jobs.published_at > ${since.getTime()}
        and jobs.published_at <= ${until.getTime()}
      order by jobs.published_at desc limit ${MOST}`,
  );
  return rows
    .map(({ card, ...found }) => ({ ...found, card: JSON.parse(card) as PublishedJob["card"] }))
    .filter(({ card }) => card.closesAt === null || card.closesAt > now.getTime());
}
