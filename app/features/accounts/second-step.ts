import { and, eq, lt, sql } from "drizzle-orm";
import { cookieIn, HOST_ONLY } from "~/lib/cookies";
import { type Signing, seal, unseal } from "~/lib/sealed";
import { sha256 } from "~/lib/secrets";
import { after, minutes } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { users } from "../../../db/schema";
import { countAttempt, forgiveAttempt } from "./attempts";
import { secondStepLimits } from "./limits";
import { hashOfCode, readCode, stepOf } from "./one-time-code";
import { takePasskey } from "./passkeys";
import { hasSecondFactor } from "./rules";
import { noticeTo, unlockSecret } from "./second-factor";
import { endSession, newSession } from "./sessions";

const COOKIE = "__Host-step";
const PATIENCE = minutes(10);

/** Whose password was right, in this browser; `passwordMark` ends it when that changes. */
export type Step = { userId: string; email: string; remembered: boolean; passwordMark: string };

export const markOfPassword = async (passwordHash: string): Promise<string> =>
  (await sha256(`mark ${passwordHash}`)).slice(0, 16);

export async function keepStep(step: Step, { signingSecret, now }: Signing): Promise<string> {
  const sealed = await seal(signingSecret, COOKIE, step, after(now, PATIENCE));
  return `${COOKIE}=${sealed}; Max-Age=${PATIENCE / 1000}; ${HOST_ONLY}`;
}

export const readStep = async (cookies: string | null, { signingSecret, now }: Signing) =>
  (await unseal(signingSecret, COOKIE, cookieIn(cookies, COOKIE), now)) as Step | null;

export const noStep = (): string => `${COOKIE}=; Max-Age=0; ${HOST_ONLY}`;

type Deps = Signing & {
  db: Db;
  jobs: Jobs;
  publicOrigin: string;
  userAgent: string;
  browser: string | null;
  old: { id: string; sessionId: string } | null;
};

export type SecondStepOutcome =
  | { kind: "signed-in"; userId: string; cookie: string }
  /** `copied`: of a passkey, its counter went back. */
  | { kind: "refused"; copied?: boolean }
  | { kind: "too-many"; seconds: number }
  /** The password has changed since, or there is nothing to be asked for. */
  | { kind: "begin-again" };

export type Shown = { code: string } | { passkey: string };

export async function takeSecondStep(step: Step, shown: Shown, deps: Deps): Promise<SecondStepOutcome> {
  const { db, now } = deps;
  const [user] = await db.select().from(users).where(eq(users.id, step.userId));
  if (user === undefined || user.disabledAt !== null || !hasSecondFactor(user))
    return { kind: "begin-again" };
  if ((await markOfPassword(user.passwordHash)) !== step.passwordMark) return { kind: "begin-again" };
  const limits = await secondStepLimits(user.id, deps.browser);
  const seconds = await countAttempt(db, limits, now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const taken = await take(user, shown, deps);
  if (taken !== "taken") return { kind: "refused", copied: taken === "copied" };
  const { remembered } = step;
  const session = await newSession(db, user.id, { remembered, userAgent: deps.userAgent, now });
  const farewell = deps.old === null ? [] : [endSession(db, deps.old.id, deps.old.sessionId)];
  await db.batch([session.statement, forgiveAttempt(db, limits, now), ...farewell]);
  return { kind: "signed-in", userId: user.id, cookie: session.cookie };
}

type User = typeof users.$inferSelect;

async function take(user: User, shown: Shown, deps: Deps): ReturnType<typeof takePasskey> {
  if ("passkey" in shown) return takePasskey(user.id, shown.passkey, deps);
  const { kind, code } = readCode(shown.code);
  const fits = await (kind === "app" ? takeCode(user, code, deps) : takeRecoveryCode(user, code, deps));
  return fits ? "taken" : "refused";
}

async function takeCode(user: User, code: string, { db, now, signingSecret }: Deps): Promise<boolean> {
  const secret = await unlockSecret(user.secondFactor ?? "", { signingSecret });
  const step = secret === null ? null : stepOf(code, secret, { now, last: user.secondFactorStep });
  if (step === null) return false;
  const { meta } = await spendStep(db, user.id, step);
  return meta.changes > 0;
}

/** The statement decides: of two with the same code at once, one is let in. */
export const spendStep = (db: Db, userId: string, step: number) =>
  db
    .update(users)
    .set({ secondFactorStep: step })
    .where(and(eq(users.id, userId), lt(users.secondFactorStep, step)));

async function takeRecoveryCode(user: User, code: string, deps: Deps): Promise<boolean> {
  const hash = await hashOfCode(user.id, code);
  const notice = noticeTo(user, "used", unspent(user.id, hash), deps);
  const [, used] = await deps.db.batch([notice.statement, spendRecoveryCode(deps.db, user.id, hash)]);
  if (used.length > 0) await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return used.length > 0;
}

const unspent = (userId: string, hash: string) =>
  and(eq(users.id, userId), sql`instr(${users.recoveryHashes}, ${hash}) > 0`);

export const spendRecoveryCode = (db: Db, userId: string, hash: string) =>
  db
    .update(users)
    .set({ recoveryHashes: sql`replace(${users.recoveryHashes}, ${hash}, '')` })
    .where(unspent(userId, hash))
    .returning({ id: users.id });
