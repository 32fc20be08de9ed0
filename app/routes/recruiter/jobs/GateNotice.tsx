import { COMES_FIRST } from "~/components/comes-first";
import type { Gate, GateProblem } from "~/features/jobs/publish-gate";

type Props = {
  gate: Gate;
  title: string;
  linkTo: (problem: GateProblem) => string;
  comesFirst?: boolean;
};

export function GateNotice({ gate: { errors, warnings }, title, linkTo, comesFirst = false }: Props) {
  return (
    <section className="notice gate" aria-label={title} {...(comesFirst && COMES_FIRST)}>
      <h2 className="card-title">{title}</h2>
      <ul>
        {[...errors, ...warnings].map((problem) => (
          <li key={problem.code}>
            <a href={linkTo(problem)}>{problem.message}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const PublishAnyway = ({ gate }: { gate: Gate }) =>
  gate.errors.length > 0 || gate.warnings.length === 0 ? null : (
    <label className="tick-box">
      <input type="checkbox" name="anyway" />
      <span>Publish anyway</span>
    </label>
  );
