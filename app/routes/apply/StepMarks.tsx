import type { ReactNode } from "react";
import { Stepper } from "~/components/Stepper";
import { STEP_WORDS, STEPS, type Step, stepNumber } from "~/features/applications/rules";

/** Which of the five steps this page is, in words and as five marks. */
export function StepMarks({ step, children }: { step: Step; children?: ReactNode }) {
  const number = stepNumber(step);
  return (
    <div className="stack-tight">
      <p className="small muted">
        Step {number} of {STEPS.length}
        {children}
      </p>
      <Stepper steps={STEPS.map((each) => STEP_WORDS[each])} current={number} label="Your application" />
    </div>
  );
}
