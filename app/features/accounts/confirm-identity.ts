import { eq } from "drizzle-orm";
import { orTakeBack } from "~/lib/in-turn";
import type { Db } from "../../../db/client";
import { users } from "../../../db/schema";
import { countAttempt, forgiveAttempt } from "./attempts";
import { confirmLimits } from "./limits";
import { checkPassword } from "./password";

export type Unconfirmed = { kind: "wrong-password" } | { kind: "too-many"; seconds: number };
export type Confirmed = { kind: "confirmed" } | Unconfirmed;

export async function confirmIdentity(
  viewer: { id: string; email: string },
  password: string,
  deps: { db: Db; now: Date; clientIp: string },
): Promise<Confirmed> {
  const { db, now } = deps;
  const limits = await confirmLimits(deps.clientIp, viewer.email);
  const seconds = await countAttempt(db, limits, now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id));
  const looking = checkPassword(password, user?.passwordHash ?? "");
  const { fits } = await orTakeBack(looking, () => forgiveAttempt(db, limits, now));
  if (!fits) return { kind: "wrong-password" };
  await forgiveAttempt(db, limits, now);
  return { kind: "confirmed" };
}
