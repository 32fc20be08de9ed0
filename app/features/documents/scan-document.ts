import { and, eq, sql } from "drizzle-orm";
import type { Files } from "~/services/files/files";
import type { MalwareScanner } from "~/services/malware/malware";
import type { Db } from "../../../db/client";
import { applications, documents, jobs } from "../../../db/schema";
import type { TaskOutcome } from "../outbox/run-task";
import { enqueueWhen, type TaskOwner } from "../outbox/store";
import { infectedMail } from "./emails";
import { markScanned, takeOut } from "./store";

type Deps = { db: Db; files: Files; malware: MalwareScanner | null; publicOrigin: string; now: Date };

const isUnscanned = (documentId: string) =>
  and(eq(documents.id, documentId), eq(documents.state, "stored"), eq(documents.scan, "skipped"));

const stillUnscanned = (documentId: string) =>
  sql`exists (select 1 from ${documents} where ${isUnscanned(documentId)})`;

/** The task that asks the scanner, once for each file; none where no scanner is configured. */
export async function enqueueScan(
  documentId: string,
  to: TaskOwner,
  { db, malware, now }: Pick<Deps, "db" | "malware" | "now">,
): Promise<string[]> {
  if (malware === null) return [];
  const rule = { id: `${documentId}-scan`, when: stillUnscanned(documentId) };
  const scan = enqueueWhen(db, { topic: "scan-document", payload: { documentId } }, to, now, rule);
  await scan.statement;
  return [scan.id];
}

/** Whatever goes wrong leaves the file as not scanned. */
export async function scanDocument(documentId: string, deps: Deps): Promise<TaskOutcome> {
  const { db, files, malware } = deps;
  if (malware === null) return { kind: "done" };
  const [document] = await findUnscanned(db, documentId);
  if (document === undefined) return { kind: "done" };
  const file = await files.get(document.storageKey);
  if (file === null) return { kind: "failed", reason: "no such object", final: true };
  const verdict = await malware.scan(await file.bytes());
  if (verdict === "too-large")
    return { kind: "failed", reason: "larger than the scanner takes", final: true };
  if (verdict === "infected") return { kind: "done", wake: [await keepAway(documentId, document, deps)] };
  await markScanned(db, document, verdict);
  return { kind: "done" };
}

const findUnscanned = (db: Db, documentId: string) =>
  db
    .select({
      userId: documents.userId,
      companyId: documents.companyId,
      storageKey: documents.storageKey,
      kind: documents.kind,
      fileName: documents.fileName,
      email: applications.email,
      name: applications.name,
      position: applications.position,
      jobId: applications.jobId,
      submittedAt: applications.submittedAt,
      companyName: jobs.companyName,
    })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isUnscanned(documentId));

type Unscanned = Awaited<ReturnType<typeof findUnscanned>>[number];

/** The mail's task. What was sent keeps its file, which nobody is handed; what was not gets another. */
async function keepAway(documentId: string, document: Unscanned, deps: Deps): Promise<string> {
  const { db, publicOrigin, now } = deps;
  const rule = { id: `${documentId}-infected`, when: stillUnscanned(documentId) };
  const payload = infectedMail(document, publicOrigin);
  const mail = enqueueWhen(db, { topic: "mail", payload }, document, now, rule);
  await db.batch([mail.statement, markScanned(db, document, "infected"), ...takeOut(db, document, now)]);
  return mail.id;
}
