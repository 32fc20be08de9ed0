import type { FieldFacts } from "./Field";

type Props = { sure: FieldFacts; warning: string | undefined; typed: string };

/** Words that may hurt are sent as they are once the button is pressed again. `typed`: a mark of them. */
export const ReadAgain = ({ sure, warning, typed }: Props) => (
  <>
    {warning !== undefined && (
      <div className="notice warn" id={sure.id}>
        <p>
          <strong>Please read your words again.</strong> {warning}
        </p>
        <p>Change them, or press the button once more to send them as they are.</p>
      </div>
    )}
    {(warning !== undefined || sure.initialValue === typed) && (
      <input type="hidden" name="sure" value={typed} />
    )}
  </>
);
