import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AlsoChanged, type Theirs } from "~/components/AlsoChanged";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { type DrawnField, drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, Field, Tick } from "~/components/Field";
import { DecisionSettingsForm } from "~/features/decisions/form";
import { MOST_REASONS, UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import {
  type DecisionSettings,
  saveSettings,
  selectSettings,
  versionOf,
} from "~/features/decisions/settings";
import { templateNames } from "~/features/messages/by-template";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { checkForm, type FormReply, readFormData } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { type Reason, UNDO_WINDOWS } from "~/vocabulary/decisions";
import { MailOf } from "./messages/MailOf";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Decisions – ${brand.name}` }];

const FAILED = "The settings could not be saved. Please try again.";
const WINDOWS = UNDO_WINDOWS.map((value) => ({ value, label: UNDO_WINDOW_LABELS[value].choice }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRight(request, context, "company");
  const { db } = context.services;
  const [[company], templates] = await db.batch([
    selectSettings(db, companyId),
    templateNames(db, companyId),
  ]);
  if (company === undefined) throw notFound();
  const { reasons, ...settings } = company.settings;
  const seen = await versionOf(company.settings);
  const lines = reasons.length < MOST_REASONS ? [...reasons, EMPTY] : [...reasons];
  return { ...settings, seen, templates, reasons: lines };
}

const EMPTY: Reason = { id: "", ours: "", theirs: "", active: true };

export async function action({ request, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "company");
  const formData = await readFormData(request);
  const form = checkForm(formData, DecisionSettingsForm);
  if (!form.ok) return invalid(form);
  const seen = String(formData.get("over") ?? form.value.seen);
  const saved = await attempt(context, "decision-settings.not-saved", () =>
    saveSettings(context.services.db, recruiter, { ...form.value, seen }, context.now),
  );
  if (!saved.ok) return broken(form.reply({ form: [FAILED] }));
  if (saved.value !== null) {
    const [theirs, typed] = [inWords(saved.value), inWords(form.value)];
    const fields = Object.entries(theirs).filter(([label, words]) => typed[label] !== words);
    const version = await versionOf(saved.value);
    return data({ ...form.reply({}), theirs: { version, fields } }, 409);
  }
  return seeOther(paths.decisionSettings(), { "Set-Cookie": await flash("The settings are saved.") });
}

function inWords({ reasons, ...settings }: DecisionSettings): Record<string, string> {
  const ticks = TICKS.map((name) => [LABELS[name], settings[name] ? "Yes" : "No"]);
  const lines = reasons.map(
    ({ ours, theirs, active, brief, pool, template }) =>
      `${ours}: ${theirs}${active ? "" : " (not in use)"}${brief ? " (needs no words of your own)" : ""}` +
      (pool ? " (proposes the talent pool)" : "") +
      (template === undefined ? "" : " (with a mail of its own)"),
  );
  return {
    [LABELS.undoWindow]: UNDO_WINDOW_LABELS[settings.undoWindow].choice,
    ...Object.fromEntries(ticks),
    Reasons: lines.join("\n"),
  };
}

const TICKS = ["asksReasons", "reasonsInMail", "notesInArchive"] as const;
const LABELS = {
  undoWindow: "The mail about a decision leaves",
  asksReasons: "Nobody is passed without a reason, which they read",
  reasonsInMail: "The mail gives the reason too",
  notesInArchive:
    "Their archive has the notes and scorecards that you write about them. Otherwise they ask you for these.",
};

type Typed = Omit<DecisionSettings, "reasons"> & { seen: string } & {
  reasons: (Omit<Reason, "brief" | "pool"> & { brief: boolean; pool: boolean })[];
};

export default function DecisionSettingsPage() {
  const { templates, ...settings } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() as (FormReply & { theirs?: Theirs }) | undefined;
  const [form, fields] = drawnForm<Typed>({ id: "decisions", lastResult, defaultValue: settings });
  return (
    <div className="narrow stack wide">
      <p>
        <a href={paths.settings()}>Settings</a>
      </p>
      <h1>Decisions</h1>
      <ErrorSummary form={form} />
      {lastResult?.theirs !== undefined && (
        <AlsoChanged
          what="These settings were"
          form={form.id}
          page={paths.decisionSettings()}
          theirs={lastResult.theirs}
        />
      )}
      <Form method="post" id={form.id} className="stack" noValidate>
        <input type="hidden" name="seen" value={fields.seen.initialValue} />
        <Card title="When applicants are told">
          <Choices
            meta={fields.undoWindow}
            label={LABELS.undoWindow}
            hint={
              "Inside your company a decision holds at once. Until its mail leaves, Undo takes it back, " +
              "and the applicant learns nothing of it."
            }
            options={WINDOWS}
          />
        </Card>
        <Card title="Why it is a no">
          <div className="stack loose">
            <Tick meta={fields.asksReasons} label={LABELS.asksReasons} />
            <Tick meta={fields.reasonsInMail} label={LABELS.reasonsInMail} />
            <div className="stack">
              {fields.reasons.getFieldList().map((reason, index) => (
                <ReasonLine key={reason.key} reason={reason} number={index + 1} templates={templates} />
              ))}
            </div>
          </div>
        </Card>
        <Card title="What applicants can download">
          <div className="stack loose">
            <Tick meta={fields.notesInArchive} label={LABELS.notesInArchive} />
            <Button busy="Saving...">Save</Button>
          </div>
        </Card>
      </Form>
    </div>
  );
}

type ReasonProps = {
  reason: DrawnField<Typed["reasons"][number]>;
  number: number;
  templates: ReturnType<typeof useLoaderData<typeof loader>>["templates"];
};

function ReasonLine({ reason, number, templates }: ReasonProps) {
  const line = reason.getFieldset();
  return (
    <details className="unfold" open={!reason.valid}>
      <summary>{reasonTitle(line)}</summary>
      <div className="stack">
        <input type="hidden" name={line.id.name} value={line.id.initialValue ?? ""} />
        <Field meta={line.ours} label={`Your words for reason ${number}`} maxLength={60} required />
        <Field meta={line.theirs} label="The applicant reads" maxLength={200} required />
        <Tick meta={line.active} label="In use" />
        <Tick meta={line.brief} label="Needs no words of your own" />
        <Tick meta={line.pool} label="Proposes the talent pool: a person to keep for later jobs" />
        <MailOf
          meta={line.template}
          templates={templates}
          label="Mail template"
          empty="The usual mail"
          otherwise="they get the usual mail"
        />
      </div>
    </details>
  );
}

type Line = Record<"ours" | "active", { initialValue?: string | undefined }>;

const reasonTitle = ({ ours, active }: Line) =>
  ours.initialValue
    ? `${ours.initialValue}${active.initialValue === "on" ? "" : " (not in use)"}`
    : "One more reason";
