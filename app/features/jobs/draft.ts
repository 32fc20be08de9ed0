import { safeParse } from "valibot";
import { DescriptionForm, JobInfoForm } from "./form";
import { buildPosting, followPosting, isEdited, type PostingFacts } from "./rules";

/** An unfinished posting, every field exactly as typed. */
export type Draft = {
  /** What the job will be called once it is posted; empty before the first Next. */
  jobId: string;
  title: string;
  jobType: string;
  locationType: string;
  location: string;
  salaryMin: string;
  salaryMax: string;
  department: string;
  description: string;
  finalJobPosting: string;
  agreed: boolean;
};

export const BLANK_DRAFT: Draft = {
  jobId: "",
  title: "",
  jobType: "",
  locationType: "",
  location: "",
  salaryMin: "",
  salaryMax: "",
  department: "",
  description: "",
  finalJobPosting: "",
  agreed: false,
};

export const STEPS = [
  { name: "Job Info", title: "Tell us about the job" },
  { name: "Job Description", title: "Paste the job description" },
  { name: "Review & Submit", title: "Review and submit" },
] as const;
export type Step = 1 | 2 | 3;

/** The step that an address names, or null. */
export function stepNamed(text: string | null): Step | null {
  return text === "1" || text === "2" || text === "3" ? (Number(text) as Step) : null;
}

/** Where a draft goes on. Nobody gets past a step that is not right yet. */
export function firstUnfinishedStep(draft: Draft): Step {
  if (!safeParse(JobInfoForm, draft).success) return 1;
  return safeParse(DescriptionForm, draft).success ? 3 : 2;
}

/** What the first two steps say, once both are right; until then null. */
export function factsOf(draft: Draft): PostingFacts | null {
  const info = safeParse(JobInfoForm, draft);
  const words = safeParse(DescriptionForm, draft);
  if (!info.success || !words.success) return null;
  const { locationType, location, salaryMin, salaryMax, ...rest } = info.output;
  return {
    ...rest,
    locationType,
    // Kept in the draft, in case of a change of mind; a remote job has no office.
    location: locationType === "remote" ? "" : location,
    salaryMin,
    salaryMax,
    description: words.output.description.trim(),
  };
}

const FIELDS: Record<Step, readonly Exclude<keyof Draft, "jobId" | "agreed">[]> = {
  1: ["title", "jobType", "locationType", "location", "salaryMin", "salaryMax", "department"],
  2: ["description"],
  3: ["finalJobPosting"],
};

/**
 * A draft with what was typed in one step, right or wrong. The posting is built as soon as the first two steps are right,
 * and follows them until somebody edits it.
 */
export function withStep(draft: Draft, step: Step, typed: (name: string) => string): Draft {
  const next = { ...draft };
  for (const name of FIELDS[step]) next[name] = typed(name);
  if (step === 3) return { ...next, agreed: typed("agreed") !== "" };
  return { ...next, finalJobPosting: postingAfter(draft, next) };
}

function postingAfter(draft: Draft, next: Draft): string {
  const before = factsOf(draft);
  const now = factsOf(next);
  const posting = draft.finalJobPosting;
  if (now === null) return before !== null && !isEdited(before, posting) ? "" : posting;
  if (posting.trim() === "") return buildPosting(now);
  return before === null ? posting : followPosting(before, posting, now);
}
