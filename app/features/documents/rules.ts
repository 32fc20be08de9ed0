import {
  DOCUMENT_KIND_LABELS,
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentType,
  type TextState,
  type UnreadState,
} from "~/vocabulary/documents";

export type DocumentContent = DocumentType | "locked" | "damaged";

/** Bytes (specification): a file must be smaller. */
export const UPLOAD_LIMIT = 5_242_880;

export const MOST_CVS = 20;
export const MOST_STORED_BYTES = 60 * 1024 * 1024;

export const ACCEPTED_EXTENSIONS = ".pdf,.doc,.docx";

export type FileVerdict =
  | { kind: "accepted"; type: DocumentType }
  | { kind: "wrong-type" }
  | { kind: "misnamed" }
  | { kind: "locked" }
  | { kind: "damaged" }
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
  if (file.content === "damaged" && named !== "pdf") return { kind: "damaged" };
  return file.content === named ? { kind: "accepted", type: named } : { kind: "misnamed" };
}

const LOCKED = (label: string) =>
  `${label} is locked with a password. Please save it without one, and choose it again.`;
const DAMAGED = (label: string) =>
  `${label} is damaged: the file is not complete. Please open it on your side, save it again, and ` +
  `choose it again.`;

/** Null when the file was accepted. */
export function fileProblem(verdict: FileVerdict, purpose: DocumentKind): string | null {
  const label = DOCUMENT_KIND_LABELS[purpose];
  switch (verdict.kind) {
    case "accepted":
      return null;
    case "wrong-type":
      return `${label} must be a PDF, DOC, or DOCX file`;
    case "misnamed":
      return (
        `${label} must be a PDF, DOC, or DOCX file. This one is called so and holds something else: please ` +
        `open it, save it as PDF, and choose it again.`
      );
    case "locked":
      return LOCKED(label);
    case "damaged":
      return DAMAGED(label);
    case "too-large":
      return `${label} must be smaller than 5MB`;
    case "empty":
      return `${label} is an empty file. Please choose another one.`;
  }
}

/** Of a file that is kept but holds no text that can be read; undefined for one that is read, or not yet. */
function unreadProblem(state: TextState, purpose: DocumentKind): string | undefined {
  switch (state) {
    case "waiting":
    case "read":
      return undefined;
    case "locked":
      return LOCKED(DOCUMENT_KIND_LABELS[purpose]);
    case "too-old":
      return (
        `${DOCUMENT_KIND_LABELS[purpose]} is too old a kind of Word file for us to read. Please save it as ` +
        `DOCX or PDF, and choose it again.`
      );
    case "unreadable":
      return DAMAGED(DOCUMENT_KIND_LABELS[purpose]);
    case "no-text":
      return (
        `${DOCUMENT_KIND_LABELS[purpose]} has no text that we can read: it may be a scan or a photograph. ` +
        `Please choose another file, or press Continue to send it as it is.`
      );
  }
}

const STAYS = "The file that you sent before stays.";
export const EVEN_SO = "Send it, though its text cannot be read";
const INSIST = (which: string) => `${STAYS} To send ${which} all the same, choose it and tick “${EVEN_SO}”.`;

/** Of a file without readable text, where one that can be read stands already. */
export const heldBack = (state: UnreadState, purpose: DocumentKind): string =>
  `${DOCUMENT_KIND_LABELS[purpose]} ${WHY_UNREAD[state]} ${INSIST("this one")}`;

export const chooseAgain = (purpose: DocumentKind): string =>
  `${DOCUMENT_KIND_LABELS[purpose]} has to be chosen again: no file came with your tick. ` +
  INSIST("another one");

const WHY_UNREAD: Record<UnreadState, string> = {
  locked: "is locked with a password.",
  "too-old": "is too old a kind of Word file for us to read.",
  unreadable: "is damaged: the file is not complete.",
  "no-text": "has no text that we can read: it may be a scan or a photograph.",
};

export const isHeldBack = (problem: string | undefined): boolean => problem?.includes(STAYS) ?? false;

export const keptElsewhere = (purpose: DocumentKind): string =>
  `${DOCUMENT_KIND_LABELS[purpose]} was uploaded meanwhile from another tab or device. That file is kept, ` +
  `and the one that you have just sent is not. To replace it, choose yours and press Continue.`;

export const unreadProblems = (
  states: Partial<Record<DocumentKind, TextState>>,
): Partial<Record<DocumentKind, string>> =>
  Object.fromEntries(
    DOCUMENT_KINDS.flatMap((kind) => {
      const problem = unreadProblem(states[kind] ?? "read", kind);
      return problem === undefined ? [] : [[kind, problem]];
    }),
  );

function typeByName(name: string): DocumentType | null {
  const extension = /\.(pdf|doc|docx)$/i.exec(name.trim())?.[1]?.toLowerCase();
  return DOCUMENT_TYPES.find((type) => type === extension) ?? null;
}

export const NO_ROOM =
  `You have ${MOST_CVS} CVs or 60 MB of files stored here, which is as much as we keep. ` +
  `Please select an existing one.`;

const UPLOADED = "Your documents were uploaded.";

/** `stored`: the files that came now; `before`: of the CV that stood there, null for none. */
export function uploadedWords(
  stored: Partial<Record<DocumentKind, TextState>>,
  before: TextState | null,
): string {
  if (Object.keys(stored).length === 0)
    return `${UPLOADED} No new file came; those that you sent before stay.`;
  if (stored.cv !== "waiting") return UPLOADED;
  const replaced = before === null ? "your CV" : "your new CV, which has replaced the one before it";
  return `${UPLOADED} We are still reading ${replaced}; your application’s page says how it went.`;
}

export const CV_REQUIRED = "Please upload a CV or select an existing one";
