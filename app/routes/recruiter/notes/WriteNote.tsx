import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea, Tick } from "~/components/Field";
import type { NoteForm } from "~/features/notes/form";
import { LONGEST_NOTE } from "~/features/notes/rules";
import type { FormReply } from "~/http/read-form";
import type { FormInput } from "~/lib/fields";

type Props = {
  privately: boolean;
  nearest: { id: string; name: string }[];
  lastResult: FormReply | undefined;
};

export function WriteNote({ privately, nearest, lastResult }: Props) {
  const [form, fields] = drawnForm<FormInput<typeof NoteForm>>({ id: "write", lastResult });
  const chosen = [lastResult?.initialValue?.tell].flat();
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary form={form} />
      <TextArea meta={fields.note} label="Your note" hint={HINT} rows={4} maxLength={LONGEST_NOTE} required />
      {privately && (
        <Tick
          meta={fields.private}
          label="Private: about pay, health or the right to work. Owners and recruiters alone read it."
        />
      )}
      {nearest.length > 0 && (
        <fieldset className="field note-row">
          <legend>
            Tell also <span className="optional">(optional)</span>
          </legend>
          {nearest.map(({ id, name }) => (
            <label className="tick-box" key={id}>
              <input type="checkbox" name="tell" value={id} defaultChecked={chosen.includes(id)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Button busy="Saving...">Add note</Button>
    </Form>
  );
}

const HINT =
  "Write @ and a colleague’s name to tell them. Markdown works. Applicants can ask for a copy of what is " +
  "written about them.";
