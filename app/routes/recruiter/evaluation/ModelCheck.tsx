import { Moment } from "~/components/Moment";
import type { CheckView } from "~/features/candidates/check-view";
import { counted } from "~/lib/words";

export function ModelCheck({ check }: { check: CheckView }) {
  const { model, when, since, sentences, withCheck, without, scores } = check;
  const asked = counted(sentences, "sentence");
  if (since.length > 0)
    return (
      <details className="folded" id="check">
        <summary>A model’s check from before</summary>
        <p className="small">
          {model} read {asked} on <Moment of={when} />; the score with it was {withCheck}. Since then:{" "}
          {since.join(", ")}. What it said is not shown here.
        </p>
      </details>
    );
  return (
    <details className="folded" id="check">
      <summary>
        With a model’s check: {withCheck}. Without: {without}
      </summary>
      <p className="small">
        {model} was asked on <Moment of={when} /> about {asked} that the evaluator had picked, one by one:
        does it show what is asked for? Its word stands under each of them. It can take a finding off or make
        one of a sentence that was only pointed at; it adds no sentence. Lists, mails and what the applicant
        reads go by the score without it, {without}.
      </p>
      {scores.length > 0 && (
        <ul className="runs">
          {scores.map(({ label, change }) => (
            <li key={label}>
              <span>{label}</span>
              <span className="muted tiny">{change}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
