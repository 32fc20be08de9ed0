import { orTakeBack } from "~/lib/in-turn";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { forgiveAttempt } from "./attempts";
import { countSignIn, forgiveSignIn } from "./limits";
import { checkPassword, hashPassword, pretendToCheck } from "./password";
import { hasSecondFactor } from "./rules";
import { markOfPassword, type Step } from "./second-step";
import { askForSignInLink } from "./send-sign-in-link";
import { endSession, newSession } from "./sessions";
import { findUserByEmail, keepPasswordHash } from "./store";

export type SignInOutcome =
  | { kind: "signed-in"; cookie: string; userId: string }
  | { kind: "second-step"; step: Step }
  /** Unknown address, wrong password, disabled account: the answer is the same. */
  | { kind: "refused" }
  | { kind: "too-many"; seconds: number }
  /** Whoever owns the account gets in by the link that was sent to its address. */
  | { kind: "needs-link"; seconds: number };

type Credentials = { email: string; password: string; remembered: boolean };

type Deps = {
  db: Db;
  jobs: Jobs;
  now: Date;
  clientIp: string;
  userAgent: string;
  browser: string | null;
  old: { id: string; sessionId: string } | null;
};

/** Every way through takes one password hash's work. */
export async function signIn(
  { email, password, remembered }: Credentials,
  deps: Deps,
): Promise<SignInOutcome> {
  const { db, now, clientIp, browser } = deps;
  const trying = { clientIp, email, browser };
  const { seconds, needsLink, limits } = await countSignIn(db, trying, now);
  if (seconds !== null && needsLink) await askForSignInLink(email, deps);
  if (seconds !== null) return { kind: needsLink ? "needs-link" : "too-many", seconds };
  const user = await findUserByEmail(db, email);
  const looking = user === undefined ? pretendToCheck(password) : checkPassword(password, user.passwordHash);
  const { fits, outdated } = await orTakeBack(looking, () => forgiveAttempt(db, limits, now));
  if (user === undefined || !fits || user.disabledAt !== null) return { kind: "refused" };
  const passwordHash = outdated ? await hashPassword(password) : user.passwordHash;
  const rehash = outdated ? [keepPasswordHash(db, user.id, passwordHash, now)] : [];
  const forgiven = await forgiveSignIn(db, trying, now);
  if (hasSecondFactor(user)) {
    await db.batch([...forgiven, ...rehash]);
    const passwordMark = await markOfPassword(passwordHash);
    return { kind: "second-step", step: { userId: user.id, email, remembered, passwordMark } };
  }
  const session = await newSession(db, user.id, { remembered, userAgent: deps.userAgent, now });
  const farewell = deps.old === null ? [] : [endSession(db, deps.old.id, deps.old.sessionId)];
  await db.batch([session.statement, ...forgiven, ...rehash, ...farewell]);
  return { kind: "signed-in", cookie: session.cookie, userId: user.id };
}
