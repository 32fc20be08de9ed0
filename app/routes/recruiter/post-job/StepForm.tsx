import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { Stepper } from "~/components/Stepper";
import type { Suggestion } from "~/features/jobs/ask-for-review";
import { type Draft, STEPS, type Step } from "~/features/jobs/draft";
import type { FormReply } from "~/http/read-form";
import { paths } from "~/paths";
import { DefaultSubmit } from "../jobs/DefaultSubmit";

export type StepProps = {
  draft: Omit<Draft, "companyId">;
  departments: string[];
  preview: string;
  edited: boolean;
  version: string;
  suggestions: Suggestion[] | null | undefined;
  lastResult: FormReply | undefined;
};

type Props = {
  step: Step;
  draftId: string;
  version: string;
  id: string;
  tips: ReactNode;
  children: ReactNode;
};

export function StepForm({ step, draftId, version, id, tips, children }: Props) {
  const last = step === STEPS.length;
  return (
    <keep-draft
      class="wizard-step"
      data-save={paths.keepDraft()}
      data-step={draftId === "" ? undefined : step}
    >
      <form method="post" action={paths.postJob(step, draftId)} id={id} className="card form" noValidate>
        <DefaultSubmit />
        <input type="hidden" name="draft" value={draftId} />
        <input type="hidden" name="version" value={version} />
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
        <p className="tiny muted wizard-kept" role="status" />
      </form>
      <aside className="wizard-tips" aria-label="Tips">
        <h2 className="eyebrow">Tips</h2>
        {tips}
      </aside>
    </keep-draft>
  );
}
