import type { PracticeEvaluation } from "~/features/applications/practice";
import { paths } from "~/paths";

export function PracticeResult({ evaluation }: { evaluation: PracticeEvaluation }) {
  return (
    <div className="narrow stack loose">
      <header className="stack">
        <p className="eyebrow">Practice run</p>
        <h1>Your evaluation</h1>
        <p>{evaluation.summary}</p>
        <p className="notice small">
          Kept for nobody: when you leave this page it is gone. For a real job the posting and your CV count
          too, and a person decides.
        </p>
      </header>
      <ul className="stack">
        {evaluation.dimensions.map((dimension) => (
          <li key={dimension.label} className="card stack">
            <div className="row between">
              <h2 className="card-title">{dimension.label}</h2>
              <p>{dimension.score === null ? "not shown" : <strong>{dimension.score}</strong>}</p>
            </div>
            {dimension.score !== null && (
              <meter min={0} max={100} value={dimension.score} aria-label={dimension.label} />
            )}
            <p className="small muted">{dimension.note}</p>
            {dimension.quotes.map((quote) => (
              <blockquote key={quote}>{quote}</blockquote>
            ))}
          </li>
        ))}
      </ul>
      <Points title="Highlights" points={evaluation.highlights} />
      <Points title="What a reader may ask about" points={evaluation.concerns} />
      <div className="row">
        <a className="btn" href={paths.jobs()}>
          See open jobs
        </a>
        <a className="btn ghost" href={paths.practice()}>
          Practise again
        </a>
      </div>
    </div>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="card-title">{title}</h2>
      <ul className="dotted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
