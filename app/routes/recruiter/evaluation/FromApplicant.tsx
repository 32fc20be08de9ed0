import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea } from "~/components/Field";
import { Moment } from "~/components/Moment";
import type { HumanReviewView } from "~/features/candidates/open-evaluation";
import type { AnswerForm } from "~/features/human-review/form";
import { LONGEST_COMMENT } from "~/features/human-review/rules";
import type { FormReply } from "~/http/read-form";
import type { FormInput } from "~/lib/fields";

type Props = { review: HumanReviewView; lastResult: FormReply | undefined };

/** What the applicant corrected, said and asked, and the form that answers. Nothing when there is nothing. */
export function FromApplicant({ review, lastResult }: Props) {
  const { comments, reviewRequests, corrections } = review;
  if (comments.length + reviewRequests.length + corrections.length === 0) return null;
  return (
    <section className="folded" id="applicant" aria-labelledby="applicant-title">
      <h2 id="applicant-title">From the applicant</h2>
      <ReviewRequests requests={reviewRequests} lastResult={lastResult} />
      {corrections.length > 0 && (
        <div className="stack-tight">
          <h3>Corrected the text of the CV</h3>
          <ul className="stack-tight small">
            {corrections.map((correction, index) => (
              <li key={correction.id}>
                <a href={correction.href}>
                  <Moment of={correction.when} />
                </a>
                {index === 0 && " (the one that is evaluated)"}
              </li>
            ))}
          </ul>
        </div>
      )}
      {comments.length > 0 && (
        <div className="stack-tight">
          <h3>Comments</h3>
          {comments.map((comment) => (
            <div key={comment.id}>
              <p className="muted tiny">
                <Moment of={comment.when} />
              </p>
              <p className="small as-written">{comment.text}</p>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

function ReviewRequests({
  requests,
  lastResult,
}: {
  requests: HumanReviewView["reviewRequests"];
  lastResult: FormReply | undefined;
}) {
  if (requests.length === 0 && lastResult === undefined) return null;
  return (
    <div className="stack-tight">
      <h3>Asked for a person to look</h3>
      {requests.map((request) => (
        <div className="stack-tight" key={request.id}>
          <p className="muted tiny">
            Asked on <Moment of={request.asked} />
          </p>
          {request.question !== "" && <p className="small as-written">{request.question}</p>}
          {request.answer === null || request.answered === null ? (
            <AnswerPart requestId={request.id} lastResult={lastResult} />
          ) : (
            <>
              <p className="muted tiny">
                Answered on <Moment of={request.answered} />
              </p>
              <p className="small as-written">{request.answer}</p>
            </>
          )}
        </div>
      ))}
      {requests.every((request) => request.answer !== null) && lastResult?.error?.[""] && (
        <p className="notice bad" role="alert">
          {lastResult.error[""].join(" ")}
        </p>
      )}
    </div>
  );
}

const ANSWER_HINT =
  "The applicant gets it by email and sees it with the application. It cannot be changed afterwards.";

function AnswerPart({ requestId, lastResult }: { requestId: string; lastResult: FormReply | undefined }) {
  const [form, fields] = drawnForm<FormInput<typeof AnswerForm>>({ id: "answer", lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <Form method="post" className="form no-print" noValidate>
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="request" value={requestId} />
        <TextArea
          meta={fields.answer}
          label="Your answer"
          hint={ANSWER_HINT}
          rows={5}
          maxLength={LONGEST_COMMENT}
          required
        />
        <Button small busy="Sending...">
          Send the answer
        </Button>
      </Form>
    </>
  );
}
