import type { JobStatus } from "~/vocabulary/jobs";
import type { Db } from "../../../db/client";
import { findUploadTarget, listOwnDocuments, type OwnDocument } from "./store";

export type ShownFile = Pick<OwnDocument, "id" | "fileName" | "size" | "textState" | "createdAt">;

export type UploadPage = {
  position: string;
  companyName: string;
  evaluates: boolean;
  submitted: boolean;
  jobStatus: JobStatus;
  cv: ShownFile | null;
  coverLetter: ShownFile | null;
  /** Newest first, each file once. */
  existing: ShownFile[];
};

export async function loadUploadPage(db: Db, userId: string, jobId: string): Promise<UploadPage | null> {
  const [[target], stored] = await db.batch([
    findUploadTarget(db, userId, jobId),
    listOwnDocuments(db, userId),
  ]);
  if (target === undefined) return null;
  const find = (id: string | null) => stored.find((document) => document.id === id);
  const cv = find(target.cvDocumentId);
  const coverLetter = find(target.coverLetterDocumentId);
  const seen = new Set(cv === undefined ? [] : [cv.storageKey]);
  const existing = stored.filter((document) => {
    const again = document.kind !== "cv" || seen.has(document.storageKey);
    seen.add(document.storageKey);
    return !again;
  });
  return {
    position: target.position,
    companyName: target.companyName,
    evaluates: target.evaluates,
    submitted: target.submittedAt !== null,
    jobStatus: target.jobStatus,
    cv: cv === undefined ? null : shown(cv),
    coverLetter: coverLetter === undefined ? null : shown(coverLetter),
    existing: existing.map(shown),
  };
}

const shown = ({ id, fileName, size, textState, createdAt }: OwnDocument): ShownFile => ({
  id,
  fileName,
  size,
  textState,
  createdAt,
});
