import { useFetcher } from "@remix-run/react";
import { actionLabel, movesFrom, statusLabel } from "~/features/candidates/rules";
import type { CandidateView } from "~/features/candidates/view";
import { paths } from "~/paths";
import type { CandidateStatus } from "~/vocabulary/applications";

/** What comes back from a move that was not made: the candidate's status by now, or that saving failed. */
type NotMoved = { kind: "refused"; status: CandidateStatus } | { kind: "failed" };

type Props = { candidate: CandidateView; sample: boolean; search: string };

/** The buttons that move a candidate on, or what an ended story says instead. */
export function StatusActions({ candidate, sample, search }: Props) {
  const fetcher = useFetcher<NotMoved>({ key: `move-${candidate.id}` });
  const busy = fetcher.state !== "idle";
  const moves = movesFrom(candidate.status);
  return (
    <section className="panel-actions" aria-label="Decision">
      {fetcher.data && !busy && (
        <p className="notice bad" role="alert">
          {fetcher.data.kind === "failed"
            ? "The change could not be saved, and nobody was told anything. Please try again in a minute."
            : `Nothing was changed: this candidate stands at “${statusLabel(fetcher.data.status)}” by now.`}
        </p>
      )}
      {moves.length === 0 ? (
        <Ended status={candidate.status} />
      ) : (
        <fetcher.Form
          method="post"
          action={paths.candidateStatus(candidate.id)}
          className="row"
          preventScrollReset
        >
          <input type="hidden" name="from" value={candidate.status} />
          <input type="hidden" name="list" value={search} />
          {moves.map((to, index) => (
            <button
              key={to}
              type="submit"
              name="status"
              value={to}
              className={index === 0 ? "btn" : "btn ghost"}
              disabled={busy}
            >
              {busy && fetcher.formData?.get("status") === to ? "Saving..." : actionLabel(to)}
            </button>
          ))}
          <span className="muted tiny">
            {sample ? "This stays in your browser." : "The applicant is told by email."}
          </span>
        </fetcher.Form>
      )}
    </section>
  );
}

function Ended({ status }: { status: CandidateStatus }) {
  return status === "offer_accepted" ? (
    <div className="notice ok">
      <h3>Offer Accepted</h3>
      <p>The offer was accepted. There is nothing left to decide.</p>
    </div>
  ) : (
    <div className="notice">
      <h3>Candidate Passed</h3>
      <p>This candidate is no longer in consideration.</p>
    </div>
  );
}
