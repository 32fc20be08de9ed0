import { enqueue } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { TextState } from "~/vocabulary/documents";
import type { Db } from "../../../db/client";
import { findOwnCv, findTarget, type Known, linkDocument, reuseDocument } from "./store";

export type ReuseOutcome =
  | { kind: "chosen"; textState: TextState }
  | { kind: "no-such-cv" }
  | { kind: "elsewhere" }
  | { kind: "no-application" }
  | { kind: "already-submitted" };

export async function reuseCv(
  place: { userId: string; jobId: string },
  documentId: string,
  known: Known | null,
  { db, jobs, now }: { db: Db; jobs: Jobs; now: Date },
): Promise<ReuseOutcome> {
  const [[source], [target]] = await db.batch([
    findOwnCv(db, place.userId, documentId),
    findTarget(db, place.userId, place.jobId),
  ]);
  if (target === undefined) return { kind: "no-application" };
  if (target.submittedAt !== null) return { kind: "already-submitted" };
  if (source === undefined) return { kind: "no-such-cv" };
  if (source.id === target.cv) return { kind: "chosen", textState: source.textState };
  const { applicationId, companyId } = target;
  const id = newId(now);
  const link = { applicationId, purpose: "cv", id, known } as const;
  const read = enqueue(
    db,
    { topic: "read-document", payload: { documentId: id } },
    { companyId, userId: place.userId },
    now,
  );
  const waiting = source.textState === "waiting";
  const [, , linked] = await db.batch([
    ...reuseDocument(db, { id: source.id, userId: place.userId }, { ...link, companyId }, now),
    linkDocument(db, link, now),
    ...(waiting ? [read.statement] : []),
  ]);
  if (linked.meta.changes === 0) return { kind: "elsewhere" };
  if (waiting) await jobs.wake({ kind: "outbox", ids: [read.id] });
  return { kind: "chosen", textState: source.textState };
}
