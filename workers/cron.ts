import { after, days } from "~/lib/time";
import { built } from "./built";
import { errorFacts, log } from "./log";
import { type Background, receiveSent, runTasks } from "./queue";

const { dueTasks, eraseDueAccounts, forgetDoneTasks, forgetOldViews } = built;
const { sweepAccounts, sweepEvidence, sweepFiles, sweepNotifications, sweepPass } = built;
const { sweepContacts, sweepNotices } = built;

const TASKS_PER_SWEEP = 50;

/**
 * Once a minute: runs what is due in the outbox whether or not its message arrived, and clears what has had its day. Two
 * sweeps at once do no harm, and one that was missed is made up for by the next.
 */
export async function runSweep(background: Background, now: Date): Promise<void> {
  const parts: [string, () => Promise<unknown>][] = [
    ["submissions", () => receiveSent(background)],
    ["tasks", async () => runTasks(await dueTasks(background.db, new Date(), TASKS_PER_SWEEP), background)],
    ["accounts", () => sweepAccounts({ db: background.db, now })],
    ["erasures", () => eraseDueAccounts({ db: background.db, files: background.files, now })],
    ["pass", () => sweepPass(background.db, now)],
    ["files", () => sweepFiles({ db: background.db, files: background.files, now })],
    ["evidence", () => sweepEvidence({ db: background.db, files: background.files, now })],
    ["contacts", () => sweepContacts({ db: background.db, now })],
    ["notices", () => sweepNotices({ db: background.db, files: background.files, now })],
    ["notifications", () => sweepNotifications({ db: background.db, now })],
    ["views", () => forgetOldViews(background.db, after(now, -days(2)))],
    ["outbox", () => forgetDoneTasks(background.db, after(now, -days(7)))],
  ];
  for (const [part, run] of parts) {
    try {
      await run();
    } catch (error) {
      log("sweep.failed", { part, ...errorFacts(error) });
    }
  }
}
