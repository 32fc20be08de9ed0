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
          const name = `question ${index + 1}`;
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
              <span className="question-moves">
                <button
                  {...button}
                  value={`up:${question.id}`}
                  disabled={index === 0}
                  aria-label={`Move ${name} up`}
                >
                  ↑
                </button>
                <button
                  {...button}
                  value={`down:${question.id}`}
                  disabled={index === questions.length - 1}
                  aria-label={`Move ${name} down`}
                >
                  ↓
                </button>
                <button {...button} value={`delete:${question.id}`} aria-label={`Delete ${name}`}>
                  ×
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <div role="status" className="small">
        {removed && (
          <p className="row between">
            <span>“{removed.question.title || "Untitled"}” was deleted.</span>
            <button
              type="submit"
              name="intent"
              value="undo"
              className="btn ghost small"
              onClick={pressed}
              disabled={questions.length >= MOST_QUESTIONS}
            >
              Undo
            </button>
          </p>
        )}
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
