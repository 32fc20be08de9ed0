import type { DocumentKind } from "~/vocabulary/documents";
import type { Db } from "../../../db/client";
import { findTarget, type Known, unlinkDocument } from "./store";

export type RemoveOutcome =
  | { kind: "removed" }
  | { kind: "elsewhere" }
  | { kind: "no-application" }
  | { kind: "already-submitted" };

export async function removeFile(
  place: { userId: string; jobId: string },
  purpose: DocumentKind,
  known: Known | null,
  { db, now }: { db: Db; now: Date },
): Promise<RemoveOutcome> {
  const [target] = await findTarget(db, place.userId, place.jobId);
  if (target === undefined) return { kind: "no-application" };
  if (target.submittedAt !== null) return { kind: "already-submitted" };
  const { applicationId } = target;
  const { meta } = await unlinkDocument(db, { applicationId, purpose, known }, now);
  return { kind: meta.changes === 0 ? "elsewhere" : "removed" };
}
