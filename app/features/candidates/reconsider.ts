import { newId } from "~/lib/ids";
import type { CandidateStatus } from "~/vocabulary/applications";
import { reconsideredMail } from "../applications/decision-emails";
import { mailLeaves } from "../decisions/rules";
import { selectSettings } from "../decisions/settings";
import { placeName, shownAt } from "../stages/rules";
import { type Deps, findMovable, type Mover, repeatedChange } from "./move-candidate";
import { mayReconsider } from "./rules";
import { mailOf, takeDecisions } from "./status-change";

export type ReconsiderOutcome =
  | { kind: "reconsidered"; name: string; stage?: string | undefined; changeId: string; leaves: Date | null }
  /** Not ended, or ended a moment ago and not told yet: that is taken back instead. */
  | { kind: "refused"; name: string; status: CandidateStatus; stage: string | undefined; held: boolean }
  | { kind: "not-found" };

/** Brings somebody back to review whose application had ended, and tells them. */
export async function reconsider(
  mover: Mover,
  { applicationId, from, reason }: { applicationId: string; from: CandidateStatus; reason: string },
  deps: Deps,
): Promise<ReconsiderOutcome> {
  const { db, now, jobs, publicOrigin } = deps;
  const [[candidate], [company]] = await db.batch([
    findMovable(db, mover.companyId, applicationId),
    selectSettings(db, mover.companyId),
  ]);
  if (candidate === undefined || company === undefined) return { kind: "not-found" };
  const {
    email,
    userId,
    toldStatus,
    held: behind,
    mails: _mails,
    stageId,
    withdrewAt,
    stages,
    ...about
  } = candidate;
  const { name, status } = candidate;
  const stage = stages.find((one) => one.status === "pending")?.name;
  const leaves = mailLeaves(company.settings.undoWindow, company.timeZone, now, behind);
  const held = toldStatus !== null && mayReconsider(status);
  const changeId = newId(now);
  if (status === from && mayReconsider(from) && !held) {
    const { companyName } = mover;
    const shown = shownAt(stages, "pending");
    const letter = reconsideredMail(email, { ...about, companyName, publicOrigin, stage: shown });
    const news = { changeId, applicationId, userId, status: "pending" as const };
    const given = { ours: reason, theirs: null, detail: null };
    const facts = { to: news.status, leaves, reason: given, now };
    const moved = await takeDecisions(db, mover, [{ news, letter, from, offer: null }], facts);
    if (moved.length > 0) {
      if (leaves === null) await jobs.wake({ kind: "outbox", ids: [mailOf(changeId)] });
      return { kind: "reconsidered", name, stage, changeId, leaves };
    }
  }
  const before = await repeatedChange(db, mover, { applicationId, from, to: "pending" });
  if (before !== null) return { kind: "reconsidered", name, stage, changeId: before, leaves };
  return { kind: "refused", name, status, stage: placeName(stages, { stageId, status, withdrewAt }), held };
}
