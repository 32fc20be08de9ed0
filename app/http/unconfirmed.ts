import { data } from "@remix-run/server-runtime";
import type { Unconfirmed } from "~/features/accounts/confirm-identity";
import type { FormErrors } from "./read-form";
import { TOO_MANY_TRIES } from "./replies";

/** Of a form with `currentPassword`. `tooMany`: other words, where more is counted than passwords. */
export function whyUnconfirmed(
  refused: Unconfirmed,
  tooMany = TOO_MANY_TRIES,
): { errors: FormErrors; answer: ResponseInit } {
  if (refused.kind === "wrong-password")
    return { errors: { currentPassword: ["That is not your password"] }, answer: { status: 422 } };
  const headers = { "Retry-After": String(refused.seconds) };
  return { errors: { form: [tooMany] }, answer: { status: 429, headers } };
}

/** The same form again, for whoever did not type the password of their account. */
export function unconfirmed<Reply>(
  form: { reply(errors: FormErrors): Reply },
  refused: Unconfirmed,
  tooMany?: string,
) {
  const why = whyUnconfirmed(refused, tooMany);
  return data(form.reply(why.errors), why.answer);
}
