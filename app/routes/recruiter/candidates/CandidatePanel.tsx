import { Fragment } from "react";
import { Badge } from "~/components/Badge";
import { EmailAddress } from "~/components/EmailAddress";
import { Moment } from "~/components/Moment";
import { Stepper } from "~/components/Stepper";
import { besideLabel } from "~/features/candidates/band-words";
import type { EvaluationView, PointView } from "~/features/candidates/evaluation-view";
import { mayReconsider } from "~/features/candidates/rules";
import type { CandidateView } from "~/features/candidates/view";
import { oneFace } from "~/lib/headline-letters";
import { paths } from "~/paths";
import { BandMark } from "./BandMark";
import { Answers, Documents, Ended, Filled, Held, History, Snoozed } from "./CandidateRecordParts";
import { Flags } from "./Flags";
import { HowMade } from "./HowMade";
import { MailsWait } from "./MailsWait";
import { NewestNotes } from "./NewestNotes";
import { OtherApplications } from "./OtherApplications";
import { Pooled } from "./Pooled";
import { Proposed } from "./Proposed";
import { Scorecards } from "./Scorecards";
import { Caution, Facts, FiveScores, Missing, PostingChanged, Quotation, SaidOtherwise } from "./ScoreSheet";

type Props = {
  candidate: CandidateView;
  sample: boolean;
  /** Opened by its own address, so that its name is the page's title. */
  asked: boolean;
  place: string | null;
  chooses: boolean;
  snoozes: boolean;
  writes: boolean;
  tagging: boolean;
  pools: boolean;
  decides: boolean;
  proposes: boolean;
  closes: boolean;
  merges: boolean;
};

/** In the order in which a recruiter reads: who, what contradicts, what is shown, what was written. */
export function CandidatePanel({
  candidate,
  sample,
  asked,
  place,
  chooses,
  snoozes,
  writes,
  tagging,
  pools,
  decides,
  proposes,
  closes,
  merges,
}: Props) {
  const { evaluation, score, status, steps } = candidate;
  return (
    <>
      <Head
        candidate={candidate}
        sample={sample}
        asked={asked}
        place={place}
        writes={writes}
        tagging={tagging}
      />
      <Steps steps={steps} stage={candidate.stage} />
      <Proposed candidate={candidate} decides={decides} proposes={proposes} />
      <Ended candidate={candidate} />
      {closes && <Filled candidate={candidate} />}
      <Held candidate={candidate} />
      <MailsWait
        mails={candidate.mails.filter(({ change }) => change === null || change !== candidate.held?.changeId)}
        applicationId={candidate.id}
        name={candidate.name}
        reads={writes}
        cancels={decides}
      />
      <OtherApplications otherApplications={candidate.otherApplications} />
      <Snoozed candidate={candidate} wakes={snoozes} />
      {!sample && pools && <Pooled candidate={candidate} />}
      {!sample && chooses && mayReconsider(status) && <Again candidate={candidate} pools={pools} />}
      <PostingChanged candidate={candidate} />
      {evaluation !== null && <SaidOtherwise facts={evaluation.facts} />}
      <HumanReviewNotice candidate={candidate} />
      {candidate.missing !== null && <Missing waiting={candidate.waiting} missing={candidate.missing} />}
      {evaluation !== null && <Caution evaluation={evaluation} />}
      {evaluation !== null && <Flags flags={evaluation.flags} />}
      <Facts given={candidate.given} facts={evaluation?.facts ?? []} />
      {evaluation !== null && score !== null && (
        <FiveScores applicationId={candidate.id} dimensions={evaluation.dimensions} held={evaluation.held} />
      )}
      {evaluation !== null && <WhatTheTextShows evaluation={evaluation} candidate={candidate} />}
      {candidate.interviewers !== null && (
        <Interviewers applicationId={candidate.id} names={candidate.interviewers} chooses={chooses} />
      )}
      {candidate.notes !== null && <NewestNotes applicationId={candidate.id} newest={candidate.notes} />}
      {candidate.cards !== null && <Scorecards applicationId={candidate.id} cards={candidate.cards} />}
      <Answers answers={candidate.answers} />
      <Documents documents={candidate.documents} />
      <History candidate={candidate} />
      {!sample && merges && (
        <p className="desk-part">
          <a href={paths.merge(candidate.id)}>Same person as somebody else?</a>
        </p>
      )}
    </>
  );
}

const Steps = ({ steps, stage }: Pick<CandidateView, "steps" | "stage">) => (
  <div className="desk-steps">
    <Stepper {...steps} label="Where this application stands" />
    {stage === null ? (
      <p className="desk-step-names" aria-hidden="true">
        {steps.steps.map((step, index) => (
          <span key={step} className={index + 1 === steps.current ? "now" : undefined}>
            {step}
          </span>
        ))}
      </p>
    ) : (
      <p className="desk-step-names">
        <span>
          <strong dir="auto">{stage.name}</strong> · {steps.current} of {steps.steps.length}
        </span>
      </p>
    )}
  </div>
);

const Again = ({ candidate, pools }: Pick<Props, "candidate" | "pools">) => (
  <p className="row">
    {candidate.held === null && (
      <a className="btn ghost small" href={paths.reconsider(candidate.id)}>
        Reconsider
      </a>
    )}
    {pools && candidate.status === "passed" && candidate.poolEnds === null && (
      <a className="btn ghost small" href={paths.pool(candidate.id)}>
        Keep in the talent pool
      </a>
    )}
  </p>
);

type HeadProps = Pick<Props, "candidate" | "sample" | "asked" | "place" | "writes" | "tagging">;

function Head({ candidate, sample, asked, place, writes, tagging }: HeadProps) {
  const { name, score, position, applied, email, evaluation } = candidate;
  const Title = asked ? "h1" : "h2";
  const label = evaluation?.recommendation ?? null;
  return (
    <header className="desk-head">
      <div>
        <Title id="candidate-name" tabIndex={-1} {...oneFace(candidate.name)}>
          {name}
          <span className="visually-hidden">
            {[score && ` ${score.value}`, label, place].filter(Boolean).join(", ")}
          </span>
        </Title>
        <p className="muted small">
          {position} · <Moment of={applied} /> {email !== "" && "· "}
          {sample ? (
            email
          ) : email !== "" ? (
            <a href={`mailto:${email}`}>
              <EmailAddress of={email} />
            </a>
          ) : null}{" "}
          {sample && <Badge>Sample data</Badge>}
          {writes && !sample && <a href={paths.messages(candidate.id)}>Write</a>}
          {tagging && !sample && (
            <>
              {" "}
              {candidate.tags.map((tag) => (
                <Fragment key={tag}>
                  <a href={paths.candidates({ tag })} className="desk-row-tags">
                    {tag}
                  </a>{" "}
                </Fragment>
              ))}
              <a href={paths.tags(candidate.id)}>Tags</a>
            </>
          )}
        </p>
      </div>
      {score !== null && (
        <div className="desk-total">
          <p className="fig">{score.value}</p>
          <p className="desk-label">
            <BandMark band={score.band} besideLabel /> <strong>{label}</strong>
            {besideLabel(score.value) !== null && <span className="muted">{besideLabel(score.value)}</span>}
          </p>
        </div>
      )}
    </header>
  );
}

type InterviewersProps = { applicationId: string; names: readonly string[]; chooses: boolean };

const Interviewers = ({ applicationId, names, chooses }: InterviewersProps) => (
  <section className="desk-part">
    <div className="desk-part-head">
      <h2>Interviewers</h2>
      {chooses && <a href={paths.interviewers(applicationId)}>Choose</a>}
    </div>
    <p>{names.length === 0 ? "Nobody yet." : names.join(", ")}</p>
  </section>
);

/** That the applicant has added something, and where it is to be read and answered. */
function HumanReviewNotice({ candidate }: { candidate: CandidateView }) {
  const { reviewRequested, commented, corrected } = candidate.humanReview;
  if (reviewRequested === null && commented === null && corrected === null) return null;
  return (
    <p className={reviewRequested === null ? "notice" : "notice warn"}>
      <strong>From the applicant.</strong>{" "}
      <Since words="Asks for a person to look, since" at={reviewRequested} />
      <Since words="Corrected the text of the CV on" at={corrected} />
      <Since words="Commented on" at={commented} />
      <a href={paths.evaluation(candidate.id, "applicant")}>
        {reviewRequested === null ? "Read it" : "Look and answer"}
      </a>
    </p>
  );
}

const Since = ({ words, at }: { words: string; at: Date | null }) =>
  at !== null && (
    <>
      {words} <Moment of={at} />.{" "}
    </>
  );

function WhatTheTextShows(props: { evaluation: EvaluationView; candidate: CandidateView }) {
  const { evaluation, candidate } = props;
  const { highlights, concerns, summary } = evaluation;
  return (
    <section className="desk-part">
      <div className="desk-part-head">
        <h2>What the text shows</h2>
        <a href={paths.evaluation(candidate.id)} data-key="e">
          All evidence and scores
        </a>
      </div>
      {highlights.length + concerns.length + summary.length === 0 && <p>Nothing was picked out.</p>}
      <Points title="Highlights" look="good" points={highlights} />
      <Points title="Concerns" look="open" points={concerns} />
      {summary.length > 0 && (
        <>
          <h3>Summary</h3>
          {summary.map((part) => (
            <p key={part}>{part}</p>
          ))}
        </>
      )}
      <HowMade evaluation={evaluation} advice="advice only" />
    </section>
  );
}

function Points({ title, look, points }: { title: string; look: "good" | "open"; points: PointView[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={`desk-points ${look}`}>
        {points.map((point) => (
          <li key={point.text}>
            <strong>{point.text}</strong>
            {point.quotes.slice(0, 1).map((quote) => (
              <Quotation key={quote.text} quote={quote} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
