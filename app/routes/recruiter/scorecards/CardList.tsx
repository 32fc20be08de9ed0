import { Moment } from "~/components/Moment";
import type { Card } from "~/features/scorecards/rules";
import { paths } from "~/paths";
import { CARD_LABELS } from "~/vocabulary/scorecards";

type Props = { applicationId: string; cards: readonly Card[] };

export const CardList = ({ applicationId, cards }: Props) => (
  <ol className="stack">
    {cards.map((card) => (
      <li key={card.id} className="stack-tight">
        <p>
          <strong>{card.personName}</strong>: {CARD_LABELS[card.recommendation]}{" "}
          <span className="muted small">
            {card.version > 1 && "changed "}
            <Moment of={card.at} />
          </span>
        </p>
        <Side title="Speaks for" words={card.pros} />
        <Side title="Speaks against" words={card.cons} />
        {card.more && <a href={paths.scorecard(applicationId)}>Read all of it</a>}
      </li>
    ))}
  </ol>
);

const Side = ({ title, words }: { title: string; words: string }) =>
  words !== "" && (
    <>
      <p className="small muted">{title}</p>
      <p className="as-written">{words}</p>
    </>
  );
