import { sweepAccounts } from "~/features/accounts/sweep-accounts";
import { askStillLooking } from "~/features/alerts/ask-still-looking";
import { sendDigests as sendAlerts } from "~/features/alerts/send-digests";
import { endPoolPlaces } from "~/features/candidates/pool";
import { wakeDue } from "~/features/candidates/snooze";
import { sweepFiles } from "~/features/documents/sweep-files";
import { eraseDueAccounts } from "~/features/erasure/erase-due-accounts";
import { eraseOldApplications } from "~/features/erasure/erase-old-applications";
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

type Part = [name: string, run: () => Promise<unknown>, scope?: "of all shards at once"];
const OF_ALL = "of all shards at once";

/** A model is asked last, since nobody may wait for it. Two sweeps at once do no harm. */
export async function runSweep(
  background: Background,
  now: Date,
  part: "all" | "shard" = "all",
): Promise<void> {
  const { db, others, files } = background;
  const deps = { db, others, files, now };
  const parts: Part[] = [
    ["submissions", () => wakeSent(background, now)],
    ["closings", () => closeDueJobs(deps)],
    ["snoozes", () => wakeDue(deps)],
    ["pools", () => endPoolPlaces(deps)],
    ["announcements", () => announceChanges({ ...background, now: new Date() })],
    ["tasks", () => runDue({ slow: false, limit: TASKS_PER_SWEEP }, background)],
    ["feeds", () => buildMissing({ ...background, now: new Date() }), OF_ALL],
    ["accounts", () => sweepAccounts(deps)],
    ["erasures", () => eraseDueAccounts(deps)],
    ["old applications", () => eraseOldApplications(deps)],
    ["files", () => sweepFiles(deps)],
    ["evidence", () => sweepEvidence(deps), OF_ALL],
    ["notices", () => sweepNotices(deps), OF_ALL],
    ["digests", () => sendDigests(background, now)],
    ["alerts", () => sendAlerts({ ...background, now }), OF_ALL],
    ["old alerts", () => askStillLooking({ ...background, now }), OF_ALL],
    ["seals", () => sealRecords(deps)],
    ["forgetting", () => forgetOld(deps)],
    ["opinions", () => runDue({ slow: true, limit: OPINIONS_PER_SWEEP }, background)],
  ];
  for (const [name, run, scope] of parts) {
    if (part === "shard" && scope === OF_ALL) continue;
    try {
      await run();
    } catch (error) {
      log("sweep.failed", { part: name, ...errorFacts(error) });
    }
  }
}

const runDue = async (which: { slow: boolean; limit: number }, background: Background) =>
  runTasks(await dueTasks(background.db, new Date(), which), background);
