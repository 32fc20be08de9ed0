/** The work of a Worker of its own without database, files or secrets: bytes in, text out. */
export interface CvText {
  read(bytes: ArrayBuffer, type: DocumentType): Promise<CvTextOutcome>;
}

export type DocumentType = "pdf" | "doc" | "docx";

export type CvTextOutcome =
  /** At most 200,000 characters; `pages` is null where the format has none. */
  | { kind: "text"; text: string; pages: number | null; truncated: boolean }
  /** It opens, but holds no text: a scan, a photograph, an empty page. */
  | { kind: "no-text"; pages: number | null }
  | { kind: "locked" }
  | { kind: "too-old" }
  /** Damaged, hostile or over a limit. `reason` is for the log, never for a person. */
  | { kind: "unreadable"; reason: string };
