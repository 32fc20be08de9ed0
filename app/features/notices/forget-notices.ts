import { eq, inArray, lte, type SQL } from "drizzle-orm";
import { after, days } from "~/lib/time";
import type { Files } from "~/services/files/files";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";
import type { Db } from "../../../db/client";
import { noticeFiles, notices } from "../../../db/schema";

type Deps = { db: Db; files: Files };

const KEPT_FOR = days(SENT_KEPT_YEARS * 365);
/** Their files must fit into one statement's bound values. */
const AT_ONCE = 5;

/** The team works from the copy in its mailbox. */
export async function forgetNoticesOf(email: string, deps: Deps): Promise<void> {
  while ((await forget(eq(notices.email, email), deps)) > 0);
}

/** Returns how many notices went; a full batch is taken by the next sweep. */
export const sweepNotices = ({ now, ...deps }: Deps & { now: Date }): Promise<number> =>
  forget(lte(notices.createdAt, after(now, -KEPT_FOR)), deps);

/** Files first: a row without its file can be found again. */
async function forget(which: SQL, { db, files }: Deps): Promise<number> {
  const found = await db.select({ id: notices.id }).from(notices).where(which).limit(AT_ONCE);
  if (found.length === 0) return 0;
  const ids = found.map((notice) => notice.id);
  const evidence = await db
    .select({ storageKey: noticeFiles.storageKey })
    .from(noticeFiles)
    .where(inArray(noticeFiles.noticeId, ids));
  await files.remove(evidence.map((file) => file.storageKey));
  await db.batch([
    db.delete(noticeFiles).where(inArray(noticeFiles.noticeId, ids)),
    db.delete(notices).where(inArray(notices.id, ids)),
  ]);
  return found.length;
}
