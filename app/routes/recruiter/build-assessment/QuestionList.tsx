import { type MouseEvent, type MouseEventHandler, useRef } from "react";
import { type Draft, isUnwritten, MOST_QUESTIONS } from "~/features/questionnaires/rules";
import { showEditor } from "./places";
import { QuestionIcon } from "./QuestionIcon";
import { useFocusKept } from "./useFocusKept";

type Props = {
  draft: Draft;
  action: string;
  press: MouseEventHandler<HTMLButtonElement>;
};

export function QuestionList({ draft, action, press }: Props) {
  const { questions, selected, removed } = draft;
  const list = useRef<HTMLElement>(null);
  const keepFocus = useFocusKept(list);
  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(event.currentTarget.value);
    press(event);
  };
  const picked = (event: MouseEvent<HTMLButtonElement>) => {
    pressed(event);
    showEditor();
  };
  const toEditor = { formAction: `${action}#editor`, onClick: picked };
  return (
    <section className="question-list" aria-labelledby="questions" ref={list}>
      <h2 id="questions">Questions</h2>
      {questions.length === 0 && <p className="muted small">There is no question yet.</p>}
      <ol>
        {questions.map((question, index) => {
          const button = { type: "submit", name: "intent", onClick: pressed } as const;
          return (
            <li key={question.id} aria-current={question.id === selected ? "true" : undefined}>
              <button {...button} {...toEditor} value={`select:${question.id}`} className="question-pick">
                <QuestionIcon name={question.icon} />
                <span>
                  <strong>{question.title || "Untitled"}</strong>
                  <span className="muted tiny">
                    {index + 1}. {question.type || "No category"}
                    {isUnwritten(question) && " · not written yet, not asked"}
                  </span>
                </span>
              </button>
              <Moves id={question.id} index={index} last={index === questions.length - 1} press={pressed} />
            </li>
          );
        })}
      </ol>
      <div role="status" className="small">
        {removed && <Deleted removed={removed} full={questions.length >= MOST_QUESTIONS} press={pressed} />}
      </div>
      <button
        type="submit"
        name="intent"
        value="add"
        className="btn ghost full"
        {...toEditor}
        disabled={questions.length >= MOST_QUESTIONS}
      >
        Add
      </button>
    </section>
  );
}

type MovesProps = { id: number; index: number; last: boolean; press: Props["press"] };

function Moves({ id, index, last, press }: MovesProps) {
  const name = `question ${index + 1}`;
  const button = { type: "submit", name: "intent", onClick: press } as const;
  return (
    <span className="question-moves">
      <button {...button} value={`up:${id}`} disabled={index === 0} aria-label={`Move ${name} up`}>
        ↑
      </button>
      <button {...button} value={`down:${id}`} disabled={last} aria-label={`Move ${name} down`}>
        ↓
      </button>
      <button {...button} value={`delete:${id}`} aria-label={`Delete ${name}`}>
        ×
      </button>
    </span>
  );
}

type DeletedProps = { removed: NonNullable<Draft["removed"]>; full: boolean; press: Props["press"] };

const Deleted = ({ removed, full, press }: DeletedProps) => (
  <p className="row between">
    <span>“{removed.question.title || "Untitled"}” was deleted.</span>
    <button
      type="submit"
      name="intent"
      value="undo"
      className="btn ghost small"
      onClick={press}
      disabled={full}
    >
      Undo
    </button>
  </p>
);
