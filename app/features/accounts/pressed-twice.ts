import type { BatchItem } from "drizzle-orm/batch";
import { after, minutes } from "~/lib/time";
import type { AccountType } from "~/vocabulary/accounts";
import type { Db } from "../../../db/client";
import { checkPassword } from "./password";
import { hasSecondFactor } from "./rules";
import { newSession } from "./sessions";
import { findUserByEmail } from "./store";

const JUST_NOW = minutes(2);

/** `again` where the statements may have been run before. */
export type Alongside = (userId: string, run: { again: boolean }) => BatchItem<"sqlite">[];

type Person = { email: string; password: string; type: AccountType };

/** For the second press of "Register", whose answer is the one a browser shows. Null for an older account. */
export async function pressedTwice(
  person: Person,
  alongside: Alongside,
  deps: { db: Db; now: Date; userAgent: string },
): Promise<{ userId: string; cookie: string } | null> {
  const { db, now, userAgent } = deps;
  const user = await findUserByEmail(db, person.email);
  if (user === undefined || user.type !== person.type || user.disabledAt !== null) return null;
  if (hasSecondFactor(user)) return null;
  if (user.createdAt < after(now, -JUST_NOW)) return null;
  if (!(await checkPassword(person.password, user.passwordHash)).fits) return null;
  const session = await newSession(db, user.id, { remembered: false, userAgent, now });
  await db.batch([session.statement, ...alongside(user.id, { again: true })]);
  return { userId: user.id, cookie: session.cookie };
}
