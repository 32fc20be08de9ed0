import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Day } from "~/components/Day";
import { drawnForm } from "~/components/drawn-form";
import { EmailAddress } from "~/components/EmailAddress";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, Field, TextArea } from "~/components/Field";
import type { DecisionForm } from "~/features/notices/form";
import { LONGEST_REASONS, outcomesOf } from "~/features/notices/rules";
import type { FormReply } from "~/http/read-form";
import type { FormInput } from "~/lib/fields";
import { MEANS, MEANS_LABELS, type Means, OUTCOME_LABELS, type Outcome } from "~/vocabulary/notices";

export const DECIDED = "Nothing was sent: somebody has decided on this in the meantime.";

type Made = {
  outcome: Outcome;
  reasons: string;
  means: Means;
  decidedAt: Date;
  posterNotifiedAt: Date | null;
};

export function DecisionMade({ decision, email }: { decision: Made; email: string }) {
  const { outcome, reasons, means, decidedAt, posterNotifiedAt } = decision;
  return (
    <section className="card stack-tight" aria-labelledby="decision-title">
      <h2 id="decision-title">Decision</h2>
      <p>
        <strong>{OUTCOME_LABELS[outcome]}.</strong>
      </p>
      <p className="as-written reading">{reasons}</p>
      <p>{MEANS_LABELS[means]}.</p>
      <p className="small muted">
        Decided on <Day of={decidedAt} />. It went to{" "}
        {posterNotifiedAt === null ? (
          <EmailAddress of={email} then="." />
        ) : (
          <>
            <EmailAddress of={email} then="," /> and to whoever posted the content.
          </>
        )}
      </p>
    </section>
  );
}

/** What was typed is not lost to whoever comes second. */
export function TooLate({ lastResult }: { lastResult: FormReply }) {
  const { outcome, reasons } = lastResult.initialValue ?? {};
  const chosen = OUTCOME_LABELS[String(outcome) as Outcome];
  return (
    <div className="notice bad stack-tight" role="alert">
      <p>{lastResult.error?.[""]?.join(" ") ?? DECIDED} The decision stands below. What you typed:</p>
      {chosen !== undefined && <p>{chosen}.</p>}
      <blockquote className="as-written reading">{String(reasons ?? "")}</blockquote>
    </div>
  );
}

type Open = { noticeType: string; email: string };

export function DecisionPart({ notice, lastResult }: { notice: Open; lastResult: FormReply | undefined }) {
  const [form, fields] = drawnForm<FormInput<DecisionForm>>({ id: "decision", lastResult });
  return (
    <section className="stack" aria-labelledby="decide-title">
      <h2 id="decide-title">Decide</h2>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <Choices
          meta={fields.outcome}
          label="What was decided?"
          options={outcomesOf(notice.noticeType).map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
        />
        <TextArea
          meta={fields.reasons}
          label="The reasons"
          hint={
            <>
              What was found, and the law or the term of ours that it rests on. They go to{" "}
              <EmailAddress of={notice.email} /> as they are, with the ways to object, and cannot be changed
              afterwards.
            </>
          }
          rows={8}
          maxLength={LONGEST_REASONS}
          required
        />
        <Choices
          meta={fields.means}
          label="Were automated means used?"
          options={MEANS.map((value) => ({ value, label: MEANS_LABELS[value] }))}
        />
        <Field
          meta={fields.posterEmail}
          label="Email address of whoever posted the content"
          hint={
            "Where one is known, outcome and reasons go there too: word them for both, and name nobody. " +
            "The address is not kept."
          }
          type="email"
          autoComplete="off"
        />
        <Button busy="Sending...">Send the decision</Button>
      </Form>
    </section>
  );
}
