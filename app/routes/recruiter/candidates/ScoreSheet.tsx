import {
  type DimensionView,
  type EvaluationView,
  type FactView,
  isContradicted,
  type Score,
} from "~/features/candidates/evaluation-view";
import type { QuoteView } from "~/features/candidates/evidence-view";
import type { CandidateView, GivenFact } from "~/features/candidates/view";
import { paths } from "~/paths";
import { FINDING_WORDS, UNREAD_WORDS } from "~/vocabulary/findings";

/** A score that says nothing about the CV, because nobody has read that yet. */
export function Caution({ evaluation }: { evaluation: Pick<EvaluationView, "caution"> }) {
  if (evaluation.caution === null) return null;
  return (
    <p className="notice warn">
      <strong>The CV was not judged.</strong> {evaluation.caution}
    </p>
  );
}

export const PostingChanged = ({
  candidate: { id, postingChanged },
}: {
  candidate: Pick<CandidateView, "id" | "postingChanged">;
}) =>
  postingChanged && (
    <form method="post" action={paths.evaluateAgain(id)} className="notice row between">
      <p>
        <strong>The posting has changed since this was read.</strong> Scores and findings follow its earlier
        text.
      </p>
      <button type="submit" className="btn ghost small">
        Evaluate again
      </button>
    </form>
  );

/** What must be there and is said otherwise: on top, with the words that say so. Nothing is decided by it. */
export function SaidOtherwise({ facts }: { facts: FactView[] }) {
  return facts.filter(isContradicted).map(({ text, quotes }) => (
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

/** What was ticked in the form, and what the text says of licences, languages and shifts. */
export function Facts({ given, facts }: { given: GivenFact[]; facts: FactView[] }) {
  const beside = facts.filter((fact) => !isContradicted(fact));
  return (
    <dl className="desk-facts" aria-label="Facts">
      {given.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {beside.map(({ text, finding }) => (
        <div key={text} data-finding={finding}>
          <dt>{text}</dt>
          <dd>{FINDING_WORDS[finding].label}</dd>
        </div>
      ))}
    </dl>
  );
}

type FiveScoresProps = { applicationId: string; dimensions: DimensionView[]; held: string | null };

/** The five scores with their weights in one ruled line, each the way to everything it rests on. */
export function FiveScores(props: FiveScoresProps) {
  return (
    <section className="desk-five" aria-label="Scores">
      {props.dimensions.map(({ name, label, score, weight, weighs, verdict }) => (
        <div key={name}>
          <p>
            <strong className="fig">{score === null ? "–" : score.value}</strong>
            {score === null && <span className="visually-hidden">not shown</span>}{" "}
            {score !== null && <span className="muted tiny">{weighs ?? weight}%</span>}
          </p>
          <h2>
            <a href={paths.evaluation(props.applicationId, name)}>{label}</a>
          </h2>
          {verdict !== null && (
            <p className="tiny">
              Recruiter’s verdict: {verdict.score} <span className="muted">{verdict.by}</span>
            </p>
          )}
        </div>
      ))}
      {props.held !== null && <p className="muted small">{props.held}</p>}
    </section>
  );
}

export function Missing({ waiting, missing }: { waiting: boolean; missing: string }) {
  const advice = waiting
    ? "The evaluation runs in the background and usually takes a few seconds."
    : `${whyMissing(missing)}, which says nothing about the person. Read the file and the answers yourself.`;
  return (
    <p className={waiting ? "notice" : "notice warn"} role="status">
      <strong>{waiting ? missing : `${missing}.`}</strong> {advice}
    </p>
  );
}

const whyMissing = (missing: string): string =>
  missing === UNREAD_WORDS["language not read"].label
    ? UNREAD_WORDS["language not read"].sentence.replace(/\.$/, "")
    : "There is no score";

/** A score as a bar in ink; empty where there is none. */
export function ScoreBar({ score }: { score: Score | null }) {
  return (
    <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="1" className="bar-track" />
      {score !== null && <rect width={score.value} height="1" className="bar-fill" />}
    </svg>
  );
}

/** An applicant's own words, marked, and the way to where they stand. */
export function Quotation({ quote }: { quote: QuoteView }) {
  const { text, place, href, mark } = quote;
  return (
    <blockquote className="quotation">
      <p>
        “<mark>{text}</mark>”
      </p>
      <cite>
        {href === null ? (
          place
        ) : href.startsWith("/") ? (
          <a href={href}>{place}</a>
        ) : (
          <a href={href}>
            {place}
            {mark !== null && <sup>{mark}</sup>}
          </a>
        )}
      </cite>
    </blockquote>
  );
}
