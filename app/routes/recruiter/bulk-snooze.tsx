import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, Tick } from "~/components/Field";
import { planSnooze, snoozeCandidates } from "~/features/candidates/act-on-many";
import { SnoozeManyForm } from "~/features/candidates/form";
import { attempt } from "~/http/attempt";
import { checkForm } from "~/http/read-form";
import { broken } from "~/http/replies";
import { requireRight } from "~/http/session";
import { counted, dayInWords } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { BackToList } from "./bulk/BackToList";
import { OnlyLeft } from "./bulk/OnlyLeft";
import { onwards } from "./bulk/onwards";
import { namesLeft, readChosen, seenIn, whyStopped } from "./bulk/read-chosen";
import { Chosen, WhoIsMeant } from "./bulk/WhoIsMeant";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Snooze several – ${brand.name}` }];

const SINCE = "they are decided on, or stand elsewhere by now";
const FAILED = "Not everybody could be snoozed. Press again: who is snoozed stays so.";

export const loader = (asked: LoaderFunctionArgs) => namesLeft(asked, "candidates.decide");

export async function action({ request, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "candidates.decide");
  const formData = await readChosen(request, recruiter, context);
  const bulk = String(formData.get("bulk"));
  const deps = { db: context.services.db, now: context.now };
  const plan = await planSnooze(recruiter, seenIn(String(formData.get("people"))), deps);
  const { people, left, timeZone, days } = plan;
  const asked = { bulk, people, left, days };
  const form = checkForm(formData, SnoozeManyForm);
  if (formData.get("intent") !== "send" || people.length === 0) return data({ ...asked, reply: null });
  if (!form.ok) return data({ ...asked, reply: form.reply }, 422);
  const { until, reason, card } = form.value;
  if (until < days.first || until > days.last)
    return data({ ...asked, reply: form.reply({ until: [dayWanted(days)] }) }, 422);
  const by = { ...recruiter, requestId: bulk };
  const tried = await attempt(context, "bulk.failed", () =>
    snoozeCandidates(by, people, { until, reason, card, timeZone }, deps),
  );
  if (!tried.ok) return broken({ ...asked, reply: form.reply({ form: [whyStopped(tried.error, FAILED)] }) });
  const missed = tried.value;
  context.log("candidates.snoozed", { bulk, people: people.length - missed.length, userId: recruiter.id });
  const said = (done: string) => `${done}: snoozed until ${dayInWords(until)}.`;
  return onwards(request, { people, missed, page: paths.bulkSnooze, said });
}

type Days = { first: string; usual: string; last: string };

const dayWanted = ({ first, last }: Days) =>
  `Please choose a day from ${dayInWords(first)} to ${dayInWords(last)}`;

export default function BulkSnooze() {
  const missed = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = drawnForm<{ until: string; reason: string; card: string }>({
    id: "snooze",
    lastResult: answer?.reply,
    defaultValue: { until: answer?.days.usual ?? "", reason: "", card: "" },
  });
  if (answer === undefined || answer.people.length === 0)
    return <OnlyLeft title="Later" missed={missed} asked={answer} since={SINCE} />;
  const { people, days } = answer;
  return (
    <form method="post" className="narrow form stack" noValidate>
      <BackToList />
      <h1>Later: {counted(people.length, "person", "people")}</h1>
      <ErrorSummary form={form} />
      <Chosen {...answer} />
      <WhoIsMeant {...answer} since={SINCE} />
      <p>
        Everybody in the company finds them under “Snoozed” until then, and on top of the undecided from that
        day on. They wait for an answer all the same.
      </p>
      <Field meta={fields.until} label="Until" type="date" min={days.first} max={days.last} required />
      <Tick meta={fields.card} label="Or once somebody hands in a scorecard, if that is sooner" />
      <Field
        meta={fields.reason}
        label="Why"
        hint="Your company reads it; each applicant may ask for it."
        maxLength={200}
        required
      />
      <button type="submit" name="intent" value="send" className="btn">
        Snooze {counted(people.length, "person", "people")}
      </button>
    </form>
  );
}
