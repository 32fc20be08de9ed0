import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, Field } from "~/components/Field";
import type { InviteForm } from "~/features/members/form";
import type { FormInput } from "~/lib/fields";
import { asDay } from "~/lib/words";
import { paths } from "~/paths";
import { JOB_STATUS_LABELS, type JobStatus } from "~/vocabulary/jobs";
import { ROLE_LABELS, ROLE_WORDS, type Role } from "~/vocabulary/members";

type Props = {
  gives: readonly Role[];
  jobs: { id: string; title: string; status: JobStatus; createdDate: Date }[];
  lastResult: SubmissionResult<string[]> | undefined;
};

export function InviteSomebody({ gives, jobs, lastResult }: Props) {
  const [form, fields] = drawnForm<FormInput<typeof InviteForm>>({ id: "invite", lastResult });
  const ticked = [lastResult?.initialValue?.jobs ?? []].flat();
  const options = gives.map((role) => ({ value: role, label: `${ROLE_LABELS[role]}: ${ROLE_WORDS[role]}` }));
  return (
    <Card title="Invite somebody">
      <Form method="post" action={paths.members()} className="form" noValidate>
        <ErrorSummary form={form} />
        <Field
          meta={fields.email}
          label="Email Address"
          type="email"
          hint="They get a link that works for 7 days."
          autoComplete="off"
          required
        />
        <Choices meta={fields.role} label="Role" options={options} />
        {jobs.length > 0 && (
          <fieldset className="field choices">
            <legend>Jobs of a hiring manager</legend>
            <p className="hint">More can be added later, from the list of jobs.</p>
            {jobs.map(({ id, title, status, createdDate }) => (
              <label className="choice" key={id}>
                <input type="checkbox" name="jobs" value={id} defaultChecked={ticked.includes(id)} />
                <span dir="auto">
                  {title}
                  {jobs.some((job) => job.id !== id && job.title === title) &&
                    ` (${JOB_STATUS_LABELS[status].toLowerCase()}, from ${asDay(createdDate)})`}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Button name="intent" value="invite" busy="Sending...">
          Invite
        </Button>
      </Form>
    </Card>
  );
}
