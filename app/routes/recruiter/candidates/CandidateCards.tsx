import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { Badge } from "~/components/Badge";
import type { Score } from "~/features/candidates/evaluation-view";
import { statusLabel, statusTone } from "~/features/candidates/rules";
import type { CandidateCard } from "~/features/candidates/view";
import { paths } from "~/paths";

type Props = {
  cards: CandidateCard[];
  openId: string | null;
  search: string;
  /** Sorted by score, where those without one stand apart. */
  byScore: boolean;
};

/** The register: a name a row, the open one marked. `search` keeps the filters in every link. */
export function CandidateCards(props: Props) {
  const firstUnscored = props.byScore ? props.cards.find(({ score }) => score === null) : undefined;
  return (
    <ul className="register" aria-label="Candidates">
      {props.cards.map((card) => (
        <Fragment key={card.id}>
          {card === firstUnscored && <li className="register-heading">Not scored: newest first</li>}
          <li>
            <Row {...props} card={card} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

function Row({ card, openId, search }: Pick<Props, "openId" | "search"> & { card: CandidateCard }) {
  return (
    <Link
      to={`${paths.candidate(card.id)}${search}`}
      className="register-row"
      aria-current={card.id === openId ? "true" : undefined}
      preventScrollReset
    >
      <span className="avatar" aria-hidden="true">
        {card.initials}
      </span>
      <span className="register-who">
        <strong>{card.name}</strong>
        <span className="muted tiny">
          {card.position}
          {"\u00a0· "}
          <span className="when">{card.when}</span>
        </span>
      </span>
      <span className="register-state">
        <ScoreFigure score={card.score} missing={card.missing} />
        <Badge tone={statusTone(card.status)}>{statusLabel(card.status)}</Badge>
      </span>
    </Link>
  );
}

function ScoreFigure({ score, missing }: { score: Score | null; missing: string | null }) {
  if (score === null) return missing && <span className="muted tiny">{missing}</span>;
  return (
    <span className={`score ${score.band}`}>
      <span className="visually-hidden">Score </span>
      {score.value}
    </span>
  );
}
