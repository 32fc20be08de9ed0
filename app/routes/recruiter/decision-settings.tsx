import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices } from "~/components/Field";
import { DecisionSettingsForm } from "~/features/decisions/form";
import { UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import { saveSettings, selectSettings } from "~/features/decisions/settings";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRecruiter } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { UNDO_WINDOWS } from "~/vocabulary/decisions";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Decisions – ${brand.name}` }];

const FAILED = "The settings could not be saved. Please try again.";
const WINDOWS = UNDO_WINDOWS.map((value) => ({ value, label: UNDO_WINDOW_LABELS[value].choice }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRecruiter(request, context);
  const [settings] = await selectSettings(context.services.db, companyId);
  if (settings === undefined) throw notFound();
  return settings;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const recruiter = await requireRecruiter(request, context);
  const form = await readForm(request, DecisionSettingsForm);
  if (!form.ok) return invalid(form);
  const saved = await attempt(context, "decision-settings.not-saved", () =>
    saveSettings(context.services.db, recruiter, form.value, context.now),
  );
  if (!saved.ok) return broken(form.reply({ form: [FAILED] }));
  return seeOther(paths.decisionSettings(), { "Set-Cookie": await flash("The settings are saved.") });
}

export default function DecisionSettings() {
  const settings = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useForm<FormInput<typeof DecisionSettingsForm>>({
    id: "decisions",
    lastResult,
    defaultValue: settings,
  });
  return (
    <div className="narrow stack wide">
      <h1>Decisions</h1>
      <ErrorSummary form={form} />
      <Card title="When applicants are told">
        <Form method="post" className="form" noValidate>
          <Choices
            meta={fields.undoWindow}
            label="The mail about a decision leaves"
            hint={
              "Inside your company a decision holds at once. Until its mail leaves, Undo takes it back, " +
              "and the applicant learns nothing of it."
            }
            options={WINDOWS}
          />
          <Button busy="Saving...">Save</Button>
        </Form>
      </Card>
    </div>
  );
}
