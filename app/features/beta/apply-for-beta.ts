import { and } from "drizzle-orm";
import { countAttempt } from "~/features/accounts/attempts";
import { networkLimits } from "~/features/accounts/limits";
import { checkCaptcha } from "~/features/captcha/captcha";
import { enqueueWhen } from "~/features/outbox/store";
import { newId } from "~/lib/ids";
import { after, days } from "~/lib/time";
import type { Jobs } from "~/services/jobs/jobs";
import type { Db } from "../../../db/client";
import { betaAcknowledgement, betaForTeam, type Contact } from "./emails";
import type { BetaApplication } from "./form";
import { addContact, contactOfCaptcha, isFirstSince, isKept } from "./store";

export type BetaOutcome =
  | { kind: "kept" }
  | { kind: "captcha-wrong" }
  /** Too late, used before, or none of ours. */
  | { kind: "captcha-stale" }
  /** The field that people do not see was filled. */
  | { kind: "machine" }
  | { kind: "too-many"; seconds: number };

type Deps = {
  db: Db;
  jobs: Jobs;
  clientIp: string;
  signingSecret: string;
  /** Null where nobody is to hear of it. */
  teamEmail: string | null;
  publicOrigin: string;
  now: Date;
};

/** The same form sent twice is kept once; a used captcha with other words is refused. */
export async function applyForBeta(form: BetaApplication, deps: Deps): Promise<BetaOutcome> {
  const { db, now } = deps;
  if (form.website !== "") return { kind: "machine" };
  const verdict = await checkCaptcha(
    { answer: form.captcha, token: form.captchaToken },
    deps.signingSecret,
    now,
  );
  if (verdict.kind === "wrong") return { kind: "captcha-wrong" };
  if (verdict.kind === "stale") return { kind: "captcha-stale" };
  const limits = await networkLimits("beta", deps.clientIp);
  const seconds = await countAttempt(db, limits, now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const { email, companyName, personName, feedback } = form;
  const contact = { email, companyName, personName, feedback };
  const { nonce } = verdict;
  const row = {
    ...contact,
    id: newId(now),
    type: "recruiter",
    status: "pending",
    captchaNonce: nonce,
    createdAt: now,
  };
  const mails = mailsAbout(row, deps);
  const [added] = await db.batch([addContact(db, row), ...mails.map((mail) => mail.statement)]);
  if (added.length > 0) {
    await deps.jobs.wake({ kind: "outbox", ids: mails.map((mail) => mail.id) });
    return { kind: "kept" };
  }
  const earlier = await contactOfCaptcha(db, nonce);
  const same = Object.entries(contact).every(
    ([name, value]) => earlier?.[name as keyof typeof contact] === value,
  );
  return { kind: same ? "kept" : "captcha-stale" };
}

/** The sender hears once a day, as anybody can type anybody's address. */
function mailsAbout(contact: Contact & { id: string }, { db, teamEmail, publicOrigin, now }: Deps) {
  const { id } = contact;
  const sent = enqueueWhen(db, { topic: "mail", payload: betaAcknowledgement(contact.email) }, {}, now, {
    id: `${id}-beta-received`,
    when: and(isKept(db, id), isFirstSince(db, contact, after(now, -days(1)))) ?? isKept(db, id),
  });
  if (teamEmail === null) return [sent];
  const letter = betaForTeam(teamEmail, contact, publicOrigin);
  const team = enqueueWhen(db, { topic: "mail", payload: letter }, {}, now, {
    id: `${id}-beta-team`,
    when: isKept(db, id),
  });
  return [sent, team];
}
