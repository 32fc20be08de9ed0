import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { FREQUENCIES, type Frequency, NEWS_KINDS, type NewsKind } from "~/vocabulary/notifications";
import type { Db } from "../../../db/client";
import { notificationChoices } from "../../../db/schema";

export type Choice = { page: Frequency; mail: Frequency };
export type Choices = Partial<Record<NewsKind, Choice>>;

const PAGE: Frequency = "at-once";

/** For one person: each application and its end to who posted the job, and what comes from colleagues. */
const AT_ONCE = ["withdrawn", "mention", "assigned", "suggestion", "scorecard"] as const;
const MAILED_UNASKED: readonly NewsKind[] = ["applied", ...AT_ONCE];

const unchosen = (kind: NewsKind): Choice => ({
  page: PAGE,
  mail: MAILED_UNASKED.includes(kind) ? "at-once" : "off",
});

const OF_RECRUITERS: readonly NewsKind[] = [
  ...(["applied", "evaluated", ...AT_ONCE, "review", "feedback"] as const),
];
const OF_APPLICANTS: readonly NewsKind[] = ["status", "review", "feedback"];

/** Decisions and answers are letters to the person, and always come by mail, too. */
const ALWAYS_MAILED: readonly NewsKind[] = ["status", "review", "feedback"];
const NEVER_DAILY: readonly NewsKind[] = [...ALWAYS_MAILED, ...AT_ONCE];

export const kindsFor = (person: { recruiter: boolean }) =>
  (person.recruiter ? OF_RECRUITERS : OF_APPLICANTS).map((kind) => {
    const mailed = ALWAYS_MAILED.includes(kind);
    const often = FREQUENCIES.filter((frequency) => !NEVER_DAILY.includes(kind) || frequency !== "daily");
    return { kind, pages: often, mails: mailed ? [] : often };
  });

export async function findChoices(db: Db, userId: string): Promise<Record<NewsKind, Choice>> {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  const chosen = new Map(rows.map(({ kind, page, mail }) => [kind, { page, mail }]));
  return Object.fromEntries(NEWS_KINDS.map((kind) => [kind, chosen.get(kind) ?? unchosen(kind)])) as Record<
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

/** Whether `user`, as SQL, gets mails of a kind that comes at once: whoever did not switch it off. */
export const wantsMails = (user: SQLWrapper, kind: (typeof AT_ONCE)[number]) =>
  sql`not exists (select 1 from notification_choices where user_id = ${user} and kind = ${kind}
    and mail = 'off')`;

export const chosenPageFrequency = (user: ReturnType<typeof sql>, kind: ReturnType<typeof sql>) =>
  sql`ifnull((select page from notification_choices where user_id = ${user} and kind = ${kind}), ${PAGE})`;

export const wantsOnPage = (user: ReturnType<typeof sql>, kind: ReturnType<typeof sql>) =>
  sql`${chosenPageFrequency(user, kind)} <> 'off'`;
