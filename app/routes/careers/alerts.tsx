import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, Field } from "~/components/Field";
import { HoneyPot } from "~/components/HoneyPot";
import { NothingCame } from "~/components/NothingCame";
import { alertWords, listOf } from "~/features/alerts/alert-words";
import { AlertForm } from "~/features/alerts/form";
import { subscribe } from "~/features/alerts/subscribe";
import { filtersOf, readCareersQuery } from "~/features/postings/careers-query";
import { companyAt } from "~/features/postings/open-company";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { readViewer } from "~/http/session";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { ALERT_RHYTHMS, RHYTHM_LABELS } from "~/vocabulary/alerts";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [
  { title: `New jobs by email – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [about, viewer] = await Promise.all([subjectOf(request, context), readViewer(request, context)]);
  const email = viewer?.emailVerified ? viewer.email : "";
  return { ...about.shown, email, sent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = await subjectOf(request, context);
  const form = await readForm(request, AlertForm);
  if (!form.ok) return invalid(form);
  const { services, settings, clientIp, zone, now } = context;
  const deps = { ...services, ...settings, clientIp, zone, now };
  const asked = await attempt(context, "alert.not-taken", () => subscribe(form.value, about, deps));
  if (!asked.ok) return broken(form.reply({ form: [FAILED] }));
  // The same for every address, so that nobody learns whose gets mails already.
  return seeOther(paths.alerts({ company: about.shown.companySlug ?? undefined, sent: "yes" }));
}

const FAILED = "We could not take that in. Please try again in a minute.";

async function subjectOf(request: Request, context: AppLoadContext) {
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get("company");
  const company = slug === null ? null : await companyAt(slug, context.services.db);
  if (slug !== null && company === null) throw notFound();
  const filters = company === null ? filtersOf(readCareersQuery(searchParams)) : {};
  const { companyName = null, companySlug = null } = company ?? {};
  const subject = { filters, companyName, companySlug };
  const shown = { companySlug, words: alertWords(subject), list: listOf(subject) };
  return { company, filters, shown };
}

export default function Alerts() {
  const { words, list, email, sent } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof AlertForm>>({
    id: "alert",
    lastResult,
    defaultValue: { email, rhythm: "daily" },
  });
  if (sent) return <Sent list={list} />;
  return (
    <div className="narrow stack">
      <h1>New jobs by email</h1>
      <p>
        We write when there are new <strong dir="auto">{words}</strong>, and only then.
      </p>
      <ErrorSummary form={form} />
      <Form method="post" className="card form" noValidate>
        <Field meta={fields.email} label="Email Address" type="email" autoComplete="email" required />
        <Choices meta={fields.rhythm} label="How often" options={RHYTHMS} />
        <HoneyPot name="website" />
        <Button busy="Sending...">Send me new jobs</Button>
      </Form>
    </div>
  );
}

const RHYTHMS = ALERT_RHYTHMS.map((value) => ({ value, label: `${RHYTHM_LABELS[value]}, at seven` }));

const Sent = ({ list }: { list: string }) => (
  <div className="narrow stack">
    <h1>Look into your inbox</h1>
    <p role="status">
      A mail with a link is on its way. Press the button behind it within 48 hours, and new jobs come to you.
    </p>
    <NothingCame />
    <p>
      <a href={list}>Back to the jobs</a>
    </p>
  </div>
);
