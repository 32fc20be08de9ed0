import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field, Tick } from "~/components/Field";
import { SnoozeForm } from "~/features/candidates/form";
import { statusLabel } from "~/features/candidates/rules";
import { openSnooze, snooze, wake } from "~/features/candidates/snooze";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, NOTHING_CHANGED, notFound, seeOther } from "~/http/replies";
import type { FormInput } from "~/lib/fields";
import { oneFace } from "~/lib/headline-letters";
import { dayInWords, inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { nextInList } from "./candidates/on-to-next";
import { openCandidate } from "./candidates/open-candidate";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Later: ${data?.name ?? ""} – ${brand.name}` },
];

const find = (args: LoaderFunctionArgs) =>
  openCandidate(args, "candidates.move", ({ companyId }, id) =>
    openSnooze(args.context.services.db, companyId, id, args.context.now),
  );

export async function loader(args: LoaderFunctionArgs) {
  const { found } = await find(args);
  return { ...found, list: new URL(args.request.url).searchParams.get("list") ?? "" };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { member, found } = await find(args);
  const form = await readForm(request, SnoozeForm);
  if (!form.ok) return invalid(form);
  const { intent, until, reason, card, list } = form.value;
  const { id, timeZone, days } = found;
  const deps = { db: context.services.db, now: context.now };
  if (intent === "snooze" && (until < days.first || until > days.last))
    return invalid({ reply: form.reply({ until: [dayWanted(days)] }) });
  const tried = await attempt(context, "candidate.not-snoozed", () =>
    intent === "wake" ? wake(member, id, deps) : snooze(member, { id, until, reason, card, timeZone }, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [NOTHING_CHANGED] }));
  const outcome = tried.value;
  if (outcome.kind === "not-found") throw notFound();
  const name = inShort(outcome.name);
  if (outcome.kind === "decided") {
    const where = outcome.stage ?? statusLabel(outcome.status);
    return data(form.reply({ form: [`${name} stands at “${where}” by now. Nothing was changed.`] }), 409);
  }
  context.log(intent === "wake" ? "candidate.woken" : "candidate.snoozed", { applicationId: id });
  const or = card ? ", or until a scorecard is in" : "";
  const said = intent === "wake" ? `${name}: awake.` : `${name}: snoozed until ${dayInWords(until)}${or}.`;
  const address = intent === "wake" ? paths.candidate(id) : await nextInList(id, list, member, context);
  return seeOther(address, { "Set-Cookie": await flash(said) });
}

const CARD_TOO = "Or once somebody hands in a scorecard, if that is sooner";

const dayWanted = ({ first, last }: { first: string; last: string }) =>
  `Please choose a day from ${dayInWords(first)} to ${dayInWords(last)}`;

export default function Snooze() {
  const { id, name, status, stage, asleep, days, list } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const defaultValue = asleep ?? { until: days.usual, reason: "", card: "" };
  const [form, fields] = drawnForm<FormInput<typeof SnoozeForm>>({ id: "snooze", lastResult, defaultValue });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.candidate(id) + list}>← {name}</a>
      </p>
      <h1 {...oneFace(name)}>Later: {name}</h1>
      <ErrorSummary form={form} />
      {status === "pending" ? (
        <Form method="post" className="form" noValidate>
          <p>
            Everybody in the company finds {name} under “Snoozed” until then, and on top of the undecided from
            that day on. The applicant waits for an answer all the same.
          </p>
          <input type="hidden" name="list" value={list} />
          <Field
            meta={fields.until}
            label="Until"
            type="date"
            min={days.first}
            max={days.last}
            required
            autoFocus={lastResult === undefined}
          />
          <Tick meta={fields.card} label={CARD_TOO} />
          <Field
            meta={fields.reason}
            label="Why"
            hint="Your company reads it; the applicant may ask for it."
            maxLength={200}
            required
          />
          <Button busy="Saving..." name="intent" value="snooze">
            Snooze
          </Button>
        </Form>
      ) : (
        <p>
          {name} stands at “{stage ?? statusLabel(status)}”: only somebody undecided can be snoozed.
        </p>
      )}
    </div>
  );
}
