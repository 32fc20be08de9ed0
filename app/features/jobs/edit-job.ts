import { sha256 } from "~/lib/secrets";
import type { Advice } from "~/services/advice/advice";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import { buildPosting, followPosting, plain, postingToReview } from "./build-posting";
import { FACT_NAMES, type JobText, type PostingFacts } from "./fields";
import type { GateProblem } from "./publish-gate";
import { type CompanyFacts, gateFor, withDefaults } from "./publish-job";
import { changeJob, findJob, textOfJob } from "./store";

export type EditOutcome =
  | { kind: "changed"; warnings: GateProblem[]; posting: boolean }
  /** Somebody changed the job since the form was opened; nothing was overwritten. */
  | { kind: "conflict"; theirs: JobText; version: string }
  | { kind: "silent" }
  /** It is active, and would have errors that it did not have. */
  | { kind: "held"; problems: GateProblem[] }
  | { kind: "absent" };

type Edit = {
  jobId: string;
  change: JobText;
  /** What `versionOf` returned when the form was opened; empty when the form does not name it. */
  version: string;
  rebuild: boolean;
  take: string;
};

/** Over no version but the one the work began with. `rebuild` drops edits; `take` names a suggestion. */
export async function editJob(
  { jobId, change, version, rebuild, take }: Edit,
  deps: { db: Db; advice: Advice; now: Date; company: CompanyFacts & Actor },
): Promise<EditOutcome> {
  const stored = await findJob(deps.db, deps.company.companyId, jobId);
  if (stored === undefined) return { kind: "absent" };
  const before = textOfJob(stored);
  const standing = await versionOf(before);
  const facts = withDefaults(change, deps.company);
  if (version !== "" && version !== standing) {
    const built = rebuild || (await isUntouched(change.finalJobPosting, version));
    const postings = [change.finalJobPosting, ...(built ? [buildPosting(facts)] : [])];
    const wanted = await allTaken(postings, facts, take, deps.advice);
    if (wanted === null) return { kind: "silent" };
    const already = await Promise.all(wanted.map((text) => versionOf({ ...facts, finalJobPosting: text })));
    if (already.includes(standing)) return { kind: "changed", warnings: [], posting: false };
    return { kind: "conflict", theirs: before, version: standing };
  }
  const wanted = rebuild ? buildPosting(facts) : followPosting(before, change.finalJobPosting, facts);
  const [finalJobPosting] = (await allTaken([wanted], facts, take, deps.advice)) ?? [];
  if (finalJobPosting === undefined) return { kind: "silent" };
  const over = { jobId, updatedDate: stored.updatedDate };
  const after = { ...facts, finalJobPosting };
  const { errors, warnings } = stored.status === "active" ? newProblems(before, after, deps) : NONE;
  if (errors.length > 0) return { kind: "held", problems: errors };
  const changed = await changeJob(deps.db, deps.company, over, after, deps.now);
  // Something else about the job was changed in this very moment: judge it anew.
  const posting = after.finalJobPosting !== before.finalJobPosting || after.title !== before.title;
  return changed
    ? { kind: "changed", warnings, posting }
    : editJob({ jobId, change, version, rebuild, take }, deps);
}

const NONE = { errors: [], warnings: [] };

function newProblems(before: JobText, after: JobText, deps: Parameters<typeof gateFor>[1]) {
  const known = gateFor(before, deps);
  const codes = new Set([...known.errors, ...known.warnings].map(({ code }) => code));
  const { errors, warnings } = gateFor(after, deps);
  const isNew = ({ code }: GateProblem) => !codes.has(code);
  return { errors: errors.filter(isNew), warnings: warnings.filter(isNew) };
}

async function allTaken(
  postings: string[],
  facts: PostingFacts,
  take: string,
  advice: Advice,
): Promise<string[] | null> {
  if (take === "") return postings;
  const asked = postings.map((text) => advice.takeSuggestion(postingToReview(text, facts), take));
  const answers = await Promise.all(asked);
  const taken = answers.flatMap((answer) => (answer.kind === "answered" ? [answer.value] : []));
  return taken.length === postings.length ? taken : null;
}

/** The same words have the same version, whatever became of its status or its visits. */
export async function versionOf(job: JobText): Promise<string> {
  const facts = FACT_NAMES.map((name) => job[name]);
  return [await short(JSON.stringify(facts)), await short(plain(job.finalJobPosting))].join("");
}

const isUntouched = async (posting: string, version: string): Promise<boolean> =>
  version.slice(PART) === (await short(plain(posting)));

const PART = 8;
const short = async (text: string): Promise<string> => (await sha256(text)).slice(0, PART);
