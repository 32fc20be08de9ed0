import { firstUnanswered } from "~/features/applications/rules";
import { errorReason } from "~/lib/error-facts";
import { newId } from "~/lib/ids";
import type { CvText, CvTextOutcome } from "~/services/cv-text/cv-text";
import type { Files } from "~/services/files/files";
import type { Jobs } from "~/services/jobs/jobs";
import {
  type DocumentKind,
  type DocumentType,
  isUnread,
  TEXT_STATE,
  type TextState,
} from "~/vocabulary/documents";
import type { Db } from "../../../db/client";
import { displayFileName } from "./file-name";
import { readAtOnce } from "./read-at-once";
import { fileProblem, heldBack, judgeFile, keptElsewhere, NO_ROOM } from "./rules";
import { sniffDocument } from "./sniff";
import {
  findStanding,
  type Known,
  linkDocument,
  markStored,
  type NewFile,
  type Place,
  readingOf,
  reserveDocuments,
  storageKeyOf,
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

/** `known`: null where the page does not say what it shows; `insists`: readable or not. */
export type Sent = { files: Received[]; known: Known | null; insists: readonly DocumentKind[] };

/** Rows first, then bytes, then one batch that links them: breaking off leaves nothing half-linked. */
export async function receiveFiles(place: Place | null, sent: Sent, deps: Deps): Promise<ReceiveOutcome> {
  const { accepted, problems } = await judgeAll(sent.files, deps.now);
  if (accepted.length === 0) return { kind: "received", kept: {}, problems, next: null };
  if (place === null) return { kind: "no-application" };
  if (place.submittedAt !== null) return { kind: "already-submitted" };
  try {
    return await keepAll(place, { ...sent, accepted, problems }, deps);
  } catch (error) {
    return { kind: "unavailable", error: errorReason(error) };
  }
}

async function keepAll(
  place: Place,
  { accepted, problems, known, insists }: Sent & { accepted: Accepted[]; problems: FileProblems },
  deps: Deps,
): Promise<ReceiveOutcome> {
  const rows = accepted.map((file) => file.row);
  const { meta } = await reserveDocuments(deps.db, place, rows, deps.now);
  if (meta.changes === 0) return { kind: "received", kept: {}, problems: full(rows, problems), next: null };
  const stored = await Promise.all(accepted.map((file) => putAndRead(file, place, deps)));
  const fit = stored.filter((file) => insists.includes(file.kind) || !replacesReadable(file, place));
  for (const { kind, outcome } of stored.filter((file) => !fit.includes(file))) {
    const state = stateOf(outcome);
    if (isUnread(state)) problems[kind] = heldBack(state, kind);
  }
  const left = await link(place, fit, known, deps);
  const kept: Kept = Object.fromEntries(fit.map(({ kind, outcome }) => [kind, stateOf(outcome)]));
  for (const file of left) {
    const [now] = await findStanding(deps.db, place, file.kind);
    if (now === undefined || now.submittedAt !== null) return { kind: "already-submitted" };
    if (now.file !== null && (await isSame(now.file, file, accepted, deps))) continue;
    delete kept[file.kind];
    problems[file.kind] = keptElsewhere(file.kind);
  }
  return { kind: "received", kept, problems, next: nextOf(place, kept) };
}

const replacesReadable = ({ kind, outcome }: Stored, place: Place): boolean =>
  isUnread(stateOf(outcome)) && place[kind] !== null && !isUnread(place[kind]);

async function isSame(
  there: { fileName: string; size: number; storageKey: string },
  file: Stored,
  accepted: Accepted[],
  { files }: Deps,
): Promise<boolean> {
  if (there.fileName !== file.fileName || there.size !== file.size) return false;
  const sent = accepted.find(({ row }) => row.id === file.id)?.bytes;
  const bytes = new Uint8Array((await (await files.get(there.storageKey))?.bytes()) ?? new ArrayBuffer());
  return sent !== undefined && bytes.length === sent.length && bytes.every((byte, at) => byte === sent[at]);
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

function full(rows: NewFile[], problems: FileProblems): FileProblems {
  return { ...problems, [rows[0]?.kind ?? "cv"]: NO_ROOM };
}

type Stored = NewFile & { outcome: CvTextOutcome | null };

async function putAndRead({ row, bytes }: Accepted, place: Place, deps: Deps): Promise<Stored> {
  const [stored, outcome] = await Promise.all([
    deps.files.put(storageKeyOf(place, row.id), bytes),
    readAtOnce(deps.cvText, bytes, row.type),
  ]);
  if (!stored) throw new Error("the key is taken");
  return { ...row, outcome };
}

const stateOf = (outcome: CvTextOutcome | null): TextState =>
  outcome === null ? "waiting" : TEXT_STATE[outcome.kind];

/** The text itself is read and kept in the background, where it costs nobody's time. */
const keptState = (outcome: CvTextOutcome | null): TextState =>
  outcome?.kind === "text" ? "waiting" : stateOf(outcome);

/** Hands back those that came too late. */
async function link(
  { applicationId }: Place,
  stored: Stored[],
  known: Known | null,
  { db, jobs, now }: Deps,
): Promise<Stored[]> {
  const [first, ...rest] = stored.flatMap(({ id, kind, outcome }) => [
    linkDocument(db, { applicationId, purpose: kind, id, known }, now),
    markStored(db, id, keptState(outcome)),
  ]);
  if (first === undefined) return [];
  const done = await db.batch([first, ...rest]);
  await jobs.wake({ kind: "outbox", ids: stored.map(({ id }) => readingOf(id)) });
  return stored.filter((_, at) => done[2 * at]?.meta.changes === 0);
}

/** Null unless a question without an answer is known by its number. With the first CV they are chosen. */
function nextOf({ questions, answers }: Place, kept: Kept): number | null {
  if (questions === null) return kept.cv === undefined ? null : 1;
  const ids = questions.map((question) => question?.id);
  return firstUnanswered(ids, new Set(Object.keys(answers ?? {}).map(Number)));
}
