import type { StageMove, StageView } from "~/features/candidates/stage-view";
import { Key } from "./Keys";

type Props = { stage: StageView; moves: readonly StageMove[] };

const OPENS = { popovertarget: "stage-choice" };
const OPENED = { popover: "auto" };

/** The next stage a press away, all others two. */
export function Stages({ stage, moves }: Props) {
  const next = moves.find((move) => move.next);
  const others = moves.filter((move) => !move.next);
  return (
    <>
      <input type="hidden" name="seen" value={stage.id} />
      {next !== undefined && (
        <button
          type="submit"
          name="stage"
          value={next.id}
          className="btn"
          data-key={others.length > 0 ? "a" : "a m"}
        >
          {`Move to ${next.name}`}
          <Key sign="A" />
        </button>
      )}
      {others.length > 0 && (
        <>
          <button type="button" className="btn ghost" data-key="m" {...OPENS}>
            {next === undefined ? "Move" : "Other stage"}
            <Key sign="M" />
          </button>
          <div id="stage-choice" className="desk-sure" role="dialog" aria-label="Move to a stage" {...OPENED}>
            <p>
              <strong>Move to which stage?</strong>
            </p>
            {others.map(({ id, name, tells }) => (
              <p key={id}>
                <button type="submit" name="stage" value={id} className="btn ghost small">
                  {name}
                </button>{" "}
                {tells && <span className="muted small">tells the applicant</span>}
              </p>
            ))}
          </div>
        </>
      )}
    </>
  );
}
