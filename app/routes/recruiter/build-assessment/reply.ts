import type { Draft, Question, QuestionProblem } from "~/features/questionnaires/rules";

/** What the builder's action says: always with the work as it was sent, so that nothing typed is lost. */
export type BuilderReply = {
  kind:
    | "edited"
    | "proposed"
    /** The AI Question Assistant had nothing to offer. */
    | "no-proposal"
    /** The assistant did not answer. */
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
  /** What somebody else saved in the meantime. */
  theirs?: { questions: Question[]; version: number };
};

export type Loaded = {
  jobId: string;
  title: string;
  draft: Draft;
  version: number;
  result: "created" | "updated" | null;
};
