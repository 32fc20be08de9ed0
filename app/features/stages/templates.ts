import { and, eq, ne, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import type { Actor } from "~/vocabulary/activity";
import { type Db, selectNamed } from "../../../db/client";
import { jobStages, stageTemplates } from "../../../db/schema";
import { recordActivity } from "../activity/record-activity";
import { factsOf } from "./rules";
import { selectStages } from "./store";

export const MOST_TEMPLATES = 10;

export type SaveOutcome = "saved" | "name-taken" | "full" | "not-found";

/** As the job has them now; pressed twice, it is kept once. */
export async function saveTemplate(
  db: Db,
  by: Actor,
  { jobId, name }: { jobId: string; name: string },
  now: Date,
): Promise<SaveOutcome> {
  const { companyId } = by;
  const copied = sql`(select json_group_array(json_object('name', s.name, 'kind', s.kind,
    'shownAs', s.shown_as, 'promiseDays', s.promise_days, 'mailTemplate', s.mail_template))
    from (select * from ${jobStages}
    where ${jobStages.jobId} = ${jobId} and ${jobStages.companyId} = ${companyId} order by position) s)`;
  const room = sql`where exists (select 1 from ${jobStages} where ${jobStages.jobId} = ${jobId}
    and ${jobStages.companyId} = ${companyId}) and (select count(*) from ${stageTemplates}
    where ${stageTemplates.companyId} = ${companyId}) < ${MOST_TEMPLATES}`;
  const [, , [found], stages] = await db.batch([
    db
      .insert(stageTemplates)
      .select(selectNamed(stageTemplates, { id: newId(now), companyId, name, stages: copied }, room))
      .onConflictDoNothing(),
    recordActivity(db, by, { verb: "stage-template.saved", object: name, jobId }, now),
    selectNamedSo(db, companyId, name),
    selectStages(db, companyId, jobId),
  ]);
  if (stages.length === 0) return "not-found";
  if (found === undefined) return "full";
  return factsOf(found.stages) === factsOf(stages) ? "saved" : "name-taken";
}

export type RenameOutcome = "renamed" | "name-taken" | "changed" | "not-found";

/** `seen`: its name when the page was opened. */
export async function renameTemplate(
  db: Db,
  by: Actor,
  { id, seen, name }: { id: string; seen: string; name: string },
  now: Date,
): Promise<RenameOutcome> {
  const { companyId } = by;
  const free = sql`not exists (select 1 from stage_templates t
    where t.company_id = ${companyId} and t.name = ${name})`;
  const [, , [found], [taken]] = await db.batch([
    db
      .update(stageTemplates)
      .set({ name })
      .where(and(own(companyId, id), eq(stageTemplates.name, seen), ne(stageTemplates.name, name), free)),
    recordActivity(db, by, { verb: "stage-template.renamed", object: name, before: seen, after: name }, now),
    db.select({ name: stageTemplates.name }).from(stageTemplates).where(own(companyId, id)),
    selectNamedSo(db, companyId, name),
  ]);
  if (found === undefined) return "not-found";
  if (found.name === name) return "renamed";
  return taken === undefined ? "changed" : "name-taken";
}

export const deleteTemplate = (db: Db, by: Actor, id: string, now: Date) =>
  db.batch([
    recordActivity(
      db,
      by,
      { verb: "stage-template.deleted", object: stageTemplates.name },
      now,
      sql`from ${stageTemplates} where ${own(by.companyId, id)}`,
    ),
    db.delete(stageTemplates).where(own(by.companyId, id)),
  ]);

const own = (companyId: string, id: string) =>
  and(eq(stageTemplates.companyId, companyId), eq(stageTemplates.id, id));

const selectNamedSo = (db: Db, companyId: string, name: string) =>
  db
    .select({ stages: stageTemplates.stages })
    .from(stageTemplates)
    .where(and(eq(stageTemplates.companyId, companyId), eq(stageTemplates.name, name)));
