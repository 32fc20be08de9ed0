import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { applyForBeta } from "~/features/beta/apply-for-beta";
import { BetaForm } from "~/features/beta/form";
import { newCaptcha, SOLVE_IT, WRONG_ANSWER } from "~/features/captcha/captcha";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { broken, invalid, seeOther, tooMany } from "~/http/replies";
import { safePath } from "~/lib/safe-path";

const FAILED = "Failed to submit form. Please try again.";
const TOO_MANY =
  "There were several applications from your network within the hour. Please wait, then send this one.";

/** A message takes up to 5,000 characters, of up to nine bytes each in a form. */
const FORM_BYTES = 64 * 1024;

export async function loadBeta({ request, context }: LoaderFunctionArgs) {
  const captcha = await newCaptcha(context.settings.signingSecret, context.now);
  return {
    captcha,
    bookingUrl: context.settings.bookingUrl,
    sent: new URL(request.url).searchParams.has("sent"),
  };
}

/** Wherever the form stands, people go back to the page that they came from. */
export async function takeApplication({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, BetaForm, {
    secrets: ["captcha", "captchaToken", "website"],
    bytes: FORM_BYTES,
  });
  if (!form.ok) return invalid(form);
  const { services, settings, clientIp, now } = context;
  const deps = { db: services.db, signingSecret: settings.signingSecret, clientIp, now };
  const tried = await attempt(context, "beta.failed", () => applyForBeta(form.value, deps));
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  const outcome = tried.value;
  switch (outcome.kind) {
    case "captcha-wrong":
      return invalid({ reply: form.reply({ captcha: [WRONG_ANSWER] }) });
    case "captcha-stale":
      return invalid({ reply: form.reply({ captcha: [SOLVE_IT] }) });
    case "machine":
      context.log("beta.machine", {});
      return invalid({ reply: form.reply({ form: [FAILED] }) });
    case "too-many":
      context.log("beta.limited", {});
      return tooMany(form.reply({ form: [TOO_MANY] }), outcome.seconds);
    case "kept":
      return seeOther(`${safePath(new URL(request.url).pathname)}?sent=yes`);
  }
}
