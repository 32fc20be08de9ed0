import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { drawnForm } from "~/components/drawn-form";
import { decideMany, planMany } from "~/features/candidates/decide-many";
import { BulkForm } from "~/features/candidates/form";
import { readCandidateQuery } from "~/features/candidates/list-query";
import { selectable } from "~/features/candidates/selectable";
import { reasonsAsked } from "~/features/decisions/reasons";
import { UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import { letterText } from "~/features/outbox/letter";
import { attempt } from "~/http/attempt";
import { checkForm } from "~/http/read-form";
import { broken, refusal, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import desk from "~/styles/desk.css?url";
import lists from "~/styles/lists.css?url";
import { BackToList } from "./bulk/BackToList";
import { ConfirmBulk } from "./bulk/ConfirmBulk";
import { listOf, MOST_NAMED, readChosen, seenIn, whyStopped } from "./bulk/read-chosen";
import { SelectPeople } from "./bulk/SelectPeople";
import { warningOf } from "./candidates/warning-of";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [
  { rel: "stylesheet", href: desk },
  { rel: "stylesheet", href: lists },
];
export const meta: MetaFunction = () => [{ title: `Decide on several – ${brand.name}` }];

const PREVIEWED = 3;
const FAILED = "Not everybody could be decided on. Press again: nobody is decided on or told twice.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reader = await requireRight(request, context, "candidates.decide");
  const query = readCandidateQuery(new URL(request.url).searchParams, reader.evaluates);
  const { people, staged, settings, more } = await selectable(context.services.db, reader, query);
  return {
    people,
    staged,
    more,
    told: UNDO_WINDOW_LABELS[settings.undoWindow].told,
    inMail: settings.reasonsInMail,
    reasons: reasonsAsked(settings),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "candidates.decide");
  const formData = await readChosen(request, recruiter, context);
  const form = checkForm(formData, BulkForm);
  if (!form.ok) throw refusal(400);
  const { intent, bulk, people, ...decision } = form.value;
  const seen = seenIn(people);
  const many = { ...decision, seen };
  const deps = { ...context.services, publicOrigin: context.settings.publicOrigin, now: context.now };
  const found = await planMany(recruiter, many, deps);
  const { planned, left, given, usual } = found;
  const plan = {
    bulk,
    to: many.to,
    people: planned.map(({ person, from }) => ({ ...person, from })),
    left,
    usual,
    letters: planned.slice(0, PREVIEWED).map(({ letter, person }) => ({
      name: person.name,
      subject: letter.subject,
      text: letterText(letter),
    })),
  };
  const first = intent === "check" && !formData.has("reason");
  if (first) return data({ plan, reply: null });
  if (given.kind === "missing") return data({ plan, reply: form.reply(given.problems) }, 422);
  const warning = await warningOf(many, context);
  if (warning !== null) return data({ plan, reply: form.reply({ sure: [warning] }) }, 422);
  if (intent === "check") return data({ plan, reply: form.reply({}) });
  const tried = await attempt(context, "bulk.failed", () =>
    decideMany(
      { ...recruiter, requestId: bulk },
      { id: bulk, to: many.to, reason: given.reason },
      found,
      deps,
    ),
  );
  if (!tried.ok) return broken({ plan, reply: form.reply({ form: [whyStopped(tried.error, FAILED)] }) });
  context.log("candidates.decided", { bulk, to: many.to, people: plan.people.length, userId: recruiter.id });
  return seeOther(paths.bulkDone(bulk, tried.value.slice(0, MOST_NAMED), listOf(request)));
}

export default function Bulk() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = drawnForm<{ reason: string; detail: string; sure: string; pool: string }>({
    id: "bulk",
    lastResult: answer?.reply,
  });
  return (
    <div className="narrow stack wide">
      <BackToList />
      {answer === undefined ? (
        <SelectPeople {...loaded} />
      ) : (
        <ConfirmBulk
          {...loaded}
          plan={answer.plan}
          form={form}
          fields={fields}
          ready={loaded.reasons.length === 0 || answer.plan.to !== "passed" || answer.reply !== null}
        />
      )}
    </div>
  );
}
