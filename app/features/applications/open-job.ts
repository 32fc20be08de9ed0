import type { Db } from "../../../db/client";
import { mayStillSubmit, openingState } from "./rules";
import { findOpening, findOwnApplicationId, type Opening } from "./store";

export type Visitor = { id: string; recruiter: boolean; companyId: string | null } | null;

export type JobPage =
  | { kind: "not-found" }
  /** Only its company may learn that it exists. */
  | { kind: "draft" }
  /** Paused or closed: it takes no applications. */
  | { kind: "resting"; opening: Opening; closed: boolean }
  | { kind: "preview"; opening: Opening }
  | { kind: "other-recruiter"; opening: Opening }
  | { kind: "applied" }
  | { kind: "open"; opening: Opening };

export async function openJob(db: Db, jobId: string, visitor: Visitor, now: Date): Promise<JobPage> {
  const [[opening], applied] =
    visitor === null
      ? [await findOpening(db, jobId), []]
      : await db.batch([findOpening(db, jobId), findOwnApplicationId(db, visitor.id, jobId)]);
  if (opening === undefined) return { kind: "not-found" };
  if (visitor?.companyId === opening.companyId) return { kind: "preview", opening };
  if (applied.length > 0) return { kind: "applied" };
  const state = openingState(opening.status);
  if (state === "hidden") return { kind: "draft" };
  const over = opening.closesAt !== null && opening.closesAt <= now;
  if (over) return { kind: "resting", opening, closed: true };
  if (state !== "open") return { kind: "resting", opening, closed: !mayStillSubmit(opening.status) };
  return visitor?.recruiter ? { kind: "other-recruiter", opening } : { kind: "open", opening };
}
