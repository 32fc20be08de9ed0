import { Button } from "~/components/Button";
import type { Suggestion } from "~/features/jobs/ask-for-review";
import { counted } from "~/lib/words";

type Props = {
  /** Null when the review did not answer. */
  suggestions: Suggestion[] | null;
  /** What a press does besides taking the suggestion: `Save with this`. */
  label: string;
  open?: boolean;
};

export function PostingReview({ suggestions, label, open = false }: Props) {
  return (
    <section className="review" aria-label="Posting review">
      <h2 className="eyebrow">Posting review</h2>
      {suggestions === null ? (
        <p className="small">
          The review did not answer just now. Your posting is as you left it, and needs no review to be saved;
          load this page again to have it read.
        </p>
      ) : (
        <Suggestions suggestions={suggestions} label={label} open={open} />
      )}
    </section>
  );
}

function Suggestions({
  suggestions,
  label,
  open,
}: {
  suggestions: Suggestion[];
  label: string;
  open: boolean;
}) {
  if (suggestions.length === 0) {
    return (
      <p className="small">Nothing to suggest: pay, place, sections, length and wording all read well.</p>
    );
  }
  return (
    <details open={open || suggestions.length <= 4 || undefined}>
      <summary>{`${counted(suggestions.length, "suggestion")}, yours to take or leave`}</summary>
      <ul>
        {suggestions.map((suggestion) => (
          <Advice key={suggestion.id} suggestion={suggestion} label={label} />
        ))}
      </ul>
    </details>
  );
}

function Advice({ suggestion, label }: { suggestion: Suggestion; label: string }) {
  const { id, message, quote, instead } = suggestion;
  return (
    <li>
      {quote !== undefined && (
        <p>
          {quote.before}
          <mark>{quote.words}</mark>
          {quote.after}
        </p>
      )}
      <p className="muted">
        {message} {quote !== undefined && instead !== undefined && `Instead: “${instead}”.`}
      </p>
      {instead !== undefined && (
        <Button
          name="take"
          value={id}
          look="ghost"
          small
          formNoValidate
          aria-label={`${label}: ${quote?.words ?? message}`}
        >
          {label}
        </Button>
      )}
    </li>
  );
}
