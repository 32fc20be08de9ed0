type Props = { steps: readonly string[]; current: number; label: string; skipped?: readonly string[] };

/** `current` counts from 1. */
export function Stepper({ steps, current, label, skipped = [] }: Props) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => {
        const before = skipped.includes(step) ? "skipped" : "done";
        const state = index + 1 < current ? before : index + 1 === current ? "now" : "next";
        return (
          <li key={step} className={state} aria-current={state === "now" ? "step" : undefined}>
            <span className="visually-hidden">
              {step}
              {index + 1 < current ? `, ${state}` : ""}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
