import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import { enqueueEach } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import type { Db } from "../../../db/client";
import { jobs } from "../../../db/schema";

/** Feeds and search engines are told of what is or was public. Stands before the statement of a deletion. */
export const announceJobs = (db: Db, which: SQL | undefined, now: Date) =>
  enqueueEach(
    db,
    {
      id: sql`${`announce-${newId(now)}-`} || ${jobs.code}`,
      topic: "announce",
      companyId: jobs.companyId,
      payload: sql`json_object('job', json_object('code', ${jobs.code}, 'title', ${jobs.title},
        'companySlug', ${jobs.companySlug}))`,
    },
    sql`from ${jobs} where ${and(which, isNotNull(jobs.publishedAt))}`,
    now,
  );
