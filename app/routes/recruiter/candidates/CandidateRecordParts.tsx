import { statusLabel } from "~/features/candidates/rules";
import type { AnswerView, CandidateView, DocumentView } from "~/features/candidates/view";
import { paths } from "~/paths";

/** The files as they came, and as they were read. */
export function Documents({ documents }: { documents: DocumentView[] }) {
  if (documents.length === 0) return null;
  return (
    <section className="stack" id="documents">
      <h3>CV and cover letter</h3>
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
              {document.readable && <a href={paths.documentText(document.id)}>As text</a>}
              <a href={paths.document(document.id)} download>
                Download
              </a>
            </span>
          </li>
        ))}
      </ul>
      <p className="muted tiny">
        Files come from applicants and are not scanned for malware. Open them only with up-to-date software.
      </p>
    </section>
  );
}

/** What the applicant wrote, with the sentences that a score rests on marked. */
export function Answers({ answers }: { answers: AnswerView[] }) {
  if (answers.length === 0) return null;
  return (
    <section className="stack" id="answers">
      <h3>Answers</h3>
      <ol className="answers">
        {answers.map((answer) => (
          <li key={answer.number} id={`answer-${answer.number}`}>
            <p className="eyebrow">
              {answer.number}. {answer.type}
            </p>
            <h4>{answer.title}</h4>
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

/** Who moved this candidate, when, from where to where. */
export function History({ candidate }: { candidate: CandidateView }) {
  return (
    <section className="stack" id="history">
      <h3>History</h3>
      <ol className="history">
        {candidate.history.map((change) => (
          <li key={`${change.to}${change.when}`}>
            <strong>
              {statusLabel(change.from)} → {statusLabel(change.to)}
            </strong>
            <span className="muted small">
              {change.personName}, {change.when}
            </span>
          </li>
        ))}
        <li>
          <strong>Applied</strong>
          <span className="muted small">
            {candidate.name}, {candidate.applied}
          </span>
        </li>
      </ol>
    </section>
  );
}
