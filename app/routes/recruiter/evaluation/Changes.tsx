import type { ChangeView } from "~/features/candidates/evaluation-view";

/** What the total would rise by, were something shown that is not: a help for an interview's questions. */
export function Changes({ changes }: { changes: ChangeView[] }) {
  if (changes.length === 0) return null;
  return (
    <details className="folded" id="changes">
      <summary>What would change this</summary>
      <p className="muted small">
        Not found in the text is not the same as not there: ask, or read on. Each line is an estimate, other
        things being as they are.
      </p>
      <ol className="changes">
        {changes.map((change) => (
          <li key={change.dimension + change.text}>
            <span>{change.text}</span>
            <span className="muted tiny">
              {change.dimension}: {change.gain}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
