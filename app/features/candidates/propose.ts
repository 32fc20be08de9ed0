import { and, eq, isNotNull, sql } from "drizzle-orm";
import { recordEach } from "~/features/activity/record-activity";
import type { Actor } from "~/vocabulary/activity";
import type { CandidateStatus, Proposal } from "~/vocabulary/applications";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";
import { may } from "../members/rules";
import type { Reader } from "../members/scope";
import { stageName } from "../stages/job-stages";
import { reached } from "./reached";
import { asksWhoSaidNo, movesFrom } from "./rules";

type Deps = { db: Db; now: Date };

const NONE = { proposal: null, proposalReason: null, proposedAt: null, proposedBy: null, proposedById: null };

/** None once an offer is out: the answer to it is the applicant's. */
export const proposable = (from: CandidateStatus): Proposal[] =>
  movesFrom(from).filter(
    (to): to is Proposal => !asksWhoSaidNo(from, to) && (to === "offer_sent" || to === "passed"),
  );

const OF_PROPOSAL = { applicationId: applications.id, jobId: applications.jobId };

/** Null where nobody of that id is within reach. */
export async function openProposal(by: Reader, id: string, db: Db) {
  const [found] = await db
    .select({
      id: applications.id,
      name: applications.name,
      status: applications.status,
      stage: stageName,
      proposal: applications.proposal,
      reason: applications.proposalReason,
      by: applications.proposedBy,
      byId: applications.proposedById,
    })
    .from(applications)
    .where(reached(by, "candidates.propose", [id]));
  return found ?? null;
}

/** `from`: where whoever proposes saw the candidate. */
export type Proposing = { to: Proposal; from: CandidateStatus; reason: string };

/** The newest stands. Returns where the candidate stands instead, or else null. */
export async function propose(by: Reader & Actor, id: string, { to, from, reason }: Proposing, deps: Deps) {
  const { db, now } = deps;
  const those = and(
    reached(by, "candidates.propose", [id]),
    eq(applications.status, from),
    sql`(proposal is not ${to} or proposal_reason is not ${reason} or proposed_by_id is not ${by.id})`,
  );
  const [, , [stands]] = await db.batch([
    recordEach(
      db,
      by,
      { ...OF_PROPOSAL, verb: "candidate.proposed", after: to },
      now,
      sql`from ${applications} where ${those}`,
    ),
    db
      .update(applications)
      .set({
        proposal: to,
        proposalReason: reason,
        proposedAt: now,
        proposedBy: by.personName,
        proposedById: by.id,
      })
      .where(those),
    db
      .select({ status: applications.status, stage: stageName })
      .from(applications)
      .where(reached(by, "candidates.propose", [id])),
  ]);
  return stands === undefined || stands.status === from ? null : stands;
}

/** By whoever decides, or whoever proposed it. */
export async function dismissProposal(by: Reader & Actor, id: string, { db, now }: Deps): Promise<void> {
  const those = and(
    reached(by, "candidates.propose", [id]),
    isNotNull(applications.proposal),
    may(by.role, "candidates.decide") ? undefined : eq(applications.proposedById, by.id),
  );
  await db.batch([
    recordEach(
      db,
      by,
      { ...OF_PROPOSAL, verb: "candidate.unproposed", before: applications.proposal },
      now,
      sql`from ${applications} where ${those}`,
    ),
    db.update(applications).set(NONE).where(those),
  ]);
}
