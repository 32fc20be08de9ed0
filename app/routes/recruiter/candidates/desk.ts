import type { CandidateQuery } from "~/features/candidates/list-query";
import type { Dashboard } from "~/features/candidates/open-dashboard";
import type { PassLetter } from "~/features/candidates/pass-letters";
import type { StageMove } from "~/features/candidates/stage-view";
import type { CandidateCard, CandidateView } from "~/features/candidates/view";
import type { CandidateStatus } from "~/vocabulary/applications";

export type Desk = Pick<
  Dashboard,
  "view" | "unsorted" | "jobs" | "stages" | "tags" | "pool" | "counts" | "next"
> & {
  sample: boolean;
  evaluates: boolean;
  /** Whether evaluations are the reader's to see at all. */
  advised: boolean;
  /** Whether the reader only meets these people, and knows neither their address nor their papers. */
  meets: boolean;
  shares: boolean;
  closes: boolean;
  keys: boolean;
  query: CandidateQuery;
  cards: CandidateCard[];
  asked: boolean;
  open: CandidateView | null;
  /** Where the reader may move the open candidate. */
  moves: CandidateStatus[];
  /** The same in a job with stages of its own. */
  stageMoves: StageMove[];
  chooses: boolean;
  writes: boolean;
  snoozes: boolean;
  /** Whether the reader may decide on several at once. */
  decides: boolean;
  /** Whether candidates are the reader's to tag, one or several. */
  tagging: boolean;
  /** Whether the talent pool is the reader's to see and to change. */
  pools: boolean;
  /** Whether the reader may propose a decision that is not theirs to take. */
  proposes: boolean;
  /** Whether two applications are the reader's to merge. */
  merges: boolean;
  /** Whether some of the list are of a job with its own stages. */
  staged: boolean;
  /** Whether the list is the reader's to take along as a file. */
  exports: boolean;
  letters: PassLetter[];
};
