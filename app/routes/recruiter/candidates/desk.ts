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
  moves: CandidateStatus[];
  stageMoves: StageMove[];
  chooses: boolean;
  writes: boolean;
  snoozes: boolean;
  decides: boolean;
  tagging: boolean;
  pools: boolean;
  proposes: boolean;
  merges: boolean;
  /** Whether some of the list are of a job with its own stages. */
  staged: boolean;
  exports: boolean;
  letters: PassLetter[];
};
