import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea } from "~/components/Field";
import { Moment } from "~/components/Moment";
import type { OwnReading } from "~/features/applications/application-page";
import type { CommentForm, ReviewRequestForm } from "~/features/human-review/form";
import {
  LONGEST_COMMENT,
  LONGEST_QUESTION,
  MOST_COMMENTS,
  MOST_REVIEW_REQUESTS,
} from "~/features/human-review/rules";
import type { FormReply } from "~/http/read-form";
import type { FormInput } from "~/lib/fields";

type Props = {
  reading: OwnReading;
  companyName: string;
  ended: string | null;
  lastResult: FormReply | undefined;
};

export function HumanReview({ reading, companyName, ended, lastResult }: Props) {
  const of = (intent: string) => (lastResult?.initialValue?.intent === intent ? lastResult : undefined);
  const hasEntries = reading.reviewRequests.length + reading.comments.length > 0;
  return (
    <section className={onPaper(hasEntries)} aria-labelledby="human-review">
      <h2 id="human-review" className="card-title">
        Your say
      </h2>
      {ended !== null && (
        <p className="small">
          {ended} You can still say what was read wrongly, and ask for a person to look again.
        </p>
      )}
      <ReviewRequests reading={reading} companyName={companyName} lastResult={of("review-request")} />
      <Comments reading={reading} companyName={companyName} lastResult={of("comment")} />
    </section>
  );
}

const onPaper = (hasEntries: boolean) => (hasEntries ? "stack" : "stack no-print");

type PartProps = Omit<Props, "ended">;

function ReviewRequests({ reading, companyName, lastResult }: PartProps) {
  const { reviewRequests } = reading;
  const [form, fields] = drawnForm<FormInput<typeof ReviewRequestForm>>({ id: "review-request", lastResult });
  const open = reviewRequests.some((request) => request.answer === null);
  return (
    <div className={`card ${onPaper(reviewRequests.length > 0)}`} id="review-request">
      <h3 className="tips-title">Human review</h3>
      {reviewRequests.map((request) => (
        <div className="stack-tight small" key={request.id}>
          <p>
            You asked on {request.asked}
            {request.question === "" ? "." : ":"}
          </p>
          {request.question !== "" && <blockquote className="answer">{request.question}</blockquote>}
          {request.answer === null ? (
            <p role="status">
              <strong>Asked.</strong> A person at {companyName} answers, and we tell you by email.
            </p>
          ) : (
            <>
              <p>
                <strong>Answered</strong> by a person at {companyName} on {request.answered}:
              </p>
              <blockquote className="answer">{request.answer}</blockquote>
            </>
          )}
        </div>
      ))}
      {!open && reviewRequests.length < MOST_REVIEW_REQUESTS && (
        <>
          <ErrorSummary form={form} />
          <Form method="post" className="form no-print" noValidate>
            <input type="hidden" name="intent" value="review-request" />
            <TextArea
              meta={fields.question}
              label="What should they look at?"
              hint={`A person at ${companyName} reads your application again and answers you.`}
              rows={3}
              maxLength={LONGEST_QUESTION}
            />
            <Button look="ghost" busy="Sending...">
              Ask for a human review
            </Button>
          </Form>
        </>
      )}
    </div>
  );
}

function Comments({ reading, companyName, lastResult }: PartProps) {
  const { comments } = reading;
  const [form, fields] = drawnForm<FormInput<typeof CommentForm>>({ id: "comment", lastResult });
  return (
    <div className={`card ${onPaper(comments.length > 0)}`} id="comments">
      <h3 className="tips-title">Comments</h3>
      {comments.map((comment) => (
        <div className="stack-tight small" key={comment.id}>
          <p className="muted">
            You, <Moment of={comment.when} />
          </p>
          <blockquote className="answer">{comment.text}</blockquote>
        </div>
      ))}
      {comments.length < MOST_COMMENTS ? (
        <>
          <ErrorSummary form={form} />
          <Form method="post" className="form no-print" noValidate>
            <input type="hidden" name="intent" value="comment" />
            <char-count>
              <TextArea
                meta={fields.comment}
                label="Add a comment"
                hint={
                  `${companyName} reads it beside your application. At most 2,000 characters; it ` +
                  `cannot be changed afterwards.`
                }
                rows={4}
                maxLength={LONGEST_COMMENT}
                required
              />
              <p className="count tiny muted" data-count="" />
            </char-count>
            <Button look="ghost" busy="Sending...">
              Add comment
            </Button>
          </Form>
        </>
      ) : (
        <p className="small">This application takes no more comments.</p>
      )}
    </div>
  );
}
