import type { DocumentKind } from "~/vocabulary/documents";
import type { JobStatus } from "~/vocabulary/jobs";
import type { findUploads, OwnDocument } from "./store";

export type ShownFile = Pick<OwnDocument, "id" | "fileName" | "size" | "textState" | "createdAt">;

export type UploadPage = {
  position: string;
  companyName: string;
  evaluates: boolean;
  submitted: boolean;
  jobStatus: JobStatus;
  cv: ShownFile | null;
  coverLetter: ShownFile | null;
  /** Names of files that were taken out of the application, where none has followed. */
  infected: string[];
  existing: ShownFile[];
};

type Found = Awaited<ReturnType<typeof findUploads>>;

export function uploadPage(target: Found): UploadPage | null {
  if (target === null) return null;
  const stored = target.stored.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt));
  const find = (id: string | null) => stored.find((document) => document.id === id);
  const cv = find(target.cvDocumentId);
  const coverLetter = find(target.coverLetterDocumentId);
  const infected = (kind: DocumentKind) =>
    stored.find(
      (one) => one.kind === kind && one.scan === "infected" && one.applicationId === target.applicationId,
    );
  const seen = new Set(cv === undefined ? [] : [cv.storageKey]);
  const existing = stored.filter((document) => {
    const again = document.kind !== "cv" || document.scan === "infected" || seen.has(document.storageKey);
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
    infected: [cv ?? infected("cv"), coverLetter ?? infected("coverLetter")].flatMap((file) =>
      file?.scan === "infected" ? [file.fileName] : [],
    ),
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
