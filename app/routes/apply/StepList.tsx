import type { ReactNode } from "react";
import { Moment } from "~/components/Moment";
import type { ApplicationPage } from "~/features/applications/application-page";
import { isDecided, STEPS, type Step, stepNumber, stepWords } from "~/features/applications/rules";
import { asDay } from "~/lib/words";
import { paths } from "~/paths";

export function StepList({ page }: { page: ApplicationPage }) {
  const now = page.step === null ? STEPS.length + 1 : stepNumber(page.step);
  return (
    <ol className="steps-list" aria-label="The five steps">
      {STEPS.map((step) => {
        const number = stepNumber(step);
        const state = number < now ? "done" : number === now ? "now" : "next";
        return (
          <li key={step} className={state} aria-current={state === "now" ? "step" : undefined}>
            <span className="mark" aria-hidden="true">
              {state === "done" ? "✓" : number}
            </span>
            <div>
              <p>
                <strong>{stepWords(step, page.application.evaluates)}</strong>
                <span className="visually-hidden">{state === "done" ? ", done" : ""}</span>
              </p>
              <div className="small muted">{detail(step, state, page)}</div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function detail(step: Step, state: "done" | "now" | "next", page: ApplicationPage): ReactNode {
  const { application, answers, closed } = page;
  const { jobId } = application;
  const given = answers.filter((answer) => answer.text !== null).length;
  switch (step) {
    case "form":
      return <p>Filled in {asDay(application.createdAt)}</p>;
    case "verify":
      return <p>Your address is verified</p>;
    case "upload":
      if (state === "done") return <p>We have your CV</p>;
      return (
        <>
          <p>A PDF, DOC or DOCX file, under 5 MB</p>
          {!closed && <GoOn to={paths.upload(jobId)}>Upload your CV</GoOn>}
        </>
      );
    case "questions":
      if (state === "done" && application.submittedAt !== null)
        return (
          <p>
            Submitted <Moment of={application.submittedAt} />
          </p>
        );
      if (state === "next") return <p>A few questions about your work</p>;
      if (given < answers.length || closed)
        return (
          <>
            <p>
              {given} of {answers.length} answered
            </p>
            {!closed && (
              <GoOn to={paths.assess(jobId)}>{given === 0 ? "Answer the questions" : "Go on"}</GoOn>
            )}
          </>
        );
      return (
        <>
          <p>All {given} answered, and not sent yet</p>
          <GoOn to={paths.assessReview(jobId)}>Review and submit</GoOn>
        </>
      );
    case "evaluation":
      return <p>{evaluationWords(state, page)}</p>;
  }
}

function evaluationWords(state: "done" | "now" | "next", page: ApplicationPage): string {
  const { application, reading, closed } = page;
  const { companyName, evaluates, evaluationState } = application;
  if (application.end === "left") return onceWithdrawn(page);
  if (isDecided(application.status)) return onceDecided(page);
  if (closed) return "Nothing was sent, so nothing is read.";
  if (!evaluates) return `${companyName} reads your application without an automatic evaluation.`;
  if (state === "next") return "Follows when you have submitted";
  if (state === "done")
    return reading?.compared
      ? `Done. ${companyName} reads it next to your own words.`
      : `Nothing was compared or scored: ${companyName} reads your application itself.`;
  return evaluationState === "failed"
    ? "It has not worked. A person reads your application without it."
    : "Your CV and answers are being read. You need not wait here.";
}

function onceWithdrawn({ application: { evaluates, evaluationState }, reading }: ApplicationPage): string {
  if (!evaluates || evaluationState !== "done") return "Ended when you withdrew.";
  return reading?.compared ? "Done before you withdrew." : "Nothing was compared or scored.";
}

function onceDecided({ application: { companyName, evaluates, evaluationState }, reading }: ApplicationPage) {
  if (evaluates && evaluationState === "waiting") return "Your CV and answers are being read again.";
  return evaluates && evaluationState === "done" && reading?.compared
    ? `Done. It was advice: people at ${companyName} decided.`
    : `People at ${companyName} decided${evaluates ? " without it" : ""}.`;
}

const GoOn = ({ to, children }: { to: string; children: ReactNode }) => (
  <p>
    <a className="btn" href={to}>
      {children}
    </a>
  </p>
);
