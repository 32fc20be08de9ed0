import { and, desc, eq, isNotNull } from "drizzle-orm";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { CandidateStatus, OfferEnd } from "~/vocabulary/applications";
import type { Db } from "../../../db/client";
import { applications, statusChanges, users } from "../../../db/schema";
import { statusMail } from "../applications/decision-emails";
import { mailLeaves } from "../decisions/rules";
import { selectSettings } from "../decisions/settings";
import { asksWhoSaidNo, mayMove } from "./rules";
import { type Decider, mailOf, takeDecisions } from "./status-change";

export type MoveOutcome =
  /** `leaves`: when the applicant is told; null when that is now. */
  | { kind: "moved"; name: string; to: CandidateStatus; changeId: string; leaves: Date | null }
  /** The table does not allow it, or somebody was faster; `status` is where the candidate stands now. */
  | { kind: "refused"; status: CandidateStatus; name: string }
  | { kind: "who-said-no" }
  | { kind: "not-found" };

type Mover = Decider & { companyName: string };
type Move = {
  applicationId: string;
  to: CandidateStatus;
  /** Where the person who decided saw the candidate; null when the form did not say. */
  from: CandidateStatus | null;
  /** How an offer ended that was out; null for every other step. */
  offer: OfferEnd | null;
};
type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };

/** One batch that hangs on the status being what it was: thirty approvals make one change. */
export async function moveCandidate(mover: Mover, move: Move, deps: Deps): Promise<MoveOutcome> {
  const { db, now } = deps;
  const [[candidate], [settings]] = await db.batch([
    findMovable(db, mover.companyId, move.applicationId),
    selectSettings(db, mover.companyId),
  ]);
  if (candidate === undefined || settings === undefined) return { kind: "not-found" };
  const leaves = mailLeaves(settings.undoWindow, settings.timeZone, now);
  const movedOn = (changeId: string) =>
    ({ kind: "moved", name: candidate.name, to: move.to, changeId, leaves }) as const;
  const refused = { kind: "refused", status: candidate.status, name: candidate.name } as const;
  const from = move.from ?? candidate.status;
  if (from !== candidate.status || !mayMove(from, move.to)) {
    const before = await repeatedChange(db, mover, move);
    return before === null ? refused : movedOn(before);
  }
  const offer = asksWhoSaidNo(from, move.to) ? move.offer : null;
  if (offer === null && asksWhoSaidNo(from, move.to)) return { kind: "who-said-no" };
  const { email, userId, ...about } = candidate;
  const changeId = newId(now);
  const news = { changeId, applicationId: move.applicationId, userId, status: move.to };
  const letter = statusMail(email, move.to as Exclude<CandidateStatus, "pending">, offer, {
    ...about,
    companyName: mover.companyName,
    publicOrigin: deps.publicOrigin,
  });
  const decisions = [{ news, letter, from, offer }];
  const moved = await takeDecisions(db, mover, decisions, { to: move.to, leaves, now });
  if (moved.length > 0) {
    if (leaves === null) await deps.jobs.wake({ kind: "outbox", ids: [mailOf(changeId)] });
    return movedOn(changeId);
  }
  const before = await repeatedChange(db, mover, move);
  if (before !== null) return movedOn(before);
  const [after] = await findMovable(db, mover.companyId, move.applicationId);
  return after === undefined ? { kind: "not-found" } : { ...refused, status: after.status };
}

/** A button pressed twice: the last step that was taken is this one, by this person. Else null. */
async function repeatedChange(db: Db, mover: Mover, move: Move): Promise<string | null> {
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

const findMovable = (db: Db, companyId: string, id: string) =>
  db
    .select({
      status: applications.status,
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
