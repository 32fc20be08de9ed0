import { and, desc, eq, gt, gte, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { generateIdFromEntropySize } from "lucia";
import { cookieIn } from "~/lib/cookies";
import { sha256 } from "~/lib/secrets";
import { after } from "~/lib/time";
import type { Db } from "../../../db/client";
import { sessions, users } from "../../../db/schema";
import { IDLE, IDLE_REMEMBERED, oldestSession, sessionIsTooOld } from "./rules";
import { COOKIE, findSession, luciaFor, plainPerson, StoredSessions, type Viewer } from "./stored-sessions";

/** `isNew`: who they are need not be looked up, since their address is not proved. */
export async function newSession(
  db: Db,
  userId: string,
  facts: { remembered: boolean; userAgent: string; now: Date; isNew?: boolean },
) {
  const token = generateIdFromEntropySize(25);
  const { remembered, now } = facts;
  const statement = db.insert(sessions).values({
    id: await sha256(token),
    userId,
    expiresAt: endOfIdle(now, remembered),
    remembered,
    createdAt: now,
    userAgent: facts.userAgent.slice(0, 200),
    person: facts.isNew ? null : plainPerson(sql`${userId}`),
  });
  return { cookie: cookieFor(db, token, remembered), statement };
}

function cookieFor(db: Db, token: string, remembered: boolean): string {
  const cookie = luciaFor(new StoredSessions(db), remembered).createSessionCookie(token);
  // Without "Remember me" the cookie ends with the browser.
  if (!remembered) cookie.attributes.maxAge = undefined;
  return cookie.serialize();
}

export type Person = string | SQL<string>;
/** What is asked of a person, or done for them, in the batch that reads their session, or in its row. */
export type AskedWithSession = {
  statements?: (person: Person) => readonly BatchItem<"sqlite">[];
  row?: (person: Person) => SQL;
};
export type ReadSession = {
  viewer: Viewer;
  /** Set when use has moved the idle limit: the browser's moves too. */
  cookie: string | null;
  /** What was asked for with it, which knows no more of the person than that the session is theirs. */
  asked: AskedWithSession | undefined;
  results: unknown[];
  row: unknown;
};

/** Null for nobody. */
export async function readSession(
  db: Db,
  cookieHeader: string,
  now: Date,
  ask?: () => Promise<AskedWithSession | undefined>,
): Promise<ReadSession | null> {
  const key = await sessionKey(cookieHeader);
  if (key === null) return null;
  const of = sql<string>`(select ${sessions.userId} from ${sessions} where ${sessions.id} = ${key.id})`;
  const asked = await ask?.();
  const others = asked?.statements?.(of) ?? [];
  const row = asked?.row?.(sql`${sessions.userId}`);
  const [[found], ...results] = await db.batch([findSession(db, key.id, row), ...others]);
  if (found === undefined || sessionIsTooOld(found.session.createdAt, now)) return null;
  const { remembered, renewal } = found.session;
  if (renewal !== key.renewal) return null;
  const sessionId = key.id;
  const lucia = luciaFor(new StoredSessions(db, found), remembered);
  const { user, session } = await lucia.validateSession(sessionId);
  if (user === null) return null;
  const moved = session.fresh && remembered;
  return {
    viewer: { ...(user as unknown as Viewer), sessionId, remembered },
    cookie: moved ? lucia.createSessionCookie(key.token).serialize() : null,
    asked,
    results,
    row: found.row,
  };
}

export const blankCookie = (): string => `${COOKIE}=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0`;

export async function rotateSession(
  db: Db,
  viewer: Pick<Viewer, "id" | "sessionId" | "remembered">,
  facts: { userAgent: string; now: Date },
) {
  const { cookie, statement } = await newSession(db, viewer.id, { ...facts, remembered: viewer.remembered });
  return { cookie, statements: [endSession(db, viewer.id, viewer.sessionId), statement] as const };
}

type Facts = { userAgent: string; now: Date };

/** Nothing changes unless the session is this person's. Null without a session cookie. */
export async function renewSession(db: Db, cookieHeader: string | null, userId: string, facts: Facts) {
  const token = generateIdFromEntropySize(25);
  const ends = (remembered: boolean) => endOfIdle(facts.now, remembered);
  const isEnabled = sql`exists (select 1 from ${users} where ${users.id} = ${userId} and
    ${users.disabledAt} is null)`;
  return renewing(db, cookieHeader, sql`${eq(sessions.userId, userId)} and ${isEnabled}`, facts, {
    token: () => token,
    columns: {
      id: await sha256(token),
      expiresAt: sql`case when ${sessions.remembered} then ${ends(true)} else ${ends(false)} end`,
      renewal: null,
    },
  });
}

/**
 * As `renewSession`, under the id and the end that it has: no index is written (record 155). It stands behind
 * the statement that proves the person's address, in one batch, and does nothing where that did nothing.
 */
export async function renewInPlace(db: Db, cookieHeader: string | null, userId: string, facts: Facts) {
  const added = generateIdFromEntropySize(25);
  return renewing(db, cookieHeader, sql`${eq(sessions.userId, userId)} and changes() > 0`, facts, {
    token: (old) => `${old.split(".", 1)[0]}.${added}`,
    columns: { renewal: await sha256(added), person: plainPerson(sql`${userId}`) },
  });
}

async function renewing(
  db: Db,
  cookieHeader: string | null,
  whose: SQL,
  facts: Facts,
  to: { token: (old: string) => string; columns: SQLiteUpdateSetSource<typeof sessions> },
) {
  const old = await sessionKey(cookieHeader);
  if (old === null) return null;
  const statement = db
    .update(sessions)
    .set({ ...to.columns, createdAt: facts.now, userAgent: facts.userAgent.slice(0, 200) })
    .where(and(isOf(old), whose, hasNotEnded(facts.now)))
    .returning({ remembered: sessions.remembered });
  return {
    statement,
    cookie: (renewed: { remembered: boolean }) => cookieFor(db, to.token(old.token), renewed.remembered),
  };
}

export type SessionKey = { id: string; renewal: string | null; token: string };

/** Of a token that may have been renewed in place; null where there is none. */
export async function sessionKey(cookieHeader: string | null): Promise<SessionKey | null> {
  const token = cookieIn(cookieHeader, COOKIE) ?? "";
  if (!/^[a-z2-7]{40}(?:\.[a-z2-7]{40})?$/.test(token)) return null;
  const [first = "", added] = token.split(".");
  return { id: await sha256(first), renewal: added === undefined ? null : await sha256(added), token };
}

const isOf = ({ id, renewal }: SessionKey) =>
  and(eq(sessions.id, id), sql`${sessions.renewal} is ${renewal}`);

/** Saves a query. Null too for a session whose idle limit this use would move, which has to be read first. */
export function verifiedPerson(key: SessionKey, now: Date): SQL<string> {
  const needsNoMove = (remembered: boolean) =>
    (now.getTime() + (remembered ? IDLE_REMEMBERED : IDLE) / 2) / 1000;
  return sql`(select ${sessions.userId} from ${sessions}
    where ${isOf(key)} and ${gte(sessions.createdAt, oldestSession(now))}
      and ${sessions.expiresAt} > case when ${sessions.remembered} then ${needsNoMove(true)} else
      ${needsNoMove(false)} end
      and (${sessions.person} is not null or exists (select 1 from ${users} where ${users.id} =
      ${sessions.userId} and ${users.emailVerifiedAt} is not null and ${users.disabledAt} is null)))`;
}

const hasNotEnded = (now: Date) =>
  and(gt(sessions.expiresAt, Math.floor(now.getTime() / 1000)), gte(sessions.createdAt, oldestSession(now)));

const endOfIdle = (now: Date, remembered: boolean) =>
  Math.floor(after(now, remembered ? IDLE_REMEMBERED : IDLE).getTime() / 1000);

export const endSession = (db: Db, userId: string, sessionId: string) =>
  db.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));

export const endSessions = (db: Db, userId: string, butFor?: string, when?: SQL) =>
  db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), butFor === undefined ? undefined : ne(sessions.id, butFor), when),
    );

export const listSessions = (db: Db, userId: string, now: Date) =>
  db
    .select({ id: sessions.id, createdAt: sessions.createdAt, userAgent: sessions.userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), hasNotEnded(now)))
    .orderBy(desc(sessions.createdAt))
    .limit(50);
