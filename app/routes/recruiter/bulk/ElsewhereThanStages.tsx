import type { Person } from "~/features/candidates/decide-many";
import { counted } from "~/lib/words";
import { paths } from "~/paths";
import { BackToList } from "./BackToList";
import { LeftOut } from "./LeftOut";

type Props =
  | { kind: "nobody"; left: Person[] }
  | { kind: "jobs"; jobs: { id: string; title: string; people: number }[] }
  | { kind: "four-steps"; job: string; title: string };

export function ElsewhereThanStages(plan: Props) {
  return (
    <div className="narrow stack">
      <h1>Move several</h1>
      {plan.kind === "nobody" && (
        <>
          <LeftOut people={plan.left} since="they stand elsewhere by now" />
          <p>Nobody is selected. Go back, and select whom you mean.</p>
        </>
      )}
      {plan.kind === "four-steps" && (
        <p>
          {plan.title} has no stages of its own. Go back for the buttons that move people through the four
          usual steps, or <a href={paths.jobStages(plan.job)}>give the job its own stages</a>.
        </p>
      )}
      {plan.kind === "jobs" && (
        <>
          <p>
            Stages are a job’s own, and these people applied for {plan.jobs.length} jobs. Choose one of them,
            and select its people there.
          </p>
          <ul>
            {plan.jobs.map(({ id, title, people }) => (
              <li key={id}>
                <a href={paths.candidates({ job: id, select: "on" })}>{title}</a>:{" "}
                {counted(people, "person", "people")} of those selected
              </li>
            ))}
          </ul>
        </>
      )}
      <BackToList words="Back to the candidates" />
    </div>
  );
}
