import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { loadQuestion, nextQuestion } from "~/features/applications/answer-questions";
import { AnswerForm } from "~/features/applications/form";
import { attempt, whole } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { broken, invalid, seeOther } from "~/http/replies";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { jobOfSomebody, requireVerifiedFor, saveOwnAnswer, startFirst } from "./own-application";
import { QuestionView } from "./QuestionView";
import { StepMarks } from "./StepMarks";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `Question ${loaded?.number ?? ""} of ${loaded?.total ?? ""} – ${brand.name}` },
];

/** Longer than any answer that is taken, so that one which is too long comes back with its message. */
const ANSWER_BYTES = 256 * 1024;
const FAILED = "Your answer could not be saved. It is still here: please try again.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { viewer, jobId } = await requireVerifiedFor(request, context, params.jobId);
  const { number, fromReview } = asked(request);
  const { db } = context.services;
  if (number === null) {
    const next = await whole(context, nextQuestion(db, viewer.id, jobId));
    if (next.kind === "question") throw redirect(paths.assess(jobId, next.number), 302);
    throw elsewhere(next.kind, jobId);
  }
  const found = await whole(context, loadQuestion(db, viewer.id, jobId, number));
  if (found.kind !== "question") throw elsewhere(found.kind, jobId);
  const { kind: _kind, ...question } = found;
  return data({ jobId, number, fromReview, ...question });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { number, fromReview } = asked(request);
  const jobId = await jobOfSomebody(request, context, params.jobId);
  if (number === null) {
    await requireVerifiedFor(request, context, jobId);
    return seeOther(paths.assess(jobId));
  }
  const form = await readForm(request, AnswerForm, { bytes: ANSWER_BYTES });
  const { intent } = form.ok ? form.value : { intent: form.reply.initialValue?.intent };
  const onward =
    intent === "previous"
      ? paths.assess(jobId, Math.max(1, number - 1))
      : fromReview
        ? paths.assessReview(jobId)
        : paths.assess(jobId, number + 1);
  if (!form.ok) {
    await requireVerifiedFor(request, context, jobId);
    // Somebody who only looks back need not have written anything yet.
    const blank = `${form.reply.initialValue?.answer ?? ""}`.trim() === "";
    return intent === "previous" && blank ? seeOther(onward) : invalid(form);
  }
  const answer = { jobId, number, text: form.value.answer };
  const saved = await attempt(context, "answer.not-saved", () => saveOwnAnswer(request, context, answer));
  if (!saved.ok) return broken(form.reply({ form: [FAILED] }));
  // Where nothing was saved this was not the moment for an answer: the first page knows which step it is.
  return seeOther(saved.value ? onward : paths.assess(jobId));
}

function asked(request: Request): { number: number | null; fromReview: boolean } {
  const query = new URL(request.url).searchParams;
  const q = query.get("q") ?? "";
  return { number: /^[1-9]\d?$/.test(q) ? Number(q) : null, fromReview: query.has("review") };
}

function elsewhere(kind: "no-application" | "no-cv" | "submitted" | "all-answered", jobId: string) {
  switch (kind) {
    case "no-application":
      return startFirst(jobId);
    case "no-cv":
      return redirect(paths.upload(jobId), 302);
    case "submitted":
      return redirect(paths.application(jobId), 302);
    case "all-answered":
      return redirect(paths.assessReview(jobId), 302);
  }
}

export default function RoleQuestion() {
  const { jobId, number, total, position, evaluates, question, answer, fromReview } =
    useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useForm<FormInput<typeof AnswerForm>>({
    id: `question-${number}`,
    lastResult,
    defaultValue: { answer },
  });
  return (
    <div className="narrow stack loose">
      <header>
        <p className="eyebrow">{position}</p>
        <StepMarks step="questions" evaluates={evaluates}>
          {" "}
          · role questions
        </StepMarks>
      </header>
      <QuestionView
        form={form}
        field={fields.answer}
        question={question}
        number={number}
        total={total}
        saveTo={paths.saveAnswer(jobId, number)}
        next={fromReview ? "Save and review" : "Next"}
      />
    </div>
  );
}
