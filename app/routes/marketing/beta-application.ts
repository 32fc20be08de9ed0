import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { data } from "@remix-run/server-runtime";
import { applyForBeta } from "~/features/beta/apply-for-beta";
import { BetaForm } from "~/features/beta/form";
import { askAgain, type Captcha, newCaptcha, SOLVE_IT, WRONG_ANSWER } from "~/features/captcha/captcha";
import { attempt } from "~/http/attempt";
import { checkForm, type FormReply, readFormData } from "~/http/read-form";
import { seeOther } from "~/http/replies";
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

export type BetaReply = { reply: FormReply; captcha: Captcha };

/** Wherever the form stands, people go back to the page that they came from. */
export async function takeApplication({ request, context }: ActionFunctionArgs) {
  const { services, settings, clientIp, now } = context;
  const secret = settings.signingSecret;
  const formData = await readFormData(request, FORM_BYTES);
  const sum = await askAgain(typedSum(formData), secret, now);
  const form = checkForm(formData, BetaForm, sum.problem === null ? SECRETS : [...SECRETS, "captcha"]);
  const answer = (reply: FormReply, status: number, seconds?: number) =>
    data<BetaReply>({ reply, captcha: sum.captcha }, { status, headers: retryAfter(seconds) });
  if (!form.ok) return answer(withProblem(form.reply, sum.problem), 422);
  const { teamEmail, publicOrigin } = settings;
  const deps = { ...services, signingSecret: secret, clientIp, now, teamEmail, publicOrigin };
  const tried = await attempt(context, "beta.failed", () => applyForBeta(form.value, deps));
  if (!tried.ok) return answer(form.reply({ form: [FAILED] }), 500);
  const outcome = tried.value;
  switch (outcome.kind) {
    case "captcha-wrong":
      return answer(form.reply({ captcha: [WRONG_ANSWER] }), 422);
    case "captcha-stale": {
      const used = checkForm(formData, BetaForm, [...SECRETS, "captcha"]);
      const reply = used.ok ? used.reply({ captcha: [SOLVE_IT] }) : used.reply;
      return data<BetaReply>({ reply, captcha: await newCaptcha(secret, now) }, 422);
    }
    case "machine":
      context.log("beta.machine", {});
      return answer(form.reply({ form: [FAILED] }), 422);
    case "too-many":
      context.log("beta.limited", {});
      return answer(form.reply({ form: [TOO_MANY] }), 429, outcome.seconds);
    case "kept":
      return seeOther(`${safePath(new URL(request.url).pathname)}?sent=yes`);
  }
}

const SECRETS = ["captchaToken", "website"];

const typedSum = (formData: FormData) => ({
  answer: String(formData.get("captcha") ?? ""),
  token: String(formData.get("captchaToken") ?? ""),
});

/** Beside what else is wrong, unless the form itself has said that there is no answer. */
function withProblem(reply: FormReply, problem: string | null): FormReply {
  if (problem === null || reply.error?.captcha) return reply;
  return { ...reply, error: { ...reply.error, captcha: [problem] } };
}

const retryAfter = (seconds: number | undefined): HeadersInit =>
  seconds === undefined ? {} : { "Retry-After": String(seconds) };
