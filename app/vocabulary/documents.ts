export const DOCUMENT_KINDS = ["cv", "coverLetter"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_KIND_LABELS: Readonly<Record<DocumentKind, string>> = {
  cv: "CV",
  coverLetter: "Cover letter",
};

export const DOCUMENT_TYPES = ["pdf", "doc", "docx"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Its bytes are on their way; they lie in the bucket; they were taken back. */
export const DOCUMENT_STATES = ["uploading", "stored", "removed"] as const;

export const TEXT_STATES = ["waiting", "read", "no-text", "locked", "too-old", "unreadable"] as const;
export type TextState = (typeof TEXT_STATES)[number];
export type UnreadState = Exclude<TextState, "waiting" | "read">;

export const isUnread = (state: TextState | null | undefined): state is UnreadState =>
  state != null && state !== "waiting" && state !== "read";

export const TEXT_STATE = {
  text: "read",
  "no-text": "no-text",
  locked: "locked",
  "too-old": "too-old",
  unreadable: "unreadable",
} as const satisfies Record<string, TextState>;
