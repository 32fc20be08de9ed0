import { useRouteLoaderData } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { UndoButton } from "~/components/UndoButton";
import type { PassLetter } from "~/features/candidates/pass-letters";
import { actionLabel } from "~/features/candidates/rules";
import type { StageMove } from "~/features/candidates/stage-view";
import type { CandidateView } from "~/features/candidates/view";
import { UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import type { Flash } from "~/http/flash";
import { paths } from "~/paths";
import type { CandidateStatus } from "~/vocabulary/applications";
import { Key } from "./Keys";
import { Pass } from "./Pass";
import { Stages } from "./Stages";

type Props = {
  candidate: CandidateView;
  moves: readonly CandidateStatus[];
  meets: boolean;
  snoozes: boolean;
  /** In a job with stages of its own, instead of the steps but the no. */
  stageMoves: readonly StageMove[];
  letters: readonly PassLetter[];
  sample: boolean;
  /** The list that is open, as its address says it. */
  search: string;
  before: string | null;
  next: string | null;
  progress: string;
};

/** Where a recruiter decides and goes on. It stays in sight however long the candidate's page is. */
export function DecisionBar(props: Props) {
  const { candidate, moves, meets, stageMoves, snoozes, letters, sample, search, before, next } = props;
  const flash = (useRouteLoaderData("root") as { flash: Flash | null } | undefined)?.flash;
  return (
    <section className="desk-bar" id="decision" aria-label={meets ? "Other candidates" : "Decision"}>
      <div className="desk-bar-row">
        <Way to={before} keySign="k" label="Previous candidate" />
        <form method="post" action={paths.candidateStatus(candidate.id)}>
          <input type="hidden" name="from" value={candidate.status} />
          <input type="hidden" name="list" value={search} />
          {candidate.stage !== null && <Stages stage={candidate.stage} moves={stageMoves} />}
          {moves
            .filter((to) => candidate.stage === null || to === "passed")
            .map((to) =>
              to === "passed" ? (
                <Pass
                  key={to}
                  page={candidate.asksReasons ? paths.passCandidate(candidate.id, search) : null}
                  name={candidate.name}
                  letters={letters}
                  waiting={candidate.mails}
                  told={sample ? null : UNDO_WINDOW_LABELS[candidate.undoWindow].told}
                />
              ) : (
                <button
                  key={to}
                  type="submit"
                  name="status"
                  value={to}
                  className="btn"
                  data-key={to === "interview_approved" ? "a m" : "m"}
                >
                  {actionLabel(to)}
                  <Key sign={to === "interview_approved" ? "A" : "M"} />
                </button>
              ),
            )}
          {snoozes && (
            <a className="btn ghost" data-key="l" href={paths.snooze(candidate.id, search)}>
              Later
              <Key sign="L" />
            </a>
          )}
        </form>
        <Way to={next} keySign="j" label="Next candidate" />
      </div>
      <div className="desk-bar-said">
        <span>{props.progress}</span>
        <span role={flash?.refused ? "alert" : "status"}>{flash?.text}</span>
        {flash?.undo && <UndoButton action={flash.undo} />}
      </div>
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
    <a href={to} className={className} data-key={keySign}>
      {inside}
    </a>
  );
}
