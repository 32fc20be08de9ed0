import type { ChangeView } from "~/features/candidates/evaluation-view";

/** What the total would rise by, were something shown that is not. A help for reading on, and for a question in an interview. */
export function Changes({ changes }: { changes: ChangeView[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="surface part" aria-labelledby="changes">
      <h2 id="changes">What would change this</h2>
      <p className="muted small">
        Not shown is not the same as not there: ask, or read on. Each line is an estimate, other things being
        as they are.
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
    </section>
  );
}
