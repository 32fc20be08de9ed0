import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, Field, TextArea, Tick } from "~/components/Field";
import { SmallSum } from "~/components/SmallSum";
import type { NoticeForm } from "~/features/notices/form";
import { isReference } from "~/features/notices/rules";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { NOTICE_LABELS, NOTICE_TYPES } from "~/vocabulary/notices";
import { Evidence } from "./Evidence";
import { MailLink } from "./MailLink";
import { newNotice, takeNotice } from "./take-notice";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Send a notice – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const received = new URL(request.url).searchParams.get("received");
  if (isReference(received)) return { received };
  return { received: null, ...(await newNotice(context)) };
}

export const action = ({ request, context }: ActionFunctionArgs) => takeNotice(request, context);

export default function Notice() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const open = answer ?? (loaded.received === null ? loaded : null);
  if (open === null) return <Received reference={loaded.received ?? ""} />;
  return <NoticePage open={open} lastResult={answer?.reply} />;
}

function Received({ reference }: { reference: string }) {
  return (
    <div className="narrow stack">
      <h1>We have your notice</h1>
      <p role="status">
        Its reference is <strong className="whole">{reference}</strong>. An acknowledgement is on its way to
        you by email.
      </p>
      <p>A person investigates it, within 14 days if we can. You hear the outcome by email.</p>
      <p>
        <a href={paths.dsa()}>About notices</a>
      </p>
    </div>
  );
}

type Open = Awaited<ReturnType<typeof newNotice>>;

function NoticePage({ open, lastResult }: { open: Open; lastResult?: SubmissionResult<string[]> }) {
  const [form, fields] = drawnForm<FormInput<typeof NoticeForm>>({ id: "notice", lastResult });
  const { captcha, draft, files } = open;
  return (
    <div className="narrow stack">
      <h1>Send a notice</h1>
      <p>
        Tell us what you report, and why. <a href={paths.dsa()}>About notices</a> says what happens then. You
        can also write to <MailLink to={brand.noticeEmail} />.
      </p>
      <ErrorSummary form={form} />
      <sending-form>
        <Form method="post" encType="multipart/form-data" className="card" noValidate>
          <fieldset className="form">
            <input type="hidden" name="draft" value={draft} />
            <Choices
              meta={fields.noticeType}
              label="What are you sending?"
              options={NOTICE_TYPES.map((value) => ({ value, label: NOTICE_LABELS[value] }))}
            />
            <Field meta={fields.submitterName} label="Your Name" autoComplete="name" required />
            <Field meta={fields.email} label="Email Address" type="email" autoComplete="email" required />
            <Field meta={fields.organization} label="Organisation" autoComplete="organization" />
            <TextArea
              meta={fields.affectedUrls}
              label="Affected addresses"
              hint="The exact address of each page, one a line."
              rows={3}
              required
            />
            <Field
              meta={fields.affectedDates}
              label="Dates"
              hint="When you saw it, or when it was decided."
            />
            <TextArea
              meta={fields.description}
              label="Description"
              hint="What it is, and why you believe it to be unlawful."
              required
            />
            <TextArea
              meta={fields.legalBasis}
              label="Legal basis"
              hint="The law or the right that it breaks."
              rows={3}
              required
            />
            <Evidence files={files} errors={form.allErrors.evidence} formId={form.id} />
            <Tick
              meta={fields.declaration}
              label="I believe in good faith that what I write here is accurate and complete."
            />
            <div className="field pair">
              <Field meta={fields.signature} label="Signature" hint="Type your name." required />
              <Field meta={fields.signatureDate} label="Date" hint="The day you sign." type="date" required />
            </div>
            <SmallSum meta={fields.captcha} captcha={captcha} />
            <Button busy="Submitting...">Send the notice</Button>
          </fieldset>
        </Form>
      </sending-form>
    </div>
  );
}
