import { useEffect, useState } from "react";
import { askedAmong, type Question } from "~/features/questionnaires/rules";
import { QuestionCard } from "./QuestionEditor";

export function QuestionPreview(draft: { questions: readonly Question[] }) {
  const questions = askedAmong(draft.questions);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => setAt(0), []);
  if (questions.length === 0)
    return <p className="builder-empty muted">There is no written question to preview.</p>;
  const total = questions.length;
  const shown = at === null ? questions : questions.slice(at, at + 1);
  return (
    <div className="candidate-view">
      {shown.map((question, index) => {
        const number = (at ?? index) + 1;
        return (
          <section key={question.id} className="surface stack" aria-label={`Question ${number} of ${total}`}>
            <p className="muted small">
              Question {number} of {total}
            </p>
            <progress max={total} value={number} aria-label="Progress" />
            <QuestionCard question={question} />
          </section>
        );
      })}
      {at !== null && (
        <div className="row between">
          <button type="button" className="btn ghost" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Previous
          </button>
          <button type="button" className="btn" disabled={at >= total - 1} onClick={() => setAt(at + 1)}>
            Next
          </button>
        </div>
      )}
    </div>
  );
}
