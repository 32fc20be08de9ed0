import type { ReactNode } from "react";
import { Badge } from "~/components/Badge";
import type { DimensionDetail, EvidenceView } from "~/features/candidates/evaluation-view";
import { Quotation, ScoreBar, ScoreFigure } from "../candidates/ScoreSheet";

/** One of the five scores: what people made of it (`children`), each thing that was looked for, and where it was found. */
export function DimensionSection(props: { dimension: DimensionDetail; children: ReactNode }) {
  const { dimension, children } = props;
  const { name, label, score, weight, weighs, note, tally, evidence } = dimension;
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
      <p className="muted small">{[note, tally && `${tally}.`].filter(Boolean).join(" ")}</p>
      {children}
      {evidence.length > 0 && (
        <ul className="evidence">
          {evidence.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same words, and none ever moves.
            <EvidenceLine key={index} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function EvidenceLine({ item }: { item: EvidenceView }) {
  return (
    <li data-verdict={item.verdict}>
      <p className="evidence-head">
        <span>
          {item.text} {item.must && <Badge>must have</Badge>}
        </span>
        <small>
          {item.verdict}, {item.points}
        </small>
      </p>
      {item.quotes.map((quote) => (
        <Quotation key={`${quote.place}${quote.text}`} quote={quote} />
      ))}
    </li>
  );
}
