import { sql } from "drizzle-orm";
import type { TaskOutcome } from "~/features/outbox/run-task";
import { enqueue, enqueueWhen, finishTask } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { countAttempt } from "./attempts";
import { signInAgain } from "./emails";
import { sealSignInLink } from "./known-browser";
import { signInLinkLimits } from "./limits";
import { findUserByEmail } from "./store";

/** The same rows whether or not the address has an account. */
export async function askForSignInLink(email: string, deps: { db: Db; jobs: Jobs; now: Date }) {
  const { db, now } = deps;
  if ((await countAttempt(db, await signInLinkLimits(email), now)) !== null) return;
  const task = enqueue(db, { topic: "sign-in-link", payload: { email } }, {}, now);
  await task.statement;
  await deps.jobs.wake({ kind: "outbox", ids: [task.id] });
}

export async function sendSignInLink(
  task: { id: string; payload: { email: string } },
  deps: { db: Db; now: Date; publicOrigin: string; signingSecret: string | null },
): Promise<TaskOutcome> {
  const { db, now, publicOrigin, signingSecret } = deps;
  if (signingSecret === null)
    return { kind: "failed", reason: "SIGNING_SECRET is missing: no link can be made", final: false };
  const user = await findUserByEmail(db, task.payload.email);
  if (user === undefined || user.disabledAt !== null || user.wantedEmail !== null) return { kind: "done" };
  const link = await sealSignInLink(user.email, { signingSecret, now });
  const message = signInAgain(user.email, { name: user.firstName, link, publicOrigin });
  const to = { userId: user.id, companyId: user.companyId };
  const mail = enqueueWhen(db, { topic: "mail", payload: message }, to, now, {
    id: newId(now),
    when: sql`true`,
  });
  await db.batch([mail.statement, finishTask(db, task.id, now)]);
  return { kind: "done", wake: [mail.id] };
}
