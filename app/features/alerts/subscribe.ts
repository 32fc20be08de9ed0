import type { InferOutput } from "valibot";
import { countMail } from "~/features/accounts/limits";
import { enqueueWhen } from "~/features/outbox/store";
import { paths } from "~/paths";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { alertId, alertToken } from "./alert-token";
import { alertToConfirm } from "./emails";
import type { AlertForm } from "./form";
import { insertAlert, mayMail } from "./store";

type Deps = {
  db: Db;
  jobs: Jobs;
  clientIp: string;
  signingSecret: string;
  publicOrigin: string;
  /** Where the reader's seven o'clock is. */
  zone: string;
  now: Date;
};

/** Without a word about what came of it: nobody learns whose address gets mails already. */
export async function subscribe(
  { email, rhythm, website }: InferOutput<typeof AlertForm>,
  about: {
    company: { companyId: string; companyName: string; companySlug: string } | null;
    filters: Record<string, string>;
  },
  deps: Deps,
): Promise<void> {
  const { db, now } = deps;
  if (website !== "" || (await countMail(db, deps.clientIp, email, now)) !== null) return;
  const { filters } = about;
  const companyId = about.company?.companyId ?? null;
  const id = await alertId([email, companyId, filters, rhythm], deps.signingSecret);
  const link = { confirm: "yes", company: about.company?.companySlug };
  const url = deps.publicOrigin + paths.alert(await alertToken(id, deps.signingSecret), link);
  const payload = alertToConfirm(email, { url, companyName: about.company?.companyName ?? null });
  const alert = { id, email, companyId, filters, rhythm, timeZone: deps.zone, createdAt: now };
  const rule = { id: `alert-${id}-${now.getTime()}`, when: mayMail(alert) };
  const mail = enqueueWhen(db, { topic: "mail", payload }, {}, now, rule);
  await db.batch([insertAlert(db, alert), mail.statement]);
  await deps.jobs.wake({ kind: "outbox", ids: [mail.id] });
}
