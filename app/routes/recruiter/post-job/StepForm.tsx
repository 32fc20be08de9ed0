import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { Button } from "~/components/Button";
import { Stepper } from "~/components/Stepper";
import type { Suggestion } from "~/features/jobs/ask-for-review";
import { type Draft, STEPS, type Step } from "~/features/jobs/draft";
import type { FormReply } from "~/http/read-form";
import { paths } from "~/paths";
import { DefaultSubmit } from "../jobs/DefaultSubmit";
import type { Keeping } from "./useKeeping";

export type StepProps = {
  draft: Omit<Draft, "companyId">;
  departments: string[];
  preview: string;
  edited: boolean;
  /** Null when the review did not answer. */
  suggestions: Suggestion[] | null;
  lastResult: FormReply | undefined;
};

type Props = {
  step: Step;
  draftId: string;
  id: string;
  /** The browser's check of the step, which buttons that go back or start over do not wait for. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  keeping: Keeping;
  tips: ReactNode;
  children: ReactNode;
};

export function StepForm({ step, draftId, id, onSubmit, keeping, tips, children }: Props) {
  const last = step === STEPS.length;
  return (
    <div className="wizard-step">
      <Form
        method="post"
        action={paths.postJob(step)}
        id={id}
        className="card form"
        noValidate
        onInput={(event) => keeping.keep(event.currentTarget)}
        onSubmit={(event) => {
          keeping.stop();
          if (!submitterOf(event)?.formNoValidate) onSubmit(event);
        }}
      >
        <DefaultSubmit />
        <input type="hidden" name="draft" value={draftId} />
        {children}
        <div className={last ? "wizard-buttons last" : "wizard-buttons"}>
          {step > 1 && (
            <Button name="intent" value="previous" look="ghost" formNoValidate>
              Previous
            </Button>
          )}
          <Stepper steps={STEPS.map((each) => each.name)} current={step} label="Steps" />
          {last ? (
            <Button name="intent" value="next" busy="Submitting...">
              Submit Job Posting
            </Button>
          ) : (
            <Button name="intent" value="next">
              Next
            </Button>
          )}
        </div>
        <p className="tiny muted wizard-kept" role="status">
          {keeping.words}
        </p>
      </Form>
      <aside className="wizard-tips" aria-label="Tips">
        <h2 className="eyebrow">Tips</h2>
        {tips}
      </aside>
    </div>
  );
}

const submitterOf = (event: FormEvent<HTMLFormElement>) =>
  (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
