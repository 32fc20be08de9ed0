import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Choices, TextArea } from "~/components/Field";
import { ScorecardForm } from "~/features/scorecards/form";
import { cardState, LONGEST_WORDS, SHORTEST_WORDS } from "~/features/scorecards/rules";
import { findCards } from "~/features/scorecards/store";
import { submitScorecard } from "~/features/scorecards/submit-scorecard";
import { attempt } from "~/http/attempt";
import { enqueueReads } from "~/http/enqueue-reads";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { oneFace } from "~/lib/headline-letters";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { CARD_ANSWERS, CARD_LABELS } from "~/vocabulary/scorecards";
import { CardList } from "./scorecards/CardList";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Your scorecard: ${data?.name ?? ""} – ${brand.name}` },
];

const FAILED = "Your scorecard could not be saved. Please try again in a minute.";
const FULL = "Nothing was saved: there are as many scorecards, or changes of yours, as there may be.";
const MEANWHILE = "Nothing was saved: you have handed in another card meanwhile. It stands below.";
const BYTES = 112 * 1024;

async function find({ request, params, context }: LoaderFunctionArgs) {
  const reader = await requireRight(request, context, "scorecards");
  const id = params.applicationId;
  const [found] = isId(id) ? await findCards(context.services.db, reader, id) : [];
  if (found === undefined) throw notFound();
  return { reader, found: { ...found, id: id ?? "" } };
}

export async function loader(args: LoaderFunctionArgs) {
  const { reader, found } = await find(args);
  const { id, name, jobId, cards } = found;
  enqueueReads(reader, args.context, { verb: "candidate.read", applicationId: id, jobId });
  return { id, name, cards };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { reader, found } = await find(args);
  const form = await readForm(request, ScorecardForm, { bytes: BYTES });
  if (!form.ok) return invalid(form);
  const { id: applicationId, jobId } = found;
  const deps = { db: context.services.db, now: context.now };
  const tried = await attempt(context, "card.not-given", () =>
    submitScorecard(reader, { applicationId, jobId }, form.value, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  switch (tried.value) {
    case "given":
    case "changed":
      context.log(`card.${tried.value}`, { applicationId, userId: reader.id });
      return seeOther(paths.scorecard(applicationId), {
        "Set-Cookie": await flash(`Your scorecard is ${SAID[tried.value]}.`),
      });
    case "meanwhile":
      return data(form.reply({ form: [MEANWHILE] }), 409);
    case "full":
      return data(form.reply({ form: [FULL] }), 409);
    case "not-found":
      throw notFound();
  }
}

const SAID = { given: "handed in", changed: "changed" };

const HINT =
  `One of the two is enough, in at least ${SHORTEST_WORDS} characters. Colleagues read both once they have ` +
  "handed in their own, and the applicant may ask for them.";

type Typed = { recommendation: string; pros: string; cons: string };

export default function Scorecard() {
  const { id, name, cards } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { own, others } = cards;
  const [form, fields] = drawnForm<Typed>({
    id: "scorecard",
    lastResult,
    defaultValue: own ?? { recommendation: "", pros: "", cons: "" },
  });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.candidate(id)}>← {name}</a>
      </p>
      <h1 {...oneFace(name)}>Your scorecard: {name}</h1>
      <p>{cardState(cards)}</p>
      <ErrorSummary form={form} />
      {own !== null && lastResult?.error?.[""] !== undefined && <CardList applicationId={id} cards={[own]} />}
      <form method="post" className="form" noValidate>
        <input type="hidden" name="seen" value={own?.id ?? ""} />
        <Choices
          meta={fields.recommendation}
          label="Should this person get the job?"
          options={CARD_ANSWERS.map((value) => ({ value, label: CARD_LABELS[value] }))}
        />
        <TextArea meta={fields.pros} label="What speaks for it" hint={HINT} maxLength={LONGEST_WORDS} />
        <TextArea meta={fields.cons} label="What speaks against it" maxLength={LONGEST_WORDS} />
        <Button busy="Saving...">{own === null ? "Hand in" : "Save the change"}</Button>
      </form>
      {others !== null && others.length > 0 && (
        <>
          <h2>What others say</h2>
          <CardList applicationId={id} cards={others} />
        </>
      )}
    </div>
  );
}
