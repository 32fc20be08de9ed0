import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, TextArea } from "~/components/Field";
import { Moment } from "~/components/Moment";
import type { DimensionDetail, VerdictView } from "~/features/candidates/evaluation-view";
import type { VerdictForm } from "~/features/human-review/form";
import type { FormReply } from "~/http/read-form";
import type { FormInput } from "~/lib/fields";

type Props = { dimension: DimensionDetail; evaluationId: string | null; lastResult: FormReply | undefined };

/** The recruiters' own score beside the machine's, whoever gave one before, and the form to give another. */
export function VerdictPart({ dimension, evaluationId, lastResult }: Props) {
  const { name, label, verdict, earlier } = dimension;
  const [form, fields] = drawnForm<FormInput<typeof VerdictForm>>({ id: `verdict-${name}`, lastResult });
  return (
    <div className="verdict-part">
      {verdict !== null && <GivenVerdict verdict={verdict} />}
      {earlier.length > 0 && (
        <details>
          <summary>Earlier verdicts ({earlier.length})</summary>
          <ul className="stack-tight">
            {earlier.map((one) => (
              <li key={one.id}>
                <GivenVerdict verdict={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <details className="no-print" open={lastResult !== undefined}>
        <summary>
          {verdict === null ? "Give your own score" : "Change your verdict"}
          <span className="visually-hidden">: {label}</span>
        </summary>
        <ErrorSummary form={form} />
        <Form method="post" className="form" noValidate>
          <input type="hidden" name="intent" value="verdict" />
          <input type="hidden" name="dimension" value={name} />
          <input type="hidden" name="evaluation" value={evaluationId ?? ""} />
          <input type="hidden" name="seen" value={verdict?.id ?? ""} />
          <Field
            meta={fields.score}
            label="Your score, 0 to 100"
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            required
          />
          <TextArea meta={fields.reason} label="Why" hint={REASON_HINT} rows={3} maxLength={1000} />
          <Button look="ghost" small busy="Saving...">
            Keep this verdict
          </Button>
        </Form>
      </details>
    </div>
  );
}

const REASON_HINT =
  "Needed when you are more than 10 points from the evaluation, or it shows no score. It is kept, and " +
  "is part of the data that the applicant may ask for.";

function GivenVerdict({ verdict }: { verdict: VerdictView }) {
  return (
    <p className="small">
      <strong>{verdict.score}</strong>{" "}
      <span className="muted tiny">
        {verdict.by}, <Moment of={verdict.at} />; the evaluation said {verdict.machine}
      </span>
      {verdict.reason !== "" && (
        <>
          <br />
          <span className="as-written">{verdict.reason}</span>
        </>
      )}
    </p>
  );
}
