import { Button } from "~/components/Button";
import { Day } from "~/components/Day";
import { drawnForm } from "~/components/drawn-form";
import { TextArea } from "~/components/Field";
import { LONGEST_ANSWER } from "~/features/suggestions/rules";
import type { Suggestion } from "~/features/suggestions/store";
import type { FormReply } from "~/http/read-form";
import { paths } from "~/paths";
import { SUGGESTION_LABELS } from "~/vocabulary/suggestions";

type Props = {
  list: readonly Suggestion[];
  /** Of which job, for whoever may answer. */
  answering?: string;
  /** An answer that was not taken. */
  lastResult?: FormReply | undefined;
};

export const SuggestionList = ({ list, answering, lastResult }: Props) => (
  <ol className="review">
    {list.map((one) => (
      <li key={one.id} id={one.id}>
        <Said of={one} />
        {one.answer === null && answering !== undefined && (
          <Answer
            jobId={answering}
            id={one.id}
            author={one.personName}
            lastResult={lastResult?.initialValue?.id === one.id ? lastResult : undefined}
          />
        )}
      </li>
    ))}
  </ol>
);

export function Suggested({ list, ...answering }: Props) {
  const open = list.filter(({ answer }) => answer === null);
  const answered = list.filter(({ answer }) => answer !== null);
  return (
    <>
      {open.length > 0 && (
        <>
          <h2>Waiting for an answer</h2>
          <SuggestionList list={open} {...answering} />
        </>
      )}
      {answered.length > 0 && (
        <>
          <h2>Answered lately</h2>
          <SuggestionList list={answered} />
        </>
      )}
    </>
  );
}

const Said = ({ of }: { of: Suggestion }) => (
  <>
    <p>
      <strong dir="auto">{of.personName}</strong>
      <span className="muted">
        {" "}
        · <Day of={of.createdAt} />
        {of.part !== "" && ` · ${of.part}`}
      </span>
    </p>
    <p className="as-written" dir="auto">
      {of.text}
    </p>
    {of.answer !== null && (
      <p>
        <strong>{SUGGESTION_LABELS[of.answer]}</strong>
        <span className="muted">
          {" "}
          · {of.answeredBy} {of.answeredAt !== null && <Day of={of.answeredAt} />}
        </span>
      </p>
    )}
    {of.words !== "" && <p className="as-written">{of.words}</p>}
  </>
);

type AnswerProps = { jobId: string; id: string; author: string; lastResult: FormReply | undefined };

function Answer({ jobId, id, author, lastResult }: AnswerProps) {
  const [, fields] = drawnForm<{ words: string }>({ id: `answer-${id}`, lastResult });
  return (
    <details open={lastResult !== undefined || undefined}>
      <summary>
        Answer<span className="visually-hidden"> {author}</span>
      </summary>
      <form method="post" action={paths.suggestions(jobId)} className="form" noValidate>
        <input type="hidden" name="id" value={id} />
        <TextArea meta={fields.words} label={`Words for ${author}`} rows={2} maxLength={LONGEST_ANSWER} />
        <div className="row">
          <Button small name="answer" value="done">
            {SUGGESTION_LABELS.done}
          </Button>
          <Button small look="ghost" name="answer" value="not-now">
            {SUGGESTION_LABELS["not-now"]}
          </Button>
        </div>
      </form>
    </details>
  );
}
