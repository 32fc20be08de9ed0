import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { drawnForm } from "~/components/drawn-form";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import { answerSuggestion } from "~/features/suggestions/answer-suggestion";
import { AnswerForm } from "~/features/suggestions/form";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import jobsStyles from "~/styles/jobs.css?url";
import { SUGGESTION_LABELS } from "~/vocabulary/suggestions";
import { jobWithSuggestions } from "./suggestions/job-with-suggestions";
import { Suggested } from "./suggestions/SuggestionList";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: jobsStyles }];
export const meta: MetaFunction = () => [{ title: `Suggestions – ${brand.name}` }];

const FAILED = "Your answer could not be saved. Please try again in a minute.";

export async function loader(args: LoaderFunctionArgs) {
  const { jobId, job, list } = await jobWithSuggestions(args, "jobs.edit");
  return { jobId, title: job.title, list };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { jobId = "" } = params;
  const member = await requireRight(request, context, "jobs.edit", { job: jobId });
  if (!isId(jobId)) throw notFound();
  const form = await readForm(request, AnswerForm);
  if (!form.ok) return invalid(form);
  const deps = { db: context.services.db, now: context.now };
  const tried = await attempt(context, "suggestion.not-answered", () =>
    answerSuggestion(member, { jobId, ...form.value }, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  const outcome = tried.value;
  if (outcome.kind === "not-found") throw notFound();
  const said =
    outcome.kind === "answered"
      ? flash(`${outcome.author} is told: ${SUGGESTION_LABELS[form.value.answer]}.`)
      : flashRefusal(
          `${outcome.by} has answered it already: ${SUGGESTION_LABELS[outcome.answer]}. Nothing was changed.`,
        );
  return seeOther(paths.suggestions(jobId), { "Set-Cookie": await said });
}

export default function Suggestions() {
  const { jobId, title, list } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form] = drawnForm({ id: `answer-${lastResult?.initialValue?.id}`, lastResult });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.editJob(jobId)}>← Edit {title}</a>
      </p>
      <h1>Suggestions for this job</h1>
      <ErrorSummary form={form} />
      {list.every(({ answer }) => answer !== null) && (
        <EmptyState title="Nothing waits for an answer">
          <p>What hiring managers would change of this job comes here.</p>
        </EmptyState>
      )}
      <Suggested list={list} answering={jobId} lastResult={lastResult} />
    </div>
  );
}
