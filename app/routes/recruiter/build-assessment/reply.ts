import type { Draft, Question, QuestionProblem } from "~/features/questionnaires/rules";

/** Always with the work as it was sent, so that nothing typed is lost. */
export type BuilderReply = {
  kind:
    | "edited"
    | "proposed"
    | "no-proposal"
    | "silent"
    | "preview"
    | "export"
    | "invalid"
    | "failed"
    /** The job went while it was worked on; nothing can be saved, and everything typed is still here. */
    | "gone"
    | "conflict"
    | "created"
    | "updated";
  draft: Draft;
  version: number;
  ask: string;
  /** What the AI Question Assistant wrote; it stands in the draft already, and is the recruiter's to edit. */
  proposal?: Omit<Question, "id">;
  problems?: QuestionProblem[];
  theirs?: { questions: Question[]; version: number };
};

export type Loaded = {
  jobId: string;
  title: string;
  live: boolean;
  draft: Draft;
  version: number;
  saved: { questions: readonly Question[]; version: number } | null;
  result: "created" | "updated" | null;
};
