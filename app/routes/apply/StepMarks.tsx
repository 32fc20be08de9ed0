import type { ReactNode } from "react";
import { Stepper } from "~/components/Stepper";
import { STEPS, type Step, stepNumber, stepWords } from "~/features/applications/rules";

type Props = { step: Step; evaluates: boolean; children?: ReactNode };

export function StepMarks({ step, evaluates, children }: Props) {
  const number = stepNumber(step);
  return (
    <div className="stack-tight">
      <p className="small muted">
        Step {number} of {STEPS.length}
        {children}
      </p>
      <Stepper
        steps={STEPS.map((each) => stepWords(each, evaluates))}
        current={number}
        label="Your application"
      />
    </div>
  );
}
