import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { CandidateStatus, OfferEnd } from "~/vocabulary/applications";
import { type Db, selectNamed } from "../../../db/client";
import { applications, statusChanges, users } from "../../../db/schema";
import { statusMail } from "../applications/decision-emails";
import { notifyApplicant } from "../notifications/notify";
import { enqueueWhen } from "../outbox/store";
import { asksWhoSaidNo, mayMove } from "./rules";

export type MoveOutcome =
  | { kind: "moved"; name: string; to: CandidateStatus }
  /** The table does not allow it, or somebody was faster; `status` is where the candidate stands now. */
  | { kind: "refused"; status: CandidateStatus; name: string }
  | { kind: "who-said-no" }
  | { kind: "not-found" };

type Mover = { id: string; companyId: string; companyName: string; personName: string };
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
  const { db } = deps;
  const candidate = await findMovable(db, mover.companyId, move.applicationId);
  if (candidate === undefined) return { kind: "not-found" };
  const from = move.from ?? candidate.status;
  const movedOn = { kind: "moved", name: candidate.name, to: move.to } as const;
  const refused = { kind: "refused", status: candidate.status, name: candidate.name } as const;
  if (from !== candidate.status || !mayMove(from, move.to))
    return (await isRepeated(db, mover, move)) ? movedOn : refused;
  const offer = asksWhoSaidNo(from, move.to) ? move.offer : null;
  if (offer === null && asksWhoSaidNo(from, move.to)) return { kind: "who-said-no" };
  const change = changeStatement(mover, { ...move, from, offer }, deps);
  const made = sql`exists (select 1 from ${statusChanges} where ${statusChanges.id} = ${change.id})`;
  const letter = statusMail(candidate.email, move.to as Exclude<CandidateStatus, "pending">, offer, {
    firstName: candidate.firstName,
    position: candidate.position,
    companyName: mover.companyName,
    jobId: candidate.jobId,
    publicOrigin: deps.publicOrigin,
  });
  const mail = enqueueWhen(
    db,
    { topic: "mail", payload: letter },
    { companyId: mover.companyId, userId: candidate.userId },
    deps.now,
    { id: `${change.id}-status`, when: made },
  );
  const { userId } = candidate;
  const notification = {
    applicationId: move.applicationId,
    companyId: mover.companyId,
    userId,
    status: move.to,
  };
  const [, , moved] = await db.batch([
    change.statement,
    mail.statement,
    db
      .update(applications)
      .set({ status: move.to, updatedAt: deps.now })
      .where(and(eq(applications.id, move.applicationId), made))
      .returning({ id: applications.id }),
    notifyApplicant(db, { changeId: change.id, ...notification }, made, deps.now),
  ]);
  if (moved.length > 0) {
    await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
    return movedOn;
  }
  if (await isRepeated(db, mover, move)) return movedOn;
  const after = await findMovable(db, mover.companyId, move.applicationId);
  return after === undefined ? { kind: "not-found" } : { ...refused, status: after.status };
}

/** A button pressed twice: the last step that was taken is this one, by this person. */
async function isRepeated(db: Db, mover: Mover, move: Move): Promise<boolean> {
  const [last] = await db
    .select({ userId: statusChanges.userId, from: statusChanges.from, to: statusChanges.to })
    .from(statusChanges)
    .where(
      and(eq(statusChanges.applicationId, move.applicationId), eq(statusChanges.companyId, mover.companyId)),
    )
    .orderBy(desc(statusChanges.createdAt), desc(statusChanges.id))
    .limit(1);
  return last?.userId === mover.id && last.to === move.to && (move.from === null || move.from === last.from);
}

async function findMovable(db: Db, companyId: string, id: string) {
  const [found] = await db
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
  return found;
}

function changeStatement(mover: Mover, move: Move & { from: CandidateStatus }, { db, now }: Deps) {
  const id = newId(now);
  const stands = and(
    eq(applications.id, move.applicationId),
    eq(applications.companyId, mover.companyId),
    eq(applications.status, move.from),
  );
  const change = {
    id,
    companyId: mover.companyId,
    applicationId: move.applicationId,
    userId: mover.id,
    personName: mover.personName,
    from: move.from,
    to: move.to,
    createdAt: now,
    offerEnd: move.offer,
  };
  const statement = db
    .insert(statusChanges)
    .select(selectNamed(statusChanges, change, sql`from ${applications} where ${stands}`));
  return { id, statement };
}
