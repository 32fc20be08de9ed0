import { Field, type FieldFacts, TextArea } from "~/components/Field";
import { ReadAgain } from "~/components/ReadAgain";
import {
  GIVEN_FIELDS,
  type GivenField,
  LONGEST_BODY,
  LONGEST_SUBJECT,
  MERGE_FIELDS,
} from "~/vocabulary/messages";

export type WriteForm = Record<
  GivenField | "message" | "template" | "subject" | "body" | "day" | "time" | "zone" | "sure",
  string
> & { version: number };

type Fields = { [Name in keyof WriteForm]: FieldFacts };

const NAMES = MERGE_FIELDS.map((field) => `{{${field}}}`).join(" ");
export const FIELDS_HINT = `Markdown. These are filled in: ${NAMES}`;

const GIVEN = Object.entries(GIVEN_FIELDS) as [GivenField, string][];

type OfOne = "message" | "version" | "template";
type Props = { fields: Fields; ownWords: boolean; hidden?: OfOne[] };

const OF_ONE: OfOne[] = ["message", "version", "template"];

export function WriteFields({ fields, ownWords, hidden = OF_ONE }: Props) {
  const { subject, body, day, time, zone, sure } = fields;
  const warning = sure.errors?.[0];
  const typed = `${subject.initialValue ?? ""}\n${body.initialValue ?? ""}`;
  const asked = (one: FieldFacts) => one.initialValue !== undefined || one.errors !== undefined;
  return (
    <>
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={fields[name].initialValue ?? ""} />
      ))}
      {ownWords && (
        <>
          <Field meta={subject} label="Subject" maxLength={LONGEST_SUBJECT} required />
          <TextArea meta={body} label="Mail" hint={FIELDS_HINT} rows={10} maxLength={LONGEST_BODY} required />
        </>
      )}
      <details
        className="unfold"
        open={GIVEN.some(([name]) => asked(fields[name]) || typed.includes(`{{${name}}}`))}
      >
        <summary>Interview and reply</summary>
        <div className="stack">
          {GIVEN.map(([name, label]) => (
            <Field key={name} meta={fields[name]} label={label} maxLength={200} />
          ))}
        </div>
      </details>
      <details className="unfold" open={asked(day)}>
        <summary>Send later</summary>
        <div className="stack">
          <Field meta={day} label="Day" type="date" hint="At most 60 days ahead." />
          <Field meta={time} label="Time" type="time" />
          <Field meta={zone} label="Time zone" hint="Such as Europe/London." autoComplete="off" />
        </div>
      </details>
      <ReadAgain sure={sure} warning={warning} typed={typed} />
    </>
  );
}
