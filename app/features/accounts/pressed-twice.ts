import type { BatchItem } from "drizzle-orm/batch";
import { after, minutes } from "~/lib/time";
import type { AccountType } from "~/vocabulary/accounts";
import type { Db } from "../../../db/client";
import { checkPassword } from "./password";
import { newSession } from "./sessions";
import { findUserByEmail } from "./store";

/** For so long an account is the work of the button that is pressed once more. */
const JUST_NOW = minutes(2);

/** The statements that go with an account; `again` where they may have been run before. */
export type Alongside = (userId: string, again: boolean) => BatchItem<"sqlite">[];

type Person = { email: string; password: string; type: AccountType };

/**
 * A button pressed twice sends its form twice, and a browser shows the second answer only: without this it would say that the
 * account, made a moment ago by the first, is somebody else's. Signs in whoever knows the password of an account as young as
 * that, and does what stands `alongside`. Null for any other account.
 */
export async function pressedTwice(
  person: Person,
  alongside: Alongside,
  deps: { db: Db; now: Date; userAgent: string },
): Promise<{ userId: string; cookie: string } | null> {
  const { db, now, userAgent } = deps;
  const user = await findUserByEmail(db, person.email);
  if (user === undefined || user.type !== person.type || user.disabledAt !== null) return null;
  if (user.createdAt < after(now, -JUST_NOW)) return null;
  if (!(await checkPassword(person.password, user.passwordHash)).fits) return null;
  const session = await newSession(db, user.id, { remembered: false, userAgent, now });
  await db.batch([session.statement, ...alongside(user.id, true)]);
  return { userId: user.id, cookie: session.cookie };
}
