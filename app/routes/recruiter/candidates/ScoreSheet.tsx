import { Badge } from "~/components/Badge";
import type {
  DimensionView,
  EvaluationView,
  EvidenceView,
  QuoteView,
  Score,
} from "~/features/candidates/view";

/** The total as a ring, with its label in words. */
export function ScoreRing({ score }: { score: Score }) {
  return (
    <svg className={`ring ${score.band}`} viewBox="0 0 80 80" width="80" height="80" role="img">
      <title>{`Overall score ${score.value} of 100`}</title>
      <circle cx="40" cy="40" r="34" className="ring-track" />
      <circle
        cx="40"
        cy="40"
        r="34"
        className="ring-arc"
        pathLength={100}
        strokeDasharray={`${score.value} 100`}
        transform="rotate(-90 40 40)"
      />
      <text x="40" y="47" textAnchor="middle">
        {score.value}
      </text>
    </svg>
  );
}

export function Verdict({ evaluation, score }: { evaluation: EvaluationView; score: Score | null }) {
  const tone = score === null ? "plain" : TONES[score.band];
  return (
    <p className="verdict">
      {evaluation.recommendation !== null && <Badge tone={tone}>{evaluation.recommendation}</Badge>}
      <span className="muted tiny">
        {[evaluation.confidence, `evaluator: ${evaluation.evaluator}`, "advice only: you decide"]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </p>
  );
}

const TONES = { green: "ok", blue: "info", orange: "warn", red: "bad" } as const;

/** The five scores, each with its weight, its best quote, and everything it rests on. */
export function ScoreSheet({ dimensions }: { dimensions: DimensionView[] }) {
  return (
    <section className="score-sheet" aria-label="Scores">
      {dimensions.map((dimension) => (
        <Dimension key={dimension.name} dimension={dimension} />
      ))}
    </section>
  );
}

function Dimension({ dimension }: { dimension: DimensionView }) {
  const { score, label, weight, evidence, note, best } = dimension;
  return (
    <div className="dimension">
      <h3 className="dimension-name">{label}</h3>
      <ScoreBar score={score} />
      <p className="dimension-score">
        {score === null ? <span className="muted">not shown</span> : score.value}{" "}
        <span className="muted tiny">{weight}%</span>
      </p>
      {best !== null && <Quotation quote={best} />}
      <details className="evidence">
        <summary>
          {evidence.length === 0 ? "Why" : `What this rests on (${evidence.length})`}
          <span className="visually-hidden">: {label}</span>
        </summary>
        <p className="muted small">{note}</p>
        {evidence.length > 0 && (
          <ul>
            {evidence.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same words, and none ever moves.
              <EvidenceLine key={index} item={item} />
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}

function ScoreBar({ score }: { score: Score | null }) {
  return (
    <svg
      className={score === null ? "bar" : `bar ${score.band}`}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="1" className="bar-track" />
      {score !== null && <rect width={score.value} height="1" className="bar-fill" />}
    </svg>
  );
}

function EvidenceLine({ item }: { item: EvidenceView }) {
  return (
    <li data-verdict={item.verdict}>
      {item.text} <small>{item.worth}</small>
      {item.quotes.map((quote) => (
        <Quotation key={`${quote.place}${quote.text}`} quote={quote} />
      ))}
    </li>
  );
}

/** An applicant's own words under the marigold bar, and the way to where they stand. */
export function Quotation({ quote }: { quote: QuoteView }) {
  return (
    <blockquote className="quotation">
      <p>{quote.text}</p>
      <cite>{quote.href === null ? quote.place : <a href={quote.href}>{quote.place}</a>}</cite>
    </blockquote>
  );
}
