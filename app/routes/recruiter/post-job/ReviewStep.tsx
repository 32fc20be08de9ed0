import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Tick } from "~/components/Field";
import type { ReviewForm } from "~/features/jobs/form";
import type { Gate, GateProblem } from "~/features/jobs/publish-gate";
import type { FormInput } from "~/lib/fields";
import { paths } from "~/paths";
import { GateNotice, PublishAnyway } from "../jobs/GateNotice";
import { PostingField } from "../jobs/PostingField";
import { PostingReview } from "../jobs/PostingReview";
import { StepForm, type StepProps } from "./StepForm";

type Props = StepProps & { gate: Gate | null };

export function ReviewStep({ draft, version, preview, edited, suggestions, lastResult, gate }: Props) {
  const [form, fields] = drawnForm<FormInput<typeof ReviewForm>>({
    id: "review",
    lastResult,
    defaultValue: draft,
  });
  return (
    <>
      <ErrorSummary form={form} />
      {gate !== null && (
        <GateNotice
          gate={gate}
          title={NOT_YET}
          comesFirst
          linkTo={(problem) => wayTo(problem, draft.jobId)}
        />
      )}
      <StepForm step={3} draftId={draft.jobId} version={version} id={form.id} tips={<Tips />}>
        {edited && (
          <div className="notice row between">
            <p className="small">
              You have edited this text, so changes in the first two steps no longer reach it.
            </p>
            <Button name="intent" value="rebuild" look="ghost" small formNoValidate>
              Build it again from the steps
            </Button>
          </div>
        )}
        <PostingField meta={fields.finalJobPosting} html={preview} />
        {suggestions !== undefined && (
          <PostingReview suggestions={suggestions} label="Change it" open={edited} />
        )}
        <Tick meta={fields.agreed} label={<Agreement />} />
        {gate !== null && <PublishAnyway gate={gate} />}
      </StepForm>
    </>
  );
}

const NOT_YET = "Not posted yet: your draft is kept";

const wayTo = ({ field }: GateProblem, draftId: string): string =>
  field === "finalJobPosting" ? "#review-finalJobPosting" : `${paths.postJob(1, draftId)}#job-info-${field}`;

const Agreement = () => (
  <>
    I agree to the <a href={paths.terms()}>Terms of Service</a>, and that sourcing candidates for this job
    begins once it is posted.
  </>
);

const Tips = () => (
  <ul className="tips">
    <li>Read it once as somebody who has never heard of you.</li>
    <li>Check the salary, the place and the must-haves: they decide who applies.</li>
    <li>You can edit, pause or close the job at any time after it is posted.</li>
  </ul>
);
