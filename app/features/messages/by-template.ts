import { and, eq } from "drizzle-orm";
import type { Letter } from "~/features/outbox/letter";
import { LONGEST_SUBJECT } from "~/vocabulary/messages";
import type { Db } from "../../../db/client";
import { templates } from "../../../db/schema";
import { mergeMail, type Values } from "./rules";

export type Template = Pick<typeof templates.$inferSelect, "subject" | "body" | "language">;

export const templateNames = (db: Db, companyId: string) =>
  db
    .select({ id: templates.id, name: templates.name })
    .from(templates)
    .where(eq(templates.companyId, companyId))
    .orderBy(templates.name);

/** Null where none was chosen, or it is gone. Costs a query only for one that was. */
export async function findTemplate(
  db: Db,
  companyId: string,
  id: string | undefined,
): Promise<Template | null> {
  if (id === undefined) return null;
  const { subject, body, language } = templates;
  const [found] = await db
    .select({ subject, body, language })
    .from(templates)
    .where(and(eq(templates.companyId, companyId), eq(templates.id, id)));
  return found ?? null;
}

type Facts = Omit<Values, "interview_when" | "interview_place" | "reply_within">;

/** Null where it cannot be sent: a field in it is empty, or its subject gets too long. */
export function byTemplate(template: Template | null, letter: Letter, facts: Facts): Letter | null {
  if (template === null) return null;
  const { subject, body, empty } = mergeMail(template, {
    ...facts,
    interview_when: "",
    interview_place: "",
    reply_within: "",
  });
  if (empty.length > 0 || subject.length > LONGEST_SUBJECT) return null;
  const { afterwards: _, ...rest } = letter;
  return { ...rest, subject, title: subject, paragraphs: [], markdown: body, language: template.language };
}
