import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { PasswordField } from "~/components/Field";
import { DeleteAccountForm } from "~/features/accounts/form";
import { askForCompanyErasure, findErasure, keepCompany } from "~/features/erasure/plan-company-erasure";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, failed, invalid, NOT_TAKEN_IN, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { unconfirmed } from "~/http/unconfirmed";
import type { FormInput } from "~/lib/fields";
import { oneFace } from "~/lib/headline-letters";
import { asDay } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Delete the company – ${brand.name}` }];

const TOO_LATE = "It is too late: the company is being erased.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companyId, companyName } = await requireRight(request, context, "company.delete");
  const eraseAt = await findErasure(context.services.db, companyId);
  return { companyName, goesOn: eraseAt === null ? null : asDay(eraseAt) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await requireRight(request, context, "company.delete");
  const form = await readForm(request, DeleteAccountForm, { secrets: ["currentPassword"] });
  if (!form.ok) return invalid(form);
  const deps = { ...context.services, now: context.now, clientIp: context.clientIp };
  const { intent, currentPassword } = form.value;
  if (intent === "keep") {
    const kept = await attempt(context, "company.not-kept", () => keepCompany(owner, deps));
    if (!kept.ok) return broken(form.reply({ form: [NOT_TAKEN_IN] }));
    if (!kept.value) return invalid({ reply: form.reply({ form: [TOO_LATE] }) });
    return seeOther(paths.companySettings(), {
      "Set-Cookie": await flash(`${owner.companyName} stays. Jobs that were open are open again.`),
    });
  }
  if (currentPassword === "")
    return invalid({ reply: form.reply({ currentPassword: ["Current password is required"] }) });
  const done = await attempt(context, "company.not-planned", () =>
    askForCompanyErasure(owner, currentPassword, deps),
  );
  if (!done.ok) return failed(form, NOT_TAKEN_IN, done.error);
  switch (done.value.kind) {
    case "wrong-password":
    case "too-many":
      return unconfirmed(form, done.value);
    case "planned":
      return seeOther(paths.deleteCompany());
  }
}

export default function DeleteCompany() {
  const { companyName, goesOn } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof DeleteAccountForm>>({ id: "delete", lastResult });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.companySettings()}>← Your company</a>
      </p>
      <h1 {...oneFace(companyName)}>
        {goesOn === null ? `Delete ${companyName}` : `${companyName} will be erased on ${goesOn}`}
      </h1>
      <ErrorSummary form={form} />
      <p>
        <strong>What goes:</strong> its jobs, questionnaires and public pages, every candidate with answers,
        files, evaluations, decisions and notes, its mails, templates, members and log.
      </p>
      <p>
        <strong>What stays:</strong> its members’ accounts, without a company, and each applicant’s own
        account. Backups of the database run out within 30 days.
      </p>
      <p>
        Members are told at once, applicants within days. {goesOn === null ? "From then on its" : "Its"} jobs
        are closed and take no applications; {goesOn === null ? "if an owner keeps it" : "if you keep it"},
        they open again. All else stays as it is until that day.
      </p>
      {goesOn === null ? (
        <Form method="post" className="card form" noValidate>
          <PasswordField
            meta={fields.currentPassword}
            label="Current password"
            hint="Every owner then has 14 days to keep the company."
            autoComplete="current-password"
            required
          />
          <Button look="danger" busy="Saving...">
            Delete the company
          </Button>
        </Form>
      ) : (
        <Form method="post">
          <Button name="intent" value="keep">
            Keep {companyName}
          </Button>
        </Form>
      )}
    </div>
  );
}
