import { countAttempt } from "~/features/accounts/attempts";
import { networkLimit } from "~/features/accounts/limits";
import { checkCaptcha } from "~/features/captcha/captcha";
import { newId } from "~/lib/ids";
import type { Db } from "../../../db/client";
import type { BetaApplication } from "./form";
import { addContact, contactOfCaptcha } from "./store";

export type BetaOutcome =
  | { kind: "kept" }
  | { kind: "captcha-wrong" }
  /** Too late, used before, or none of ours. */
  | { kind: "captcha-stale" }
  /** The field that people do not see was filled. */
  | { kind: "machine" }
  | { kind: "too-many"; seconds: number };

/** The same form sent twice is kept once; a used captcha with other words is refused. */
export async function applyForBeta(
  form: BetaApplication,
  deps: { db: Db; clientIp: string; signingSecret: string; now: Date },
): Promise<BetaOutcome> {
  const { db, now } = deps;
  if (form.website !== "") return { kind: "machine" };
  const verdict = await checkCaptcha(
    { answer: form.captcha, token: form.captchaToken },
    deps.signingSecret,
    now,
  );
  if (verdict.kind === "wrong") return { kind: "captcha-wrong" };
  if (verdict.kind === "stale") return { kind: "captcha-stale" };
  const limit = await networkLimit("beta", deps.clientIp);
  const seconds = await countAttempt(db, [limit], now);
  if (seconds !== null) return { kind: "too-many", seconds };
  const { email, companyName, personName, feedback } = form;
  const contact = { email, companyName, personName, feedback };
  const { nonce } = verdict;
  const added = await addContact(db, {
    ...contact,
    id: newId(now),
    type: "recruiter",
    status: "pending",
    captchaNonce: nonce,
    createdAt: now,
  });
  if (added.length > 0) return { kind: "kept" };
  const earlier = await contactOfCaptcha(db, nonce);
  const same = Object.entries(contact).every(
    ([name, value]) => earlier?.[name as keyof typeof contact] === value,
  );
  return { kind: same ? "kept" : "captcha-stale" };
}
