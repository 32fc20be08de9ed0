import { sql } from "drizzle-orm";
import { eraseFilesOf } from "~/features/documents/sweep-files";
import { eraseEvaluations } from "~/features/evaluations/erase-evaluations";
import { eraseHumanReview } from "~/features/human-review/erase-human-review";
import { eraseMessages } from "~/features/messages/erase-messages";
import { eraseNotifications } from "~/features/notifications/erase-notifications";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";
import { applications, statusChanges } from "../../../db/schema";

/** Those applications with all that hangs on them. Files first: a row without its file can be found again. */
export async function eraseWhole(
  list: string[],
  deps: { db: Db; others?: readonly Db[]; files: Files; now: Date },
): Promise<void> {
  const { db, now } = deps;
  const ids = sql`(select value from json_each(${JSON.stringify(list)}))`;
  await eraseFilesOf(list, deps);
  await db.batch([
    ...eraseNotifications(db, ids),
    db.delete(applications).where(sql`${applications.id} in ${ids}`),
    db.delete(statusChanges).where(sql`${statusChanges.applicationId} in ${ids}`),
    ...eraseEvaluations(db, ids, now),
    ...eraseHumanReview(db, ids, now),
    eraseMessages(db, ids),
  ]);
}
