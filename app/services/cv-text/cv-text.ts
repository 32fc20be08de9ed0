/**
 * Reads the text of a document. The work is done by a Worker of its own (`workers/cv-text`), which has no database, no
 * files and no secrets: bytes in, text out.
 */
export interface CvText {
  read(bytes: ArrayBuffer, type: DocumentType): Promise<CvTextOutcome>;
}

export type DocumentType = "pdf" | "doc" | "docx";

export type CvTextOutcome =
  /** `text` is at most 200,000 characters; `pages` is null where the format has none; `truncated` when a limit cut it. */
  | { kind: "text"; text: string; pages: number | null; truncated: boolean }
  /** The file opens, but holds no text: a scan, a photograph, an empty page. */
  | { kind: "no-text"; pages: number | null }
  /** It asks for a password. */
  | { kind: "locked" }
  /** It is damaged, hostile, over a limit, or of a kind nobody can read. `reason` is for the log, never for a person. */
  | { kind: "unreadable"; reason: string };
