import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import { sha256 } from "~/lib/secrets";
import type { Actor } from "~/vocabulary/activity";
import type { Reason, UndoWindow } from "~/vocabulary/decisions";
import { type Db, ofTable, selectNamed } from "../../../db/client";
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
  standingOf(ofTable(companyId)).mapWith(readSettings).as("decision_settings");

const standingOf = (companyId: SQLWrapper) =>
  sql<string>`ifnull((select json_object('undoWindow', undo_window,
    'asksReasons', json(iif(asks_reasons, 'true', 'false')),
    'reasonsInMail', json(iif(reasons_in_mail, 'true', 'false')),
    'notesInArchive', json(iif(notes_in_archive, 'true', 'false')), 'reasons', json(reasons))
    from ${decisionSettings} where company_id = ${companyId}), '{}')`;

function readSettings(text: string): DecisionSettings {
  const chosen = JSON.parse(text) as Partial<DecisionSettings>;
  return { ...UNCHOSEN, ...chosen, reasons: chosen.reasons ?? FIRST_REASONS };
}

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

type Wanted = Omit<DecisionSettings, "reasons"> & { reasons: Reason[] };

/** The same settings have the same version. */
export const versionOf = async ({ reasons, ...settings }: DecisionSettings): Promise<string> =>
  (await sha256(JSON.stringify([Object.entries(settings).sort(), reasons]))).slice(0, 16);

/** `seen`: the version in the page; empty when it does not say. Returns null, or what stands instead. */
export async function saveSettings(
  db: Db,
  by: Actor,
  { seen, ...chosen }: Wanted & { seen: string },
  now: Date,
): Promise<DecisionSettings | null> {
  const standing = standingOf(sql`${by.companyId}`);
  const [row] = await db.select({ text: standing }).from(companies).where(eq(companies.id, by.companyId));
  const text = row?.text ?? "{}";
  const stands = readSettings(text);
  const version = await versionOf(stands);
  if (seen !== "" && version !== seen) return version === (await versionOf(chosen)) ? null : stands;
  const before = deedOf(stands);
  const after = deedOf(chosen);
  const still = sql`from ${companies} where ${companies.id} = ${by.companyId} and ${standing} = ${text}`;
  const [, kept] = await db.batch([
    recordActivity(
      db,
      by,
      { verb: "decisions.set", before, after },
      now,
      sql`${still} and ${before} <> ${after}`,
    ),
    db
      .insert(decisionSettings)
      .select(selectNamed(decisionSettings, { companyId: by.companyId, ...chosen }, still))
      .onConflictDoUpdate({ target: decisionSettings.companyId, set: chosen }),
  ]);
  // Somebody was quicker by a moment: judge it anew.
  return kept.meta.changes > 0 ? null : saveSettings(db, by, { seen, ...chosen }, now);
}

const deedOf = ({ undoWindow, asksReasons, notesInArchive }: Omit<DecisionSettings, "reasons">) =>
  [undoWindow, asksReasons && "with reasons", !notesInArchive && "archives without notes"]
    .filter(Boolean)
    .join(", ");
