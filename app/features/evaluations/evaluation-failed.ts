import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applications } from "../../../db/schema";

/** Marks the evaluation as given up, so that nobody waits for it. An earlier result stays. */
export const evaluationFailed = (db: Db, applicationId: string, now: Date) =>
  db
    .update(applications)
    .set({ evaluationState: "failed", updatedAt: now })
    .where(and(eq(applications.id, applicationId), eq(applications.evaluationState, "waiting")));
