import { Badge } from "~/components/Badge";
import type { DimensionView, EvaluationView, FactView, Score } from "~/features/candidates/evaluation-view";
import type { QuoteView } from "~/features/candidates/evidence-view";
import { quoted } from "~/lib/words";
import { paths } from "~/paths";
import { FINDING_WORDS } from "~/vocabulary/findings";

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

/** The label, and on what and by whom it was made. */
export function Verdict(props: {
  evaluation: Pick<EvaluationView, "recommendation" | "confidence" | "evaluator" | "when">;
  score: Score | null;
}) {
  const { evaluation, score } = props;
  const tone = score === null ? "plain" : TONES[score.band];
  return (
    <p className="verdict">
      {evaluation.recommendation !== null && <Badge tone={tone}>{evaluation.recommendation}</Badge>}
      <span className="muted tiny">
        {[evaluation.confidence, madeBy(evaluation), "advice only: you decide"]
          .filter(Boolean)
          .join("\u00a0· ")}
      </span>
    </p>
  );
}

/** A score that says nothing about the CV, because nobody has read that yet. */
export function Caution({ evaluation }: { evaluation: Pick<EvaluationView, "caution"> }) {
  if (evaluation.caution === null) return null;
  return (
    <p className="notice warn">
      <strong>The CV was not judged.</strong> {evaluation.caution}
    </p>
  );
}

const madeBy = ({ evaluator, when }: Pick<EvaluationView, "evaluator" | "when">) =>
  `evaluator: ${evaluator}${when === null ? "" : `, ${when}`}`;

const TONES = { green: "ok", blue: "info", orange: "warn", red: "bad" } as const;

/** What must be there and is said otherwise: on top, with the words that say so. Nothing is decided by it. */
export function SaidOtherwise({ facts }: { facts: FactView[] }) {
  return facts
    .filter(({ must, finding }) => must && finding === "says otherwise")
    .map(({ text, quotes }) => (
      <div className="notice warn" key={text}>
        <p>
          <strong>{FINDING_WORDS["says otherwise"].label}.</strong> Asked: {text}
        </p>
        {quotes.map((quote) => (
          <Quotation key={quote.place + quote.text} quote={quote} />
        ))}
      </div>
    ));
}

/** Licences, rights, languages and shifts: what the text says of each. They stand beside the score. */
export function Facts({ facts }: { facts: FactView[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="fact-list" aria-label="Facts">
      {facts.map(({ text, finding }) => (
        <div key={text} data-finding={finding}>
          <dt>{text}</dt>
          <dd>{FINDING_WORDS[finding].label}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The five scores, each with its weight, its best quote, and the way to everything it rests on. */
export function ScoreSheet(props: { applicationId: string; dimensions: DimensionView[] }) {
  return (
    <section className="score-sheet" aria-label="Scores">
      {props.dimensions.map((dimension) => (
        <Dimension key={dimension.name} applicationId={props.applicationId} dimension={dimension} />
      ))}
    </section>
  );
}

/** Why there is no score, and what to do until there is one. */
export function Missing({ waiting, missing }: { waiting: boolean; missing: string }) {
  const advice = waiting
    ? "The evaluation runs in the background and usually takes a few seconds."
    : "There is no score, which says nothing about the person. Read the file and the answers yourself.";
  return (
    <p className={waiting ? "notice" : "notice warn"} role="status">
      <strong>{waiting ? missing : `${missing}.`}</strong> {advice}
    </p>
  );
}

function Dimension({ applicationId, dimension }: { applicationId: string; dimension: DimensionView }) {
  const { name, score, label, weight, tally, note, best, verdict } = dimension;
  return (
    <div className="dimension">
      <h3 className="dimension-name">{label}</h3>
      <ScoreBar score={score} />
      <p className="dimension-score">
        {score === null ? <span className="muted">not shown</span> : score.value}{" "}
        <span className="muted tiny">{weight}%</span>
      </p>
      {best !== null && <Quotation quote={best} />}
      {score === null && <p className="muted tiny">{note}</p>}
      {verdict !== null && (
        <p className="small">
          <strong>Recruiter’s verdict: {verdict.score}</strong>{" "}
          <span className="muted tiny">{verdict.by}</span>
        </p>
      )}
      {tally !== "" && (
        <p className="tiny">
          <a href={paths.evaluation(applicationId, name)}>
            {tally}
            <span className="visually-hidden">: {label}</span>
          </a>
        </p>
      )}
    </div>
  );
}

/** A score in figures, in the colour of its band. */
export const ScoreFigure = ({ score }: { score: Score | null }) =>
  score === null ? (
    <span className="muted">not shown</span>
  ) : (
    <span className={`score ${score.band}`}>{score.value}</span>
  );

/** The same as a bar; empty where there is none. */
export function ScoreBar({ score }: { score: Score | null }) {
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

/** An applicant's own words under the marigold bar, and the way to where they stand. */
export function Quotation({ quote }: { quote: QuoteView }) {
  return (
    <blockquote className="quotation">
      <p>{quoted(quote.text)}</p>
      <cite>{quote.href === null ? quote.place : <a href={quote.href}>{quote.place}</a>}</cite>
    </blockquote>
  );
}
