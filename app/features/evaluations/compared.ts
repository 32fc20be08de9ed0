import { sql } from "drizzle-orm";

/** Whether the newest run held CV and answers against the posting; `of`: the row of the application. */
export function wasCompared(of: "a" | "applications") {
  const row = sql.raw(of);
  return sql<number>`(${row}.evaluation_state = 'done' and (${row}.overall_score is not null
    or not exists (select 1 from evaluations e where e.id = ${row}.evaluation_id
      and json_extract(e.result, '$.unread') in ('no CV', 'CV not read', 'language not read'))))`;
}
