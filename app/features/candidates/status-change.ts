import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Letter } from "~/features/outbox/letter";
import type { Actor } from "~/vocabulary/activity";
import { type ApplicationEnd, type CandidateStatus, STATUS_FOR_APPLICANT } from "~/vocabulary/applications";
import { type Db, selectNamed } from "../../../db/client";
import { applications, statusChanges } from "../../../db/schema";
import { toldStageOf } from "../applications/as-told";
import { OFFER_ENDED } from "../applications/rules";
import type { GivenReason } from "../decisions/reasons";
import { notifyApplicants } from "../notifications/notify";
import { enqueueEach, type StatusNews } from "../outbox/store";
import { firstStage, isStage } from "../stages/job-stages";
import { pool } from "./pool";

export type Decider = Actor;

export type Decision = {
  news: StatusNews;
  letter: Letter;
  from: CandidateStatus;
  offer: ApplicationEnd | null;
  /** In a job with its own stages, the one at which somebody was seen. */
  stage?: string | null;
};

type Facts = {
  to: CandidateStatus;
  leaves: Date | null;
  reason: GivenReason | null;
  bulkId?: string | null;
  /** Of a job with its own stages, the one that somebody chose. */
  toStage?: string | undefined;
  /** What must hold besides, of the row of `applications`, and what is done behind those who were moved. */
  beside?: { when: SQL; after: (made: SQL) => BatchItem<"sqlite">[] };
  now: Date;
};

export const mailOf = (changeId: string) => `${changeId}-status`;

/** Whoever is decided on sleeps no longer. */
export const AWAKE = {
  snooze: null,
  snoozedUntil: null,
  snoozeEnds: null,
  snoozedBy: null,
  snoozeReason: null,
  snoozeCard: null,
};

/**
 * In one batch each person who still stands at `from` moves, once. `leaves` is when mail and notification go;
 * null: at once. Returns the applications that moved.
 */
export async function takeDecisions(
  db: Db,
  decider: Decider,
  decisions: readonly Decision[],
  facts: Facts,
): Promise<string[]> {
  const [, , moved] = await db.batch(decisionSteps(db, decider, decisions, facts));
  return moved.map(({ id }) => id);
}

export function decisionSteps(db: Db, decider: Decider, decisions: readonly Decision[], facts: Facts) {
  const { to, leaves, reason, beside, now } = facts;
  const { companyId } = decider;
  const each = sql`json_each(${JSON.stringify(decisions)}) as d`;
  const withdrew = decisions.some(({ offer }) => offer === "left");
  const toStage = facts.toStage === undefined ? firstStage(sql`${to}`, withdrew) : sql`${facts.toStage}`;
  const made = sql`from ${each} join status_changes s on s.id = ${field("news.changeId")} where true`;
  return [
    recordChanges(db, decider, each, toStage, facts),
    enqueueEach(db, taskOf(leaves), made, now, leaves ?? now),
    moveThem(db, companyId, made, { toStage, withdrew }, facts),
    ...(leaves === null && !withdrew ? [notifyApplicants(db, companyId, asShown(made), now)] : []),
    ...(to === "passed" && reason?.pool
      ? pool(db, decider, sql`(select s.application_id ${made})`, now)
      : []),
    ...(beside?.after(made) ?? []),
  ] as const;
}

/** What the page says from then on of whoever was decided on (`d`). */
export const asShown = (decided: SQL) => ({
  decided,
  shown: sql`ifnull(nullif(${toldStageOf(field("news.applicationId"))},
    iif(${field("offer")} is null, null, ${STATUS_FOR_APPLICANT.passed.label})),
    ${JSON.stringify(OFFER_ENDED)} ->> ${field("offer")})`,
});

function recordChanges(db: Db, decider: Decider, each: SQL, toStage: SQL, facts: Facts) {
  const { to, reason, bulkId = null, toStage: chosen, beside, now } = facts;
  const { companyId } = decider;
  const stillThere = and(
    sql`${applications.id} = ${field("news.applicationId")}`,
    eq(applications.companyId, companyId),
    sql`${applications.status} = ${field("from")}`,
    chosen === undefined
      ? undefined
      : sql`${applications.stageId} is ${field("stage")} and ${isStage(chosen, sql`${to}`)}`,
    beside?.when,
  );
  const change = {
    id: field("news.changeId"),
    companyId,
    applicationId: applications.id,
    userId: decider.id,
    personName: decider.personName,
    from: field("from"),
    to,
    createdAt: now,
    offerEnd: field("offer"),
    reason: reason?.ours ?? null,
    toldReason: reason?.theirs ?? null,
    detail: reason?.detail ?? null,
    bulkId,
    fromStage: applications.stageId,
    toStage,
  };
  return db
    .insert(statusChanges)
    .select(selectNamed(statusChanges, change, sql`from ${each} join ${applications} on ${stillThere}`));
}

/** At once it is a mail; later it is a decision, which can be taken back until then. */
const taskOf = (leaves: Date | null) => ({
  id: sql`s.id || '-status'`,
  companyId: sql`s.company_id`,
  userId: field("news.userId"),
  ...(leaves === null
    ? { topic: "mail" as const, payload: sql`d.value -> '$.letter'` }
    : { topic: "decision" as const, payload: withProposal(sql`json_remove(d.value, '$.stage')`) }),
});

function moveThem(
  db: Db,
  companyId: string,
  made: SQL,
  { toStage, withdrew }: { toStage: SQL; withdrew: boolean },
  { to, leaves, now }: Facts,
) {
  return db
    .update(applications)
    .set({
      status: to,
      stageId: toStage,
      ...AWAKE,
      withdrewAt: withdrew ? now : null,
      toldStatus: leaves === null ? null : sql`ifnull(${applications.toldStatus}, ${applications.status})`,
      updatedAt: now,
    })
    .where(
      and(
        eq(applications.companyId, companyId),
        sql`${applications.id} in (select s.application_id ${made})`,
      ),
    )
    .returning({ id: applications.id });
}

/** A decision ends what was proposed; as long as it waits it knows what that was. */
const withProposal = (task: SQL) =>
  sql`json_patch(${task}, ifnull((select json_object('proposal', json_object('to', p.proposal,
    'reason', p.proposal_reason, 'at', p.proposed_at, 'by', p.proposed_by, 'byId', p.proposed_by_id))
    from applications p where p.id = s.application_id and p.proposal is not null), '{}'))`;

const field = (name: "from" | "offer" | "stage" | `news.${keyof StatusNews}`): SQL =>
  sql.raw(`(d.value ->> '$.${name}')`);
