import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices } from "~/components/Field";
import { PassForm } from "~/features/candidates/form";
import { moveCandidate, planMove } from "~/features/candidates/move-candidate";
import { openPass } from "~/features/candidates/open-pass";
import { asksWhoSaidNo, mayMove, statusLabel } from "~/features/candidates/rules";
import { reasonsAsked } from "~/features/decisions/reasons";
import { UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import { letterText } from "~/features/outbox/letter";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import { oneFace } from "~/lib/headline-letters";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import desk from "~/styles/desk.css?url";
import { FirstMails } from "./bulk/FirstMails";
import { MailsWait } from "./candidates/MailsWait";
import { whyNotMoved } from "./candidates/NotMoved";
import { onToNext } from "./candidates/on-to-next";
import { openCandidate } from "./candidates/open-candidate";
import { ReasonFields } from "./candidates/ReasonFields";
import { warningOf } from "./candidates/warning-of";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: desk }];
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Pass ${data?.name ?? ""} – ${brand.name}` },
];

export async function loader(args: LoaderFunctionArgs) {
  const { found } = await openCandidate(args, "candidates.decide", ({ companyId }, id) =>
    openPass(args.context.services.db, companyId, id),
  );
  const { id, name, status, stage, mails, settings } = found;
  return {
    ...{ id, name, status, stage, mails },
    list: new URL(args.request.url).searchParams.get("list") ?? "",
    told: UNDO_WINDOW_LABELS[settings.undoWindow].told,
    inMail: settings.reasonsInMail,
    reasons: reasonsAsked(settings),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "candidates.decide", {
    application: params.applicationId ?? "",
  });
  const { applicationId } = params;
  if (!isId(applicationId)) throw notFound();
  const form = await readForm(request, PassForm);
  if (!form.ok) return invalid(form);
  const { intent, from, list, offer = null, reason, detail, pool } = form.value;
  const warning = await warningOf(form.value, context);
  if (warning !== null) return invalid({ reply: form.reply({ sure: [warning] }) });
  const deps = { ...context.services, publicOrigin: context.settings.publicOrigin, now: context.now };
  const move = { applicationId, from, to: "passed" as const, offer, reason, detail, pool };
  const tried = await attempt(context, "candidate.move-failed", async () =>
    intent === "check" ? await planMove(recruiter, move, deps) : await moveCandidate(recruiter, move, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [whyNotMoved({ kind: "failed" })] }));
  const outcome = tried.value;
  switch (outcome.kind) {
    case "planned": {
      const mail = { subject: outcome.letter.subject, text: letterText(outcome.letter) };
      return data({ ...form.reply({}), mail });
    }
    case "moved":
      context.log("candidate.moved", { applicationId, to: "passed", userId: recruiter.id });
      return onToNext(applicationId, outcome, list, recruiter, context);
    case "needs-reason":
      return invalid({ reply: form.reply(outcome.problems) });
    case "who-said-no":
      return invalid({ reply: form.reply({ offer: ["Please say who said no"] }) });
    case "refused":
      return data(form.reply({ form: [whyNotMoved(outcome)] }), 409);
    case "not-found":
      throw notFound();
  }
}

const ENDS = [
  { value: "withdrawn", label: "We withdraw the offer" },
  { value: "declined", label: "They declined it: no reason of yours is needed" },
];

export default function PassCandidate() {
  const { id, name, status, stage, mails, list, told, inMail, reasons } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof PassForm>>({ id: "pass", lastResult });
  const offered = asksWhoSaidNo(status, "passed");
  const comes = lastResult === undefined;
  const { mail = null } = (lastResult ?? {}) as { mail?: { subject: string; text: string } };
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.candidate(id) + list}>← {name}</a>
      </p>
      <h1 {...oneFace(name)}>Pass {name}?</h1>
      <ErrorSummary form={form} />
      {mayMove(status, "passed") ? (
        <Form method="post" className="form" noValidate>
          <MailsWait mails={mails} applicationId={id} name={name} reads cancels />
          <p>The applicant is told by email {told}, and the application ends here.</p>
          <input type="hidden" name="from" value={status} />
          <input type="hidden" name="list" value={list} />
          {offered && <Choices meta={fields.offer} label="Who said no?" options={ENDS} autoFocus={comes} />}
          {reasons.length > 0 && (
            <ReasonFields fields={fields} reasons={reasons} inMail={inMail} autoFocus={comes && !offered} />
          )}
          {mail !== null && <FirstMails letters={[{ ...mail, name }]} asked />}
          <div className="row">
            <Button busy="Saving...">Yes, pass</Button>
            <Button look="ghost" name="intent" value="check">
              Show the mail
            </Button>
          </div>
        </Form>
      ) : (
        <p>
          {name} stands at “{stage ?? statusLabel(status)}”, and cannot be passed from there.
        </p>
      )}
    </div>
  );
}
