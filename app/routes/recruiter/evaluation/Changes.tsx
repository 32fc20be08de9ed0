import type { ChangeView } from "~/features/candidates/evaluation-view";

/** What is not shown and would be heard best in an interview, what matters most first. */
export function Changes({ changes }: { changes: ChangeView[] }) {
  if (changes.length === 0) return null;
  return (
    <details className="folded" id="changes">
      <summary>What would change this</summary>
      <p className="muted small">
        What is not found in the text may still be there: ask for it in the interview. What would matter most
        comes first.
      </p>
      <ol className="changes">
        {changes.map((change) => (
          <li key={change.dimension + change.text}>
            <span>{change.text}</span>
            <span className="muted tiny">
              {change.dimension}
              {change.then !== null && `, enough for “${change.then}”`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
