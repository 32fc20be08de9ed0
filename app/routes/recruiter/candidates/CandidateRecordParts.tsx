import { Moment } from "~/components/Moment";
import { UndoButton } from "~/components/UndoButton";
import { NEWEST_CHANGES, statusLabel } from "~/features/candidates/rules";
import type { AnswerView, CandidateView, DocumentView } from "~/features/candidates/view";
import { filledInWords } from "~/features/jobs/rules";
import { quoted } from "~/lib/words";
import { paths } from "~/paths";

type EndedProps = { candidate: Pick<CandidateView, "status" | "withdrew" | "name"> };

export function Ended({ candidate: { status, withdrew, name } }: EndedProps) {
  if (status === "offer_accepted")
    return (
      <div className="notice ok">
        <h3>Offer Accepted</h3>
        <p>The offer was accepted. There is nothing left to decide.</p>
      </div>
    );
  if (status !== "passed") return null;
  if (withdrew !== null)
    return (
      <div className="notice">
        <h3>Withdrawn</h3>
        <p>
          {name} withdrew this application on <Moment of={withdrew.when} />. There is nothing left to decide.
        </p>
        {withdrew.why !== null && <p>“{withdrew.why}”</p>}
      </div>
    );
  return (
    <div className="notice">
      <h3>Candidate Passed</h3>
      <p>This candidate is no longer in consideration.</p>
    </div>
  );
}

export const Filled = ({ candidate: { filled } }: { candidate: Pick<CandidateView, "filled"> }) =>
  filled !== null && (
    <form method="post" action={paths.jobStatus(filled.jobId)} className="notice row">
      <p>
        <strong>{filledInWords(filled.places)}.</strong> The job still takes applications.
      </p>
      <button type="submit" name="status" value="closed" className="btn ghost small">
        Close the job
      </button>
    </form>
  );

export const Held = ({
  candidate: { held, status, stage, mails },
}: {
  candidate: Pick<CandidateView, "held" | "status" | "stage" | "mails">;
}) =>
  held !== null && (
    <div className="notice row">
      <p>
        <strong>{stage?.name ?? statusLabel(status)}: not told yet.</strong> The mail leaves{" "}
        <Moment of={held.leaves} />: “{mails.find(({ change }) => change === held.changeId)?.subject}”.
      </p>
      <UndoButton action={paths.undoDecision(held.changeId)} />
    </div>
  );

export function Documents({ documents }: { documents: DocumentView[] }) {
  if (documents.length === 0) return null;
  const scanned = documents.every(({ scan }) => scan === "clean" || scan === "infected");
  return (
    <section className="desk-part" id="documents">
      <h2>CV and cover letter</h2>
      <ul className="files">
        {documents.map((document) => (
          <li key={document.id}>
            <span>
              <strong>{document.label}</strong> {document.fileName}
              <br />
              <span className="muted tiny">{document.facts}</span>
              {document.state !== null && <span className="tiny file-state">{document.state}</span>}
            </span>
            <span className="row">
              {document.readable && document.id !== "" && (
                <a href={paths.documentText(document.id)}>As text</a>
              )}
              {document.scan !== "infected" && document.id !== "" && (
                <a href={paths.document(document.id)} download>
                  Download
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="muted tiny">
        Files come from applicants and {scanned ? "were" : "are not"} scanned for malware. Open them only with
        up-to-date software.
      </p>
    </section>
  );
}

/** For how long, by whom and why; afterwards why somebody stands on top. */
export function Snoozed({ candidate, wakes }: { candidate: CandidateView; wakes: boolean }) {
  const { snooze, id } = candidate;
  if (snooze === null) return null;
  return (
    <div className="notice row between">
      <p>
        <strong>{snooze.words}.</strong> {snooze.by}: {quoted(snooze.reason)}
      </p>
      {snooze.asleep && wakes && (
        <form method="post" action={paths.snooze(id)}>
          <button type="submit" name="intent" value="wake" className="btn ghost small">
            Wake now
          </button>
        </form>
      )}
    </div>
  );
}

/** What the applicant wrote, with the sentences that a score rests on marked. */
export function Answers({ answers }: { answers: AnswerView[] }) {
  if (answers.length === 0) return null;
  return (
    <section className="desk-part" id="answers">
      <h2>Answers</h2>
      <ol className="answers">
        {answers.map((answer) => (
          <li key={answer.number} id={`answer-${answer.number}`}>
            <p className="eyebrow">
              {answer.number}. {answer.type}
            </p>
            <h3>{answer.title}</h3>
            <p className="muted small">{answer.question}</p>
            {answer.parts.length === 0 ? (
              <p className="muted">No answer was given.</p>
            ) : (
              <AnswerText answer={answer} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function AnswerText({ answer }: { answer: AnswerView }) {
  let at = 0;
  return (
    <p className="answer-text">
      {answer.parts.map((part) => {
        const key = at;
        at += part.text.length;
        return part.marked ? <mark key={key}>{part.text}</mark> : part.text;
      })}
    </p>
  );
}

const ENDED = { declined: ": they declined", withdrawn: ": offer withdrawn", left: "" };

export function History({ candidate }: { candidate: CandidateView }) {
  return (
    <section className="desk-part" id="history">
      <h2>History</h2>
      <ol className="history">
        {candidate.history.map((change) => (
          <li key={change.id}>
            <strong>
              {change.undoes !== null && "Taken back: "}
              {change.from} → {change.to}
              {change.offerEnd && ENDED[change.offerEnd]}
            </strong>
            {change.reason !== null && (
              <span className="small">{[change.reason, change.detail].filter(Boolean).join(": ")}</span>
            )}
            <span className="muted small">
              {change.personName}, <Moment of={change.when} />
            </span>
            {change.id === candidate.held?.changeId && <UndoButton action={paths.undoDecision(change.id)} />}
          </li>
        ))}
        {candidate.history.length === NEWEST_CHANGES && (
          <li className="muted small">What came before stands in the company’s activity log.</li>
        )}
        <li>
          <strong>Applied</strong>
          <span className="muted small">
            {candidate.name}, <Moment of={candidate.applied} />
          </span>
        </li>
      </ol>
    </section>
  );
}
