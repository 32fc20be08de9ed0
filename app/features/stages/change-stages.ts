import { and, eq, type SQL, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import { sha256 } from "~/lib/secrets";
import type { Actor } from "~/vocabulary/activity";
import type { StageFacts } from "~/vocabulary/stages";
import { type Db, selectNamed } from "../../../db/client";
import { applications, jobStages, statusChanges } from "../../../db/schema";
import { isRecorded, recordActivity } from "../activity/record-activity";
import { firstStage, type JobStage } from "./job-stages";
import { factsOf, needsAnother, statusOfKind } from "./rules";
import { activityOfStages } from "./stage-activity";
import { selectStages } from "./store";

export type ChangeOutcome =
  | { kind: "changed" }
  /** Somebody else changed them since the page was opened. */
  | { kind: "conflict" }
  /** People stand at this stage, and its new kind would tell them of another status. */
  | { kind: "peopled"; id: string; name: string }
  /** People stand at this stage, which was deleted, and no other one is of their status. */
  | { kind: "last-of-its-kind"; id: string; name: string };

type Change = {
  jobId: string;
  title: string;
  seen: string;
  lines: readonly (StageFacts & { id: string })[];
  moveTo: string;
};

/** As typed, in this order. People of a deleted stage go to `moveTo`, or to the first of their status. */
export async function changeStages(
  by: Actor,
  { jobId, title, seen, lines, moveTo }: Change,
  { db, now }: { db: Db; now: Date },
): Promise<ChangeOutcome> {
  const { companyId } = by;
  const before = await selectStages(db, companyId, jobId);
  const isTyped = (stages: readonly StageFacts[]) => factsOf(stages) === factsOf(lines);
  if ((await versionOf(before)) !== seen) return { kind: isTyped(before) ? "changed" : "conflict" };
  const stages = lines.map(({ id, name, kind, shownAs, promiseDays, mailTemplate = "" }, position) => {
    const known = before.find((stage) => stage.id === id);
    const facts = { name, kind, shownAs, promiseDays, mailTemplate };
    return { ...facts, id: known?.id ?? newId(now), position, status: statusOfKind(facts.kind), known };
  });
  const peopled = stages.find(({ known, status }) => known && known.people > 0 && known.status !== status);
  if (peopled !== undefined) return { kind: "peopled", id: peopled.id, name: peopled.name };
  const gone = before.filter(({ id }) => stages.every((stage) => stage.id !== id));
  const last = gone.find((stage) => needsAnother(stage, stages));
  if (last !== undefined) return { kind: "last-of-its-kind", id: last.id, name: last.name };
  const [first, ...more] = activityOfStages({ before, after: stages, gone, moveTo, title });
  if (first === undefined) return { kind: "changed" };
  const of: Of = { companyId, jobId, claimed: isRecorded(by, now) };
  const ids = stages.map(({ id }) => id);
  const [claim] = await db.batch([
    recordActivity(db, by, { ...first, jobId }, now, sql`where ${stillAre(of, before)}`),
    ...gone.map((stage) => keepMoves(db, by, of, { stage, to: goesTo(stage, stages, moveTo), now })),
    db.delete(jobStages).where(and(ofJob(of), of.claimed, notAmong(ids))),
    keep(db, of, stages),
    ...gone.map(({ id, status }) => sendOn(db, of, { id, status, moveTo })),
    settle(db, of),
    ...more.map((entry) => recordActivity(db, by, { ...entry, jobId }, now, sql`where ${of.claimed}`)),
  ]);
  if (claim.meta.changes > 0) return { kind: "changed" };
  return { kind: isTyped(await selectStages(db, companyId, jobId)) ? "changed" : "conflict" };
}

/** The job has the four steps again. Returns false if its stages are not those that were seen. */
export async function endStages(
  by: Actor,
  { jobId, title, seen }: Pick<Change, "jobId" | "title" | "seen">,
  { db, now }: { db: Db; now: Date },
): Promise<boolean> {
  const { companyId } = by;
  const before = await selectStages(db, companyId, jobId);
  if (before.length === 0) return true;
  if (seen !== "" && (await versionOf(before)) !== seen) return false;
  const of: Of = { companyId, jobId, claimed: isRecorded(by, now) };
  const ended = { verb: "stages.ended", object: title, jobId } as const;
  const [claim] = await db.batch([
    recordActivity(db, by, ended, now, sql`where ${stillAre(of, before)}`),
    db
      .update(applications)
      .set({ stageId: null })
      .where(peopleOf(of, sql`stage_id is not null and ${of.claimed}`)),
    db.delete(jobStages).where(and(ofJob(of), of.claimed)),
  ]);
  return claim.meta.changes > 0;
}

export const versionOf = async (stages: readonly JobStage[]): Promise<string> =>
  (await sha256(standing(stages))).slice(0, 16);

const standing = (stages: readonly JobStage[]): string =>
  stages
    .map(({ id, position, name, kind, shownAs, promiseDays, mailTemplate }) =>
      [id, position, name, kind, shownAs, promiseDays ?? "", mailTemplate].join("\t"),
    )
    .join("\n");

/** `claimed`: a condition for every statement but the first, so that of two at once one is the later. */
type Of = { companyId: string; jobId: string; claimed: SQL };

const stillAre = ({ companyId, jobId }: Of, before: readonly JobStage[]) =>
  sql`ifnull((select group_concat(line, char(10)) from (select id || char(9) || position || char(9) || name
    || char(9) || kind || char(9) || shown_as || char(9) || ifnull(promise_days, '')
    || char(9) || mail_template as line from ${jobStages}
    where ${jobStages.jobId} = ${jobId} and ${jobStages.companyId} = ${companyId} order by position)), '')
    = ${standing(before)}`;

const ofJob = ({ companyId, jobId }: Omit<Of, "claimed">) =>
  and(eq(jobStages.jobId, jobId), eq(jobStages.companyId, companyId));

const peopleOf = ({ companyId, jobId }: Omit<Of, "claimed">, where: SQL) =>
  and(eq(applications.jobId, jobId), eq(applications.companyId, companyId), where);

const notAmong = (ids: readonly string[]) =>
  sql`${jobStages.id} not in (select value from json_each(${JSON.stringify(ids)}))`;

type Gone = Pick<JobStage, "id" | "status"> & { moveTo: string };

const goesTo = (
  { status }: Pick<JobStage, "status">,
  among: readonly Pick<JobStage, "id" | "status" | "kind">[],
  moveTo: string,
): string | null => {
  const fitting = among.filter((stage) => stage.status === status);
  const usual = fitting.find(({ kind }) => kind !== "withdrawn") ?? fitting[0];
  return (fitting.find(({ id }) => id === moveTo) ?? usual)?.id ?? null;
};

/** The log has room for 2048 lines a millisecond. */
const MOVES_A_MILLISECOND = 1000;

type Moving = { stage: Pick<JobStage, "id" | "name">; to: string | null; now: Date };

/** A line in each one's history, before the stage is gone that it names. */
function keepMoves(db: Db, by: Actor, of: Of, { stage, to, now }: Moving) {
  const row = {
    ...{ id: sql`${newId(now).slice(0, 10)} || hex(randomblob(8))`, companyId: of.companyId },
    ...{ applicationId: applications.id, userId: by.id, personName: by.personName },
    ...{ from: applications.status, to: applications.status },
    createdAt: sql`${now.getTime()} + row_number() over (order by applications.seq) / ${MOVES_A_MILLISECOND}`,
    reason: `The stage “${stage.name}” was deleted`,
    ...{ fromStage: stage.id, toStage: to },
  };
  const there = sql`from ${applications} where ${peopleOf(
    of,
    sql`stage_id = ${stage.id}
    and received_at is not null and ${of.claimed}`,
  )}`;
  return db.insert(statusChanges).select(selectNamed(statusChanges, row, there));
}

const sendOn = (db: Db, of: Of, { id, status, moveTo }: Gone) =>
  db
    .update(applications)
    .set({ stageId: moveTo })
    .where(
      peopleOf(
        of,
        sql`stage_id = ${id} and ${of.claimed} and exists (select 1 from job_stages g
          where g.job_id = ${of.jobId} and g.company_id = ${of.companyId} and g.id = ${moveTo}
          and g.status = ${status})`,
      ),
    );

function keep(db: Db, { companyId, jobId, claimed }: Of, stages: readonly Omit<JobStage, "people">[]) {
  const typed = JSON.stringify(
    stages.map(({ id, position, name, kind, status, promiseDays, shownAs, mailTemplate }) => ({
      ...{ id, position, name, kind, status, promiseDays, shownAs, mailTemplate },
    })),
  );
  const field = (name: keyof JobStage) => sql.raw(`(t.value ->> '$.${name}')`);
  const row = {
    ...{ jobId, companyId, id: field("id"), position: field("position"), name: field("name") },
    ...{ kind: field("kind"), status: field("status") },
    ...{ promiseDays: field("promiseDays"), shownAs: field("shownAs"), mailTemplate: field("mailTemplate") },
  };
  const set = Object.fromEntries(
    (["position", "name", "kind", "status", "promiseDays", "shownAs", "mailTemplate"] as const).map(
      (name) => [name, sql.raw(`excluded.${jobStages[name].name}`)],
    ),
  );
  return db
    .insert(jobStages)
    .select(selectNamed(jobStages, row, sql`from json_each(${typed}) as t where ${claimed}`))
    .onConflictDoUpdate({ target: [jobStages.jobId, jobStages.id], set });
}

/** Whoever stands at no stage of their status goes to its first. */
const settle = (db: Db, of: Of) =>
  db
    .update(applications)
    .set({ stageId: firstStage(sql`applications.status`) })
    .where(
      peopleOf(
        of,
        sql`received_at is not null and ${of.claimed} and not exists (select 1 from job_stages g
          where g.job_id = ${of.jobId} and g.company_id = ${of.companyId} and g.id = applications.stage_id
          and g.status = applications.status)`,
      ),
    );
