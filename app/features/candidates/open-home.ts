import { and, asc, desc, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { countsIn, selectCounts } from "~/features/accounts/company-counts";
import { awaitingReview } from "~/features/human-review/open-requests";
import { unfinishedJobs } from "~/features/jobs/list-jobs";
import { after, days } from "~/lib/time";
import { asAgo } from "~/lib/words";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { ownCounted, type Reader } from "../members/scope";

const WAITING_SHOWN = 7;
const REVIEWS_READ = WAITING_SHOWN + 1;
const NEWS_READ = 21;
const JOBS_SHOWN = 6;
const NAMES = ["jobs", "jobs:active", "candidates", "candidates:pending", "candidates:snoozed"];

export type Home = Awaited<ReturnType<typeof openHome>>;

export async function openHome(db: Db, of: Reader & { evaluates: boolean }, now: Date) {
  const { companyId, evaluates } = of;
  const [counted, people, jobs] = await db.batch([
    selectCounts(db, companyId, NAMES, ownCounted(of, null)),
    selectPeople(db, of, after(now, -days(1))),
    unfinishedJobs(db, companyId, JOBS_SHOWN + 1),
  ]);
  const count = countsIn(counted);
  const reviews = people
    .filter(({ list }) => list === "asks")
    .sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime());
  const asks = new Set(reviews.map(({ id }) => id));
  const waiting = [...reviews, ...people.filter(({ id, list }) => list === "waiting" && !asks.has(id))];
  const first = waiting.reduce((least, { submittedAt }) => Math.min(least, submittedAt.getTime()), +now);
  return {
    counts: {
      jobs: count("jobs"),
      active: count("jobs:active"),
      candidates: count("candidates"),
      waiting: count("candidates:pending"),
      snoozed: count("candidates:snoozed"),
    },
    reviews: {
      others: reviews.filter(({ undecided }) => !undecided).length,
      more: reviews.length === REVIEWS_READ,
    },
    waiting: waiting.slice(0, WAITING_SHOWN).map(({ id, name, position, submittedAt, overallScore }) => ({
      id,
      asks: asks.has(id),
      name,
      position,
      score: evaluates ? overallScore : null,
      since: asAgo(submittedAt, now),
    })),
    longest: Math.floor((now.getTime() - first) / days(1)),
    news: newsOf(people.filter(({ list }) => list === "new").map(({ position }) => position)),
    jobs: jobs.slice(0, JOBS_SHOWN),
    moreJobs: jobs.length > JOBS_SHOWN,
  };
}

/** Up to a number that is counted exactly; `more` when there are others. */
function newsOf(positions: readonly string[]) {
  const counted = new Map<string, number>();
  for (const position of positions.slice(0, NEWS_READ - 1)) {
    counted.set(position, (counted.get(position) ?? 0) + 1);
  }
  return {
    more: positions.length === NEWS_READ,
    total: Math.min(positions.length, NEWS_READ - 1),
    byJob: [...counted].map(([position, count]) => ({ position, count })).slice(0, 4),
  };
}

type List = "asks" | "waiting" | "new";

function selectPeople(db: Db, { id, companyId }: { id: string; companyId: string }, since: Date) {
  const received = and(
    eq(applications.companyId, companyId),
    isNotNull(applications.receivedAt),
    ne(applications.userId, id),
  );
  const columns = {
    id: applications.id,
    name: applications.name,
    position: applications.position,
    submittedAt: sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt).as("submitted"),
    overallScore: applications.overallScore,
    undecided: sql<boolean>`${applications.counted} = 'pending'`.mapWith(Boolean).as("undecided"),
  };
  const asking = db
    .select({
      ...columns,
      submittedAt: sql<Date>`asked.created_at`.mapWith(applications.submittedAt).as("submitted"),
      list: sql<List>`'asks'`.as("list"),
    })
    .from(awaitingReview(companyId, REVIEWS_READ))
    .crossJoin(applications)
    .where(and(eq(applications.id, sql`asked.application_id`), received));
  const waiting = (listed: "back" | "pending") =>
    db
      .select({ ...columns, list: sql<List>`'waiting'`.as("list") })
      .from(applications)
      .where(and(received, eq(applications.listed, listed)))
      .orderBy(asc(applications.submittedAt), asc(applications.seq))
      .limit(WAITING_SHOWN)
      .as(listed);
  const recent = db
    .select({ ...columns, list: sql<List>`'new'`.as("list") })
    .from(applications)
    .where(and(received, gt(applications.submittedAt, since)))
    .orderBy(desc(applications.submittedAt))
    .limit(NEWS_READ);
  return unionAll(
    db.select().from(waiting("back")),
    db.select().from(waiting("pending")),
    db.select().from(recent.as("recent")),
    db.select().from(asking.as("asking")),
  );
}
