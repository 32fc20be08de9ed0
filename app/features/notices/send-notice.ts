import { sql } from "drizzle-orm";
import { brand } from "~/brand";
import { countAttempt } from "~/features/accounts/attempts";
import { networkLimits } from "~/features/accounts/limits";
import { checkCaptcha } from "~/features/captcha/captcha";
import { enqueueWhen } from "~/features/outbox/store";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { notices } from "../../../db/schema";
import { acknowledgement, noticeForTeam } from "./emails";
import type { NoticeInput } from "./form";
import { referenceOf } from "./rules";
import { addNotice, filesOf, keepFiles, noticeById } from "./store";

export type NoticeOutcome =
  | { kind: "kept"; reference: string }
  | { kind: "captcha-wrong" }
  | { kind: "captcha-stale" }
  | { kind: "machine" }
  | { kind: "too-many"; seconds: number };

/** A captcha is made for one draft, and a draft is sent once: so it can be used once. */
export const captchaSecret = (signingSecret: string, id: string): string => `${signingSecret} ${id}`;

export async function sendNotice(
  id: string,
  form: NoticeInput,
  deps: {
    db: Db;
    jobs: Jobs;
    signingSecret: string;
    teamOrigin: string | null;
    clientIp: string;
    now: Date;
  },
): Promise<NoticeOutcome> {
  const { db, now } = deps;
  if (form.website !== "") return { kind: "machine" };
  const earlier = await noticeById(db, id);
  if (earlier !== undefined) return { kind: "kept", reference: earlier.reference };
  const typed = { answer: form.captcha, token: form.captchaToken };
  const verdict = await checkCaptcha(typed, captchaSecret(deps.signingSecret, id), now);
  if (verdict.kind !== "solved") return { kind: `captcha-${verdict.kind}` };
  const limits = await networkLimits("notice", deps.clientIp);
  const seconds = await countAttempt(db, limits, now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const { captcha, captchaToken, website, draft, declaration, ...facts } = form;
  const notice = { ...facts, id, reference: referenceOf(id, now), createdAt: now };
  const attached = await filesOf(db, id);
  // Whoever comes second finds the row of the first, with another moment or none of its own.
  const when = sql`exists (select 1 from ${notices} where id = ${id} and created_at = ${now.getTime()})`;
  const tasks = [
    { name: "acknowledgement", mail: acknowledgement(notice, attached) },
    {
      name: "for-team",
      mail: noticeForTeam(brand.noticeEmail, notice, { attached, teamOrigin: deps.teamOrigin }),
    },
  ].map(({ name, mail }) =>
    enqueueWhen(db, { topic: "mail", payload: mail }, {}, now, { id: `${id}-notice-${name}`, when }),
  );
  await db.batch([addNotice(db, notice), keepFiles(db, id), ...tasks.map((task) => task.statement)]);
  await deps.jobs.wake({ kind: "outbox", ids: tasks.map((task) => task.id) });
  return { kind: "kept", reference: notice.reference };
}
