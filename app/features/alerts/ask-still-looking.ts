import { after } from "~/lib/time";
import { stillLooking } from "./emails";
import { ASK_AFTER } from "./rules";
import { type DigestDeps, mailsInParts, wake, whereOf } from "./send-digests";
import { type AlertMail, enqueueMails, markAsked, selectUnasked, withCompanies } from "./store";

const A_BATCH = 500;

/** Once in the life of an answer: a year after the alert was confirmed or kept. */
export async function askStillLooking(deps: DigestDeps): Promise<void> {
  const { db, now } = deps;
  const found = await selectUnasked(db, after(now, -ASK_AFTER), A_BATCH);
  const alerts = await withCompanies(found, deps.others ?? []);
  if (alerts.length === 0) return;
  const mails: AlertMail[] = [];
  for (const alert of alerts) {
    const { id, confirmedAt: at } = alert;
    const letter = stillLooking(alert, await whereOf(id, deps));
    mails.push({ taskId: `alert-${id}-asked-${at}`, id, at, letter });
  }
  const [first, ...others] = mailsInParts(mails).map((part) => enqueueMails(db, part, "confirmed_at", now));
  if (first !== undefined) await db.batch([first, ...others, markAsked(db, mails, now)]);
  await wake(mails, deps);
}
