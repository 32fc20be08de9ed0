import { Button } from "~/components/Button";
import type { DrawnField, DrawnFields } from "~/components/drawn-form";
import { Field, Select } from "~/components/Field";
import type { JobStage } from "~/features/stages/job-stages";
import { MOST_STAGES, mayGoDown } from "~/features/stages/rules";
import { counted } from "~/lib/words";
import { STAGE_KIND_WORDS, STAGE_KINDS } from "~/vocabulary/stages";
import { MailOf } from "../messages/MailOf";

export type TypedLine = Record<
  "id" | "name" | "kind" | "shownAs" | "promiseDays" | "mailTemplate" | "moveTo",
  string
>;

/** As a form shows them, and one line more as long as there is room. */
export function typedLines(stages: readonly Omit<JobStage, "status">[]): TypedLine[] {
  const lines = stages.map(({ id, name, kind, shownAs, promiseDays, mailTemplate }) => ({
    ...{ id, name, kind, shownAs, promiseDays: String(promiseDays ?? ""), mailTemplate, moveTo: "" },
  }));
  const none = { shownAs: "", promiseDays: "", mailTemplate: "", moveTo: "" };
  const empty = { id: "", name: "", kind: "interview", ...none };
  return lines.length < MOST_STAGES ? [...lines, empty] : lines;
}

const KINDS = STAGE_KINDS.map((value) => ({ value, label: STAGE_KIND_WORDS[value].label }));

type Beside = { stages: readonly JobStage[]; mails: readonly { id: string; name: string }[] };
type Props = Beside & { lines: DrawnField<TypedLine[]> };

export function StageLines({ lines, ...beside }: Props) {
  return (
    <ol className="stack stage-lines">
      {lines.getFieldList().map((field, index) => (
        <Line key={field.key} field={field} index={index} {...beside} />
      ))}
    </ol>
  );
}

function besidesName({ name, kind, people }: Beside["stages"][number]): string {
  const { label } = STAGE_KIND_WORDS[kind];
  const said = [label === name ? "" : label, people > 0 ? counted(people, "person", "people") : ""];
  return said.filter(Boolean).join(" · ");
}

type LineProps = Beside & { field: DrawnField<TypedLine>; index: number };

function Line({ field, index, stages, mails }: LineProps) {
  const line = field.getFieldset();
  const id = line.id.initialValue ?? "";
  const stage = stages.find((one) => one.id === id);
  const name = stage?.name ?? "";
  return (
    <li className="row between">
      <details className="unfold" open={!field.valid}>
        <summary>
          <strong dir="auto">{stage === undefined ? "One more stage" : name}</strong>
          {stage !== undefined && <span className="muted small"> {besidesName(stage)}</span>}
        </summary>
        <div className="stack">
          <input type="hidden" name={line.id.name} value={id} />
          <Field meta={line.name} label="Name" maxLength={40} required />
          <Select meta={line.kind} label="Kind of step" options={KINDS} required />
          <Field
            meta={line.shownAs}
            label="Applicants see it as"
            hint="Empty: as the kind of step. They never read the name."
            maxLength={60}
          />
          <Field
            meta={line.promiseDays}
            label="Days in which you mean to go on"
            inputMode="numeric"
            maxLength={2}
          />
          <MailOf
            meta={line.mailTemplate}
            templates={mails}
            label="Mail offered first to whoever stands here"
            empty="None of its own"
            otherwise="none is offered first"
          />
          {stage !== undefined && <Deletion line={line} index={index} stage={stage} stages={stages} />}
        </div>
      </details>
      {stage !== undefined && (
        <span className="row">
          <Swap press={`up ${index}`} name={name} label="Up" may={mayGoDown(stages, index - 1)} />
          <Swap press={`down ${index}`} name={name} label="Down" may={mayGoDown(stages, index)} />
        </span>
      )}
    </li>
  );
}

const Swap = ({ press, name, label, may }: { press: string; name: string; label: string; may: boolean }) => (
  <Button
    look="ghost"
    small
    name="press"
    value={press}
    disabled={!may}
    aria-label={`Move ${name} ${label.toLowerCase()}`}
  >
    {label}
  </Button>
);

type DeletionProps = {
  line: DrawnFields<TypedLine>;
  index: number;
  stage: JobStage;
  stages: readonly JobStage[];
};

function Deletion({ line, index, stage, stages }: DeletionProps) {
  const { people, status, name } = stage;
  const others = stages.filter((one) => one.id !== stage.id && one.status === status);
  return (
    <div className="stack">
      {people > 0 &&
        (others.length > 0 ? (
          <Select
            meta={line.moveTo}
            label={`Deleted, its ${counted(people, "person", "people")} go to`}
            options={others.map((one) => ({ value: one.id, label: one.name }))}
            required
          />
        ) : (
          <p className="hint">
            {status === "passed"
              ? `Who stands here stays passed: ${counted(people, "person", "people")}.`
              : "No other stage is of its kind: move its people, or add one, before you delete it."}
          </p>
        ))}
      <Button look="danger" small name="press" value={`delete ${index}`} aria-label={`Delete ${name}`}>
        Delete
      </Button>
    </div>
  );
}
