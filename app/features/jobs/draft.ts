import { safeParse } from "valibot";
import { sha256 } from "~/lib/secrets";
import { asPosted, buildPosting, followPosting, isEdited, plain } from "./build-posting";
import { type PostingFacts, STEP_NAMES, type TypedJob, typedJob } from "./fields";
import { DescriptionForm, JobInfoForm } from "./form";

export type Draft = TypedJob & {
  jobId: string;
  agreed: boolean;
};

export const BLANK_DRAFT: Draft = { jobId: "", ...typedJob(() => ""), agreed: false };

export const STEPS = [
  { name: "Job Info", title: "Tell us about the job" },
  { name: "Job Description", title: "Paste the job description" },
  { name: "Review & Submit", title: "Review and submit" },
] as const;
export type Step = 1 | 2 | 3;

export function stepNamed(text: string | null): Step | null {
  return text === "1" || text === "2" || text === "3" ? (Number(text) as Step) : null;
}

export function firstUnfinishedStep(draft: Draft): Step {
  if (!safeParse(JobInfoForm, draft).success) return 1;
  return safeParse(DescriptionForm, draft).success ? 3 : 2;
}

export function factsOf(draft: Draft): PostingFacts | null {
  const info = safeParse(JobInfoForm, draft);
  const words = safeParse(DescriptionForm, draft);
  if (!info.success || !words.success) return null;
  return asPosted({ ...info.output, ...words.output });
}

/** The same words in the same draft's step have the same version. */
export const versionOfStep = async (draft: Omit<Draft, "agreed">, step: Step): Promise<string> =>
  (await sha256(JSON.stringify([draft.jobId, ...STEP_NAMES[step].map((name) => plain(draft[name]))]))).slice(
    0,
    16,
  );

/** Right or wrong; the posting follows the first two steps until somebody edits it. */
export function withStep(draft: Draft, step: Step, typed: (name: string) => string): Draft {
  const next = { ...draft };
  for (const name of STEP_NAMES[step]) next[name] = typed(name);
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
