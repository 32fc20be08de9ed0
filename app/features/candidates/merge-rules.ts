import type { CandidateStatus } from "~/vocabulary/applications";

type Side = { id: string; name: string; status: CandidateStatus; duplicateOf: string | null };

export type Merging =
  | { kind: "either" }
  /** Only the one of this id can go on. */
  | { kind: "only"; keep: string; why: "offer" | "ended" }
  | { kind: "none"; why: "merged" | "offers" | "none" };

/** Which of two applications of one person may go on, while the other is passed for it. */
export function mayMerge(one: Side, other: Side): Merging {
  const both = [one, other];
  if (both.some(({ duplicateOf }) => duplicateOf !== null)) return { kind: "none", why: "merged" };
  const [offered, another] = both.filter(({ status }) => hasOffer(status));
  if (another !== undefined) return { kind: "none", why: "offers" };
  if (offered !== undefined) return { kind: "only", keep: offered.id, why: "offer" };
  const [open, further] = both.filter(({ status }) => status !== "passed");
  if (open === undefined) return { kind: "none", why: "none" };
  return further === undefined ? { kind: "only", keep: open.id, why: "ended" } : { kind: "either" };
}

const hasOffer = (status: CandidateStatus) => status === "offer_sent" || status === "offer_accepted";

/** The same words in any order, case, accents and punctuation aside. */
export const sameName = (one: string, other: string): boolean => folded(one) === folded(other);

const folded = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(" ");
