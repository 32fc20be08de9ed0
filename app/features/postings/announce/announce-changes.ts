import { UNREADABLE } from "~/features/outbox/run-task";
import {
  type Announcement,
  claimAnnouncements,
  enqueue,
  failTask,
  finishTask,
} from "~/features/outbox/store";
import { errorReason } from "~/lib/error-facts";
import { after, seconds } from "~/lib/time";
import type { PageChange } from "~/services/search-engines/search-engines";
import { postingPath } from "../address";
import { type BuildDeps, buildFeeds, buildSitemap } from "../feeds/build-feeds";
import { postingState } from "../rules";
import { selectStates } from "../select-open";
import type { SearchEngines } from "./notify-engines";

const AT_ONCE = 500;

/**
 * Once a minute: whatever changed in it is built once, and then enqueued for the search engines. What could
 * not be built is tried again later, by its company.
 */
export async function announceChanges(deps: BuildDeps & SearchEngines): Promise<void> {
  const claims = await claimAnnouncements(deps.db, deps.now, AT_ONCE);
  for (const claim of claims) if (claim.task === null) await failTask(deps.db, claim, UNREADABLE, deps.now);
  const tasks = claims.flatMap(({ task }) => task ?? []);
  if (tasks.length === 0) return;
  const failure = await failureOf(() => buildSitemap(deps));
  for (const [companyId, ofIt] of byCompany(tasks)) {
    const reason = failure ?? (await failureOf(() => buildFeeds(companyId, deps)));
    if (reason === null) await passOn(ofIt, deps);
    else for (const task of ofIt) await failTask(deps.db, task, { reason, final: false }, deps.now);
  }
}

async function passOn(tasks: readonly Announcement[], deps: BuildDeps & SearchEngines): Promise<void> {
  const { db, now } = deps;
  const changes = deps.indexNow || deps.pageIndex ? await changesOf(tasks, deps) : [];
  const enqueued = [];
  if (deps.indexNow !== null && changes.length > 0) {
    const payload = { urls: changes.map(({ url }) => url) };
    enqueued.push(enqueue(db, { topic: "tell-engines", payload }, {}, now).statement);
  }
  if (deps.pageIndex !== null)
    for (const change of changes) {
      // Of those that wait for the next day, the deletions are the first.
      const at = change.kind === "deleted" ? after(now, -seconds(1)) : now;
      enqueued.push(enqueue(db, { topic: "tell-index", payload: change }, {}, at).statement);
    }
  const [first, ...others] = tasks.map(({ id }) => finishTask(db, id, now));
  if (first !== undefined) await db.batch([first, ...others, ...enqueued]);
}

async function changesOf(tasks: readonly Announcement[], deps: BuildDeps): Promise<PageChange[]> {
  const told = new Map(tasks.flatMap(({ payload: { job } }) => (job ? [[job.code, job] as const] : [])));
  const standing = new Map(
    (await selectStates(deps.db, [...told.keys()])).map((job) => [job.code, job] as const),
  );
  return [...told.values()].map((then) => {
    const job = standing.get(then.code);
    const isOpen = job !== undefined && postingState(job, deps.now) === "open";
    return { url: deps.publicOrigin + postingPath(job ?? then), kind: isOpen ? "updated" : "deleted" };
  });
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
