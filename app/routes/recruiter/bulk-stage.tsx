import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { COMES_FIRST } from "~/components/comes-first";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Select } from "~/components/Field";
import { StageManyForm } from "~/features/candidates/form";
import { movedBy, moveMany, planStage } from "~/features/candidates/move-many";
import { UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import { mayMoveTo } from "~/features/members/rules";
import { letterText } from "~/features/outbox/letter";
import { attempt } from "~/http/attempt";
import { checkForm } from "~/http/read-form";
import { broken, refusal, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import desk from "~/styles/desk.css?url";
import { BackToList } from "./bulk/BackToList";
import { ElsewhereThanStages } from "./bulk/ElsewhereThanStages";
import { FirstMails } from "./bulk/FirstMails";
import { LeftOut } from "./bulk/LeftOut";
import { OnlyLeft } from "./bulk/OnlyLeft";
import { listOf, MOST_NAMED, namesLeft, readChosen, seenIn, whyStopped } from "./bulk/read-chosen";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: desk }];
export const meta: MetaFunction = () => [{ title: `Move several – ${brand.name}` }];

const SINCE = "they stand elsewhere by now";
const STAYING = "they stand there already, or cannot be moved there";
const FAILED = "Not everybody was moved. Press again: nobody is moved or told twice.";
const GONE = "That stage is gone, or nobody can be moved there. Please choose another";

export const loader = (asked: LoaderFunctionArgs) => namesLeft(asked, "candidates.decide");

export async function action({ request, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "candidates.decide");
  const formData = await readChosen(request, recruiter, context);
  const form = checkForm(formData, StageManyForm);
  if (!form.ok) throw refusal(400);
  const { bulk, people, stage, shown } = form.value;
  const deps = { ...context.services, publicOrigin: context.settings.publicOrigin, now: context.now };
  const seen = seenIn(people);
  const by = { ...recruiter, requestId: bulk };
  const plan = await planStage(by, { stage, seen }, (from, to) => mayMoveTo(by.role, to, from), deps);
  const done = (moved: ReadonlySet<string>) =>
    seeOther(
      paths.bulkDone(
        bulk,
        seen
          .map(({ id }) => id)
          .filter((id) => !moved.has(id))
          .slice(0, MOST_NAMED),
        listOf(request),
      ),
    );
  const sends = formData.get("intent") === "send";
  if (sends && !("planned" in plan && plan.planned.length > 0)) {
    const before = await movedBy(deps.db, by, bulk);
    if (before.size > 0) return done(before);
  }
  if (plan.kind !== "stages") return data({ plan, reply: null });
  const { planned, target } = plan;
  const asked = {
    plan: {
      ...{ kind: plan.kind, bulk, people: plan.people, left: plan.left, staying: plan.staying },
      stages: plan.stages,
      target,
      moving: planned.length,
      told: planned.filter(({ letter }) => letter !== null).length,
      when: UNDO_WINDOW_LABELS[plan.undoWindow].told,
      letters: planned
        .flatMap(({ letter, person: { name } }) =>
          letter === null ? [] : [{ name, subject: letter.subject, text: letterText(letter) }],
        )
        .slice(0, 3),
    },
  };
  if (!formData.has("stage")) return data({ ...asked, reply: null });
  if (target === null)
    return data({ ...asked, reply: form.reply({ stage: [stage === "" ? NONE : GONE] }) }, 422);
  if (!sends || shown !== target.id || planned.length === 0) return data({ ...asked, reply: form.reply({}) });
  const tried = await attempt(context, "bulk.failed", () => moveMany(by, { id: bulk, target }, plan, deps));
  if (!tried.ok) return broken({ ...asked, reply: form.reply({ form: [whyStopped(tried.error, FAILED)] }) });
  context.log("candidates.staged", { bulk, people: planned.length, userId: recruiter.id });
  return tried.value.size === 0 ? data({ ...asked, reply: form.reply({}) }) : done(tried.value);
}

const NONE = "Please choose a stage";

export default function BulkStage() {
  const missed = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = drawnForm<{ stage: string }>({ id: "stages", lastResult: answer?.reply });
  if (answer === undefined) return <OnlyLeft title="Move several" missed={missed} since={SINCE} />;
  const { plan } = answer;
  if (plan.kind !== "stages") return <ElsewhereThanStages {...plan} />;
  const { people, target, moving, told } = plan;
  const many = counted(moving, "person", "people");
  return (
    <form method="post" className="narrow form stack wide" noValidate>
      <BackToList />
      <h1>Move {counted(people.length, "person", "people")} to a stage</h1>
      <ErrorSummary form={form} />
      <input type="hidden" name="bulk" value={plan.bulk} />
      <input
        type="hidden"
        name="people"
        value={people.map(({ id, status, seen }) => `${id}:${status}:${seen}`).join(" ")}
      />
      {[...new Set(people.map(({ at }) => at))].map((stage) => (
        <p key={stage}>
          <strong dir="auto">{stage || "No stage"}</strong>:{" "}
          {people.flatMap(({ at, name }) => (at === stage ? [name] : [])).join(", ")}
        </p>
      ))}
      <LeftOut people={plan.left} since={SINCE} />
      <Select
        meta={fields.stage}
        label="Stage"
        options={plan.stages.map(({ id, name }) => ({ value: id, label: name }))}
        empty="Choose a stage"
        required
      />
      <button type="submit" name="intent" value="check" className="btn ghost">
        Show who moves, and the mails
      </button>
      {target !== null && (
        <div className="form stack" {...COMES_FIRST}>
          <input type="hidden" name="shown" value={target.id} />
          <LeftOut people={plan.staying} since={STAYING} />
          {moving > 0 && (
            <>
              {told === 0 ? (
                <p>Nobody is told: the applicants see no new step.</p>
              ) : (
                <p>
                  {people.length > 1 && "All have an address. "}
                  {told < moving ? `${told} of them` : "They"} are told by email {plan.when}.
                </p>
              )}
              <FirstMails letters={plan.letters} all={told} />
              <button type="submit" name="intent" value="send" className="btn">
                Move {many} to {target.name}
              </button>
            </>
          )}
        </div>
      )}
    </form>
  );
}
