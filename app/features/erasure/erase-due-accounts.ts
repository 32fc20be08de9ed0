import { accountsDue, type DueAccount, deleteAccount } from "~/features/accounts/plan-erasure";
import { forgetAlertsOf } from "~/features/alerts/forget-alerts";
import { eraseApplications, idsOfApplications } from "~/features/applications/erase-applications";
import { forgetContactsOf } from "~/features/beta/forget-contacts";
import { documentKeysOf, eraseDocuments } from "~/features/documents/erase-documents";
import { eraseEvaluations } from "~/features/evaluations/erase-evaluations";
import { eraseHumanReview } from "~/features/human-review/erase-human-review";
import { closePostingsOfLast } from "~/features/jobs/close-postings";
import { forgetInvitationsOf } from "~/features/members/forget-invitations";
import { eraseMessages } from "~/features/messages/erase-messages";
import { forgetNoticesOf } from "~/features/notices/forget-notices";
import { eraseNotifications } from "~/features/notifications/erase-notifications";
import { eraseTasksOf } from "~/features/outbox/store";
import { forgetSuggestionsOf } from "~/features/suggestions/forget-suggestions";
import type { Files } from "~/services/files/files";
import type { Db } from "../../../db/client";

type Deps = { db: Db; others?: readonly Db[]; files: Files; now: Date };

const AT_ONCE = 5;

/** Where they are guests first: run twice or broken off, it ends at the same. */
export async function eraseDueAccounts(deps: Deps): Promise<void> {
  for (const account of await accountsDue(deps.db, deps.now, AT_ONCE)) {
    for (const db of deps.others ?? []) await erase(account, { ...deps, db });
    await erase(account, deps);
  }
}

/** Files first: a row without its file can be found again, a file without its row cannot. */
async function erase(account: DueAccount, deps: Deps): Promise<void> {
  const { db, files, now } = deps;
  const kept = await documentKeysOf(db, account.id);
  await files.remove([...new Set(kept.map((document) => document.storageKey))]);
  const shown = account.verifiedAt !== null;
  if (shown) await forgetNoticesOf(account.email, deps);
  const ids = await idsOfApplications(db, account.id);
  await db.batch([
    eraseDocuments(db, account.id),
    ...eraseNotifications(db, ids),
    ...eraseApplications(db, account.id, ids),
    ...eraseEvaluations(db, ids, now),
    ...eraseHumanReview(db, ids, now),
    eraseMessages(db, ids),
    eraseTasksOf(db, account),
    forgetInvitationsOf(db, account),
    forgetSuggestionsOf(db, account.id),
    ...(shown ? [forgetContactsOf(db, account.email), ...forgetAlertsOf(db, [account.email])] : []),
    ...closePostingsOfLast(db, account, now),
    deleteAccount(db, account.id),
  ]);
}
