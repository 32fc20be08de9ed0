import { Fragment, type ReactNode } from "react";
import { Badge } from "~/components/Badge";
import type { DimensionDetail } from "~/features/candidates/evaluation-view";
import type { ByModel, EvidenceView, QuoteView } from "~/features/candidates/evidence-view";
import { FINDING_WORDS } from "~/vocabulary/findings";
import { Quotation, ScoreBar } from "../candidates/ScoreSheet";

/** One of the five scores: what carries it, what people made of it (`children`), and behind them the rest. */
export function DimensionSection(props: { dimension: DimensionDetail; children: ReactNode }) {
  const { dimension, children } = props;
  const { name, label, score, weight, weighs, note, carry, toJudge } = dimension;
  return (
    <section className="part" id={name} aria-labelledby={`${name}-title`}>
      <div className="part-head">
        <h2 id={`${name}-title`}>{label}</h2>
        <p>
          {score === null ? (
            <span className="muted">not shown</span>
          ) : (
            <span className="score fig">{score.value}</span>
          )}{" "}
          {score !== null && (
            <span className="muted tiny">
              {weighs === null ? `weighs ${weight}%` : `weighs ${weighs}% here`}
            </span>
          )}
        </p>
        <ScoreBar score={score} />
      </div>
      <div className="part-shows">
        {score === null && note !== "" && <p className="muted small">{note}</p>}
        <Lines of={carry} />
        {toJudge.map((text) => (
          <p className="to-judge" key={text}>
            {text}
          </p>
        ))}
        <Rest dimension={dimension} />
        {children}
      </div>
    </section>
  );
}

function Rest({ dimension: { label, rest, more, compared } }: { dimension: DimensionDetail }) {
  if (rest.length + compared.length === 0) return null;
  return (
    <details className="rest">
      <summary>
        {more === "" ? "What else counts" : more}
        <span className="visually-hidden">: {label}</span>
      </summary>
      <Lines of={rest} />
      {compared.map((line) => (
        <p className="muted tiny" key={line}>
          Compared as a whole: {line}
        </p>
      ))}
    </details>
  );
}

function Lines({ of }: { of: EvidenceView[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="evidence">
      {of.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words, and none moves.
        <li key={index} data-finding={item.finding}>
          <p className="evidence-head">
            <strong>{item.text}</strong>{" "}
            {item.asked !== null && <span className="muted">asked: {item.asked}</span>}{" "}
            {item.must && <Badge>must have</Badge>}{" "}
            <small className={item.finding === "found" ? "visually-hidden" : undefined}>
              {FINDING_WORDS[item.finding].label}
            </small>
          </p>
          {item.note !== null && <p className="muted tiny">{item.note}</p>}
          <ReadSentences quotes={item.quotes} />
          {item.byModel !== null && <ByModelPart byModel={item.byModel} />}
        </li>
      ))}
    </ul>
  );
}

function ReadSentences({ quotes }: { quotes: QuoteView[] }) {
  return quotes.map((quote) => (
    <Fragment key={`${quote.place}${quote.text}`}>
      <Quotation quote={quote} />
      {quote.said !== undefined && <p className="muted tiny">{quote.said}</p>}
    </Fragment>
  ));
}

function ByModelPart({ byModel: { said, finding, quotes } }: { byModel: ByModel }) {
  const rest = said !== "" && <p className="muted tiny">{said}</p>;
  if (finding === null) return rest;
  const changed = `With a model’s check: ${FINDING_WORDS[finding].label}`;
  if (quotes.length === 0 && said === "") return <p className="muted tiny">{changed}</p>;
  return (
    <details className="rest">
      <summary>{changed}</summary>
      <ReadSentences quotes={quotes} />
      {rest}
    </details>
  );
}
