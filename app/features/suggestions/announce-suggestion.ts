import { type SQL, sql } from "drizzle-orm";
import { notifyOfSuggestion } from "~/features/notifications/notify";
import { enqueueEach } from "~/features/outbox/store";
import type { Db } from "../../../db/client";

/** For the batch: `to` says who of the users (`u`) is told of the suggestion (`s`), each once. */
export const announceSuggestion = (
  db: Db,
  news: { id: string; event: "suggested" | "answered"; to: SQL },
  now: Date,
) =>
  [
    notifyOfSuggestion(db, news, now),
    enqueueEach(
      db,
      {
        id: sql`${`${news.event}-${news.id}-`} || u.id`,
        topic: "suggestion",
        companyId: sql`s.company_id`,
        userId: sql`u.id`,
        payload: sql`json_object('suggestionId', s.id, 'userId', u.id)`,
      },
      sql`from job_suggestions s join users u on ${news.to} where s.id = ${news.id}`,
      now,
    ),
  ] as const;
