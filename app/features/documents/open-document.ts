import { and, eq, isNotNull, or } from "drizzle-orm";
import type { Role } from "~/vocabulary/members";
import type { Db } from "../../../db/client";
import { applications, corrections, documents, documentTexts } from "../../../db/schema";
import { type Reader, withinReach } from "../members/scope";

export type DocumentReader = Omit<Reader, "companyId" | "role"> & {
  companyId: string | null;
  role: Role | null;
};

export const findCorrection = (db: Db, documentId: string, correctionId: string) =>
  db
    .select({ text: corrections.text, createdAt: corrections.createdAt })
    .from(corrections)
    .where(and(eq(corrections.id, correctionId), eq(corrections.documentId, documentId)));

/** Undefined when there is none to see. A company sees an applicant's file only once it was submitted. */
export async function openDocument(db: Db, reader: DocumentReader, documentId: string) {
  const { companyId, role } = reader;
  const [found] = await db
    .select({
      companyId: documents.companyId,
      fileName: documents.fileName,
      kind: documents.kind,
      type: documents.type,
      storageKey: documents.storageKey,
      scan: documents.scan,
      textState: documents.textState,
      applicationId: documents.applicationId,
      jobId: applications.jobId,
      applicant: applications.name,
      text: documentTexts.text,
      truncated: documentTexts.truncated,
    })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.state, "stored"),
        or(
          eq(documents.userId, reader.id),
          companyId === null || role === null
            ? undefined
            : and(
                eq(documents.companyId, companyId),
                isNotNull(applications.receivedAt),
                withinReach({ ...reader, companyId, role }, "candidates"),
              ),
        ),
      ),
    );
  return found;
}
