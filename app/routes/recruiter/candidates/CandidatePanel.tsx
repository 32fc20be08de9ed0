import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Badge } from "~/components/Badge";
import { EmailAddress } from "~/components/EmailAddress";
import { Stepper } from "~/components/Stepper";
import type { EvaluationView, PointView } from "~/features/candidates/evaluation-view";
import { statusLabel, statusTone } from "~/features/candidates/rules";
import type { CandidateView } from "~/features/candidates/view";
import { paths } from "~/paths";
import { Answers, Documents, History } from "./CandidateRecordParts";
import { Flags } from "./Flags";
import { Caution, Facts, Missing, SaidOtherwise, ScoreRing, ScoreSheet, Verdict } from "./ScoreSheet";
import { StatusActions } from "./StatusActions";

type Props = { candidate: CandidateView; sample: boolean; search: string };

/** One candidate: who, the scores and what they rest on, what was written, and what can be done. */
export function CandidatePanel({ candidate, sample, search }: Props) {
  const { evaluation, status } = candidate;
  const heading = useFocusOnChange(candidate.id);
  return (
    <article className="panel surface" aria-labelledby="candidate-name">
      <p className="panel-back row between no-print">
        <Link to={`${paths.candidates()}${search}`}>← All candidates</Link>
        {sample && <Badge>Sample data</Badge>}
      </p>
      <header className="panel-head">
        <span className="avatar large" aria-hidden="true">
          {candidate.initials}
        </span>
        <div>
          <h2 id="candidate-name" ref={heading} tabIndex={-1}>
            {candidate.name}
          </h2>
          <p className="muted small">{[candidate.position, ...candidate.facts].join("\u00a0· ")}</p>
          <p className="small">
            {sample ? (
              candidate.email
            ) : (
              <a href={`mailto:${candidate.email}`}>
                <EmailAddress of={candidate.email} />
              </a>
            )}
          </p>
        </div>
        {candidate.score !== null && <ScoreRing score={candidate.score} />}
      </header>
      <div className="panel-stage">
        <Stepper
          steps={["Initial Review", "Interview", "Offer sent", status === "passed" ? "Passed" : "Hired"]}
          current={candidate.stage}
          label="Where this application stands"
        />
        <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
      </div>
      <HumanReviewNotice candidate={candidate} />
      {candidate.missing !== null && <Missing waiting={candidate.waiting} missing={candidate.missing} />}
      {evaluation !== null && <EvaluationParts evaluation={evaluation} candidate={candidate} />}
      <StatusActions candidate={candidate} sample={sample} search={search} />
      <Documents documents={candidate.documents} />
      <Answers answers={candidate.answers} />
      <History candidate={candidate} />
    </article>
  );
}

/** That the applicant has added something, and where it is to be read and answered. */
function HumanReviewNotice({ candidate }: { candidate: CandidateView }) {
  const { requested, added } = candidate.humanReview;
  if (requested === null && added.length === 0) return null;
  return (
    <p className={requested === null ? "notice" : "notice warn"}>
      <strong>From the applicant.</strong> {[requested, ...added].filter(Boolean).join(" ")}{" "}
      <a href={paths.evaluation(candidate.id, "applicant")}>
        {requested === null ? "Read it" : "Look and answer"}
      </a>
    </p>
  );
}

function EvaluationParts({
  evaluation,
  candidate,
}: {
  evaluation: EvaluationView;
  candidate: CandidateView;
}) {
  return (
    <>
      <Verdict evaluation={evaluation} score={candidate.score} />
      <Caution evaluation={evaluation} />
      <SaidOtherwise facts={evaluation.facts} />
      <Flags flags={evaluation.flags} />
      <Facts facts={evaluation.facts} />
      {candidate.score !== null && (
        <>
          <ScoreSheet applicationId={candidate.id} dimensions={evaluation.dimensions} />
          <p>
            <a className="btn ghost small" href={paths.evaluation(candidate.id)}>
              See everything the scores rest on
            </a>
          </p>
        </>
      )}
      <div className="points">
        <Points title="Highlights" look="good" points={evaluation.highlights} />
        <Points title="Concerns" look="open" points={evaluation.concerns} />
      </div>
      {evaluation.summary.length > 0 && (
        <section className="stack">
          <h3>Summary</h3>
          {evaluation.summary.map((part) => (
            <p className="small" key={part}>
              {part}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

function Points({ title, look, points }: { title: string; look: "good" | "open"; points: PointView[] }) {
  if (points.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={`point-list ${look}`}>
        {points.map((point) => (
          <li key={point.text}>
            {point.text}
            {point.quotes[0]?.href && (
              <>
                {" "}
                <a className="tiny" href={point.quotes[0].href}>
                  {point.quotes[0].place}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When another candidate opens in place, the panel is where reading goes on. */
function useFocusOnChange(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current !== id) heading.current?.focus();
    shown.current = id;
  }, [id]);
  return heading;
}
