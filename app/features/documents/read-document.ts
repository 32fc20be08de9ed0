import { and, eq, isNotNull, sql } from "drizzle-orm";
import { after, hours, seconds } from "~/lib/time";
import type { CvText, CvTextOutcome } from "~/services/cv-text/cv-text";
import type { Files } from "~/services/files/files";
import { TEXT_STATE } from "~/vocabulary/documents";
import type { Db } from "../../../db/client";
import { applications, documents, documentTexts } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
import { enqueue } from "../outbox/store";

const MOST_ATTEMPTS = 3;

type Deps = { db: Db; files: Files; cvText: CvText; now: Date };

/** The attempt is written first, because a hostile file may take its reader down with it. */
export async function readDocument(documentId: string, deps: Deps): Promise<TaskOutcome> {
  const [document] = await deps.db
    .update(documents)
    .set({ textAttempts: sql`${documents.textAttempts} + 1` })
    .where(
      and(eq(documents.id, documentId), eq(documents.state, "stored"), eq(documents.textState, "waiting")),
    )
    .returning();
  if (document === undefined) return notStored(documentId, deps);
  if (document.textAttempts > MOST_ATTEMPTS) {
    return keep(document, { kind: "unreadable", reason: "gave up after three attempts" }, deps);
  }
  const file = await deps.files.get(document.storageKey);
  if (file === null) return keep(document, { kind: "unreadable", reason: "no such object" }, deps);
  const outcome = await readSafely(deps.cvText, await file.bytes(), document.type);
  if (outcome === null) return { kind: "later", until: after(deps.now, seconds(5)) };
  return keep(document, outcome, deps);
}

/** An upload broken off is cleared after an hour, its object first: one without a row is never found. */
async function notStored(documentId: string, { db, files, now }: Deps): Promise<TaskOutcome> {
  const isUploading = and(eq(documents.id, documentId), eq(documents.state, "uploading"));
  const [upload] = await db
    .select({ storageKey: documents.storageKey, createdAt: documents.createdAt })
    .from(documents)
    .where(isUploading);
  if (upload === undefined) return { kind: "done" };
  if (now < after(upload.createdAt, hours(1))) return { kind: "later", until: after(now, seconds(10)) };
  await files.remove([upload.storageKey]);
  await db.delete(documents).where(isUploading);
  return { kind: "done" };
}

async function readSafely(cvText: CvText, bytes: ArrayBuffer, type: "pdf" | "doc" | "docx") {
  try {
    return await cvText.read(bytes, type);
  } catch {
    return null;
  }
}

async function keep(
  document: typeof documents.$inferSelect,
  outcome: CvTextOutcome,
  deps: Deps,
): Promise<TaskOutcome> {
  const { db, now } = deps;
  const pages = "pages" in outcome ? outcome.pages : null;
  const marked = db
    .update(documents)
    .set({ textState: TEXT_STATE[outcome.kind], pages })
    .where(eq(documents.id, document.id));
  const submitted = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, document.applicationId), isNotNull(applications.submittedAt)))
    .get();
  const evaluation =
    submitted === undefined
      ? null
      : enqueue(db, { topic: "evaluate", payload: { applicationId: submitted.id } }, document, now);
  const text = outcome.kind === "text" ? [keptText(document, outcome, deps)] : [];
  await db.batch([marked, ...text, ...(evaluation === null ? [] : [evaluation.statement])]);
  return { kind: "done", wake: evaluation === null ? [] : [evaluation.id] };
}

function keptText(
  document: typeof documents.$inferSelect,
  outcome: Extract<CvTextOutcome, { kind: "text" }>,
  { db, now }: Deps,
) {
  const read = { text: outcome.text, truncated: outcome.truncated, readAt: now };
  return db
    .insert(documentTexts)
    .values({ documentId: document.id, companyId: document.companyId, ...read })
    .onConflictDoUpdate({ target: documentTexts.documentId, set: read });
}
