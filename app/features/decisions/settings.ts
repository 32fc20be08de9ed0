import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import type { Actor } from "~/vocabulary/activity";
import type { UndoWindow } from "~/vocabulary/decisions";
import type { Db } from "../../../db/client";
import { companies, decisionSettings } from "../../../db/schema";

export const selectSettings = (db: Db, companyId: string) =>
  db
    .select({
      undoWindow: sql<UndoWindow>`ifnull(${decisionSettings.undoWindow}, 'none')`.as("undo_window"),
      timeZone: companies.defaultTimeZone,
    })
    .from(companies)
    .leftJoin(decisionSettings, eq(decisionSettings.companyId, companies.id))
    .where(eq(companies.id, companyId));

export const undoWindowOf = (companyId: SQLWrapper) =>
  sql<UndoWindow>`ifnull((select ${decisionSettings.undoWindow} from ${decisionSettings}
    where ${decisionSettings.companyId} = ${companyId}), 'none')`.as("undo_window");

export const saveSettings = (db: Db, by: Actor, chosen: { undoWindow: UndoWindow }, now: Date) => {
  const before = undoWindowOf(companies.id).sql;
  return db.batch([
    recordActivity(
      db,
      by,
      { verb: "decisions.set", before, after: chosen.undoWindow },
      now,
      sql`from ${companies} where ${companies.id} = ${by.companyId} and ${before} <> ${chosen.undoWindow}`,
    ),
    db
      .insert(decisionSettings)
      .values({ companyId: by.companyId, ...chosen })
      .onConflictDoUpdate({ target: decisionSettings.companyId, set: chosen }),
  ]);
};
