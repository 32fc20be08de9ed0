import type { DocumentKind } from "~/vocabulary/documents";
import type { Db } from "../../../db/client";
import { findTarget, unlinkDocument } from "./store";

export type RemoveOutcome = { kind: "removed" } | { kind: "no-application" } | { kind: "already-submitted" };

export async function removeFile(
  place: { userId: string; jobId: string },
  purpose: DocumentKind,
  { db, now }: { db: Db; now: Date },
): Promise<RemoveOutcome> {
  const [target] = await findTarget(db, place.userId, place.jobId);
  if (target === undefined) return { kind: "no-application" };
  if (target.submittedAt !== null) return { kind: "already-submitted" };
  await unlinkDocument(db, target.applicationId, purpose, now);
  return { kind: "removed" };
}
