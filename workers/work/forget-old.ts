import type { BatchItem } from "drizzle-orm/batch";
import { sweepActivity } from "~/features/activity/sweep-activity";
import { sweepAlerts } from "~/features/alerts/forget-alerts";
import { sweepContacts } from "~/features/beta/forget-contacts";
import { sweepPass } from "~/features/beta/pass";
import { sweepStaffActions } from "~/features/beta/pass-log";
import { sweepFeedback } from "~/features/feedback/forget-feedback";
import { sweepViews } from "~/features/jobs/count-views";
import { sweepInvitations } from "~/features/members/forget-invitations";
import { sweepNotifications } from "~/features/notifications/read-notifications";
import { sweepTasks } from "~/features/outbox/store";
import { sweepSuggestions } from "~/features/suggestions/forget-suggestions";
import { errorFacts } from "~/lib/error-facts";
import type { Db } from "../../db/client";
import { log } from "../log";

type Statements = [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** What has been kept for long enough and has no file: statements alone, by the name of their part. */
export const FORGOTTEN: Record<string, (deps: { db: Db; now: Date }) => Statements> = {
  invitations: (deps) => [sweepInvitations(deps)],
  pass: (deps) => [sweepPass(deps), sweepStaffActions(deps)],
  contacts: (deps) => [sweepContacts(deps)],
  feedback: (deps) => [sweepFeedback(deps)],
  "stopped alerts": (deps) => [...sweepAlerts(deps)],
  notifications: (deps) => [sweepNotifications(deps)],
  suggestions: (deps) => [sweepSuggestions(deps)],
  views: (deps) => [sweepViews(deps)],
  activity: (deps) => [sweepActivity(deps)],
  outbox: (deps) => [...sweepTasks(deps)],
};

/** In one round trip; each by itself where one of them is refused, so that it stops no other. */
export async function forgetOld(deps: { db: Db; now: Date }): Promise<void> {
  const parts = Object.entries(FORGOTTEN).map(([part, ask]) => ({ part, statements: ask(deps) }));
  const [first, ...others] = parts.flatMap(({ statements }) => statements);
  if (first === undefined) return;
  try {
    await deps.db.batch([first, ...others]);
  } catch {
    for (const { part, statements } of parts) {
      try {
        await deps.db.batch(statements);
      } catch (error) {
        log("sweep.failed", { part, ...errorFacts(error) });
      }
    }
  }
}
