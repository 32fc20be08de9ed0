import { and, eq, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import { forgetContactsOf } from "~/features/beta/forget-contacts";
import { eraseEvaluations } from "~/features/evaluations/erase-evaluations";
import { forgetNoticesOf } from "~/features/notices/forget-notices";
import { oweWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { after } from "~/lib/time";
import type { Files } from "~/services/files/files";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import {
  applications,
  documents,
  notifications,
  outbox,
  jobs as postings,
  statusChanges,
  users,
} from "../../../db/schema";
import { type Confirmed, confirmIdentity } from "./confirm-identity";
import { accountWillGo } from "./emails";
import { ERASURE_GRACE } from "./rules";
import { endSessions } from "./sessions";
import type { Viewer } from "./stored-sessions";

/** Plans the erasure of the account of whoever is signed in and knows the password; all other browsers are signed out. */
export async function askForErasure(
  viewer: Viewer,
  password: string,
  deps: { db: Db; jobs: Jobs; now: Date; clientIp: string; publicOrigin: string },
): Promise<{ kind: "planned" } | Exclude<Confirmed, { kind: "confirmed" }>> {
  const { db, now } = deps;
  const identity = await confirmIdentity(viewer, password, deps);
  if (identity.kind !== "confirmed") return identity;
  const eraseAt = after(now, ERASURE_GRACE);
  const payload = accountWillGo(viewer.email, {
    name: viewer.personName,
    eraseAt,
    publicOrigin: deps.publicOrigin,
  });
  // Asked for twice, it is planned and told once.
  const stays = sql`exists (select 1 from ${users} where id = ${viewer.id} and erase_at is null)`;
  const to = { userId: viewer.id, companyId: viewer.companyId };
  const notice = oweWhen(db, { topic: "mail", payload }, to, now, { id: newId(now), when: stays });
  await db.batch([
    notice.statement,
    db
      .update(users)
      .set({ eraseAt, updatedAt: now })
      .where(and(eq(users.id, viewer.id), isNull(users.eraseAt))),
    endSessions(db, viewer.id, viewer.sessionId),
  ]);
  await deps.jobs.wake({ kind: "outbox", ids: [notice.id] });
  return { kind: "planned" };
}

/** Takes the wish back while there is time. */
export const keepAccount = (db: Db, userId: string, now: Date) =>
  db.update(users).set({ eraseAt: null, updatedAt: now }).where(eq(users.id, userId));

/** A sweep takes this many accounts; the next one takes the next. */
const AT_ONCE = 5;

/** Erases the accounts whose time has come. Run twice or broken off, it ends at the same. */
export async function eraseDueAccounts(deps: { db: Db; files: Files; now: Date }): Promise<void> {
  const due = await deps.db
    .select({
      id: users.id,
      email: users.email,
      verifiedAt: users.emailVerifiedAt,
      companyId: users.companyId,
    })
    .from(users)
    .where(and(isNotNull(users.eraseAt), lte(users.eraseAt, deps.now)))
    .limit(AT_ONCE);
  for (const user of due) await erase(user, deps);
}

type Leaving = { id: string; email: string; verifiedAt: Date | null; companyId: string | null };

/** Files first: a row without its file can be found again, a file without its row cannot. */
async function erase(user: Leaving, deps: { db: Db; files: Files; now: Date }): Promise<void> {
  const { db, files, now } = deps;
  const kept = await db
    .select({ storageKey: documents.storageKey })
    .from(documents)
    .where(eq(documents.userId, user.id));
  await files.remove([...new Set(kept.map((document) => document.storageKey))]);
  // What was sent without an account belongs to whoever has shown that the address is theirs.
  const shown = user.verifiedAt !== null;
  if (shown) await forgetNoticesOf(user.email, deps);
  const own = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.userId, user.id));
  const ids = sql`(select value from json_each(${JSON.stringify(own.map((one) => one.id))}))`;
  await db.batch([
    db.delete(documents).where(eq(documents.userId, user.id)),
    db.delete(applications).where(eq(applications.userId, user.id)),
    ...eraseEvaluations(db, ids, now),
    db.delete(statusChanges).where(sql`${statusChanges.applicationId} in ${ids}`),
    db.delete(notifications).where(sql`${notifications.applicationId} in ${ids}`),
    db
      .delete(outbox)
      .where(sql`${outbox.userId} = ${user.id} or instr(${outbox.payload}, ${user.email}) > 0`),
    ...(shown ? [forgetContactsOf(db, user.email)] : []),
    closePostings(db, user),
    db.delete(users).where(eq(users.id, user.id)),
  ]);
}

/** Nobody is left to read applications to a company whose last member goes, so its jobs take none. */
function closePostings(db: Db, user: Leaving) {
  const colleagues = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, user.companyId ?? ""), ne(users.id, user.id)));
  return db
    .update(postings)
    .set({ status: "closed" })
    .where(
      and(
        eq(postings.companyId, user.companyId ?? ""),
        ne(postings.status, "closed"),
        sql`not exists ${colleagues}`,
      ),
    );
}
