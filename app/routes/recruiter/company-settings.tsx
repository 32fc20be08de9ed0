import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AlsoChanged, type Theirs } from "~/components/AlsoChanged";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { CurrencyField } from "~/components/CurrencyField";
import { type DrawnFields, drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, Select, TextArea } from "~/components/Field";
import { type CompanySettings, changeCompany, findCompany } from "~/features/accounts/change-company";
import { CompanyForm } from "~/features/accounts/form";
import { SLUG_TAKEN } from "~/features/accounts/rules";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { checkForm, type FormReply, readFormData } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import postingStyles from "~/styles/postings.css?url";
import { COUNTRY_OPTIONS, LANGUAGE_OPTIONS } from "./choices";
import { ColourPreview } from "./company-settings/ColourPreview";
import { PictureForm } from "./company-settings/PictureForm";
import { Snippets } from "./company-settings/Snippets";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Your company – ${brand.name}` }];

export const links = () => [{ rel: "stylesheet", href: postingStyles }];

/** In bytes: what is said about the company, twice, as a browser encodes it. */
const LARGEST = 96 * 1024;
const FAILED = "The settings could not be saved. Please try again.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await requireRight(request, context, "company");
  const company = await findCompany(context.services.db, owner.companyId);
  if (company === null) throw notFound();
  return { ...company, goes: owner.companyEraseAt !== null, origin: context.settings.publicOrigin };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "company");
  const formData = await readFormData(request, LARGEST);
  const form = checkForm(formData, CompanyForm);
  if (!form.ok) return invalid(form);
  const seen = readSeen(String(formData.get("over") ?? form.value.seen));
  const { seen: _, ...wanted } = form.value;
  const saved = await attempt(context, "company.not-saved", () =>
    changeCompany(context.services.db, recruiter, { wanted, seen }, context.now),
  );
  if (!saved.ok) return broken(form.reply({ form: [FAILED] }));
  if (saved.value.kind === "collided") {
    const { theirs } = saved.value;
    const fields = Object.entries(theirs).map(([name, saved]) => [
      LABELS[name as keyof typeof LABELS],
      saved ?? "",
    ]);
    const version = JSON.stringify({ ...seen, ...theirs });
    return data({ ...form.reply({}), theirs: { version, fields } }, 409);
  }
  if (saved.value.kind === "slug-taken") return invalid({ reply: form.reply({ slug: [SLUG_TAKEN] }) });
  return seeOther(paths.companySettings(), { "Set-Cookie": await flash("The settings are saved.") });
}

function readSeen(text: string): Partial<CompanySettings> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

const LABELS: Record<keyof CompanySettings, string> = {
  slug: "Address",
  website: "Website",
  about: "About",
  colour: "Colour",
  privacyEmail: "Privacy contact",
  linkedinId: "Company number at LinkedIn",
  defaultCountry: "Country of new jobs",
  defaultCurrency: "Currency of new jobs",
  defaultLanguage: "Language of new jobs",
  defaultTimeZone: "Time zone of new jobs",
  embedSites: "Sites that may show your list of jobs",
};

export default function CompanySettingsPage() {
  const { settings, logo, sharePicture, origin, name, goes } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() as (FormReply & { theirs?: Theirs }) | undefined;
  const [form, fields] = drawnForm<FormInput<typeof CompanyForm>>({
    id: "company",
    lastResult,
    defaultValue: { ...settings, seen: JSON.stringify(settings) },
  });
  return (
    <div className="narrow stack wide">
      <p>
        <a href={paths.settings()}>Settings</a>
      </p>
      <h1>Your company</h1>
      <p>
        This is what strangers see at{" "}
        <a href={paths.company(settings.slug)}>{origin + paths.company(settings.slug)}</a>.
      </p>
      <ErrorSummary form={form} />
      {lastResult?.theirs !== undefined && (
        <AlsoChanged
          what="This was"
          form={form.id}
          page={paths.companySettings()}
          theirs={lastResult.theirs}
        />
      )}
      <Card title="Its page">
        <Form method="post" id={form.id} className="form" noValidate>
          <input type="hidden" name="seen" value={fields.seen.initialValue} />
          <ForStrangers fields={fields} colour={settings.colour} origin={origin} />
          <Field
            meta={fields.privacyEmail}
            label={LABELS.privacyEmail}
            type="email"
            hint={`Who answers people about their data. Empty: ${brand.contactEmail}.`}
            autoComplete="off"
          />
          <Field
            meta={fields.linkedinId}
            label={LABELS.linkedinId}
            hint={
              "With it, LinkedIn can read your open jobs, and the email address of who posted each, at " +
              `${origin + paths.company(settings.slug)}/linkedin.xml. Without it nothing stands there.`
            }
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
          />
          <WithNewJobs fields={fields} />
          <TextArea
            meta={fields.embedSites}
            label={LABELS.embedSites}
            hint="One address a line, such as https://www.example.com. Empty: every site may."
            rows={3}
          />
          <Button busy="Saving...">Save</Button>
        </Form>
      </Card>
      <Snippets origin={origin} slug={settings.slug} name={name} />
      <PictureForm kind="logo" picture={logo} />
      <PictureForm kind="sharePicture" picture={sharePicture} />
      <ExportAndDelete name={name} going={goes} />
    </div>
  );
}

type Fields = { fields: DrawnFields<FormInput<typeof CompanyForm>> };

const ForStrangers = ({ fields, colour, origin }: Fields & { colour: string; origin: string }) => (
  <>
    <Field
      meta={fields.slug}
      label={LABELS.slug}
      hint={`What follows ${origin}/careers/. Addresses from before go on leading here.`}
      autoComplete="off"
      required
    />
    <Field meta={fields.website} label={LABELS.website} type="url" hint="Such as https://www.example.com." />
    <TextArea
      meta={fields.about}
      label={LABELS.about}
      hint="Two or three sentences. Markdown works."
      rows={5}
    />
    <Field
      meta={fields.colour}
      label={LABELS.colour}
      hint="Such as #1a6b54: for the band on top and Apply."
    />
    {colour !== "" && <ColourPreview colour={colour} />}
  </>
);

const WithNewJobs = ({ fields }: Fields) => (
  <>
    <Select
      meta={fields.defaultCountry}
      label={LABELS.defaultCountry}
      options={COUNTRY_OPTIONS}
      empty="Please choose"
    />
    <CurrencyField meta={fields.defaultCurrency} label={LABELS.defaultCurrency} required />
    <Select
      meta={fields.defaultLanguage}
      label={LABELS.defaultLanguage}
      options={LANGUAGE_OPTIONS}
      required
    />
    <Field
      meta={fields.defaultTimeZone}
      label={LABELS.defaultTimeZone}
      hint="Such as Europe/London."
      required
    />
  </>
);

const ExportAndDelete = ({ name, going }: { name: string; going: boolean }) => (
  <Card title="Export and delete">
    <p>
      The export is one archive: the company, its members and settings, templates, jobs, the log, and of each
      candidate what they answered, commented and asked, with your decisions, notes, scorecards and mails. Not
      in it are the files that candidates sent, and the sentences that a score rests on: both stand on each
      candidate’s page, and end when the company is deleted.
    </p>
    <div className="row">
      <a className="btn ghost" href={paths.exportCompany()} download>
        Export {name}
      </a>
      <a className="btn quiet" href={paths.deleteCompany()}>
        {going ? "Keep" : "Delete"} {name}
      </a>
    </div>
  </Card>
);
