import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { CompanyLeaves, NeedNotFinish } from "~/components/CompanyLeaves";
import { reviewOf } from "~/features/applications/answer-questions";
import { mayStillSubmit } from "~/features/applications/rules";
import { type FoundReview, ownProgress, ownReview } from "~/features/applications/store";
import { submitApplication } from "~/features/applications/submit-application";
import { attempt, unlessDamaged } from "~/http/attempt";
import { flash } from "~/http/flash";
import { broken, leadOn, seeOther } from "~/http/replies";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { isUnread } from "~/vocabulary/documents";
import { AnswerList } from "./AnswerList";
import { ClosedJob } from "./ClosedJob";
import { besideClosed } from "./closed-beside";
import { FileState } from "./FileState";
import { requireVerifiedFor, requireVerifiedWithRow, startFirst } from "./own-application";
import { StepMarks } from "./StepMarks";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Review your answers – ${brand.name}` }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { jobId, found } = await reviewRow(request, params.jobId, context);
  const review = await unlessDamaged(context, Promise.resolve(found).then(reviewOf));
  switch (review.kind) {
    case "no-application":
      throw startFirst(jobId);
    case "submitted":
      throw redirect(paths.application(jobId), 302);
    case "no-cv":
      throw redirect(paths.upload(jobId), 302);
    case "review": {
      const { position, companyName, jobStatus, evaluates, cvTextState } = review.application;
      const closed = !mayStillSubmit(jobStatus);
      const beside = await besideClosed(closed, jobId, context);
      const { answers } = review;
      return data({ jobId, position, companyName, evaluates, closed, ...beside, cvTextState, answers });
    }
  }
}

async function reviewRow(request: Request, job: string | undefined, context: AppLoadContext) {
  const known = context.memo.get("review") as Promise<FoundReview> | undefined;
  if (known === undefined) return requireVerifiedWithRow(request, context, job, ownReview);
  return { ...(await requireVerifiedFor(request, context, job)), found: await known };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { db, jobs } = context.services;
  const { jobId, found } = await requireVerifiedWithRow(request, context, params.jobId, ownProgress);
  const tried = await attempt(context, "apply.not-submitted", async () =>
    found === null ? null : submitApplication(found, jobId, { db, jobs, now: context.now }),
  );
  if (!tried.ok) return broken({ problem: "failed" as const });
  switch (tried.value?.kind) {
    case "submitted":
      context.memo.set("application", Promise.resolve(tried.value.found));
      return leadOn(context, paths.application(jobId), {
        "Set-Cookie": await flash("Your application has been sent."),
      });
    case "already-submitted":
      return leadOn(context, paths.application(jobId));
    case undefined:
      return seeOther(paths.apply(jobId));
    case "unfinished":
      return data({ problem: "unfinished" as const }, 409);
  }
}

export default function ReviewAnswers() {
  const { jobId, position, companyName, evaluates, closed, others, leaving, cvTextState, answers } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const missing = answers.filter((answer) => answer.text === null).length;
  return (
    <div className="narrow stack loose">
      <header className="stack">
        <p className="eyebrow">
          {position} · {companyName}
        </p>
        <h1>Review your answers</h1>
        <StepMarks step="questions" evaluates={evaluates}>
          {!closed && " · read them once more, then submit"}
        </StepMarks>
      </header>
      {leaving !== null && (
        <ClosedJob others={others}>
          <CompanyLeaves {...leaving} /> <NeedNotFinish {...leaving} />
        </ClosedJob>
      )}
      {closed && leaving === null && (
        <ClosedJob others={others}>
          This job has closed and takes no more applications. Your answers stay here, and nothing has been
          sent.
        </ClosedJob>
      )}
      {!closed && problem === "failed" && (
        <p className="notice warn" role="alert">
          Your application could not be sent. Your answers are kept: please try again.
        </p>
      )}
      {!closed && (missing > 0 || problem === "unfinished") && (
        <p className="notice warn" role="alert">
          {missing === 0
            ? "Something is still missing. Please look at the steps again."
            : "Each question needs an answer before you can submit."}
        </p>
      )}
      {!closed && isUnread(cvTextState) && (
        <section className="notice warn stack" aria-labelledby="your-cv">
          <h2 id="your-cv" className="card-title">
            Your CV
          </h2>
          <FileState state={cvTextState} />
          <p>
            <a href={paths.upload(jobId)}>Replace your CV</a>
          </p>
        </section>
      )}
      <AnswerList
        answers={answers}
        change={closed ? undefined : (number) => paths.changeAnswer(jobId, number)}
      />
      {!closed && (
        <form method="post" action={paths.assessReview(jobId)} className="card form">
          <p>
            {companyName} gets your details, your CV and these answers. After you submit they stay as they
            are.
          </p>
          <Button busy="Submitting..." className="full" disabled={missing > 0}>
            Submit Assessment
          </Button>
        </form>
      )}
    </div>
  );
}
