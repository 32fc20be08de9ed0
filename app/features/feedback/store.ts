import { and, desc, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { excerptOf } from "../../../db/excerpt";
import { feedback, users } from "../../../db/schema";
import type { FeedbackState } from "./rules";

const A_PAGE = 20;
/** Characters. */
const EXCERPT = 300;

/** A sender's is where their account is: all shards are asked, and ids are in the order of time. */
export async function pageOfFeedback(dbs: readonly Db[], state: FeedbackState | null, before: string | null) {
  const found = await Promise.all(dbs.map((db) => listed(db, stateIs(state), before)));
  return onePage(found.flat().sort((one, other) => (one.id < other.id ? 1 : -1)));
}

export async function pageOfSender(db: Db, userId: string, before: string | null) {
  return onePage(await listed(db, eq(feedback.userId, userId), before));
}

export const findFeedback = (db: Db, id: string) => findWhere(db, eq(feedback.id, id));

export const findOwnFeedback = (db: Db, userId: string, id: string) =>
  findWhere(db, and(eq(feedback.id, id), eq(feedback.userId, userId)));

const stateIs = (state: FeedbackState | null) =>
  state === null
    ? undefined
    : state === "open"
      ? isNull(feedback.answeredAt)
      : isNotNull(feedback.answeredAt);

const listed = (db: Db, which: SQL | undefined, before: string | null) =>
  db
    .select({
      id: feedback.id,
      type: feedback.type,
      name: feedback.name,
      email: feedback.email,
      createdAt: feedback.createdAt,
      answeredAt: feedback.answeredAt,
      excerpt: excerptOf(feedback.message, EXCERPT),
    })
    .from(feedback)
    .where(and(which, before === null ? undefined : lt(feedback.id, before)))
    .orderBy(desc(feedback.id))
    .limit(A_PAGE + 1);

function onePage<Row extends { id: string }>(found: Row[]): { list: Row[]; next: string | null } {
  const list = found.slice(0, A_PAGE);
  return { list, next: found.length > A_PAGE ? (list.at(-1)?.id ?? null) : null };
}

async function findWhere(db: Db, which: SQL | undefined) {
  const [found] = await db
    .select({
      id: feedback.id,
      userId: feedback.userId,
      type: feedback.type,
      name: feedback.name,
      email: users.email,
      message: feedback.message,
      answer: feedback.answer,
      answeredAt: feedback.answeredAt,
      createdAt: feedback.createdAt,
    })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .where(which);
  return found;
}
