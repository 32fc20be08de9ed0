import type { Db } from "../../../db/client";
import { takeSuggestion } from "./posting-review";
import { buildPosting, followPosting, type PostingFacts } from "./rules";
import { changeJob, factsOfJob, findJob } from "./store";

type Change = PostingFacts & { finalJobPosting: string };

/**
 * Changes a posted job; its visits and applicants stay. The posting follows the new facts unless somebody edited it,
 * then or now; `rebuild` makes it follow them whatever was edited, `take` names a suggestion of its review to take.
 */
export async function editJob(
  { jobId, change, rebuild, take }: { jobId: string; change: Change; rebuild: boolean; take: string },
  deps: { db: Db; companyId: string; now: Date },
): Promise<"changed" | "absent"> {
  const stored = await findJob(deps.db, deps.companyId, jobId);
  if (stored === undefined) return "absent";
  const location = change.locationType === "remote" ? "" : change.location;
  const facts: PostingFacts = { ...change, location, description: change.description.trim() };
  const before = factsOfJob(stored);
  const posting = rebuild ? buildPosting(facts) : followPosting(before, change.finalJobPosting, facts);
  const finalJobPosting = take === "" ? posting : takeSuggestion(posting, facts, take);
  const { title, department, jobType, locationType, salaryMin, salaryMax, description } = facts;
  const whole = { title, department, jobType, locationType, location, salaryMin, salaryMax, description };
  const changed = await changeJob(deps.db, deps.companyId, jobId, { ...whole, finalJobPosting }, deps.now);
  return changed ? "changed" : "absent";
}
