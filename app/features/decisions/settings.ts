import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import type { Actor } from "~/vocabulary/activity";
import type { Reason, UndoWindow } from "~/vocabulary/decisions";
import type { Db } from "../../../db/client";
import { companies, decisionSettings } from "../../../db/schema";
import { FIRST_REASONS } from "./first-reasons";

export type DecisionSettings = {
  undoWindow: UndoWindow;
  asksReasons: boolean;
  reasonsInMail: boolean;
  notesInArchive: boolean;
  reasons: readonly Reason[];
};

/** One query's column: what the company has chosen, or what holds for whoever chose nothing. */
export const settingsOf = (companyId: SQLWrapper) =>
  sql`ifnull((select json_object('undoWindow', undo_window,
    'asksReasons', json(iif(asks_reasons, 'true', 'false')),
    'reasonsInMail', json(iif(reasons_in_mail, 'true', 'false')),
    'notesInArchive', json(iif(notes_in_archive, 'true', 'false')), 'reasons', json(reasons))
    from ${decisionSettings} where company_id = ${companyId}), '{}')`
    .mapWith((text: string): DecisionSettings => {
      const chosen = JSON.parse(text) as Partial<DecisionSettings>;
      return { ...UNCHOSEN, ...chosen, reasons: chosen.reasons ?? FIRST_REASONS };
    })
    .as("decision_settings");

const UNCHOSEN = {
  undoWindow: "none",
  asksReasons: false,
  reasonsInMail: false,
  notesInArchive: true,
} as const;

export const selectSettings = (db: Db, companyId: string) =>
  db
    .select({ settings: settingsOf(sql`${companyId}`), timeZone: companies.defaultTimeZone })
    .from(companies)
    .where(eq(companies.id, companyId));

export const saveSettings = (
  db: Db,
  by: Actor,
  chosen: Omit<DecisionSettings, "reasons"> & { reasons: Reason[] },
  now: Date,
) => {
  const before = sql`ifnull((select undo_window || iif(asks_reasons, ', with reasons', '')
      || iif(notes_in_archive, '', ', archives without notes')
    from ${decisionSettings} where company_id = ${by.companyId}), 'none')`;
  const after = [
    chosen.undoWindow,
    chosen.asksReasons && "with reasons",
    !chosen.notesInArchive && "archives without notes",
  ]
    .filter(Boolean)
    .join(", ");
  return db.batch([
    recordActivity(
      db,
      by,
      { verb: "decisions.set", before, after },
      now,
      sql`from ${companies} where ${companies.id} = ${by.companyId} and ${before} <> ${after}`,
    ),
    db
      .insert(decisionSettings)
      .values({ companyId: by.companyId, ...chosen })
      .onConflictDoUpdate({ target: decisionSettings.companyId, set: chosen }),
  ]);
};
