import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { planTags } from "~/features/candidates/act-on-many";
import { TagManyForm } from "~/features/candidates/form";
import { MOST_TAGS } from "~/features/candidates/rules";
import { tagCandidates } from "~/features/candidates/tags";
import { attempt } from "~/http/attempt";
import { checkForm } from "~/http/read-form";
import { broken } from "~/http/replies";
import { requireRight } from "~/http/session";
import { counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { BackToList } from "./bulk/BackToList";
import { OnlyLeft } from "./bulk/OnlyLeft";
import { onwards } from "./bulk/onwards";
import { namesLeft, readChosen, seenIn, whyStopped } from "./bulk/read-chosen";
import { COMPANY_FULL, TagField } from "./bulk/TagField";
import { Chosen, WhoIsMeant } from "./bulk/WhoIsMeant";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Tag several – ${brand.name}` }];

const SINCE = `they have ${MOST_TAGS} tags already, or are not yours to tag by now`;
const FAILED = "Not everybody was tagged. Press again: nobody is tagged twice.";

export const loader = (asked: LoaderFunctionArgs) => namesLeft(asked, "candidates.tag");

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireRight(request, context, "candidates.tag");
  const formData = await readChosen(request, member, context);
  const bulk = String(formData.get("bulk"));
  const deps = { db: context.services.db, now: context.now };
  const { people, known } = await planTags(member, seenIn(String(formData.get("people"))), deps);
  const asked = { bulk, people, known };
  const form = checkForm(formData, TagManyForm);
  if (formData.get("intent") !== "send" || people.length === 0) return data({ ...asked, reply: null });
  if (!form.ok) return data({ ...asked, reply: form.reply }, 422);
  const ids = people.map(({ id }) => id);
  const tried = await attempt(context, "bulk.failed", () =>
    tagCandidates({ ...member, requestId: bulk }, ids, form.value.tag, deps),
  );
  if (!tried.ok) return broken({ ...asked, reply: form.reply({ form: [whyStopped(tried.error, FAILED)] }) });
  const outcome = tried.value;
  if (outcome.kind === "company-full")
    return data({ ...asked, reply: form.reply({ tag: [COMPANY_FULL] }) }, 422);
  const { tag, missed } = outcome;
  context.log("candidates.tagged", { bulk, people: people.length - missed.length, userId: member.id });
  const said = (done: string) => `“${tag}”: ${done}.`;
  return onwards(request, { people, missed, page: paths.bulkTags, said, narrowed: { tag } });
}

export default function BulkTags() {
  const missed = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = drawnForm<{ tag: string }>({ id: "tag", lastResult: answer?.reply });
  if (answer === undefined || answer.people.length === 0)
    return <OnlyLeft title="Tag" missed={missed} asked={answer} since={SINCE} />;
  const { people, known } = answer;
  return (
    <form method="post" className="narrow form stack" noValidate>
      <BackToList />
      <h1>Tag {counted(people.length, "person", "people")}</h1>
      <ErrorSummary form={form} />
      <Chosen {...answer} />
      <WhoIsMeant people={people} left={[]} since={SINCE} />
      <TagField meta={fields.tag} known={known} />
      <button type="submit" name="intent" value="send" className="btn">
        Tag {counted(people.length, "person", "people")}
      </button>
    </form>
  );
}
