import { and, eq, isNull, sql } from "drizzle-orm";
import { enqueueWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { notices } from "../../../db/schema";
import { decisionForNotifier, decisionForPoster } from "./emails";
import type { DecisionInput } from "./form";
import { noticeById } from "./store";

export type DecideOutcome = { kind: "decided" } | { kind: "decided-before" } | { kind: "not-found" };

type Deps = { db: Db; jobs: Jobs; publicOrigin: string; now: Date };
type Open = { id: string; reference: string; noticeType: string; email: string; createdAt: Date };

/** Once; the mails to sender and poster are enqueued in the same batch. */
export async function decideNotice(
  notice: Open,
  decision: DecisionInput,
  deps: Deps,
): Promise<DecideOutcome> {
  const { db, now, publicOrigin } = deps;
  const { outcome, reasons, means, posterEmail } = decision;
  const posterNotifiedAt = posterEmail === "" ? null : now;
  const holds = sql`exists (select 1 from notices where id = ${notice.id} and decided_at = ${now.getTime()}
    and outcome = ${outcome} and reasons = ${reasons} and means = ${means}
    and poster_notified_at is ${posterNotifiedAt?.getTime() ?? null})`;
  const about = { ...notice, ...decision, publicOrigin };
  const letters = [{ name: "decided", mail: decisionForNotifier(notice.email, about) }];
  if (posterEmail !== "")
    letters.push({ name: "poster-notified", mail: decisionForPoster(posterEmail, about) });
  const tasks = letters.map(({ name, mail }) =>
    enqueueWhen(db, { topic: "mail", payload: mail }, {}, now, { id: `${notice.id}-${name}`, when: holds }),
  );
  const [decided] = await db.batch([
    db
      .update(notices)
      .set({ outcome, reasons, means, decidedAt: now, posterNotifiedAt })
      .where(and(eq(notices.id, notice.id), isNull(notices.decidedAt)))
      .returning({ id: notices.id }),
    ...tasks.map((task) => task.statement),
  ]);
  if (decided.length > 0) {
    await deps.jobs.wake({ kind: "outbox", ids: tasks.map((task) => task.id) });
    return { kind: "decided" };
  }
  const standing = await noticeById(db, notice.id);
  if (standing === undefined) return { kind: "not-found" };
  // The same form was sent twice.
  const same =
    standing.outcome === outcome &&
    standing.reasons === reasons &&
    standing.means === means &&
    (standing.posterNotifiedAt === null) === (posterNotifiedAt === null);
  return { kind: same ? "decided" : "decided-before" };
}
