import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { findOwnApplication, markSubmitted } from "./store";

export type SubmitOutcome =
  | { kind: "submitted" }
  | { kind: "already-submitted" }
  | { kind: "unfinished" }
  | { kind: "no-application" };

/**
 * Hands an application in. Everything that follows happens when the background receives it (`receiveSubmission`), so this is one
 * conditional statement: sent twice, or thirty times at once, it happens once. `unfinished` when a CV or an answer is missing,
 * or the job has closed meanwhile.
 */
export async function submitApplication(
  applicant: { id: string },
  jobId: string,
  deps: { db: Db; jobs: Jobs; now: Date },
): Promise<SubmitOutcome> {
  const { db, now } = deps;
  const [found] = await findOwnApplication(db, applicant.id, jobId);
  if (found === undefined) return { kind: "no-application" };
  if (found.submittedAt !== null) return { kind: "already-submitted" };
  const submitted = await markSubmitted(db, found.id, applicant.id, now);
  if (submitted.meta.changes === 0) {
    const [after] = await findOwnApplication(db, applicant.id, jobId);
    return after?.submittedAt ? { kind: "already-submitted" } : { kind: "unfinished" };
  }
  await deps.jobs.wake({ kind: "submission", applicationId: found.id });
  return { kind: "submitted" };
}
