import { type MouseEvent, useEffect, useRef } from "react";
import type { Draft, Question, QuestionProblem } from "~/features/questionnaires/rules";
import { counted } from "~/lib/words";
import { paths } from "~/paths";
import { fieldId, showEditor } from "./places";
import type { BuilderReply, Elsewhere } from "./reply";

type ResultProps = {
  reply: BuilderReply | null;
  /** Set on the page that follows a save without a script. */
  saved: "created" | "updated" | null;
  cautions: readonly string[];
  jobId: string;
  close: () => void;
};

export function Result({ reply, saved, cautions, jobId, close }: ResultProps) {
  const kind = reply !== null && isResult(reply.kind) ? reply.kind : saved;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (kind === null || dialog.current === null) return;
    dialog.current.removeAttribute("open");
    dialog.current.showModal();
    dialog.current.scrollTop = 0;
  }, [kind]);
  if (kind === null) return null;
  const good = kind === "created" || kind === "updated";
  const dismiss = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    dialog.current?.close();
  };
  return (
    <dialog open ref={dialog} className="result" aria-labelledby="result-title" onClose={close}>
      <h2 id="result-title">{good ? "Success!" : "Error"}</h2>
      <p role="status">{RESULTS[kind]}</p>
      {kind === "gone" && (
        <p className="muted">The job may have been deleted meanwhile. Export takes your questions along.</p>
      )}
      {good &&
        cautions.map((caution) => (
          <p className="notice warn" key={caution}>
            {caution}
          </p>
        ))}
      {good ? (
        <a className="btn" href={paths.buildAssessment(jobId)} onClick={dismiss}>
          Continue
        </a>
      ) : (
        // Without a script it carries everything typed back into the editor.
        <button type="submit" name="intent" value="edit" className="btn" onClick={dismiss}>
          Continue
        </button>
      )}
    </dialog>
  );
}

const RESULTS = {
  created: "Questionnaire saved successfully!",
  updated: "Questionnaire updated successfully!",
  failed: "Failed to save questionnaire. Please try again.",
  gone: "Missing user or job information",
} as const;
const isResult = (kind: BuilderReply["kind"]): kind is keyof typeof RESULTS => kind in RESULTS;

type ProblemsProps = {
  problems: readonly QuestionProblem[];
  draft: Draft;
  action: string;
  press: (event: MouseEvent<HTMLButtonElement>) => void;
};

export function Problems({ problems, draft, action, press }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div className="error-summary" role="alert">
      <h2>There is a problem</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.message}>
            <Problem problem={problem} draft={draft} action={action} press={press} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ProblemProps = Omit<ProblemsProps, "problems"> & { problem: QuestionProblem };

function Problem({ problem: { id, field, message }, draft, action, press }: ProblemProps) {
  if (field === null) return message;
  if (id === draft.selected) {
    const index = draft.questions.findIndex((question) => question.id === id);
    return <a href={`#${fieldId(index, field)}`}>{message}</a>;
  }
  return (
    <button
      type="submit"
      name="intent"
      value={`select:${id}`}
      formAction={`${action}#editor`}
      onClick={(event) => {
        press(event);
        showEditor();
      }}
    >
      {message}
    </button>
  );
}

/** Two tabs, or two people. Nothing has been overwritten. */
export function AlsoSaved({ reply }: { reply: BuilderReply | null }) {
  if (reply?.kind !== "conflict" || reply.theirs === undefined) return null;
  const { theirs } = reply;
  return (
    <section className="notice warn stack" role="alert">
      <p>
        <strong>This questionnaire was saved elsewhere while you worked on it.</strong> Nothing was
        overwritten: yours is below, and this is what was saved (
        {counted(theirs.questions.length, "question")}).
      </p>
      <details>
        <summary>See what was saved</summary>
        <Theirs questions={theirs.questions} />
      </details>
      <p className="row">
        <button type="submit" name="over" value={theirs.version} className="btn small">
          Save mine over it
        </button>
        <button type="submit" name="intent" value="discard" className="btn ghost small">
          Take what was saved
        </button>
      </p>
    </section>
  );
}

type AlsoKeptProps = { elsewhere: Elsewhere | undefined; action: string; stop: () => void };

export function AlsoKept({ elsewhere, action, stop }: AlsoKeptProps) {
  if (elsewhere === undefined) return null;
  const { questions, at } = elsewhere;
  return (
    <section className="notice warn stack" role="alert">
      <p>
        <strong>You have changed this questionnaire in another tab or on another device too.</strong> Those
        unsaved changes are kept ({counted(questions.length, "question")}), and so what stands here is not,
        until you save it or choose it.
      </p>
      <details>
        <summary>See what is kept</summary>
        <Theirs questions={questions} />
      </details>
      <p className="row">
        <button type="submit" name="intent" value={`mine:${at}`} className="btn small">
          Keep what is here instead
        </button>
        <a href={action} className="btn ghost small" onClick={stop}>
          Take what is kept
        </a>
      </p>
    </section>
  );
}

const Theirs = ({ questions }: Pick<Elsewhere, "questions">) => (
  <ol className="theirs">
    {questions.map((question: Question) => (
      <li key={question.id}>
        <strong>{question.title}</strong> <span className="muted small">{question.type}</span>
        <br />
        {question.question}
      </li>
    ))}
  </ol>
);
