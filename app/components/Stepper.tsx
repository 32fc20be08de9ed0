type Props = { steps: readonly string[]; current: number; label: string };

/** `current` counts from 1. */
export function Stepper({ steps, current, label }: Props) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => {
        const state = index + 1 < current ? "done" : index + 1 === current ? "now" : "next";
        return (
          <li key={step} className={state} aria-current={state === "now" ? "step" : undefined}>
            <span className="visually-hidden">
              {step}
              {state === "done" ? ", done" : ""}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
