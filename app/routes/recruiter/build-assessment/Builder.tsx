import { type MouseEvent, useEffect, useState } from "react";
import { readIntent } from "~/features/questionnaires/form";
import { applyIntent, type Draft, type Question, tidy } from "~/features/questionnaires/rules";
import { oneFace } from "~/lib/headline-letters";
import { paths } from "~/paths";
import { ExportPanel } from "./ExportPanel";
import { LiveQuestions } from "./LiveQuestions";
import { AlsoKept, AlsoSaved, Problems, Result } from "./Messages";
import { QuestionAssistant } from "./QuestionAssistant";
import { QuestionEditor } from "./QuestionEditor";
import { QuestionList } from "./QuestionList";
import { QuestionPreview } from "./QuestionPreview";
import { type BuilderReply, isSaved, type Loaded } from "./reply";
import { useKept } from "./useKept";
import { useSending } from "./useSending";

type Props = { loaded: Loaded; reply: BuilderReply | null };

/** Every button submits the whole form; with a script, the list's buttons run the same function in place. */
export function Builder({ loaded, reply }: Props) {
  const begun = reply ?? loaded;
  const [answer, setAnswer] = useState<BuilderReply>();
  const latest = answer ?? reply;
  const [draft, setDraft] = useState(begun.draft);
  const [view, setView] = useState<"edit" | "preview" | "export">(viewOf(reply));
  const [dismissed, dismiss] = useState<unknown>(null);
  const saved = useSaved(loaded, reply, answer);
  const own = hasOwn(saved.version, loaded, latest);
  const dirty = asKept(draft.questions) !== saved.questions;
  const { busy, send } = useSending(
    loaded.jobId,
    () => kept.known(),
    (answered) => {
      kept.answered(answered);
      setAnswer(answered);
    },
  );
  const kept = useKept(loaded.jobId, draft.questions, saved, busy, begun);
  const wrong = answer?.problems?.[0]?.id;
  useEffect(() => {
    if (wrong) setDraft((now) => applyIntent(now, { kind: "select", id: wrong }));
  }, [wrong]);
  const { asked, offers } = useAsked(reply, answer);
  useEffect(() => {
    if (asked) setDraft((now) => ({ ...now, added: null }));
  }, [asked]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const intent = readIntent(event.currentTarget.value);
    const shows = VIEWS.find((one) => one === intent.kind);
    if (intent.kind === "change") setDraft((now) => applyIntent(now, intent.change));
    else if (intent.kind === "insert") choose(offers[intent.at]);
    else if (shows) setView(shows);
    else return;
    event.preventDefault();
  };
  const choose = (question: Omit<Question, "id"> | undefined) =>
    setDraft((now) => applyIntent(now, { kind: "insert", question }));
  const change = (id: number, changes: Partial<Question>) =>
    setDraft((now) => ({
      ...now,
      questions: now.questions.map((one) => (one.id === id ? { ...one, ...changes } : one)),
    }));

  const action = paths.buildAssessment(loaded.jobId);
  const shown = dismissed === latest ? null : latest;
  return (
    <form
      method="post"
      action={action}
      className="work builder"
      noValidate
      onSubmit={(event) => {
        const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        if (submitter?.value === "discard") return kept.stop();
        event.preventDefault();
        void send(event.currentTarget, submitter, { draft, version: saved.version, offers });
      }}
    >
      <SaveByEnter />
      <input type="hidden" name="version" value={saved.version} />
      <input type="hidden" name="kept" value={begun.kept} />
      <input type="hidden" name="selected" value={draft.selected ?? 0} />
      <HiddenQuestions questions={draft.questions} shown={view === "edit" ? draft.selected : null} />
      <Removed {...draft} />

      <Head
        title={loaded.title}
        state={kept.words ?? stateOf(dirty, own)}
        previewed={view === "preview"}
        busy={busy}
        press={press}
      />

      <Result
        reply={shown}
        saved={dismissed === null ? loaded.result : null}
        cautions={cautionsOf(shown, loaded)}
        jobId={loaded.jobId}
        close={() => dismiss(latest ?? "closed")}
      />
      <Problems problems={shown?.problems ?? []} draft={draft} action={action} press={press} />
      <AlsoSaved reply={shown} />
      <AlsoKept elsewhere={kept.elsewhere} action={action} stop={kept.stop} />
      <LiveQuestions
        live={loaded.live}
        draft={draft}
        saved={own}
        dirty={dirty}
        found={loaded.saved !== null && dirty}
        elsewhere={kept.elsewhere !== undefined}
        again={reply === null}
      />
      {view === "export" && <ExportPanel questions={draft.questions} press={press} />}
      {view === "preview" ? (
        <QuestionPreview questions={draft.questions} />
      ) : (
        <div className="builder-columns">
          <QuestionList draft={draft} action={action} press={press} />
          <div className="stack">
            <QuestionAssistant
              start={reply?.ask ?? ""}
              busy={busy}
              asked={asked ?? null}
              offers={offers}
              draft={draft}
              action={action}
              press={press}
            />
            <QuestionEditor draft={draft} change={change} problems={shown?.problems ?? []} />
          </div>
        </div>
      )}
    </form>
  );
}

type HeadProps = {
  title: string;
  state: string;
  previewed: boolean;
  busy: boolean;
  press: (event: MouseEvent<HTMLButtonElement>) => void;
};

const Head = ({ title, state, previewed, busy, press }: HeadProps) => (
  <header className="work-head">
    <div>
      <p className="eyebrow">Questionnaire</p>
      <h1 {...oneFace(title)}>{title || "Questionnaire"}</h1>
    </div>
    <div className="row builder-actions">
      <span className="muted small" role="status">
        {state}
      </span>
      {previewed ? (
        <button type="submit" name="intent" value="edit" className="btn ghost" onClick={press}>
          Back to Editor
        </button>
      ) : (
        <button type="submit" name="intent" value="preview" className="btn ghost" onClick={press}>
          Preview
        </button>
      )}
      <button type="submit" name="intent" value="export" className="btn ghost" onClick={press}>
        Export
      </button>
      <button type="submit" name="intent" value="save" className="btn" aria-disabled={busy || undefined}>
        {busy ? "Saving..." : "Save"}
      </button>
    </div>
  </header>
);

/** Enter in a text field presses a form's first button: it must be Save. */
const SaveByEnter = () => (
  <button
    type="submit"
    name="intent"
    value="save"
    className="visually-hidden"
    tabIndex={-1}
    aria-hidden="true"
  >
    Save
  </button>
);

const Removed = ({ removed }: Pick<Draft, "removed">) =>
  removed && (
    <span hidden>
      <input type="hidden" name="removed.at" value={removed.at} />
      {Object.entries(removed.question).map(([field, value]) => (
        <input key={field} type="hidden" name={`removed.question.${field}`} value={value} />
      ))}
    </span>
  );

const VIEWS = ["edit", "preview", "export"] as const;

/** A save that follows takes nothing away of what the assistant has offered. */
function useAsked(reply: BuilderReply | null, answer: BuilderReply | undefined) {
  const [last, setLast] = useState<Pick<BuilderReply, "offers" | "asked">>(reply ?? { offers: [] });
  useEffect(() => {
    if (answer?.asked !== undefined) setLast(answer);
  }, [answer]);
  return last;
}

const cautionsOf = (shown: BuilderReply | null, loaded: Loaded) => shown?.cautions ?? loaded.cautions;

const hasOwn = (version: number, { version: begun, saved }: Loaded, latest: BuilderReply | null): boolean =>
  version > 0 || begun > 0 || (saved !== null && saved.version > 0) || latest?.theirs !== undefined;

function stateOf(dirty: boolean, own: boolean): string {
  if (dirty) return "Unsaved changes";
  return own ? "All changes saved" : "The standard set";
}

const asKept = (questions: readonly Question[]) => JSON.stringify(tidy(questions));

const viewOf = (reply: BuilderReply | null) =>
  reply?.kind === "preview" || reply?.kind === "export" ? reply.kind : "edit";

function HiddenQuestions({ questions, shown }: { questions: readonly Question[]; shown: number | null }) {
  return questions.map((question, index) => (
    <span key={question.id} hidden>
      <input type="hidden" name={`questions[${index}].id`} value={question.id} />
      {question.id !== shown &&
        (["icon", "type", "title", "question", "placeholder"] as const).map((field) => (
          <input key={field} type="hidden" name={`questions[${index}].${field}`} value={question[field]} />
        ))}
    </span>
  ));
}

/** They move on only when this page has saved. */
function useSaved(loaded: Loaded, reply: BuilderReply | null, answer: BuilderReply | undefined) {
  const [saved, setSaved] = useState(() => ({
    version: reply?.version ?? loaded.version,
    questions: asKept(loaded.saved?.questions ?? loaded.draft.questions),
  }));
  useEffect(() => {
    if (answer === undefined || !isSaved(answer)) return;
    setSaved({ version: answer.version, questions: asKept(answer.draft.questions) });
  }, [answer]);
  return saved;
}
