import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { type AskOutcome, askForQuestions, fitToKeep } from "~/features/questionnaires/ask-for-questions";
import { BUILDER_BYTES, QuestionnaireForm, readIntent } from "~/features/questionnaires/form";
import { openBuilder } from "~/features/questionnaires/open-builder";
import { applyIntent, type Draft, problemsIn, tidy } from "~/features/questionnaires/rules";
import { saveQuestionnaire } from "~/features/questionnaires/save-questionnaire";
import { forgetQuestionnaireDraft, keepQuestionnaireDraft } from "~/features/questionnaires/store";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { notFound, refusal, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import work from "~/styles/work.css?url";
import { Builder } from "./build-assessment/Builder";
import type { BuilderReply, Loaded } from "./build-assessment/reply";

export const handle: PageHandle = { kind: "lively" };
export const links = () => [{ rel: "stylesheet", href: work }];
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `Questionnaire${loaded?.title ? ` for ${loaded.title}` : ""} – ${brand.name}` },
];

// After a save the page knows its version already, and goes on with what is being typed.
export const shouldRevalidate: ShouldRevalidateFunction = (move) =>
  move.formMethod === "POST" && move.formData?.get("intent") !== "discard"
    ? false
    : move.defaultShouldRevalidate;

const ANSWERED = "build-assessment";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { companyId, id: userId } = await requireRight(request, context, "jobs.edit", {
    job: params.jobId ?? "",
  });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const opened = await attempt(context, "questionnaire.load-failed", () =>
    openBuilder(context.services.db, { companyId, userId, jobId }),
  );
  const saved = new URL(request.url).searchParams.get("saved");
  const result: Loaded["result"] = saved === "created" || saved === "updated" ? saved : null;
  if (opened.ok && opened.value !== undefined) {
    const { title, live, draft, version, saved } = opened.value;
    return { jobId, title, live, draft, version, saved, result };
  }
  // What was typed must reach the person even while the database or the job is away.
  if (context.memo.has(ANSWERED)) {
    const draft = { questions: [], selected: null };
    return { jobId, title: "", live: false, draft, version: 0, saved: null, result };
  }
  throw opened.ok ? notFound() : refusal(503);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "jobs.edit", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const form = await readForm(request, QuestionnaireForm, { bytes: BUILDER_BYTES });
  if (!form.ok) throw refusal(400);
  context.memo.set(ANSWERED, Promise.resolve());
  const { questions, selected, version, over, ask, removed } = form.value;
  const offers = form.value.offered.map(fitToKeep);
  const draft = { questions, selected: selected === 0 ? null : selected, removed };
  const { db } = context.services;
  const own = { companyId: recruiter.companyId, userId: recruiter.id, jobId };
  const intent = readIntent(form.value.intent);
  const back = (reply: Partial<BuilderReply>, status = 200) =>
    data<BuilderReply>({ kind: "edited", draft, version, ask, offers, ...reply }, status);
  const keep = (kept: Draft) =>
    attempt(context, "questionnaire.not-kept", () =>
      keepQuestionnaireDraft(db, { ...own, version, questions: tidy(kept.questions) }, context.now),
    );
  switch (intent.kind) {
    case "change": {
      const changed = applyIntent(draft, intent.change);
      await keep(changed);
      return back({ draft: changed });
    }
    case "discard":
      await forgetQuestionnaireDraft(db, recruiter.id, jobId);
      return seeOther(paths.buildAssessment(jobId));
    case "generate": {
      const builder = await openBuilder(db, own);
      if (builder === undefined) return back({ kind: "gone" }, 404);
      await keep(draft);
      const wish = { ask, posting: builder.posting, taken: questions.map(({ title }) => title) };
      const outcome = await askForQuestions(wish, context.services);
      return back(offerOf(outcome), outcome.kind === "silent" ? 503 : 200);
    }
    case "insert": {
      const inserted = applyIntent(draft, { kind: "insert", question: offers[intent.at] });
      await keep(inserted);
      return back({ draft: inserted });
    }
    case "save":
      break;
    default:
      await keep(draft);
      return back({ kind: intent.kind === "edit" ? "edited" : intent.kind });
  }
  const problems = problemsIn(questions);
  if (problems.length > 0) {
    return back(
      { kind: "invalid", problems, draft: { ...draft, selected: problems[0]?.id || draft.selected } },
      422,
    );
  }
  const work = { by: recruiter, jobId, questions: tidy(questions), version: over || version };
  const saved = await attempt(context, "questionnaire.save-failed", () =>
    saveQuestionnaire(work, { db, now: context.now }),
  );
  if (!saved.ok) return back({ kind: "failed" }, 503);
  const outcome = saved.value;
  switch (outcome.kind) {
    case "not-found":
      return back({ kind: "gone" }, 404);
    case "conflict":
      return back(
        { kind: "conflict", theirs: { questions: outcome.questions, version: outcome.version } },
        409,
      );
    default:
      context.log("questionnaire.saved", { jobId, version: outcome.version });
      if (form.value.script === undefined) return seeOther(paths.buildAssessment(jobId, outcome.kind));
      return back({
        kind: outcome.kind,
        version: outcome.version,
        draft: { ...draft, questions: work.questions },
      });
  }
}

function offerOf(outcome: AskOutcome): Pick<BuilderReply, "asked" | "offers"> {
  switch (outcome.kind) {
    case "silent":
      return { asked: { kind: "silent" }, offers: [] };
    case "none":
      return { asked: { kind: "no-proposal" }, offers: [] };
    case "proposed": {
      const { questions: offers, ...asked } = outcome.proposals;
      return { asked, offers };
    }
  }
}

export default function BuildAssessment() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<BuilderReply>();
  return (
    <Builder
      key={`${loaded.jobId} ${loaded.version} ${loaded.saved === null}`}
      loaded={loaded}
      reply={reply ?? null}
    />
  );
}
