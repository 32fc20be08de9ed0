import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { requireWhole } from "./damage";
import { findProgress, type OwnApplication, type Person } from "./store";
import { markSubmitted } from "./submissions";

export type SubmitOutcome = { kind: "submitted" } | { kind: "already-submitted" } | { kind: "unfinished" };

/** `unfinished` when a CV or an answer is missing, or the job has closed; null without an application. */
export async function submitApplication(
  applicant: Person,
  jobId: string,
  deps: { db: Db; jobs: Jobs; now: Date },
): Promise<SubmitOutcome | null> {
  const { db, now } = deps;
  const [found] = await findProgress(db, applicant, jobId);
  if (found === undefined) return null;
  if (found.submittedAt !== null) return { kind: "already-submitted" };
  if (!isAnswered(requireWhole(found))) return { kind: "unfinished" };
  if (!(await markSubmitted(db, found, now))) {
    const [after] = await findProgress(db, found.userId, jobId);
    return after?.submittedAt ? { kind: "already-submitted" } : { kind: "unfinished" };
  }
  await deps.jobs.wake({ kind: "submission", applicationId: found.id });
  return { kind: "submitted" };
}

const isAnswered = ({ questions, answers }: Pick<OwnApplication, "questions" | "answers">) =>
  questions?.every(({ id }) => answers[id] !== undefined) ?? false;
