import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { type AskOutcome, askForQuestions, fitToKeep } from "~/features/questionnaires/ask-for-questions";
import { BUILDER_BYTES, QuestionnaireForm, readIntent } from "~/features/questionnaires/form";
import { type KeepOutcome, keepQuestionnaire } from "~/features/questionnaires/keep-questionnaire";
import { openBuilder } from "~/features/questionnaires/open-builder";
import { applyIntent, type Draft, problemsIn, tidy } from "~/features/questionnaires/rules";
import { saveQuestionnaire } from "~/features/questionnaires/save-questionnaire";
import { forgetQuestionnaireDraft } from "~/features/questionnaires/store";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { notFound, refusal, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import { paths } from "~/paths";
import type { BuilderReply } from "./reply";

type Done = { reply: BuilderReply; status: number };

/** What was pressed in the builder, with everything that stands in it. A response leads elsewhere. */
export async function actOnQuestionnaire({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<Done | Response> {
  const recruiter = await requireRight(request, context, "jobs.edit", { job: params.jobId ?? "" });
  const { jobId } = params;
  if (!isId(jobId)) throw notFound();
  const form = await readForm(request, QuestionnaireForm, { bytes: BUILDER_BYTES });
  if (!form.ok) throw refusal(400);
  const { questions, selected, version, kept: known, over, ask, removed } = form.value;
  const offers = form.value.offered.map(fitToKeep);
  const draft = { questions, selected: selected === 0 ? null : selected, removed };
  const { db } = context.services;
  const own = { companyId: recruiter.companyId, userId: recruiter.id, jobId };
  const intent = readIntent(form.value.intent);
  const back = (reply: Partial<BuilderReply>, status = 200): Done => ({
    reply: { kind: "edited", draft, version, kept: known, ask, offers, ...reply },
    status,
  });
  const keep = async (kept: Draft, instead = known) => {
    const work = { ...own, version, known: instead, questions: tidy(kept.questions) };
    const done = await attempt(context, "questionnaire.not-kept", () =>
      keepQuestionnaire(db, work, context.now),
    );
    return done.ok ? whatIsKept(done.value) : {};
  };
  switch (intent.kind) {
    case "change": {
      const changed = applyIntent(draft, intent.change);
      return back({ draft: changed, ...(await keep(changed)) });
    }
    case "discard":
      await forgetQuestionnaireDraft(db, { userId: recruiter.id, jobId, known });
      return seeOther(paths.buildAssessment(jobId));
    case "generate": {
      const builder = await openBuilder(db, own);
      if (builder === undefined) return back({ kind: "gone" }, 404);
      const kept = await keep(draft);
      const wish = { ask, posting: builder.posting, taken: questions.map(({ title }) => title) };
      const outcome = await askForQuestions(wish, context.services);
      return back({ ...kept, ...offerOf(outcome) }, outcome.kind === "silent" ? 503 : 200);
    }
    case "insert": {
      const inserted = applyIntent(draft, { kind: "insert", question: offers[intent.at] });
      return back({ draft: inserted, ...(await keep(inserted)) });
    }
    case "mine":
      return back(await keep(draft, intent.at));
    case "save": {
      const work = { by: recruiter, jobId, questions, version: over || version, known };
      return save(work, draft, back, context);
    }
    default:
      return back({ kind: intent.kind === "edit" ? "edited" : intent.kind, ...(await keep(draft)) });
  }
}

async function save(
  work: Parameters<typeof saveQuestionnaire>[0],
  draft: Draft,
  back: (reply: Partial<BuilderReply>, status?: number) => Done,
  context: AppLoadContext,
): Promise<Done> {
  const problems = problemsIn(work.questions);
  if (problems.length > 0) {
    const opened = { ...draft, selected: problems[0]?.id || draft.selected };
    return back({ kind: "invalid", problems, draft: opened }, 422);
  }
  const questions = tidy(work.questions);
  const saved = await attempt(context, "questionnaire.save-failed", () =>
    saveQuestionnaire({ ...work, questions }, { db: context.services.db, now: context.now }),
  );
  if (!saved.ok) return back({ kind: "failed" }, 503);
  const outcome = saved.value;
  switch (outcome.kind) {
    case "not-found":
      return back({ kind: "gone" }, 404);
    case "conflict": {
      const theirs = { questions: outcome.questions, version: outcome.version };
      return back({ kind: "conflict", theirs }, 409);
    }
    default:
      context.log("questionnaire.saved", { jobId: work.jobId, version: outcome.version });
      return back({
        kind: outcome.kind,
        fresh: outcome.fresh,
        version: outcome.version,
        kept: 0,
        draft: { ...draft, questions },
      });
  }
}

function whatIsKept(outcome: KeepOutcome): Pick<Partial<BuilderReply>, "kept" | "elsewhere"> {
  switch (outcome.kind) {
    case "kept":
      return { kept: outcome.at };
    case "elsewhere":
      return { elsewhere: { questions: outcome.questions, at: outcome.at } };
    case "not-found":
      return {};
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
