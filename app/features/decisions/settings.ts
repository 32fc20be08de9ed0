import { eq, type SQLWrapper, sql } from "drizzle-orm";
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

export const saveSettings = (db: Db, companyId: string, chosen: { undoWindow: UndoWindow }) =>
  db
    .insert(decisionSettings)
    .values({ companyId, ...chosen })
    .onConflictDoUpdate({ target: decisionSettings.companyId, set: chosen });
