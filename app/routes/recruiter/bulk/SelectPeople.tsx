import { useLocation } from "@remix-run/react";
import { EmptyState } from "~/components/EmptyState";
import type { Person } from "~/features/candidates/decide-many";
import { openList } from "~/features/candidates/list-query";
import { actionLabel, DECIDED_IN_BULK, mayMove, seenAs } from "~/features/candidates/rules";
import { asFigure } from "~/lib/words";
import { OtherActs } from "../candidates/OtherActs";

/** A form has so many fields at most; whoever wants more takes everybody. */
const MOST_BOXES = 300;

type Props = { people: (Person & { position: string; place: string })[]; staged: boolean; more: boolean };

export function SelectPeople({ people, staged, more }: Props) {
  const list = openList(useLocation().search);
  if (more || people.length === 0)
    return (
      <>
        <h1>Select</h1>
        <EmptyState title={more ? "Narrow the list first" : "Nobody is in this list"}>
          <p>
            {more ? "Five hundred people can be decided on at once." : "Choose another list to begin with."}
          </p>
        </EmptyState>
      </>
    );
  const all = seenAs(people);
  return (
    <form method="post" className="stack">
      <h1>Select</h1>
      <p>Nothing happens yet: the next page shows names and mails, and asks.</p>
      <input type="hidden" name="intent" value="check" />
      <label className="tick-box">
        <input type="checkbox" name="everybody" value={all} />
        <span>
          {people.length === 1 ? "The one person" : `All ${asFigure(people.length)} people`} in this list
        </span>
      </label>
      {people.length <= MOST_BOXES ? (
        <ul className="register">
          {people.map(({ id, name, position, status, place }) => (
            <li key={id}>
              <label className="tick-box">
                <input type="checkbox" name="one" value={`${id}:${status}`} />
                <span>
                  <strong>{name}</strong>{" "}
                  <span className="muted small">
                    {position} · {place}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">To choose among them, narrow the list to {MOST_BOXES}.</p>
      )}
      <p className="row">
        {DECIDED_IN_BULK.filter((to) => people.some(({ status }) => mayMove(status, to))).map((to) => (
          <button
            key={to}
            type="submit"
            name="to"
            value={to}
            className={to === "passed" ? "btn ghost" : "btn"}
          >
            {actionLabel(to)}
          </button>
        ))}
        <OtherActs
          list={list}
          staged={staged}
          snoozes={people.some(({ status }) => status === "pending")}
          pools={people.some(({ status }) => status === "passed")}
        />
      </p>
    </form>
  );
}
