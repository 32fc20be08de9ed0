import { firstUnanswered } from "~/features/applications/rules";
import { errorReason } from "~/lib/error-facts";
import { newId } from "~/lib/ids";
import type { CvText, CvTextOutcome } from "~/services/cv-text/cv-text";
import type { Files } from "~/services/files/files";
import type { Jobs } from "~/services/jobs/jobs";
import { type DocumentKind, type DocumentType, TEXT_STATE, type TextState } from "~/vocabulary/documents";
import type { Db } from "../../../db/client";
import { displayFileName } from "./file-name";
import { readAtOnce } from "./read-at-once";
import { fileProblem, judgeFile, MOST_CVS } from "./rules";
import { sniffDocument } from "./sniff";
import {
  findTarget,
  linkDocuments,
  markStored,
  type NewFile,
  type Reserved,
  readingOf,
  reserveDocuments,
} from "./store";

export type Received = { purpose: DocumentKind; name: string; bytes: Uint8Array };
export type FileProblems = Partial<Record<DocumentKind, string>>;

export type ReceiveOutcome =
  /** The files without a problem are stored, whatever became of the others. */
  | { kind: "received"; kept: Kept; problems: FileProblems; next: number | null }
  | { kind: "no-application" }
  | { kind: "already-submitted" }
  /** File store or database failed; nothing was linked, and a sweep clears what was begun. */
  | { kind: "unavailable"; error: string };

type Deps = { db: Db; files: Files; jobs: Jobs; cvText: CvText; now: Date };
type Accepted = { row: NewFile; bytes: Uint8Array };

type Kept = Partial<Record<DocumentKind, TextState>>;

/** Rows first, then bytes, then one batch that links them: breaking off leaves nothing half-linked. */
export async function receiveFiles(
  place: { userId: string; jobId: string },
  received: Received[],
  deps: Deps,
): Promise<ReceiveOutcome> {
  const { accepted, problems } = await judgeAll(received, deps.now);
  if (accepted.length === 0) return { kind: "received", kept: {}, problems, next: null };
  try {
    return await keepAll(place, accepted, problems, deps);
  } catch (error) {
    return { kind: "unavailable", error: errorReason(error) };
  }
}

async function keepAll(
  place: { userId: string; jobId: string },
  accepted: Accepted[],
  problems: FileProblems,
  deps: Deps,
): Promise<ReceiveOutcome> {
  const rows = accepted.map((file) => file.row);
  const reserved = await reserveDocuments(deps.db, place, rows, deps.now);
  if (reserved.length === 0) return refusedWhy(place, rows, problems, deps);
  const stored = await Promise.all(reserved.map((document) => putAndRead(document, accepted, deps)));
  const linked = await link(stored, deps);
  if (linked === undefined) return { kind: "already-submitted" };
  const kept = Object.fromEntries(stored.map(({ kind, outcome }) => [kind, stateOf(outcome)]));
  return { kind: "received", kept, problems, next: nextOf(linked) };
}

async function judgeAll(received: Received[], now: Date) {
  const accepted: Accepted[] = [];
  const problems: FileProblems = {};
  for (const { purpose, name, bytes } of received) {
    const verdict = judgeFile({ name, size: bytes.byteLength, content: await sniffDocument(bytes) });
    const problem = fileProblem(verdict, purpose);
    if (verdict.kind === "accepted")
      accepted.push({ row: rowFor(purpose, name, bytes, verdict.type, now), bytes });
    else if (problem !== null) problems[purpose] = problem;
  }
  return { accepted, problems };
}

const rowFor = (
  kind: DocumentKind,
  name: string,
  bytes: Uint8Array,
  type: DocumentType,
  now: Date,
): NewFile => ({ id: newId(now), kind, fileName: displayFileName(name), type, size: bytes.byteLength });

async function refusedWhy(
  place: { userId: string; jobId: string },
  rows: NewFile[],
  problems: FileProblems,
  { db }: Deps,
): Promise<ReceiveOutcome> {
  const [target] = await findTarget(db, place.userId, place.jobId);
  if (target === undefined) return { kind: "no-application" };
  if (target.submittedAt !== null) return { kind: "already-submitted" };
  const full =
    `You have ${MOST_CVS} CVs or 60 MB of files stored here, which is as much as we keep. ` +
    `Please select an existing one.`;
  const purpose = rows[0]?.kind ?? "cv";
  return { kind: "received", kept: {}, problems: { ...problems, [purpose]: full }, next: null };
}

type Stored = Reserved & { outcome: CvTextOutcome | null };

async function putAndRead(document: Reserved, accepted: Accepted[], deps: Deps): Promise<Stored> {
  const file = accepted.find((one) => one.row.id === document.id);
  if (file === undefined) return { ...document, outcome: null };
  const [stored, outcome] = await Promise.all([
    deps.files.put(document.storageKey, file.bytes),
    readAtOnce(deps.cvText, file.bytes, file.row.type),
  ]);
  if (!stored) throw new Error("the key is taken");
  return { ...document, outcome };
}

const stateOf = (outcome: CvTextOutcome | null): TextState =>
  outcome === null ? "waiting" : TEXT_STATE[outcome.kind];

/** The text itself is read and kept in the background, where it costs nobody's time. */
const keptState = (outcome: CvTextOutcome | null): TextState =>
  outcome?.kind === "text" ? "waiting" : stateOf(outcome);

/** Undefined when the application was submitted meanwhile; nothing has changed then. */
async function link(stored: Stored[], { db, jobs, now }: Deps): Promise<Linked | undefined> {
  const [first] = stored;
  if (first === undefined) return undefined;
  const linked = Object.fromEntries(stored.map((document) => [document.kind, document.id]));
  const [pointed] = await db.batch([
    linkDocuments(db, first.applicationId, linked, now),
    ...stored.map(({ id, outcome }) => markStored(db, id, keptState(outcome))),
  ]);
  await jobs.wake({ kind: "outbox", ids: stored.map(({ id }) => readingOf(id)) });
  return pointed[0];
}

type Linked = Awaited<ReturnType<typeof linkDocuments>>[number];

/** Null unless a question without an answer is known by its number. */
function nextOf({ questions, answers }: Linked): number | null {
  const ids = (questions ?? []).map((question) => question?.id);
  return firstUnanswered(ids, new Set(Object.keys(answers ?? {}).map(Number)));
}
