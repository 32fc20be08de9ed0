import { and, eq, sql } from "drizzle-orm";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import { type Db, selectNamed } from "../../../db/client";
import { applications, corrections } from "../../../db/schema";
import { newestCorrection } from "../evaluations/runs";
import { enqueueWhen } from "../outbox/store";
import { findOwnText } from "./find-human-review";
import { MOST_CORRECTIONS } from "./rules";

export type CorrectionOutcome =
  | { kind: "corrected" }
  | { kind: "same" }
  /** Another correction was sent meanwhile, from another tab or device. */
  | { kind: "changed" }
  | { kind: "full" }
  | { kind: "no-text" };

type Own = { userId: string; jobId: string };

/** Hangs on the text that the person saw (`seen`: the correction before, or null) being the newest still. */
export async function correctText(
  own: Own,
  correction: { text: string; seen: string | null },
  { db, jobs, now }: { db: Db; jobs: Jobs; now: Date },
): Promise<CorrectionOutcome> {
  const [found] = await findOwnText(db, own.userId, own.jobId);
  if (found === undefined || found.textState === "waiting") return { kind: "no-text" };
  if (correction.text === (found.corrected ?? found.read)) return { kind: "same" };
  const id = newId(now);
  // While the company has evaluation switched off the text is kept, and nothing is read again.
  const kept = sql`exists (select 1 from corrections k join applications on applications.id = k.application_id
    where k.id = ${id} and applications.evaluation_state <> 'off')`;
  const evaluation = enqueueWhen(
    db,
    { topic: "evaluate", payload: { applicationId: found.id } },
    { userId: own.userId },
    now,
    { id: `${id}-evaluate`, when: kept },
  );
  const [written] = await db.batch([
    db
      .insert(corrections)
      .select(
        selectNamed(
          corrections,
          {
            id,
            companyId: applications.companyId,
            applicationId: applications.id,
            documentId: applications.cvDocumentId,
            userId: applications.userId,
            text: correction.text,
            createdAt: now,
          },
          sql`from applications
          where ${applications.id} = ${found.id} and (${newestCorrection(sql`${found.id}`)}) is
          ${correction.seen}
            and (select count(*) from corrections k where k.application_id = ${found.id}) <
            ${MOST_CORRECTIONS}`,
        ),
      )
      .returning({ id: corrections.id }),
    evaluation.statement,
    db
      .update(applications)
      .set({ evaluationState: "waiting", updatedAt: now })
      .where(and(eq(applications.id, found.id), kept)),
  ]);
  if (written.length > 0) {
    await jobs.wake({ kind: "outbox", ids: [evaluation.id] });
    return { kind: "corrected" };
  }
  const [after] = await findOwnText(db, own.userId, own.jobId);
  if (after?.corrected === correction.text) return { kind: "same" };
  return after?.correctionId === correction.seen ? { kind: "full" } : { kind: "changed" };
}
