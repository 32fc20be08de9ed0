import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, Field, Tick } from "~/components/Field";
import { DecisionSettingsForm } from "~/features/decisions/form";
import { MOST_REASONS, UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import { type DecisionSettings, saveSettings, selectSettings } from "~/features/decisions/settings";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { type Reason, UNDO_WINDOWS } from "~/vocabulary/decisions";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Decisions – ${brand.name}` }];

const FAILED = "The settings could not be saved. Please try again.";
const WINDOWS = UNDO_WINDOWS.map((value) => ({ value, label: UNDO_WINDOW_LABELS[value].choice }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRight(request, context, "company");
  const [company] = await selectSettings(context.services.db, companyId);
  if (company === undefined) throw notFound();
  const { reasons, ...settings } = company.settings;
  return { ...settings, reasons: reasons.length < MOST_REASONS ? [...reasons, EMPTY] : [...reasons] };
}

const EMPTY: Reason = { id: "", ours: "", theirs: "", active: true };

export async function action({ request, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "company");
  const form = await readForm(request, DecisionSettingsForm);
  if (!form.ok) return invalid(form);
  const saved = await attempt(context, "decision-settings.not-saved", () =>
    saveSettings(context.services.db, recruiter, form.value, context.now),
  );
  if (!saved.ok) return broken(form.reply({ form: [FAILED] }));
  return seeOther(paths.decisionSettings(), { "Set-Cookie": await flash("The settings are saved.") });
}

type Typed = Omit<DecisionSettings, "reasons"> & { reasons: (Omit<Reason, "brief"> & { brief: boolean })[] };

export default function DecisionSettingsPage() {
  const settings = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useForm<Typed>({ id: "decisions", lastResult, defaultValue: settings });
  return (
    <div className="narrow stack wide">
      <h1>Decisions</h1>
      <ErrorSummary form={form} />
      <Form method="post" className="stack" noValidate>
        <Card title="When applicants are told">
          <Choices
            meta={fields.undoWindow}
            label="The mail about a decision leaves"
            hint={
              "Inside your company a decision holds at once. Until its mail leaves, Undo takes it back, " +
              "and the applicant learns nothing of it."
            }
            options={WINDOWS}
          />
        </Card>
        <Card title="Why it is a no">
          <div className="stack loose">
            <Tick meta={fields.asksReasons} label="Nobody is passed without a reason, which they read" />
            <Tick meta={fields.reasonsInMail} label="The mail gives the reason too" />
            <div className="stack">
              {fields.reasons.getFieldList().map((reason, index) => {
                const line = reason.getFieldset();
                return (
                  <details key={reason.key} className="unfold" open={!reason.valid}>
                    <summary>{reasonTitle(line)}</summary>
                    <div className="stack">
                      <input type="hidden" name={line.id.name} value={line.id.initialValue ?? ""} />
                      <Field
                        meta={line.ours}
                        label={`Your words for reason ${index + 1}`}
                        maxLength={60}
                        required
                      />
                      <Field meta={line.theirs} label="The applicant reads" maxLength={200} required />
                      <Tick meta={line.active} label="In use" />
                      <Tick meta={line.brief} label="Needs no words of your own" />
                    </div>
                  </details>
                );
              })}
            </div>
          </div>
        </Card>
        <Card title="What applicants can download">
          <div className="stack loose">
            <Tick
              meta={fields.notesInArchive}
              label="Their archive has the notes that you write about them. Otherwise they ask you for these."
            />
            <Button busy="Saving...">Save</Button>
          </div>
        </Card>
      </Form>
    </div>
  );
}

type Line = Record<"ours" | "active", { initialValue?: string | undefined }>;

const reasonTitle = ({ ours, active }: Line) =>
  ours.initialValue
    ? `${ours.initialValue}${active.initialValue === "on" ? "" : " (not in use)"}`
    : "One more reason";
