import type { PracticeEvaluation } from "~/features/applications/practice";
import { quoted } from "~/lib/words";
import { paths } from "~/paths";

export function PracticeResult({ evaluation }: { evaluation: PracticeEvaluation }) {
  return (
    <div className="narrow stack loose">
      <header className="stack">
        <p className="eyebrow">Practice run</p>
        <h1>Your evaluation</h1>
        <p>
          Your answers were read for four things: that they answer the question, what you did yourself, why,
          and what came of it. Whether they are right, a person has to judge. There is no score: that needs a
          CV and a posting.
        </p>
        <p className="notice small">
          Kept for nobody: when you leave this page it is gone. For a real job the posting and your CV count
          too, and a person decides.
        </p>
      </header>
      <ul className="stack">
        {evaluation.dimensions.map((dimension) => (
          <li key={dimension.label} className="card stack">
            <h2 className="card-title">{dimension.label}</h2>
            <ul className="stack-tight">
              {dimension.found.map(({ label, finding, quote }) => (
                <li key={label}>
                  {label}: <strong>{finding}</strong>
                  {quote !== null && <blockquote>{quoted(quote.trim())}</blockquote>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="row">
        <a className="btn" href={paths.careers()}>
          See open jobs
        </a>
        <a className="btn ghost" href={paths.practice()}>
          Practise again
        </a>
      </div>
    </div>
  );
}
