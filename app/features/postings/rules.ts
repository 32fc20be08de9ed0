import type { JobStatus } from "~/vocabulary/jobs";

export type PostingState = "open" | "paused" | "ended" | "hidden";

/** What the public finds of a job: nothing of a draft, and an end once its closing day is over. */
export function postingState(job: { status: JobStatus; closesAt: Date | null }, now: Date): PostingState {
  if (job.status === "draft") return "hidden";
  if (job.status === "closed" || (job.closesAt !== null && job.closesAt <= now)) return "ended";
  return job.status === "paused" ? "paused" : "open";
}
