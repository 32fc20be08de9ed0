import { type Cards, cardState } from "~/features/scorecards/rules";
import { paths } from "~/paths";
import { CardList } from "../scorecards/CardList";

type Props = { applicationId: string; cards: Cards };

export const Scorecards = ({ applicationId, cards }: Props) => (
  <section className="desk-part" id="scorecards">
    <div className="desk-part-head">
      <h2>Scorecards</h2>
      <a className="btn ghost small" href={paths.scorecard(applicationId)} data-key="s">
        Your scorecard
      </a>
    </div>
    <p>{cardState(cards)}</p>
    {cards.others !== null && cards.count > 0 && (
      <CardList applicationId={applicationId} cards={cards.others} />
    )}
  </section>
);
