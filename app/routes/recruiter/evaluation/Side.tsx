import { Form } from "@remix-run/react";
import { Badge } from "~/components/Badge";
import { besideLabel } from "~/features/candidates/band-words";
import type { CheckView } from "~/features/candidates/check-view";
import type { EvaluationDetail } from "~/features/candidates/evaluation-view";
import type { PassLetter } from "~/features/candidates/pass-letters";
import { actionLabel } from "~/features/candidates/rules";
import type { StageMove } from "~/features/candidates/stage-view";
import type { CandidateView } from "~/features/candidates/view";
import { UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import { paths } from "~/paths";
import type { CandidateStatus } from "~/vocabulary/applications";
import { BandMark } from "../candidates/BandMark";
import { Ended } from "../candidates/CandidateRecordParts";
import { HowMade } from "../candidates/HowMade";
import { MailsWait } from "../candidates/MailsWait";
import { Pass } from "../candidates/Pass";
import { Facts } from "../candidates/ScoreSheet";
import { Stages } from "../candidates/Stages";

type Props = {
  candidate: Pick<
    CandidateView,
    | ("id" | "name" | "position" | "status" | "stage" | "mails" | "score" | "given")
    | ("undoWindow" | "asksReasons" | "withdrew")
  >;
  moves: readonly CandidateStatus[];
  stageMoves: readonly StageMove[];
  letters: readonly PassLetter[];
  evaluation: Omit<EvaluationDetail, "dimensions"> | null;
  check: CheckView | null;
  sample: boolean;
};

/** What stays in sight beside the evidence: the score, what it comes to, the decision and the facts. */
export function Side({ candidate, moves, stageMoves, letters, evaluation, check, sample }: Props) {
  const { id, name, position, score, status, stage, given, undoWindow, asksReasons } = candidate;
  const steps = moves.filter((to) => stage === null || to === "passed");
  return (
    <aside className="evaluation-side" aria-label="Score and decision">
      <p>
        <a href={paths.candidate(id)}>← {name}</a> {sample && <Badge>Sample data</Badge>}
      </p>
      {score !== null && (
        <>
          <p className="evaluation-total fig">
            <span className="visually-hidden">Overall score </span>
            {score.value}
          </p>
          <p className="desk-label">
            <BandMark band={score.band} besideLabel /> <strong>{evaluation?.recommendation}</strong>
            {besideLabel(score.value) !== null && <span className="muted">{besideLabel(score.value)}</span>}
          </p>
          {evaluation !== null && evaluation.held !== null && (
            <p className="muted small">{evaluation.held}</p>
          )}
          {check?.since.length === 0 && (
            <p className="muted small">
              <a href="#check">With a model’s check: {check.withCheck}</a>
            </p>
          )}
        </>
      )}
      <p className="muted small">{position}</p>
      {evaluation !== null && <p>{evaluation.summary.join(" ")}</p>}
      <Ended candidate={candidate} />
      <MailsWait mails={candidate.mails} applicationId={id} name={name} reads={false} />
      {steps.length + stageMoves.length > 0 && (
        <Form method="post" action={paths.candidateStatus(id)} className="evaluation-decision">
          <input type="hidden" name="from" value={status} />
          {stage !== null && <Stages stage={stage} moves={stageMoves} />}
          {steps.map((to) =>
            to === "passed" ? (
              <Pass
                key={to}
                page={asksReasons ? paths.passCandidate(id) : null}
                name={name}
                letters={letters}
                waiting={candidate.mails}
                told={sample ? null : UNDO_WINDOW_LABELS[undoWindow].told}
              />
            ) : (
              <button key={to} type="submit" name="status" value={to} className="btn">
                {actionLabel(to)}
              </button>
            ),
          )}
        </Form>
      )}
      <Facts given={given} facts={evaluation?.facts ?? []} />
      {evaluation !== null && <HowMade evaluation={evaluation} advice="advice only: you decide" />}
    </aside>
  );
}
