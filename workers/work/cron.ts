import { sweepAccounts } from "~/features/accounts/sweep-accounts";
import { askStillLooking } from "~/features/alerts/ask-still-looking";
import { sendDigests as sendAlerts } from "~/features/alerts/send-digests";
import { endPoolPlaces } from "~/features/candidates/pool";
import { wakeDue } from "~/features/candidates/snooze";
import { sweepFiles } from "~/features/documents/sweep-files";
import { eraseDueAccounts } from "~/features/erasure/erase-due-accounts";
import { closeDueJobs } from "~/features/jobs/close-due";
import { sweepNotices } from "~/features/notices/forget-notices";
import { sweepEvidence } from "~/features/notices/sweep-evidence";
import { sendDigests } from "~/features/notifications/mail-recruiters";
import { dueTasks } from "~/features/outbox/store";
import { announceChanges } from "~/features/postings/announce/announce-changes";
import { buildMissing } from "~/features/postings/feeds/build-missing";
import { sealRecords } from "~/features/records/seal-records";
import { errorFacts } from "~/lib/error-facts";
import { log } from "../log";
import { forgetOld } from "./forget-old";
import { runTasks, wakeSent } from "./queue";
import type { Background } from "./services";

const TASKS_PER_SWEEP = 50;
/** A model may take 20 seconds for each. The next sweep does not wait for this one. */
const OPINIONS_PER_SWEEP = 10;

const OF_ALL = new Set(["feeds", "evidence", "notices", "alerts", "old alerts"]);

/** A model is asked last, since nobody may wait for it. Two sweeps at once do no harm. */
export async function runSweep(
  background: Background,
  now: Date,
  part: "all" | "shard" = "all",
): Promise<void> {
  const { db, others, files } = background;
  const deps = { db, others, files, now };
  const parts: [string, () => Promise<unknown>][] = [
    ["submissions", () => wakeSent(background, now)],
    ["closings", () => closeDueJobs(deps)],
    ["snoozes", () => wakeDue(deps)],
    ["pools", () => endPoolPlaces(deps)],
    ["announcements", () => announceChanges({ ...background, now: new Date() })],
    ["tasks", () => runDue({ slow: false, limit: TASKS_PER_SWEEP }, background)],
    ["feeds", () => buildMissing({ ...background, now: new Date() })],
    ["accounts", () => sweepAccounts(deps)],
    ["erasures", () => eraseDueAccounts(deps)],
    ["files", () => sweepFiles(deps)],
    ["evidence", () => sweepEvidence(deps)],
    ["notices", () => sweepNotices(deps)],
    ["digests", () => sendDigests(background, now)],
    ["alerts", () => sendAlerts({ ...background, now })],
    ["old alerts", () => askStillLooking({ ...background, now })],
    ["seals", () => sealRecords(deps)],
    ["forgetting", () => forgetOld(deps)],
    ["opinions", () => runDue({ slow: true, limit: OPINIONS_PER_SWEEP }, background)],
  ];
  for (const [name, run] of parts) {
    if (part === "shard" && OF_ALL.has(name)) continue;
    try {
      await run();
    } catch (error) {
      log("sweep.failed", { part: name, ...errorFacts(error) });
    }
  }
}

const runDue = async (which: { slow: boolean; limit: number }, background: Background) =>
  runTasks(await dueTasks(background.db, new Date(), which), background);
