import { isId } from "~/lib/ids";
import { CANDIDATE_STATUSES, type CandidateStatus } from "~/vocabulary/applications";

/** `from`: where whoever chose them saw them; `stage`: and at which of their job's own, empty for none. */
export type Seen = { id: string; from: CandidateStatus; stage?: string };

/** Of `id:status` or `id:status:stage` of each, divided by spaces. */
export const readSeen = (text: string): Seen[] =>
  text.split(" ").flatMap((one) => {
    const [id, status, stage] = one.split(":");
    const from = CANDIDATE_STATUSES.find((known) => known === status);
    return isId(id) && from !== undefined ? [{ id, from, ...(stage !== undefined && { stage }) }] : [];
  });

/** Who still stands there and can be meant, and who is left out. */
export function asSeen<One extends { id: string; status: CandidateStatus }>(
  people: readonly One[],
  seen: readonly Seen[],
  fits: (one: One) => boolean = () => true,
): { meant: One[]; left: One[] } {
  const sawAt = new Map(seen.map(({ id, from }) => [id, from]));
  const isMeant = (one: One) => sawAt.get(one.id) === one.status && fits(one);
  return { meant: people.filter(isMeant), left: people.filter((one) => !isMeant(one)) };
}
