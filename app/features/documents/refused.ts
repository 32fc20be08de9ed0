import { DOCUMENT_KINDS, type DocumentKind, isUnread, TEXT_STATES } from "~/vocabulary/documents";
import {
  CV_REQUIRED,
  chooseAgain,
  fileProblem,
  heldBack,
  keptElsewhere,
  NO_ROOM,
  unreadProblems,
} from "./rules";
import type { Known } from "./store";
import type { UploadPage } from "./upload-page";

export type Refused = { problems: Partial<Record<DocumentKind, string>>; form?: string };

export const TOO_LARGE = "What you sent is far larger than we take, and nothing of it was stored.";
export const STORE_FAILED = "We could not store your file just now. Please try again in a minute.";

const OF_ALL: Record<string, string> = { "too-large": TOO_LARGE, failed: STORE_FAILED };

const wordsOf = (purpose: DocumentKind): Record<string, string | null | undefined> => ({
  ...Object.fromEntries(
    (["wrong-type", "misnamed", "locked", "damaged", "too-large", "empty"] as const).map((kind) => [
      kind,
      fileProblem({ kind }, purpose),
    ]),
  ),
  ...Object.fromEntries(
    (["too-old", "no-text"] as const).map((state) => [state, unreadProblems({ [purpose]: state })[purpose]]),
  ),
  ...Object.fromEntries(
    TEXT_STATES.filter(isUnread).map((state) => [`held-${state}`, heldBack(state, purpose)]),
  ),
  elsewhere: keptElsewhere(purpose),
  again: chooseAgain(purpose),
  required: CV_REQUIRED,
  full: NO_ROOM,
});

const nameOf = (all: ReturnType<typeof wordsOf>, words: string | undefined) =>
  Object.keys(all).find((name) => all[name] === words);

const wordsNamed = (all: ReturnType<typeof wordsOf>, name: string | undefined) =>
  Object.entries(all).find(([known]) => known === name)?.[1];

type Standing = Pick<UploadPage, "cv" | "coverLetter">;

export const standing = ({ cv, coverLetter }: Standing) => `${cv?.id ?? ""}.${coverLetter?.id ?? ""}`;

export function knownIn(of: string | undefined): Known | null {
  if (of === undefined) return null;
  const [cv, coverLetter] = of.split(".");
  return { cv: cv || null, coverLetter: coverLetter || null };
}

/** What was refused, as an address carries it: by name, and beside which files. */
export function refusedQuery({ problems, form }: Refused, files: Standing): string {
  const names = DOCUMENT_KINDS.map((kind) => nameOf(wordsOf(kind), problems[kind]) ?? "");
  const query = new URLSearchParams({
    refused: [nameOf(OF_ALL, form) ?? "", ...names].join("."),
    of: standing(files),
  });
  return `?${query}`;
}

/** Null for an address without it, and once other files stand there: what was wrong is mended then. */
export function refusedIn(query: URLSearchParams, files: Standing): Refused | null {
  if (query.get("of") !== standing(files)) return null;
  const [form, ...names] = (query.get("refused") ?? "").split(".");
  const problems = DOCUMENT_KINDS.flatMap((kind, at) => {
    const words = wordsNamed(wordsOf(kind), names[at]);
    return words ? [[kind, words]] : [];
  });
  return { problems: Object.fromEntries(problems), form: wordsNamed(OF_ALL, form) ?? undefined };
}
