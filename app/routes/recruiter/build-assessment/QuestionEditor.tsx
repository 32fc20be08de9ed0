import {
  categoryShown,
  type Draft,
  type LONGEST,
  placeholderShown,
  QUESTION_ICONS,
  type Question,
  type QuestionProblem,
} from "~/features/questionnaires/rules";
import { oneFace } from "~/lib/headline-letters";
import { QuestionIcon } from "./QuestionIcon";

type Props = {
  draft: Draft;
  change: (id: number, changes: Partial<Question>) => void;
  problems: readonly QuestionProblem[];
};

export function QuestionEditor({ draft, change, problems }: Props) {
  const index = draft.questions.findIndex((question) => question.id === draft.selected);
  const question = draft.questions[index];
  if (question === undefined) {
    return (
      <p className="builder-empty muted" id="editor">
        Select a question to edit
      </p>
    );
  }
  const text = (field: keyof typeof LONGEST, label: string, rows = 0) => (
    <TextField
      key={field}
      name={`questions[${index}].${field}`}
      label={label}
      rows={rows}
      value={question[field]}
      problem={problems.find((one) => one.id === question.id && one.field === field)?.message}
      onChange={(value) => change(question.id, { [field]: value })}
    />
  );
  return (
    <section className="editor surface" id="editor" aria-label={`Question ${index + 1}`}>
      <IconPicker
        name={`questions[${index}].icon`}
        value={question.icon}
        onChange={(icon) => change(question.id, { icon })}
      />
      {text("type", "Category")}
      {text("title", "Question Title")}
      {text("question", "Question Text", 5)}
      {text("placeholder", "Placeholder Text", 2)}
      <h3>Live preview</h3>
      <QuestionCard question={question} />
    </section>
  );
}

type TextProps = {
  name: string;
  label: string;
  rows: number;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
};

function TextField({ name, label, rows, value, problem, onChange }: TextProps) {
  const id = name.replace(/\W+/g, "-");
  const field = {
    id,
    name,
    value,
    "aria-invalid": problem === undefined ? undefined : true,
    "aria-describedby": problem === undefined ? undefined : `${id}-error`,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {problem !== undefined && (
        <p className="error" id={`${id}-error`}>
          {problem}
        </p>
      )}
      {rows === 0 ? <input type="text" {...field} /> : <textarea rows={rows} {...field} />}
    </div>
  );
}

function IconPicker(props: { name: string; value: string; onChange: (icon: string) => void }) {
  return (
    <fieldset className="field icon-picker">
      <legend>Icon</legend>
      <div className="row">
        {QUESTION_ICONS.map((icon) => (
          <label key={icon} title={icon}>
            <input
              type="radio"
              name={props.name}
              value={icon}
              checked={props.value === icon}
              onChange={() => props.onChange(icon)}
            />
            <QuestionIcon name={icon} size={22} />
            <span className="visually-hidden">{icon}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function QuestionCard({ question }: { question: Omit<Question, "id"> }) {
  return (
    <div className="question-card">
      <p className="eyebrow row">
        <QuestionIcon name={question.icon} /> {categoryShown(question.type)}
      </p>
      <h4 {...oneFace(question.title)}>{question.title}</h4>
      <p>{question.question}</p>
      <textarea
        rows={3}
        placeholder={placeholderShown(question.placeholder)}
        aria-label="Answer, as a preview"
        readOnly
      />
    </div>
  );
}
