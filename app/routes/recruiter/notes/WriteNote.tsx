import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TextArea, Tick } from "~/components/Field";
import type { NoteForm } from "~/features/notes/form";
import { LONGEST_NOTE } from "~/features/notes/rules";
import type { FormReply } from "~/http/read-form";
import type { FormInput } from "~/lib/fields";

type Props = { privately: boolean; lastResult: FormReply | undefined };

export function WriteNote({ privately, lastResult }: Props) {
  const [form, fields] = useForm<FormInput<typeof NoteForm>>({ id: "write", lastResult });
  return (
    <Form method="post" className="form" noValidate>
      <ErrorSummary form={form} />
      <TextArea
        meta={fields.note}
        label="Your note"
        hint="Markdown works. The applicant can ask for a copy of what is written about them."
        rows={4}
        maxLength={LONGEST_NOTE}
        required
      />
      {privately && (
        <Tick
          meta={fields.private}
          label="Private: about pay, health or the right to work. Owners and recruiters alone read it."
        />
      )}
      <Button busy="Saving...">Add note</Button>
    </Form>
  );
}
