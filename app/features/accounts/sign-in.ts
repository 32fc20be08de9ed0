import { sha256 } from "~/lib/secrets";
import { minutes } from "~/lib/time";
import type { Db } from "../../../db/client";
import { countAttempt, forgiveAttempt } from "./attempts";
import { checkPassword, hashPassword, pretendToCheck } from "./password";
import { newSession } from "./sessions";
import { findUserByEmail, keepPasswordHash } from "./store";

export type SignInOutcome =
  | { kind: "signed-in"; cookie: string; recruiter: boolean; emailVerified: boolean; userId: string }
  /** Unknown address, wrong password, disabled account: nobody is told which. */
  | { kind: "refused" }
  | { kind: "too-many"; seconds: number };

type Credentials = { email: string; password: string; remembered: boolean };

/** Signs somebody in. Every way through takes one password hash's work and says no more than it must (security.md A4, A7). */
export async function signIn(
  { email, password, remembered }: Credentials,
  deps: { db: Db; now: Date; clientIp: string; userAgent: string },
): Promise<SignInOutcome> {
  const { db, now } = deps;
  // Ten tries in ten minutes from one address, whoever they are for. Successes are taken back: only failures count.
  const limit = { key: `sign-in:${await sha256(deps.clientIp)}`, most: 10, within: minutes(10) };
  const seconds = await countAttempt(db, limit, now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const user = await findUserByEmail(db, email);
  if (user === undefined) {
    await pretendToCheck(password);
    return { kind: "refused" };
  }
  const { fits, outdated } = await checkPassword(password, user.passwordHash);
  if (!fits || user.disabledAt !== null) return { kind: "refused" };
  await forgiveAttempt(db, limit.key, now);
  if (outdated) await keepPasswordHash(db, user.id, await hashPassword(password), now);
  const { cookie, statement } = await newSession(db, user.id, { remembered, userAgent: deps.userAgent, now });
  await statement;
  return {
    kind: "signed-in",
    cookie,
    userId: user.id,
    recruiter: user.recruiter,
    emailVerified: user.emailVerifiedAt !== null,
  };
}
