import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Select } from "~/components/Field";
import { assignInterviews, planInterviews } from "~/features/candidates/act-on-many";
import { AssignManyForm } from "~/features/candidates/form";
import { selectByRole } from "~/features/members/store";
import { attempt } from "~/http/attempt";
import { checkForm } from "~/http/read-form";
import { broken } from "~/http/replies";
import { requireRight } from "~/http/session";
import { counted, inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { BackToList } from "./bulk/BackToList";
import { OnlyLeft } from "./bulk/OnlyLeft";
import { onwards } from "./bulk/onwards";
import { namesLeft, readChosen, seenIn, whyStopped } from "./bulk/read-chosen";
import { Chosen, WhoIsMeant } from "./bulk/WhoIsMeant";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Interviewers of several – ${brand.name}` }];

const SINCE = "they stand elsewhere by now, or would interview themselves";
const FAILED = "Not everybody has that interviewer yet. Press again: nobody has one twice.";

export const loader = (asked: LoaderFunctionArgs) => namesLeft(asked, "candidates.interviewers");

export async function action({ request, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "candidates.interviewers");
  const formData = await readChosen(request, recruiter, context);
  const bulk = String(formData.get("bulk"));
  const { db } = context.services;
  const deps = { db, now: context.now };
  const { people, left } = await planInterviews(recruiter, seenIn(String(formData.get("people"))), deps);
  const interviewers = await selectByRole(db, recruiter.companyId, "interviewer");
  const asked = { bulk, people, left, interviewers };
  const form = checkForm(formData, AssignManyForm);
  if (formData.get("intent") !== "send" || people.length === 0) return data({ ...asked, reply: null });
  if (!form.ok) return data({ ...asked, reply: form.reply }, 422);
  const chosen = interviewers.find(({ id }) => id === form.value.interviewer);
  if (chosen === undefined) return data({ ...asked, reply: form.reply({ interviewer: [GONE] }) }, 422);
  const by = { ...recruiter, requestId: bulk };
  const tried = await attempt(context, "bulk.failed", () => assignInterviews(by, people, chosen.id, deps));
  if (!tried.ok) return broken({ ...asked, reply: form.reply({ form: [whyStopped(tried.error, FAILED)] }) });
  context.log("candidates.interviewer-added", { bulk, of: chosen.id, userId: recruiter.id });
  const said = (done: string) => `${inShort(chosen.name)} interviews ${done}.`;
  return onwards(request, { people, missed: tried.value, page: paths.bulkInterviewers, said });
}

const GONE = "They are no interviewer any more. Please choose somebody else";

export default function BulkInterviewers() {
  const missed = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = drawnForm<{ interviewer: string }>({ id: "interview", lastResult: answer?.reply });
  if (answer === undefined || answer.people.length === 0)
    return <OnlyLeft title="Interviewers" missed={missed} asked={answer} since={SINCE} />;
  const { people, interviewers } = answer;
  return (
    <form method="post" className="narrow form stack" noValidate>
      <BackToList />
      <h1>Who interviews {counted(people.length, "person", "people")}?</h1>
      <ErrorSummary form={form} />
      <Chosen {...answer} />
      <WhoIsMeant {...answer} since={SINCE} />
      {interviewers.length === 0 ? (
        <p>
          Nobody is interviewer yet. <a href={paths.members()}>Invite one</a>.
        </p>
      ) : (
        <>
          <p>
            Whoever interviews them already stays. Whoever is chosen hears of it, and sees the name, CV and
            answers.
          </p>
          <Select
            meta={fields.interviewer}
            label="Interviewer"
            options={interviewers.map(({ id, name }) => ({ value: id, label: name }))}
            empty="Choose somebody"
            required
          />
          <button type="submit" name="intent" value="send" className="btn">
            Save
          </button>
        </>
      )}
    </form>
  );
}
