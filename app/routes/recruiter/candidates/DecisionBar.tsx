import { Link, useFetcher, useRouteLoaderData } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { actionLabel, movesFrom, statusLabel } from "~/features/candidates/rules";
import type { CandidateView } from "~/features/candidates/view";
import { paths } from "~/paths";
import type { CandidateStatus } from "~/vocabulary/applications";
import { Key } from "./Keys";

/** What comes back from a move that was not made: where the candidate stands now, or that saving failed. */
type NotMoved = { kind: "refused"; status: CandidateStatus } | { kind: "failed" };

type Props = {
  candidate: CandidateView;
  sample: boolean;
  /** The list that is open, as its address says it. */
  search: string;
  before: string | null;
  next: string | null;
  /** `12 of 40 read`. */
  progress: string;
};

/** Where a recruiter decides and goes on. It stays in sight however long the candidate's page is. */
export function DecisionBar({ candidate, sample, search, before, next, progress }: Props) {
  const fetcher = useFetcher<NotMoved>({ key: `move-${candidate.id}` });
  const busy = fetcher.state !== "idle";
  const flash = (useRouteLoaderData("root") as { flash: string | null } | undefined)?.flash;
  return (
    <section className="desk-bar" id="decision" aria-label="Decision">
      {fetcher.data && !busy && (
        <p className="notice bad" role="alert">
          {fetcher.data.kind === "failed"
            ? "The change could not be saved, and nobody was told anything. Please try again in a minute."
            : `Nothing was changed: this candidate stands at “${statusLabel(fetcher.data.status)}” by now.`}
        </p>
      )}
      <div className="desk-bar-row">
        <Way to={before} keySign="k" label="Previous candidate" />
        <fetcher.Form method="post" action={paths.candidateStatus(candidate.id)} preventScrollReset>
          <input type="hidden" name="from" value={candidate.status} />
          <input type="hidden" name="list" value={search} />
          {movesFrom(candidate.status).map((to) =>
            to === "passed" ? (
              <Pass key={to} name={candidate.name} sample={sample} busy={busy} />
            ) : (
              <button
                key={to}
                type="submit"
                name="status"
                value={to}
                className="btn"
                disabled={busy}
                data-key={to === "interview_approved" ? "a" : undefined}
              >
                {busy && fetcher.formData?.get("status") === to ? "Saving..." : actionLabel(to)}
                {to === "interview_approved" && <Key sign="A" />}
              </button>
            ),
          )}
        </fetcher.Form>
        <Way to={next} keySign="j" label="Next candidate" />
      </div>
      <p className="desk-bar-said">
        <span>{progress}</span>
        <span role="status">{flash}</span>
      </p>
    </section>
  );
}

function Way({ to, keySign, label }: { to: string | null; keySign: "j" | "k"; label: string }) {
  const Arrow = keySign === "k" ? ChevronLeft : ChevronRight;
  const inside = (
    <>
      <Arrow size={18} aria-hidden="true" />
      <Key sign={keySign.toUpperCase()} />
      <span className="visually-hidden">{label}</span>
    </>
  );
  const className = `btn ghost desk-way ${keySign === "k" ? "before" : "next"}`;
  if (to === null)
    return (
      <span className={className} aria-disabled="true">
        {inside}
      </span>
    );
  return (
    <Link to={to} className={className} data-key={keySign} preventScrollReset>
      {inside}
    </Link>
  );
}

/** React 18 does not know these attributes by name. */
const OPENS = { popovertarget: "pass-sure" };
const OPENED = { popover: "auto" };

/** React would focus once, before anything is open; a browser goes by the attribute each time. */
const focusedFirst = (button: HTMLButtonElement | null) => button?.setAttribute("autofocus", "");

/** A no is mailed at once and ends the story, so that it takes a second press. */
export function Pass({ name, sample, busy }: { name: string; sample: boolean; busy: boolean }) {
  return (
    <>
      <button type="button" className="btn ghost" data-key="p" disabled={busy} {...OPENS}>
        Pass
        <Key sign="P" />
      </button>
      <div id="pass-sure" className="desk-sure" role="dialog" aria-label={`Pass ${name}`} {...OPENED}>
        <p>
          <strong>Pass {name}?</strong>{" "}
          {sample
            ? "This stays in your browser."
            : "The applicant is told by email at once, and the application ends here."}
        </p>
        <button type="submit" name="status" value="passed" className="btn" disabled={busy} ref={focusedFirst}>
          {busy ? "Saving..." : "Yes, pass"}
        </button>
      </div>
    </>
  );
}
