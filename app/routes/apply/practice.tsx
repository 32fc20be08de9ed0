import type { ActionFunctionArgs, AppLoadContext, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { drawnForm } from "~/components/drawn-form";
import { ANSWER_REQUIRED } from "~/features/applications/form";
import type { PracticeEvaluation } from "~/features/applications/practice";
import { LONGEST_ANSWER } from "~/features/applications/rules";
import { readFormData } from "~/http/read-form";
import { TOO_MANY_TRIES } from "~/http/replies";
import { isBlank, plainText } from "~/lib/plain-text";
import { asFigure } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { STANDARD_QUESTIONS } from "~/vocabulary/questions";
import { PracticeResult } from "./PracticeResult";
import { QuestionView } from "./QuestionView";

export const handle: PageHandle = { kind: "quiet", linked: true };
export const meta: MetaFunction = () => [
  { title: `Practise the assessment – ${brand.name}` },
  {
    name: "description",
    content: "Five questions, evaluated like a real application and kept for nobody.",
  },
];

/** All five answers travel in one form. */
const PRACTICE_BYTES = 512 * 1024;
const LAST = STANDARD_QUESTIONS.length;

type Practice = {
  /** Counts from 1. */
  step: number;
  answers: string[];
  problem?: string;
  evaluation?: PracticeEvaluation;
};

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readFormData(request, PRACTICE_BYTES);
  const run = practiceFrom(fields);
  const problem = problemWith(run.answers[run.step - 1] ?? "");
  if (fields.get("intent") === "previous") return data<Practice>({ ...run, step: Math.max(1, run.step - 1) });
  if (problem !== null) return data<Practice>({ ...run, problem }, 422);
  if (run.step < LAST) return data<Practice>({ ...run, step: run.step + 1 });
  const unfit = run.answers.findIndex((answer) => problemWith(answer) !== null);
  if (unfit !== -1) {
    const found = problemWith(run.answers[unfit] ?? "") ?? ANSWER_REQUIRED;
    return data<Practice>({ ...run, step: unfit + 1, problem: found }, 422);
  }
  if (!(await context.withinLimit(`practice:${context.clientIp}`))) {
    return data<Practice>({ ...run, problem: TOO_MANY_TRIES }, 429);
  }
  return evaluate(run, context);
}

async function evaluate(run: Practice, { services }: AppLoadContext) {
  const reply = await services.advice.evaluatePractice(run.answers);
  if (reply.kind === "silent") return data<Practice>({ ...run, problem: SILENT }, 503);
  if (reply.value === null) return data<Practice>({ ...run, problem: UNUSABLE }, 503);
  return data<Practice>({ ...run, evaluation: reply.value });
}

const SILENT =
  "The evaluation did not come in time. All your answers are still here: please submit again in a minute.";
const UNUSABLE = "The evaluation did not work just now. Please submit again.";

function practiceFrom(fields: FormData): Practice {
  const step = Number(fields.get("step"));
  return {
    step: Number.isInteger(step) && step >= 1 && step <= LAST ? step : 1,
    answers: STANDARD_QUESTIONS.map(({ id }) => plainText(`${fields.get(`answer-${id}`) ?? ""}`)),
  };
}

function problemWith(answer: string): string | null {
  if (isBlank(answer)) return ANSWER_REQUIRED;
  return answer.length > LONGEST_ANSWER ? `Please use at most ${asFigure(LONGEST_ANSWER)} characters` : null;
}

export default function PracticePage() {
  const run = useActionData<typeof action>() ?? { step: 1, answers: [] };
  if (run.evaluation !== undefined) return <PracticeResult evaluation={run.evaluation} />;
  return (
    <div className="narrow stack loose">
      <header className="stack">
        <p className="eyebrow">Practice run</p>
        <p>
          Five questions that many roles ask, evaluated like a real application. Nothing is stored, and nobody
          but you sees it. To apply for a job, start from <a href={paths.careers()}>its own page</a>.
        </p>
      </header>
      <PracticeQuestion key={run.step} run={run} />
    </div>
  );
}

function PracticeQuestion({ run }: { run: Practice }) {
  const question = STANDARD_QUESTIONS[run.step - 1] ?? STANDARD_QUESTIONS[0];
  const name = `answer-${run.step}`;
  const [form, fields] = drawnForm<Record<string, string>>({
    id: `practice-${run.step}`,
    defaultValue: { [name]: run.answers[run.step - 1] ?? "" },
    lastResult:
      run.problem === undefined
        ? null
        : {
            status: "error",
            initialValue: { [name]: run.answers[run.step - 1] ?? "" },
            error: { [name]: [run.problem] },
          },
  });
  const field = fields[name];
  if (question === undefined || field === undefined) return null;
  const others = STANDARD_QUESTIONS.filter(({ id }) => id !== run.step).map(({ id }) => [
    `answer-${id}`,
    run.answers[id - 1] ?? "",
  ]);
  const last = run.step === LAST;
  return (
    <QuestionView
      form={form}
      field={field}
      question={question}
      number={run.step}
      total={LAST}
      next={last ? "Submit Assessment" : "Next"}
      busy={last ? "Submitting..." : undefined}
      carried={{ step: String(run.step), ...Object.fromEntries(others) }}
    />
  );
}
