import { sql } from "drizzle-orm";

export type Opinion = { evaluator: string; version: string | null; result: unknown };

/** The newest opinion on what the run that counts has read. A query of its own would be one too many. */
export const opinionColumn = sql<Opinion | null>`(
  select json_object('evaluator', m.evaluator, 'version', m.model_version, 'result', json(m.result))
    from evaluations counting join evaluations m on m.application_id = counting.application_id
    where counting.id = applications.evaluation_id and m.kind = 'model'
      and m.created_at >= counting.created_at and m.correction_id is counting.correction_id
    order by m.created_at desc, m.id desc limit 1)`
  .mapWith((text: string): Opinion => JSON.parse(text))
  .as("opinion");
