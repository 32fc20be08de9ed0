import type { AppLoadContext } from "@remix-run/cloudflare";
import { data } from "@remix-run/server-runtime";
import { newCaptcha, SOLVE_IT, WRONG_ANSWER } from "~/features/captcha/captcha";
import { draftId, newDraft } from "~/features/notices/draft";
import { NoticeForm, type NoticeInput } from "~/features/notices/form";
import { receiveEvidence } from "~/features/notices/receive-evidence";
import { signedOnProblem } from "~/features/notices/rules";
import { captchaSecret, type NoticeOutcome, sendNotice } from "~/features/notices/send-notice";
import { filesOf } from "~/features/notices/store";
import { attempt } from "~/http/attempt";
import { alsoWrong, checkForm, type FormErrors, type FormReply, type ReadForm } from "~/http/read-form";
import { readAttachments } from "~/http/read-upload";
import { seeOther } from "~/http/replies";
import { isId } from "~/lib/ids";
import { isCalendarDay } from "~/lib/zoned-day";
import { paths } from "~/paths";

const FAILED = "We could not take that in. What you typed is still here: please try again in a minute.";
const NOT_STORED = "The attachments could not be stored. Please add them again.";
const TOO_MANY =
  "There were several notices from your network within the hour. Please wait, then send this one.";

export async function newNotice(context: AppLoadContext) {
  const draft = await newDraft(context.settings.signingSecret, context.now);
  return { draft, captcha: await questionFor(context, draft), files: NO_FILES };
}

const NO_FILES: Awaited<ReturnType<typeof filesOf>> = [];

/** Attachments first, each by itself, so that no mistake elsewhere in the form costs an upload. */
export async function takeNotice(request: Request, context: AppLoadContext) {
  const { formData, files } = await readAttachments(request, "evidence");
  const { services, settings, clientIp, now } = context;
  const known = await draftId(String(formData.get("draft")), settings.signingSecret);
  const draft = known === null ? await newDraft(settings.signingSecret, now) : String(formData.get("draft"));
  const id = known ?? draft.slice(0, 26);
  const remove = formData.getAll("remove").map(String).filter(isId);
  const deps = { db: services.db, files: services.files, clientIp, now };
  const stored = await attempt(context, "evidence.failed", () =>
    receiveEvidence(id, { files, remove }, deps),
  );
  const evidence = stored.ok ? stored.value : [NOT_STORED];
  const form = checkSignedOn(
    checkForm(formData, NoticeForm, ["captcha", "captchaToken", "website", "draft"]),
    String(formData.get("signatureDate") ?? "").trim(),
    now,
  );
  const again = (reply: FormReply, status = 422) =>
    openAgain(context, { id, draft, reply, evidence }, status);
  if (!form.ok) return again(form.reply);
  if (evidence.length > 0) return again(form.reply({}));
  const teamOrigin = settings.passHash === null ? null : settings.publicOrigin;
  const needs = { ...deps, jobs: services.jobs, signingSecret: settings.signingSecret, teamOrigin };
  const tried = await attempt(context, "notice.failed", () => sendNotice(id, form.value, needs));
  if (!tried.ok) return again(form.reply({ form: [FAILED] }), 500);
  const outcome = tried.value;
  if (outcome.kind === "kept") return seeOther(paths.notice(outcome.reference));
  context.log(`notice.${outcome.kind}`, {});
  return again(form.reply(problemOf(outcome)), outcome.kind === "too-many" ? 429 : 422);
}

const checkSignedOn = (form: ReadForm<NoticeInput>, day: string, now: Date) =>
  isCalendarDay(day) ? alsoWrong(form, "signatureDate", signedOnProblem(day, now)) : form;

function problemOf(outcome: Exclude<NoticeOutcome, { kind: "kept" }>): FormErrors {
  switch (outcome.kind) {
    case "captcha-wrong":
      return { captcha: [WRONG_ANSWER] };
    case "captcha-stale":
      return { captcha: [SOLVE_IT] };
    case "machine":
      return { form: [FAILED] };
    case "too-many":
      return { form: [TOO_MANY] };
  }
}

type Unsent = { id: string; draft: string; reply: FormReply; evidence: string[] };

async function openAgain(context: AppLoadContext, unsent: Unsent, status: number) {
  const { id, draft, evidence } = unsent;
  const listed = await attempt(context, "evidence.unread", () => filesOf(context.services.db, id));
  const reply: FormReply =
    evidence.length === 0
      ? unsent.reply
      : { ...unsent.reply, status: "error", error: { ...unsent.reply.error, evidence } };
  const files = listed.ok ? listed.value : NO_FILES;
  return data({ reply, draft, files, captcha: await questionFor(context, draft) }, status);
}

const questionFor = (context: AppLoadContext, draft: string) =>
  newCaptcha(captchaSecret(context.settings.signingSecret, draft.slice(0, 26)), context.now);
