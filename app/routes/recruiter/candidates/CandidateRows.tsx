import { TriangleAlert } from "lucide-react";
import { Fragment } from "react";
import { statusLabel } from "~/features/candidates/rules";
import type { CandidateCard } from "~/features/candidates/view";
import { paths } from "~/paths";
import { BandMark } from "./BandMark";

type Props = {
  cards: CandidateCard[];
  openId: string | null;
  search: string;
  byScore: boolean;
  /** People of every status stand in one list, so each line begins with theirs. */
  mixed: boolean;
  selects: boolean;
};

/** The register: a name a row, the open one under the mark. `search` keeps the filters. */
export function CandidateRows(props: Props) {
  const { cards } = props;
  const firstUnscored = props.byScore ? cards.find(({ score }) => score === null) : undefined;
  const manyJobs = cards.some(({ position }) => position !== cards[0]?.position);
  return (
    <ul className="desk-rows" aria-label="Candidates">
      {cards.map((card) => (
        <Fragment key={card.id}>
          {card === firstUnscored && <li className="desk-rows-part">Not scored: newest first</li>}
          <li className={props.selects ? "desk-pick" : undefined}>
            {props.selects && (
              <input
                type="checkbox"
                name="one"
                value={`${card.id}:${card.status}`}
                aria-label={`Select ${card.name}`}
                data-key={card.id === props.openId ? "x" : undefined}
              />
            )}
            <Row {...props} card={card} manyJobs={manyJobs} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

const LETTERS_NEVER_CUT = 20;

type RowProps = Omit<Props, "cards" | "byScore" | "selects"> & { card: CandidateCard; manyJobs: boolean };

function Row({ card, openId, search, mixed, manyJobs }: RowProps) {
  const further = card.proposal ?? card.missing ?? card.line;
  const jobClass = further ? "desk-row-job" : undefined;
  return (
    <a
      className="desk-row"
      href={`${paths.candidate(card.id)}${search}`}
      aria-current={card.id === openId ? "true" : undefined}
    >
      <strong className="desk-row-name" title={card.name.length > LETTERS_NEVER_CUT ? card.name : undefined}>
        {card.name}
      </strong>
      <Figure card={card} />
      <span className={card.otherwise ? "desk-row-line otherwise" : "desk-row-line"}>
        {(mixed || card.stage !== undefined) && !card.snooze && (
          <span className="desk-row-state">{card.stage ?? statusLabel(card.status)} · </span>
        )}
        {card.tags && <span className="desk-row-tags">{card.tags}</span>}
        <span className={manyJobs && !card.snooze ? jobClass : "visually-hidden"}>{card.position}</span>
        {manyJobs && !card.snooze && further && " · "}
        {card.otherwise && !card.proposal && <TriangleAlert size={13} aria-hidden="true" />}
        {card.snooze ?? further}
      </span>
      <span className="desk-row-age">{card.age}</span>
    </a>
  );
}

function Figure({ card: { score, missing } }: { card: CandidateCard }) {
  if (score === null) return missing && <span className="desk-row-age">not scored</span>;
  return (
    <span className="desk-row-score">
      <span className="visually-hidden">Score </span>
      <span className="fig">{score.value}</span>
      <BandMark band={score.band} />
    </span>
  );
}
