import { countAttempt } from "~/features/accounts/attempts";
import type { TaskOutcome } from "~/features/outbox/run-task";
import { after, days, seconds } from "~/lib/time";
import type { ChangeNotices, PageChange, PageIndex, Told } from "~/services/search-engines/search-engines";
import type { Db } from "../../../../db/client";

/** Null where an operator has configured none. */
export type SearchEngines = { indexNow: ChangeNotices | null; pageIndex: PageIndex | null };

export const notifyIndexNow = async (urls: string[], { indexNow }: SearchEngines): Promise<TaskOutcome> =>
  indexNow === null ? { kind: "done" } : outcomeOf(await indexNow.tell(urls));

/** Google grants 200 a day. */
const A_DAY = { key: "google-indexing", most: 180, within: days(1) };

export async function notifyPageIndex(
  change: PageChange,
  { pageIndex, db, now }: SearchEngines & { db: Db; now: Date },
): Promise<TaskOutcome> {
  if (pageIndex === null) return { kind: "done" };
  const wait = await countAttempt(db, [A_DAY], now);
  if (wait === null) return outcomeOf(await pageIndex.tell(change));
  const first = change.kind === "deleted" ? 1 : 0;
  return { kind: "later", until: after(now, seconds(wait + 1 - first)) };
}

const outcomeOf = (told: Told): TaskOutcome =>
  told.kind === "told"
    ? { kind: "done" }
    : { kind: "failed", reason: told.reason, final: told.kind === "refused" };
