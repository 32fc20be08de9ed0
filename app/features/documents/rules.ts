import {
  DOCUMENT_KIND_LABELS,
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentType,
} from "~/vocabulary/documents";

export type DocumentContent = DocumentType | "locked";

/** Bytes (specification): a file must be smaller. */
export const UPLOAD_LIMIT = 5_242_880;

export const MOST_CVS = 20;
export const MOST_STORED_BYTES = 60 * 1024 * 1024;

export const ACCEPTED_EXTENSIONS = ".pdf,.doc,.docx";

export type FileVerdict =
  | { kind: "accepted"; type: DocumentType }
  | { kind: "wrong-type" }
  | { kind: "locked" }
  | { kind: "too-large" }
  | { kind: "empty" };

/** Name and content must agree. `content` may be null for a file whose reading was stopped at the limit. */
export function judgeFile(file: {
  name: string;
  size: number;
  content: DocumentContent | null;
}): FileVerdict {
  const named = typeByName(file.name);
  if (!named) return { kind: "wrong-type" };
  if (file.size === 0) return { kind: "empty" };
  if (file.size >= UPLOAD_LIMIT) return { kind: "too-large" };
  if (file.content === "locked" && named === "docx") return { kind: "locked" };
  return file.content === named ? { kind: "accepted", type: named } : { kind: "wrong-type" };
}

/** Null when the file was accepted. */
export function fileProblem(verdict: FileVerdict, purpose: DocumentKind): string | null {
  const label = DOCUMENT_KIND_LABELS[purpose];
  switch (verdict.kind) {
    case "accepted":
      return null;
    case "wrong-type":
      return `${label} must be a PDF, DOC, or DOCX file`;
    case "locked":
      return `${label} is locked with a password. Please save it without one, and choose it again.`;
    case "too-large":
      return `${label} must be smaller than 5MB`;
    case "empty":
      return `${label} is an empty file. Please choose another one.`;
  }
}

function typeByName(name: string): DocumentType | null {
  const extension = /\.(pdf|doc|docx)$/i.exec(name.trim())?.[1]?.toLowerCase();
  return DOCUMENT_TYPES.find((type) => type === extension) ?? null;
}

export const CV_REQUIRED = "Please upload a CV or select an existing one";
