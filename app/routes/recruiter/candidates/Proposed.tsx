import { actionLabel } from "~/features/candidates/rules";
import type { CandidateView } from "~/features/candidates/view";
import { quoted } from "~/lib/words";
import { paths } from "~/paths";

type Props = { candidate: CandidateView; decides: boolean; proposes: boolean };

/** What a colleague would decide who may not; and the way there for whoever may not either. */
export function Proposed({ candidate: { id, proposal, status }, decides, proposes }: Props) {
  if (proposal === null)
    return (
      proposes && (
        <p className="row desk-propose">
          <a className="btn ghost small" href={paths.propose(id)}>
            Propose a decision
          </a>
        </p>
      )
    );
  return (
    <div className="notice warn stack-tight">
      <p>
        <strong>{proposal.words}.</strong> {quoted(proposal.reason)}
      </p>
      <div className="row">
        {decides && proposal.to === "passed" && (
          <a className="btn small" href={paths.passCandidate(id)}>
            {actionLabel("passed")}
          </a>
        )}
        {decides && proposal.to === "offer_sent" && (
          <form method="post" action={paths.candidateStatus(id)}>
            <input type="hidden" name="from" value={status} />
            <button type="submit" name="status" value="offer_sent" className="btn small">
              {actionLabel("offer_sent")}
            </button>
          </form>
        )}
        {decides ? (
          <form method="post" action={paths.propose(id)}>
            <button type="submit" name="intent" value="dismiss" className="btn ghost small">
              Dismiss
            </button>
          </form>
        ) : (
          proposes && <a href={paths.propose(id)}>Change</a>
        )}
      </div>
    </div>
  );
}
