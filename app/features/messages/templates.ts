import { and, asc, eq, sql } from "drizzle-orm";
import { recordActivity } from "~/features/activity/record-activity";
import type { Actor } from "~/vocabulary/activity";
import type { CandidateStatus } from "~/vocabulary/applications";
import { type Db, selectNamed } from "../../../db/client";
import { templates } from "../../../db/schema";
import { MOST_TEMPLATES } from "./rules";

export type Template = {
  name: string;
  subject: string;
  body: string;
  language: string;
  statuses: CandidateStatus[];
};

export const selectTemplates = (db: Db, companyId: string) =>
  db.select().from(templates).where(eq(templates.companyId, companyId)).orderBy(asc(templates.name));

const own = (companyId: string, id: string) => and(eq(templates.companyId, companyId), eq(templates.id, id));

const selectTemplate = (db: Db, companyId: string, id: string) =>
  db.select().from(templates).where(own(companyId, id));

export type SaveOutcome = "saved" | "name-taken" | "changed" | "full" | "not-found";

/** `version`: which one was seen; 0 for a new template. */
export async function saveTemplate(
  db: Db,
  by: Actor,
  { id, version, ...template }: Template & { id: string; version: number },
  now: Date,
): Promise<SaveOutcome> {
  const { companyId } = by;
  const told = { verb: "template.saved", object: template.name } as const;
  const free = sql`not exists (select 1 from templates t
    where t.company_id = ${companyId} and t.name = ${template.name} and t.id <> ${id})`;
  const room = sql`where (select count(*) from templates t where t.company_id = ${companyId})
    < ${MOST_TEMPLATES} and ${free}`;
  const save =
    version === 0
      ? db
          .insert(templates)
          .select(selectNamed(templates, { ...template, id, companyId, updatedAt: now }, room))
          .onConflictDoNothing()
      : db
          .update(templates)
          .set({ ...template, version: sql`${templates.version} + 1`, updatedAt: now })
          .where(and(own(companyId, id), eq(templates.version, version), free));
  const [, , stands, taken] = await db.batch([
    save,
    recordActivity(db, by, told, now),
    selectTemplate(db, companyId, id),
    db.select({ is: sql<number>`${free}`.as("free") }).from(sql`(select 1)`),
  ]);
  if (taken[0]?.is === 0) return "name-taken";
  const [found] = stands;
  if (found === undefined) return version === 0 ? "full" : "not-found";
  return textOf(found) === textOf(template) ? "saved" : "changed";
}

const textOf = ({ name, subject, body, language, statuses }: Template): string =>
  JSON.stringify([name, subject, body, language, [...statuses].sort()]);

/** Not if it is another version than the one that was seen. Returns whether it is gone. */
export async function deleteTemplate(
  db: Db,
  by: Actor,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<boolean> {
  const seen = and(own(by.companyId, id), eq(templates.version, version));
  const [, , stands] = await db.batch([
    recordActivity(
      db,
      by,
      { verb: "template.deleted", object: templates.name },
      now,
      sql`from ${templates} where ${seen}`,
    ),
    db.delete(templates).where(seen),
    selectTemplate(db, by.companyId, id),
  ]);
  return stands.length === 0;
}
