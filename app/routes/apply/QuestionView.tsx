import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import type { DrawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { type FieldFacts, TextArea } from "~/components/Field";
import { LONGEST_ANSWER } from "~/features/applications/rules";
import { categoryShown, placeholderShown } from "~/features/questionnaires/rules";
import { asFigure } from "~/lib/words";

type Asked = { type: string; title: string; question: string; placeholder: string };

type Props = {
  form: Pick<DrawnForm, "id" | "allErrors">;
  above?: ReactNode;
  field: FieldFacts;
  question: Asked;
  number: number;
  total: number;
  action?: string;
  /** Where a half-written answer is kept meanwhile; without it, only the buttons keep it. */
  saveTo?: string;
  next: string;
  busy?: string;
  carried?: Record<string, string>;
};

/** Previous and Next are buttons of one form, so that each of them keeps what was written. */
export function QuestionView(props: Props) {
  const { form, above, field, question, number, total, action, saveTo, next, busy, carried = {} } = props;
  return (
    <>
      <div className="stack-tight">
        <p className="small muted">
          Question {number} of {total}
        </p>
        <progress max={total} value={number} aria-label="Questions" />
      </div>
      {above || <ErrorSummary form={form} />}
      <answer-draft data-save={saveTo}>
        <form
          id={form.id}
          method="post"
          action={action}
          className="card form"
          noValidate
          aria-label={question.title}
        >
          <div className="stack-tight">
            <p className="eyebrow">{categoryShown(question.type)}</p>
            <h1 className="question-title">{question.title}</h1>
            <p className="prompt">{question.question}</p>
          </div>
          {Object.entries(carried).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <char-count>
            <TextArea
              meta={field}
              label="Your answer"
              rows={9}
              placeholder={placeholderShown(question.placeholder)}
              required
            />
            <p className="count">
              <span data-count />
              <span role="status" data-saved hidden />
              <span>
                at most {asFigure(LONGEST_ANSWER)}
                <noscript> characters</noscript>
              </span>
            </p>
          </char-count>
          <div className="row between steps">
            {number > 1 && (
              <Button look="ghost" name="intent" value="previous">
                Previous
              </Button>
            )}
            <Button name="intent" value="next" data-next="" busy={busy}>
              {next}
            </Button>
          </div>
        </form>
      </answer-draft>
      <Tips />
    </>
  );
}

const Tips = () => (
  <aside className="notice" aria-labelledby="tips">
    <h2 id="tips" className="tips-title">
      Tips
    </h2>
    <ul className="dotted small">
      <li>Tell of one real situation: what it was, what you did yourself, what came of it.</li>
      <li>Numbers and names of tools say more than adjectives.</li>
      <li>Half a page is plenty. You can come back and change an answer until you submit.</li>
    </ul>
  </aside>
);
