import type { ReactNode } from "react";
import { isCounted, listSearch } from "~/features/candidates/list-query";
import { actionLabel, DECIDED_IN_BULK, MOST_AT_ONCE, mayMove, seenAs } from "~/features/candidates/rules";
import { asFigure } from "~/lib/words";
import { paths } from "~/paths";
import select from "~/styles/select.css?url";
import type { Desk } from "./desk";
import { OtherActs } from "./OtherActs";

/** Round the rows, which have boxes then: all of the page, all of the list, and what to do with them. */
export function Selecting({ children, ...desk }: Desk & { children: ReactNode }) {
  const { query, view, cards, decides, tagging, next } = desk;
  if (!query.selects || !tagging) return children;
  const list = listSearch(query);
  const further = next !== null || query.after !== null;
  return (
    <form method="post" action={decides ? paths.bulk(list) : paths.bulkTags([], list)}>
      <link rel="stylesheet" href={select} />
      <input type="hidden" name="intent" value="check" />
      <div className="desk-picks">
        <label className="tick-box">
          <input type="checkbox" name="everybody" value={seenAs(cards)} />
          <span>All {cards.length} shown</span>
        </label>
        {further && <Fitting {...desk} />}
      </div>
      {children}
      <p className="desk-picked row">
        {(decides ? DECIDED_IN_BULK : [])
          .filter((to) => cards.some(({ status }) => mayMove(status, to)))
          .map((to, at) => (
            <button
              key={to}
              type="submit"
              name="to"
              value={to}
              data-key={at === 0 ? "m" : undefined}
              className={to === "passed" ? "btn ghost small" : "btn small"}
            >
              {actionLabel(to)}
            </button>
          ))}
        <OtherActs
          small
          list={list}
          decides={decides}
          staged={desk.staged}
          snoozes={cards.some(({ status }) => status === "pending")}
          pools={desk.pools && cards.some(({ status }) => status === "passed")}
        />
        {decides && further && (
          <a className="small" href={paths.bulk(listSearch({ ...query, status: view }))}>
            Choose on one page
          </a>
        )}
      </p>
    </form>
  );
}

function Fitting({ query, view, counts }: Desk) {
  const many = isCounted(query) ? (counts?.[view] ?? null) : null;
  const number = many === null ? "" : `${asFigure(many)} `;
  if (many !== null && many > MOST_AT_ONCE)
    return (
      <p className="muted small">
        Narrow the list first to select all {number}that fit the filter: {MOST_AT_ONCE} at most.
      </p>
    );
  return (
    <label className="tick-box">
      <input type="checkbox" name="fitting" value={listSearch({ ...query, status: view }) || "?"} />
      <span>All {number}that fit the filter</span>
    </label>
  );
}
