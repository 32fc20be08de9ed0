import { Moment } from "~/components/Moment";
import type { EvaluationView } from "~/features/candidates/evaluation-view";

type Props = {
  evaluation: Pick<EvaluationView, "confidence" | "evaluator" | "when">;
  advice: string;
};

/** How much there was to judge, who judged it and when, and that it decides nothing. */
export function HowMade({ evaluation: { confidence, evaluator, when }, advice }: Props) {
  return (
    <p className="muted tiny">
      {confidence !== null && `${confidence}\u00a0· `}evaluator: {evaluator}
      {when !== null && (
        <>
          , <Moment of={when} />
        </>
      )}
      {`\u00a0· ${advice}`}
    </p>
  );
}
