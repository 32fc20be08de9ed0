import type { CandidateQuery } from "~/features/candidates/list-query";
import type { Dashboard } from "~/features/candidates/open-dashboard";
import type { PassLetter } from "~/features/candidates/pass-letters";
import type { CandidateCard, CandidateView } from "~/features/candidates/view";

export type Desk = Pick<Dashboard, "view" | "unsorted" | "jobs" | "counts" | "next"> & {
  sample: boolean;
  evaluates: boolean;
  keys: boolean;
  query: CandidateQuery;
  cards: CandidateCard[];
  asked: boolean;
  open: CandidateView | null;
  letters: PassLetter[];
};
