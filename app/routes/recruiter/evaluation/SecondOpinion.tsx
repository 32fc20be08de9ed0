import type { DimensionView } from "~/features/candidates/evaluation-view";
import type { OpinionView } from "~/features/candidates/opinion-view";
import { Quotation } from "../candidates/ScoreSheet";

type Props = { opinion: OpinionView | null; dimension: DimensionView["name"] };

/** A model's score beside the built-in one, with the quotes it rests on. Nothing without an opinion. */
export function SecondOpinion({ opinion, dimension }: Props) {
  const scored = opinion?.dimensions.find(({ name }) => name === dimension);
  if (opinion === null || scored === undefined) return null;
  const { score, quotes } = scored;
  return (
    <div className="stack-tight small">
      <h3>A model’s score</h3>
      <p>
        {score === null ? "not shown" : <strong className="fig">{score.value}</strong>}{" "}
        <span className="muted tiny">
          {opinion.model}: a second opinion; the list sorts by the built-in score
        </span>
      </p>
      {score !== null &&
        quotes.map((quote, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may have the same words; none moves.
          <Quotation key={index} quote={quote} />
        ))}
    </div>
  );
}
