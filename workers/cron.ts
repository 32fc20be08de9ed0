import { after, days } from "~/lib/time";
import { built } from "./built";
import { errorFacts, log } from "./log";
import { type Background, receiveSent, runTasks } from "./queue";

const { dueTasks, eraseDueAccounts, forgetDoneTasks, forgetOldViews } = built;
const { sweepAccounts, sweepEvidence, sweepFiles, sweepNotifications, sweepPass } = built;
const { sweepContacts, sweepFeedback, sweepNotices } = built;

const TASKS_PER_SWEEP = 50;
/** A model may take 20 seconds for each. The next sweep does not wait for this one. */
const OPINIONS_PER_SWEEP = 10;

/**
 * Once a minute: runs what is due in the outbox whether or not its message arrived, and clears what has had its day. A model is
 * asked last, since nobody may wait for it. Two sweeps at once do no harm, and one that was missed is made up for by the next.
 */
export async function runSweep(background: Background, now: Date): Promise<void> {
  const parts: [string, () => Promise<unknown>][] = [
    ["submissions", () => receiveSent(background)],
    ["tasks", () => runDue({ slow: false, limit: TASKS_PER_SWEEP }, background)],
    ["accounts", () => sweepAccounts({ db: background.db, now })],
    ["erasures", () => eraseDueAccounts({ db: background.db, files: background.files, now })],
    ["pass", () => sweepPass(background.db, now)],
    ["files", () => sweepFiles({ db: background.db, files: background.files, now })],
    ["evidence", () => sweepEvidence({ db: background.db, files: background.files, now })],
    ["contacts", () => sweepContacts({ db: background.db, now })],
    ["feedback", () => sweepFeedback({ db: background.db, now })],
    ["notices", () => sweepNotices({ db: background.db, files: background.files, now })],
    ["notifications", () => sweepNotifications({ db: background.db, now })],
    ["views", () => forgetOldViews(background.db, after(now, -days(2)))],
    ["outbox", () => forgetDoneTasks(background.db, after(now, -days(7)))],
    ["opinions", () => runDue({ slow: true, limit: OPINIONS_PER_SWEEP }, background)],
  ];
  for (const [part, run] of parts) {
    try {
      await run();
    } catch (error) {
      log("sweep.failed", { part, ...errorFacts(error) });
    }
  }
}

const runDue = async (which: { slow: boolean; limit: number }, background: Background) =>
  runTasks(await dueTasks(background.db, new Date(), which), background);
