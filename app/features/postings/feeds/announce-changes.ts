import { type Announcement, claimAnnouncements, failTask, finishTask } from "~/features/outbox/store";
import { errorReason } from "~/lib/error-facts";
import { type BuildDeps, buildFeeds, buildSitemap } from "./build-feeds";

const AT_ONCE = 500;

/** Once a minute: whatever changed in it is built once. What failed is tried again later, by its company. */
export async function announceChanges(deps: BuildDeps): Promise<void> {
  const tasks = await claimAnnouncements(deps.db, deps.now, AT_ONCE);
  if (tasks.length === 0) return;
  const failure = await failureOf(() => buildSitemap(deps));
  for (const [companyId, ofIt] of byCompany(tasks)) {
    const reason = (await failureOf(() => buildFeeds(companyId, deps))) ?? failure;
    for (const task of ofIt)
      await (reason === null
        ? finishTask(deps.db, task.id, deps.now)
        : failTask(deps.db, task, { reason, final: false }, deps.now));
  }
}

function byCompany(tasks: readonly Announcement[]): Map<string, Announcement[]> {
  const groups = new Map<string, Announcement[]>();
  for (const task of tasks)
    groups.set(task.companyId ?? "", [...(groups.get(task.companyId ?? "") ?? []), task]);
  return groups;
}

async function failureOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return errorReason(error);
  }
}
