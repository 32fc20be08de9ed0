import type { ReactNode } from "react";
import { Badge } from "~/components/Badge";
import type { DimensionDetail } from "~/features/candidates/evaluation-view";
import type { EvidenceView } from "~/features/candidates/evidence-view";
import { FINDING_WORDS } from "~/vocabulary/findings";
import { Quotation, ScoreBar, ScoreFigure } from "../candidates/ScoreSheet";

/** One of the five scores: the sentences that carry it, people's verdicts (`children`), then the rest. */
export function DimensionSection(props: { dimension: DimensionDetail; children: ReactNode }) {
  const { dimension, children } = props;
  const { name, label, score, weight, weighs, note, carry, toJudge } = dimension;
  return (
    <section className="surface part" id={name} aria-labelledby={`${name}-title`}>
      <div className="part-head">
        <h2 id={`${name}-title`}>{label}</h2>
        <p>
          <ScoreFigure score={score} />{" "}
          <span className="muted tiny">
            weighs {weight}%{weighs !== null && `, here ${weighs}%, since not all five are shown`}
          </span>
        </p>
        <ScoreBar score={score} />
      </div>
      {score === null && note !== "" && <p className="muted small">{note}</p>}
      <Lines of={carry} />
      {toJudge.map((text) => (
        <p className="to-judge" key={text}>
          {text}
        </p>
      ))}
      <Rest dimension={dimension} />
      {children}
    </section>
  );
}

/** Everything else that was looked for, with the points behind the figure. */
function Rest({ dimension: { label, carry, rest, more, compared } }: { dimension: DimensionDetail }) {
  const points = [...carry.map((item) => `${item.text}: ${item.points}`), ...compared];
  if (rest.length + points.length === 0) return null;
  return (
    <details className="rest">
      <summary>
        {more === "" ? "The points" : more}
        <span className="visually-hidden">: {label}</span>
      </summary>
      <Lines of={rest} withPoints />
      {points.length > 0 && (
        <ul className="muted tiny">
          {points.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same words; none moves.
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Lines({ of, withPoints = false }: { of: EvidenceView[]; withPoints?: boolean }) {
  if (of.length === 0) return null;
  return (
    <ul className="evidence">
      {of.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same words; none moves.
        <li key={index} data-finding={item.finding}>
          <p className="evidence-head">
            <span>
              <strong>{item.text}</strong> {item.must && <Badge>must have</Badge>}
              {item.asked !== null && <span className="muted"> asked: {item.asked}</span>}
            </span>
            <small>
              {FINDING_WORDS[item.finding].label}
              {withPoints && `, ${item.points}`}
            </small>
          </p>
          {item.quotes.map((quote) => (
            <Quotation key={`${quote.place}${quote.text}`} quote={quote} />
          ))}
        </li>
      ))}
    </ul>
  );
}
