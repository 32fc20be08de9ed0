import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AlsoChanged } from "~/components/AlsoChanged";
import { CompanyLeaves, NeedNotFinish } from "~/components/CompanyLeaves";
import { drawnForm } from "~/components/drawn-form";
import { askedQuestion, nextQuestion } from "~/features/applications/answer-questions";
import { AnswerForm, replaceable } from "~/features/applications/form";
import { type FoundQuestion, ownQuestion, ownReview } from "~/features/applications/store";
import { attempt, unlessDamaged } from "~/http/attempt";
import { flashRefusal } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, leadOn, seeOther } from "~/http/replies";
import type { FormInput } from "~/lib/fields";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { ClosedJob } from "./ClosedJob";
import { besideClosed } from "./closed-beside";
import {
  jobOfSomebody,
  requireVerifiedFor,
  requireVerifiedWithRow,
  saveOwnAnswerAndAsk,
  startFirst,
} from "./own-application";
import { QuestionView } from "./QuestionView";
import { StepMarks } from "./StepMarks";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `Question ${loaded?.number ?? ""} of ${loaded?.total ?? ""} – ${brand.name}` },
];

/** Longer than any answer that is taken, so that one which is too long comes back with its message. */
const ANSWER_BYTES = 256 * 1024;
const CHANGED = "This answer was changed elsewhere while you worked on it. Nothing was overwritten.";
const SENT =
  "Your application has been sent already, so this answer was not added. A comment is the place to say more.";
const FAILED = "Your answer could not be saved. It is still here: please try again.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { number, fromReview } = asked(request);
  if (number === null) return onward(request, params.jobId, context);
  const { jobId, row } = await questionRow(request, params.jobId, number, context);
  const found = await unlessDamaged(
    context,
    Promise.resolve(row).then((one) => askedQuestion(one, number)),
  );
  if (found.kind !== "question") throw elsewhere(found.kind, jobId);
  const { kind: _kind, ...question } = found;
  const beside = await besideClosed(question.closed, jobId, context);
  return data({ jobId, number, fromReview, ...beside, ...question });
}

async function onward(request: Request, job: string | undefined, context: AppLoadContext): Promise<never> {
  const { jobId, found } = await requireVerifiedWithRow(request, context, job, ownReview);
  const next = await unlessDamaged(context, Promise.resolve(found).then(nextQuestion));
  throw next.kind === "question"
    ? redirect(paths.assess(jobId, next.number), 302)
    : elsewhere(next.kind, jobId);
}

type Row = { jobId: string; row: FoundQuestion | null };

async function questionRow(
  request: Request,
  job: string | undefined,
  number: number,
  context: AppLoadContext,
): Promise<Row> {
  const known = context.memo.get(`question-${number}`) as Promise<FoundQuestion> | undefined;
  if (known !== undefined)
    return { jobId: (await requireVerifiedFor(request, context, job)).jobId, row: await known };
  const { jobId, found } = await requireVerifiedWithRow(request, context, job, (person, id) =>
    ownQuestion(person, id, number),
  );
  return { jobId, row: found };
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
  const next = intent === "previous" ? Math.max(1, number - 1) : number + 1;
  if (!form.ok) {
    await requireVerifiedFor(request, context, jobId);
    // Somebody who only looks back need not have written anything yet.
    const blank = `${form.reply.initialValue?.answer ?? ""}`.trim() === "";
    return intent === "previous" && blank ? leadOn(context, paths.assess(jobId, next)) : invalid(form);
  }
  const answer = { jobId, number, text: form.value.answer, replaces: replaceable(form.value) };
  const after = { number: next, review: fromReview && intent !== "previous" };
  const saved = await attempt(context, "answer.not-saved", () =>
    saveOwnAnswerAndAsk(request, context, answer, after),
  );
  if (!saved.ok) return broken(form.reply({ form: [FAILED] }));
  if (saved.value === null) {
    const { row } = await questionRow(request, jobId, number, context);
    context.memo.set(`question-${number}`, Promise.resolve(row));
    const { kind } = askedQuestion(row, number);
    if (kind === "question") return data(form.reply({ form: [CHANGED] }), 409);
    if (kind === "submitted")
      return seeOther(paths.application(jobId), { "Set-Cookie": await flashRefusal(SENT) });
    // This was not the moment for an answer: the first page knows which step it is.
    return seeOther(paths.assess(jobId));
  }
  const { review, ...question } = saved.value;
  context.memo.set(`question-${next}`, Promise.resolve(question));
  if (review !== null) context.memo.set("review", Promise.resolve({ ...question, ...review }));
  const isLast = intent !== "previous" && (fromReview || next > (question.questions?.length ?? 0));
  return leadOn(context, isLast ? paths.assessReview(jobId) : paths.assess(jobId, next));
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
  const loaded = useLoaderData<typeof loader>();
  const { jobId, number, total, position, evaluates, question, answer, fromReview } = loaded;
  const { closed, others, leaving } = loaded;
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<FormInput<typeof AnswerForm>>({
    id: `question-${number}`,
    lastResult,
    defaultValue: { answer, shown: answer },
  });
  const page = fromReview ? paths.changeAnswer(jobId, number) : paths.assess(jobId, number);
  const isChanged = form.errors?.includes(CHANGED) === true;
  return (
    <div className="narrow stack loose">
      <header>
        <p className="eyebrow">{position}</p>
        <StepMarks step="questions" evaluates={evaluates}>
          {" "}
          · role questions
        </StepMarks>
      </header>
      {leaving !== null && (
        <ClosedJob others={others}>
          <CompanyLeaves {...leaving} /> <NeedNotFinish {...leaving} />
        </ClosedJob>
      )}
      {closed && leaving === null && (
        <ClosedJob others={others}>
          This job has closed and takes no more applications, so you need not go on. What you have written is
          kept, and nothing has been sent: <a href={paths.assessReview(jobId)}>read your answers</a>.
        </ClosedJob>
      )}
      <QuestionView
        form={form}
        above={
          isChanged && (
            <AlsoChanged
              what="This answer was"
              form={form.id}
              page={page}
              theirs={{ version: answer, fields: [["See what was saved", answer]] }}
            />
          )
        }
        field={fields.answer}
        question={question}
        number={number}
        total={total}
        action={page}
        saveTo={paths.saveAnswer(jobId, number)}
        carried={{ shown: fields.shown.initialValue ?? "" }}
        next={fromReview ? "Save and review" : "Next"}
      />
    </div>
  );
}
