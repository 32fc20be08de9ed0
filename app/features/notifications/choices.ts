import { eq, sql } from "drizzle-orm";
import { FREQUENCIES, type Frequency, NEWS_KINDS, type NewsKind } from "~/vocabulary/notifications";
import type { Db } from "../../../db/client";
import { notificationChoices } from "../../../db/schema";

export type Choice = { page: Frequency; mail: Frequency };
export type Choices = Partial<Record<NewsKind, Choice>>;

const DEFAULT: Choice = { page: "at-once", mail: "off" };

const OF_RECRUITERS: readonly NewsKind[] = ["applied", "evaluated", "feedback"];
const OF_APPLICANTS: readonly NewsKind[] = ["status", "feedback"];

/** Decisions and answers are letters to the person, and always come by mail, too. */
const ALWAYS_MAILED: readonly NewsKind[] = ["status", "feedback"];

export const kindsFor = (person: { recruiter: boolean }) =>
  (person.recruiter ? OF_RECRUITERS : OF_APPLICANTS).map((kind) => {
    const mailed = ALWAYS_MAILED.includes(kind);
    const pages = FREQUENCIES.filter((frequency) => !mailed || frequency !== "daily");
    return { kind, pages, mails: mailed ? [] : [...FREQUENCIES] };
  });

export async function findChoices(db: Db, userId: string): Promise<Record<NewsKind, Choice>> {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  const chosen = new Map(rows.map(({ kind, page, mail }) => [kind, { page, mail }]));
  return Object.fromEntries(NEWS_KINDS.map((kind) => [kind, chosen.get(kind) ?? DEFAULT])) as Record<
    NewsKind,
    Choice
  >;
}

export async function saveChoices(db: Db, userId: string, choices: Choices): Promise<void> {
  const rows = Object.entries(choices).map(([kind, choice]) => ({
    userId,
    kind: kind as NewsKind,
    ...choice,
  }));
  if (rows.length === 0) return;
  await db
    .insert(notificationChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind],
      set: { page: sql`excluded.page`, mail: sql`excluded.mail` },
    });
}

/** What stands for `user` (SQL), in `page` or `mail`. */
export const chosen = (user: ReturnType<typeof sql>, kind: ReturnType<typeof sql>, where: "page" | "mail") =>
  sql`ifnull((select ${sql.raw(where)} from notification_choices
    where user_id = ${user} and kind = ${kind}), ${DEFAULT[where]})`;
