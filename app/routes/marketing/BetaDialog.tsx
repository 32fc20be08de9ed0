import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, TextArea } from "~/components/Field";
import { SmallSum } from "~/components/SmallSum";
import type { BetaForm } from "~/features/beta/form";
import type { FormInput } from "~/lib/fields";
import { paths } from "~/paths";
import type { BetaReply, loadBeta, takeApplication } from "./beta-application";

/** A page of its own, so that it needs no script and can be linked to. */
export function BetaDialog({ back, children }: { back: string; children: ReactNode }) {
  const { sent } = useLoaderData<typeof loadBeta>();
  const lastResult = useActionData<typeof takeApplication>();
  return (
    <>
      <div {...{ inert: "" }}>{children}</div>
      <modal-dialog class="veil">
        <dialog open aria-labelledby="beta-title" className="beta-dialog">
          <div className="row between">
            <h1 id="beta-title">
              {sent && lastResult === undefined ? "Thank You for Applying!" : "Apply for Beta Access"}
            </h1>
            <a href={back} className="btn quiet small" data-close>
              Close
            </a>
          </div>
          {sent && lastResult === undefined ? <Thanks back={back} /> : <Application />}
        </dialog>
      </modal-dialog>
    </>
  );
}

function Thanks({ back }: { back: string }) {
  return (
    <>
      <p role="status">We'll be in touch soon with next steps for the beta program.</p>
      <p>
        <a href={back} className="btn">
          Back to the page
        </a>
      </p>
    </>
  );
}

function Application() {
  const asked = useLoaderData<typeof loadBeta>();
  const last = useActionData<typeof takeApplication>() as BetaReply | undefined;
  const { captcha } = last ?? asked;
  const [form, fields] = drawnForm<FormInput<typeof BetaForm>>({ id: "beta", lastResult: last?.reply });
  return (
    <>
      <ErrorSummary form={form} />
      <sending-form>
        <Form method="post" noValidate>
          <fieldset className="form">
            <Field meta={fields.personName} label="Your Name" autoComplete="name" required />
            <Field meta={fields.email} label="Email Address" type="email" autoComplete="email" required />
            <Field meta={fields.companyName} label="Company Name" autoComplete="organization" required />
            <TextArea meta={fields.feedback} label="What do you need to hire for?" rows={4} />
            <SmallSum meta={fields.captcha} captcha={captcha} />
            <Button busy="Submitting..." className="large">
              Apply for Beta Access
            </Button>
            <p className="tiny muted">
              We use this to answer you, and for nothing else: see our{" "}
              <a href={paths.privacy()}>privacy policy</a>.
            </p>
          </fieldset>
        </Form>
      </sending-form>
    </>
  );
}
