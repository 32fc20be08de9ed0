import { and, desc, eq, isNotNull } from "drizzle-orm";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { CandidateStatus, OfferEnd } from "~/vocabulary/applications";
import type { PoolChoice } from "~/vocabulary/decisions";
import type { Db } from "../../../db/client";
import { applications, statusChanges, users } from "../../../db/schema";
import { reconsideredMail, statusMail, type Why } from "../applications/decision-emails";
import type { About } from "../applications/emails";
import { type GivenReason, givenReason, type ReasonProblems } from "../decisions/reasons";
import { mailLeaves } from "../decisions/rules";
import { selectSettings } from "../decisions/settings";
import { findTemplate } from "../messages/by-template";
import { lastHeld } from "../messages/last-held";
import { type WaitingMail, waitingMails } from "../messages/waiting-mails";
import { stagesOfJob } from "../stages/job-stages";
import { isFurther, mayChangeStage, placeName, shownAt } from "../stages/rules";
import { reasonLetter } from "./reason-letter";
import { asksWhoSaidNo, mayMove, needsReason } from "./rules";
import { type Decider, mailOf, takeDecisions } from "./status-change";

export type MoveOutcome =
  /** `leaves`: when the applicant is told; null when that is now. */
  | {
      kind: "moved";
      name: string;
      to: CandidateStatus;
      changeId: string;
      leaves: Date | null;
      stage?: string;
      /** Moved among the stages of one status, of which the applicant is told nothing. */
      silent?: true;
      /** Of decisions that were made before, and are not told yet. */
      waits?: readonly WaitingMail[];
      /** The reason's template is gone, or lacks something for this person. */
      usualMail?: true;
    }
  | ({ kind: "refused" } & Standing)
  | { kind: "who-said-no" }
  | { kind: "needs-reason"; problems: ReasonProblems }
  | { kind: "not-found" };

/** Where the candidate stands now, and whether the step is possible from there for whoever presses again. */
export type Standing = {
  name: string;
  status: CandidateStatus;
  stage?: string | undefined;
  possible: boolean;
};

export type Mover = Decider & { companyName: string };
type Move = {
  applicationId: string;
  to: CandidateStatus;
  /** Where the person who decided saw the candidate; null when the form did not say. */
  from: CandidateStatus | null;
  /** How an offer ended that was out; null for every other step. */
  offer: OfferEnd | null;
  /** Of the company's list, by its id, and in own words; both empty where none was given. */
  reason: string;
  detail: string;
  pool: PoolChoice;
  /** Of a job with stages of its own, which may be left out and gone back among. */
  stage?: { from: string | null; to: string };
};
export const NO_REASON = { reason: "", detail: "", pool: "" } as const;
export type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

/** One batch that hangs on the status being what it was: thirty approvals make one change. */
export async function moveCandidate(mover: Mover, move: Move, deps: Deps): Promise<MoveOutcome> {
  const { db, now } = deps;
  const planned = await planMove(mover, move, deps);
  if (planned.kind !== "planned") return planned;
  const { letter, usual, from, offer, reason, leaves, userId, movedOn, refusedAt } = planned;
  const { to } = move;
  const changeId = newId(now);
  const news = { changeId, applicationId: move.applicationId, userId, status: to };
  const decisions = [{ news, letter, from, offer, stage: move.stage?.from ?? null }];
  const facts = { to, leaves, reason, toStage: move.stage?.to, now };
  const moved = await takeDecisions(db, mover, decisions, facts);
  if (moved.length > 0) {
    if (leaves === null) await deps.jobs.wake({ kind: "outbox", ids: [mailOf(changeId)] });
    return { ...movedOn(changeId), ...shortOf(reason, letter === usual) };
  }
  const before = await repeatedChange(db, mover, move);
  if (before !== null) return movedOn(before);
  const [after] = await findMovable(db, mover.companyId, move.applicationId);
  return after === undefined ? { kind: "not-found" } : refusedAt(after);
}

/** What the applicant would be sent, or why nothing would be. */
export async function planMove(mover: Mover, move: Move, { db, now, publicOrigin }: Omit<Deps, "jobs">) {
  const [[candidate], [company]] = await db.batch([
    findMovable(db, mover.companyId, move.applicationId),
    selectSettings(db, mover.companyId),
  ]);
  if (candidate === undefined || company === undefined) return { kind: "not-found" } as const;
  const { settings, timeZone } = company;
  const leaves = mailLeaves(settings.undoWindow, timeZone, now, candidate.held);
  const movedOn = (changeId: string) => {
    const waits = candidate.mails.filter(({ change }) => change !== null && change !== changeId);
    return { kind: "moved", name: candidate.name, to: move.to, changeId, leaves, waits } as const;
  };
  const from = move.from ?? candidate.status;
  const mayGo = move.stage === undefined ? mayMove : mayChangeStage;
  const refusedAt = ({ name, status, stages, ...standing }: typeof candidate) => {
    const stage = placeName(stages, { status, ...standing });
    return { kind: "refused", status, stage, name, possible: mayGo(status, move.to) } as const;
  };
  if (from !== candidate.status || !mayGo(from, move.to)) {
    const before = await repeatedChange(db, mover, move);
    return before === null ? refusedAt(candidate) : movedOn(before);
  }
  const offer = asksWhoSaidNo(from, move.to) ? move.offer : null;
  if (offer === null && asksWhoSaidNo(from, move.to)) return { kind: "who-said-no" } as const;
  const asked = { ...settings, asksReasons: settings.asksReasons && needsReason(move.to, offer) };
  const given = givenReason(asked, move);
  if (given.kind === "missing") return { kind: "needs-reason", problems: given.problems } as const;
  const {
    email,
    userId,
    toldStatus: _told,
    held: _held,
    mails: _mails,
    stageId: _stage,
    withdrewAt: _left,
    stages,
    ...about
  } = candidate;
  const chosen = stages.filter(({ id }) => move.stage === undefined || id === move.stage.to);
  const usual = letterOf(
    email,
    { from, to: move.to, offer },
    { ...about, companyName: mover.companyName, publicOrigin, stage: shownAt(chosen, move.to) },
    settings.reasonsInMail ? given.reason : null,
  );
  const template = await findTemplate(db, mover.companyId, given.reason?.template);
  const words = { about, from: { ...mover, publicOrigin }, why: given.reason };
  const letter = reasonLetter(template, usual, words);
  const { reason } = given;
  return { kind: "planned", letter, usual, from, offer, reason, leaves, userId, movedOn, refusedAt } as const;
}

const shortOf = (reason: GivenReason | null, isUsual: boolean) =>
  isUsual && reason?.template !== undefined ? ({ usualMail: true } as const) : {};

type Step = { from: CandidateStatus; to: CandidateStatus; offer: OfferEnd | null };

export const letterOf = (email: string, { from, to, offer }: Step, about: About, why: Why | null) =>
  to === "pending" || isFurther(from, to)
    ? reconsideredMail(email, about, to)
    : statusMail(email, to, offer, about, why);

/** A button pressed twice: the last step that was taken is this one, by this person. Else null. */
export async function repeatedChange(
  db: Db,
  mover: Mover,
  move: Pick<Move, "applicationId" | "from" | "to">,
): Promise<string | null> {
  const { id, userId, from, to } = statusChanges;
  const [last] = await db
    .select({ id, userId, from, to })
    .from(statusChanges)
    .where(
      and(eq(statusChanges.applicationId, move.applicationId), eq(statusChanges.companyId, mover.companyId)),
    )
    .orderBy(desc(statusChanges.createdAt), desc(statusChanges.id))
    .limit(1);
  const same =
    last?.userId === mover.id && last.to === move.to && (move.from === null || move.from === last.from);
  return same ? last.id : null;
}

export const findMovable = (db: Db, companyId: string, id: string) =>
  db
    .select({
      status: applications.status,
      toldStatus: applications.toldStatus,
      ...{ stageId: applications.stageId, withdrewAt: applications.withdrewAt },
      stages: stagesOfJob(applications.jobId, applications.companyId),
      held: lastHeld,
      mails: waitingMails,
      name: applications.name,
      position: applications.position,
      jobId: applications.jobId,
      userId: applications.userId,
      email: users.email,
      firstName: users.firstName,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(eq(applications.id, id), eq(applications.companyId, companyId), isNotNull(applications.receivedAt)),
    );
