type Answered = {
  question: { id: number; type: string; title: string; question: string };
  text: string | null;
};

export function AnswerList(props: {
  answers: Answered[];
  change?: ((number: number) => string) | undefined;
}) {
  return (
    <ol className="stack">
      {props.answers.map(({ question, text }, index) => (
        <li className="card stack" key={question.id}>
          <div className="answer-head">
            <h2 className="card-title">{question.title}</h2>
            {props.change !== undefined && (
              <a href={props.change(index + 1)} className="small">
                {text === null ? "Answer" : "Change"}
                <span className="visually-hidden"> {question.title}</span>
              </a>
            )}
          </div>
          <p className="small muted">{question.question}</p>
          {text === null ? (
            <p className="file-warning small">Not answered yet</p>
          ) : (
            <blockquote className="answer">{text}</blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}
