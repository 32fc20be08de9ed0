import type { Draft, Question, QuestionProblem } from "~/features/questionnaires/rules";

/** Always with the work as it was sent, so that nothing typed is lost. */
export type BuilderReply = {
  kind:
    | "edited"
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
  /** When the draft was kept that this page knows of; 0 for none. */
  kept: number;
  /** Unsaved questions of the same person's that another tab has kept meanwhile; this page's are not kept. */
  elsewhere?: Elsewhere;
  ask: string;
  /** What the AI Question Assistant offers; none of it stands in the draft until it is chosen. */
  offers: Omit<Question, "id">[];
  asked?: Asked;
  problems?: QuestionProblem[];
  theirs?: { questions: Question[]; version: number };
  cautions?: string[];
  fresh?: Question[];
};

type SavedReply = BuilderReply & { kind: "created" | "updated" };

export const isSaved = (reply: BuilderReply): reply is SavedReply =>
  reply.kind === "created" || reply.kind === "updated";

export type Elsewhere = { questions: readonly Question[]; at: number };

export type Asked =
  | { kind: "fitting" | "own-words" | "near" | "no-proposal" | "silent" }
  | { kind: "refused"; reason: string };

export type Loaded = {
  jobId: string;
  title: string;
  live: boolean;
  draft: Draft;
  version: number;
  kept: number;
  saved: { questions: readonly Question[]; version: number } | null;
  result: "created" | "updated" | null;
  cautions: string[];
};
