import { and, asc, desc, eq, ne, or, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import { type Db, selectNamed } from "../../../db/client";
import { jobs, savedViews } from "../../../db/schema";
import type { Reader } from "../members/scope";
import { listSearch, readCandidateQuery } from "./list-query";

export const MOST_VIEWS = 30;
const SHARED_SHOWN = 20;

/** What the address of a list asks for, without the place in it; nothing else gets into it. */
export function listAsked(list: string) {
  const query = readCandidateQuery(new URLSearchParams(list));
  return { search: listSearch(query), jobId: query.job };
}

export async function listViews(db: Db, { id, companyId, role }: Reader) {
  const { userId, personName, name, search, shared, jobId } = savedViews;
  const views = () =>
    db
      .select({
        ...{ id: savedViews.id, userId, personName, name, search, shared },
        jobGone: sql<number>`${jobId} is not null and not exists
        (select 1 from ${jobs} where ${jobs.id} = ${jobId} and ${jobs.companyId} = ${companyId})`,
      })
      .from(savedViews);
  const [own, others] = await db.batch([
    views()
      .where(and(eq(userId, id), eq(savedViews.companyId, companyId)))
      .orderBy(asc(name)),
    views()
      .where(and(eq(savedViews.companyId, companyId), eq(shared, true), ne(userId, id)))
      .orderBy(desc(savedViews.id))
      .limit(SHARED_SHOWN),
  ]);
  return [...own, ...others].map(({ userId, jobGone, ...view }) => ({
    ...view,
    jobGone: jobGone === 1,
    own: userId === id,
    deletes: userId === id || role === "owner",
  }));
}

type Saver = Reader & { personName: string };

/** A name that one has used already now stands for this list. False: there are thirty of them. */
export async function saveView(
  db: Db,
  by: Saver,
  { name, list, shared }: { name: string; list: string; shared: boolean },
  now: Date,
): Promise<boolean> {
  const what = { ...listAsked(list), shared };
  const { id: userId, companyId, personName } = by;
  const row = { id: newId(now), companyId, userId, personName, name, ...what };
  const room = sql`where (select count(*) from ${savedViews}
    where ${savedViews.userId} = ${userId} and ${savedViews.name} <> ${name}) < ${MOST_VIEWS}`;
  const saved = await db
    .insert(savedViews)
    .select(selectNamed(savedViews, row, room))
    .onConflictDoUpdate({ target: [savedViews.userId, savedViews.name], set: what })
    .returning({ id: savedViews.id });
  return saved.length > 0;
}

/** False where another of one's own has that name. */
export async function renameView(db: Db, { id: userId, companyId }: Reader, id: string, name: string) {
  const other = sql`exists (select 1 from saved_views o where o.user_id = ${userId} and o.name = ${name}
    and o.id <> ${id})`;
  const [found] = await db
    .update(savedViews)
    .set({ name: sql`iif(${other}, name, ${name})` })
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId), eq(savedViews.companyId, companyId)))
    .returning({ name: savedViews.name });
  return found === undefined ? "not-found" : found.name === name ? "renamed" : "taken";
}

/** An owner deletes what others share, too. */
export const deleteView = (db: Db, { id: userId, companyId, role }: Reader, id: string) =>
  db
    .delete(savedViews)
    .where(
      and(
        eq(savedViews.id, id),
        eq(savedViews.companyId, companyId),
        or(eq(savedViews.userId, userId), role === "owner" ? eq(savedViews.shared, true) : undefined),
      ),
    );
