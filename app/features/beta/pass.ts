import { eq, lte } from "drizzle-orm";
import { countPass, forgivePass } from "~/features/accounts/limits";
import { checkPassword } from "~/features/accounts/password";
import { cookieIn } from "~/lib/cookies";
import { orTakeBack } from "~/lib/in-turn";
import { randomSecret, sha256 } from "~/lib/secrets";
import { after, hours } from "~/lib/time";
import type { Db } from "../../../db/client";
import { passSessions } from "../../../db/schema";

const COOKIE = "__Host-pass";
const OPEN_FOR = hours(1);
export type UnlockOutcome =
  | { kind: "unlocked"; cookie: string }
  | { kind: "wrong" }
  | { kind: "too-many"; seconds: number };

export async function unlockPass(
  password: string,
  deps: { db: Db; passHash: string; clientIp: string; now: Date },
): Promise<UnlockOutcome> {
  const { db, now } = deps;
  const seconds = await countPass(db, deps.clientIp, now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const forgiven = await forgivePass(db, deps.clientIp, now);
  const { fits } = await orTakeBack(checkPassword(password, deps.passHash), () => forgiven[0]);
  if (!fits) return { kind: "wrong" };
  const secret = randomSecret(32);
  const expiresAt = after(now, OPEN_FOR);
  await db.batch([...forgiven, db.insert(passSessions).values({ id: await sha256(secret), expiresAt })]);
  return { kind: "unlocked", cookie: `${COOKIE}=${secret}; Max-Age=${OPEN_FOR / 1000}${ATTRIBUTES}` };
}

export async function isUnlocked(db: Db, cookieHeader: string | null, now: Date): Promise<boolean> {
  const id = await sessionId(cookieHeader);
  if (id === null) return false;
  const session = await db.select().from(passSessions).where(eq(passSessions.id, id)).get();
  return session !== undefined && session.expiresAt > now;
}

export async function lockPass(db: Db, cookieHeader: string | null): Promise<string> {
  const id = await sessionId(cookieHeader);
  if (id !== null) await db.delete(passSessions).where(eq(passSessions.id, id));
  return `${COOKIE}=; Max-Age=0${ATTRIBUTES}`;
}

export const sweepPass = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(passSessions).where(lte(passSessions.expiresAt, now));

const ATTRIBUTES = "; Path=/; HttpOnly; Secure; SameSite=Strict";

async function sessionId(cookieHeader: string | null): Promise<string | null> {
  const secret = cookieIn(cookieHeader, COOKIE);
  return secret !== null && /^[\w-]{43}$/.test(secret) ? sha256(secret) : null;
}
