import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { type FoundApplicationPage, findApplicationPage } from "./application-page";
import { requireWhole } from "./damage";
import { findSubmittedAt, type OwnApplication, type Progress } from "./store";
import { markSubmitted } from "./submissions";

export type SubmitOutcome =
  | { kind: "submitted"; found: FoundApplicationPage | undefined }
  | { kind: "already-submitted" }
  | { kind: "unfinished" };

/** `unfinished` when a CV or an answer is missing, or the job has closed. */
export async function submitApplication(
  progress: Progress,
  jobId: string,
  deps: { db: Db; jobs: Jobs; now: Date },
): Promise<SubmitOutcome> {
  const { db, now } = deps;
  if (progress.submittedAt !== null) return { kind: "already-submitted" };
  if (!isAnswered(requireWhole(progress))) return { kind: "unfinished" };
  const [marked, found] = await db.batch([
    markSubmitted(db, progress, now),
    findApplicationPage(db, progress.userId, jobId),
  ]);
  if (marked.meta.changes === 0) {
    const [after] = await findSubmittedAt(db, progress.userId, jobId);
    return after?.submittedAt ? { kind: "already-submitted" } : { kind: "unfinished" };
  }
  await deps.jobs.wake({ kind: "submission", applicationId: progress.id });
  return { kind: "submitted", found: found[0] };
}

const isAnswered = ({ questions, answers }: Pick<OwnApplication, "questions" | "answers">) =>
  questions?.every(({ id }) => answers[id] !== undefined) ?? false;
