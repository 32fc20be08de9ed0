import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Elsewhere, type Theirs } from "~/components/AlsoChanged";
import { Button } from "~/components/Button";
import { COMES_FIRST } from "~/components/comes-first";
import { askForReview } from "~/features/jobs/ask-for-review";
import { isEdited } from "~/features/jobs/build-posting";
import {
  BLANK_DRAFT,
  type Draft,
  factsOf,
  firstUnfinishedStep,
  STEPS,
  type Step,
  stepNamed,
  versionOfStep,
} from "~/features/jobs/draft";
import { POSTING_BYTES } from "~/features/jobs/form";
import type { Gate } from "~/features/jobs/publish-gate";
import { selectDepartments, selectDraft, selectLastJob } from "~/features/jobs/store";
import { isPosted, STEP_INTENTS, type StepOutcome, takeStep } from "~/features/jobs/take-step";
import { type UsualTerms, usualTerms } from "~/features/jobs/usual-terms";
import { jobsStayClosed } from "~/features/members/company-going";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { type checkForm, readFormData } from "~/http/read-form";
import { invalid, seeOther } from "~/http/replies";
import { type Member, requireRight } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import jobsStyles from "~/styles/jobs.css?url";
import { POSTING_LANGUAGES } from "~/vocabulary/jobs";
import { offerLanguage } from "./jobs/offer-language";
import { checkStep, refusalOf } from "./post-job/check-step";
import { DescriptionStep } from "./post-job/DescriptionStep";
import { JobInfoStep } from "./post-job/JobInfoStep";
import { theirsOf, toldOf } from "./post-job/kept-elsewhere";
import { ReviewStep } from "./post-job/ReviewStep";
import type { StepProps } from "./post-job/StepForm";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Add a job – ${brand.name}` }];
export const links = () => [{ rel: "stylesheet", href: jobsStyles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const company = await requireRight(request, context, "jobs.create");
  const { id, companyId } = company;
  const { db } = context.services;
  const [[stored], departments, [last]] = await db.batch([
    selectDraft(db, id),
    selectDepartments(db, companyId),
    selectLastJob(db, companyId),
  ]);
  const { searchParams } = new URL(request.url);
  const named = searchParams.get("draft") ?? "";
  if (await isPosted(db, companyId, named, stored)) throw await toPosted(named, true);
  const draft = stored ?? BLANK_DRAFT;
  const reached = firstUnfinishedStep(draft);
  const asked = stepNamed(searchParams.get("step"));
  const step = asked ?? reached;
  const told = context.memo.has(TOLD);
  if (!told && (asked === null || step > reached)) throw redirect(paths.postJob(reached, draft.jobId));
  const facts = step === 3 ? factsOf(draft) : null;
  const preview = context.services.markdown.toHtml(step === 3 ? [draft.finalJobPosting] : []);
  const refused = searchParams.has("refused") && stored?.jobId === named;
  return {
    step,
    refused: refused ? refusalOf(step, stored, { company, now: context.now }) : null,
    version: await versionOfStep(draft, step),
    draft: withDefaults(draft, company, last),
    departments: departments.map((department) => department.name),
    preview: (await preview)[0] ?? "",
    suggestions:
      facts === null || told ? [] : await askForReview(draft.finalJobPosting, facts, context.services),
    edited: facts !== null && isEdited(facts, draft.finalJobPosting),
  };
}

const withDefaults = (draft: Omit<Draft, "companyId">, company: Member, last?: UsualTerms) => ({
  ...draft,
  ...firstFilled(draft, usualTerms(company, last)),
  language: Object.hasOwn(POSTING_LANGUAGES, draft.language) ? draft.language : company.defaultLanguage,
  openings: draft.openings || "1",
});

const firstFilled = (typed: Record<keyof UsualTerms, string>, usual: UsualTerms) => ({
  country: typed.country || usual.country,
  payCurrency: typed.payCurrency || usual.payCurrency,
  payUnit: typed.payUnit || usual.payUnit,
  timeZone: typed.timeZone || usual.timeZone,
});

const REVIEW_SILENT =
  "The suggestion could not be taken: the posting review did not answer. Your draft is saved as you " +
  "typed it; please try again.";
const NOT_SAVED = "Your posting could not be saved. What you typed is still here: please try again.";

export async function action({ request, context }: ActionFunctionArgs) {
  const company = await requireRight(request, context, "jobs.create");
  const step = stepNamed(new URL(request.url).searchParams.get("step")) ?? 1;
  const formData = await readFormData(request, POSTING_BYTES);
  const language = offerLanguage(formData, company);
  const typed = (name: string) => String(formData.get(name) ?? "");
  const form = checkStep(step, formData, context.now);
  const pressed = typed("take") === "" ? typed("intent") : "take";
  const intent = STEP_INTENTS.find((known) => known === pressed) ?? "next";
  const { db, advice } = context.services;
  const deps = { db, advice, now: context.now, company };
  const taken = await attempt(context, "job.not-saved", () =>
    takeStep({ step, intent, typed, valid: form.ok }, deps),
  );
  if (!taken.ok) return data(askedAgain(NOT_SAVED, form, formData, step), 503);
  if (taken.value.kind === "silent") return data(askedAgain(REVIEW_SILENT, form, formData, step), 503);
  if (taken.value.kind === "posted") context.log("job.posted", { jobId: taken.value.jobId });
  if (taken.value.kind === "elsewhere") {
    context.memo.set(TOLD, Promise.resolve());
    const { mine, theirs } = taken.value;
    const [preview = ""] = await context.services.markdown.toHtml(step === 3 ? [mine.finalJobPosting] : []);
    const elsewhere: KeptElsewhere = {
      told: toldOf(taken.value),
      theirs: theirsOf(taken.value, step),
      page: paths.postJob(theirs.jobId === "" ? 1 : step, theirs.jobId),
      shown: { draft: mine, version: typed("version"), preview, edited: false, suggestions: undefined },
    };
    return data({ ...(form.ok ? form.reply({}) : form.reply), elsewhere }, 409);
  }
  if (taken.value.kind === "leaving") {
    const words = { "Set-Cookie": await flashRefusal(`${jobsStayClosed(company)} Your draft is kept.`) };
    return seeOther(paths.postJob(step, taken.value.draftId), words);
  }
  const { kind } = taken.value;
  // A browser that goes back to a refused form would have to send it again: it is led to the step as kept.
  if ((kind === "invalid" || kind === "held") && request.headers.get("Sec-Fetch-Mode") === "navigate")
    return seeOther(paths.postJob(step, taken.value.draftId, "yes"));
  return answer(taken.value, intent === "discard" ? thrownAway(taken.value) : language, form);
}

const TOLD = "draft-kept-elsewhere";

type KeptElsewhere = {
  told: string;
  theirs: Theirs;
  page: string;
  shown: Omit<StepProps, "departments" | "lastResult">;
};

const thrownAway = (outcome: StepOutcome) =>
  "draftId" in outcome
    ? "That draft was thrown away already. This is the one that you have begun since."
    : "Your draft was thrown away.";

type Answered = Exclude<StepOutcome, { kind: "silent" | "elsewhere" | "leaving" }>;

async function answer(outcome: Answered, said: string, form: ReturnType<typeof checkForm>) {
  switch (outcome.kind) {
    case "go":
      return seeOther(
        paths.postJob(outcome.step, outcome.draftId),
        said === "" ? undefined : { "Set-Cookie": await flash(said) },
      );
    case "kept":
    case "invalid":
      return invalid({ reply: form.ok ? form.reply({}) : form.reply });
    case "held":
      return data({ ...(form.ok ? form.reply({}) : form.reply), gate: outcome.gate }, 422);
    case "posted":
      return toPosted(outcome.jobId, outcome.already);
  }
}

const toPosted = async (jobId: string, already: boolean) =>
  seeOther(paths.jobPosted(jobId), already ? { "Set-Cookie": await flash(POSTED_ALREADY) } : undefined);

const POSTED_ALREADY = "This job has been posted already.";

function askedAgain(problem: string, form: ReturnType<typeof checkForm>, formData: FormData, step: Step) {
  if (form.ok) return form.reply({ form: [problem] });
  const typed = Object.fromEntries([...formData].map(([name, value]) => [name, String(value)]));
  return { ...form.reply, initialValue: typed, error: { ...form.reply.error, "": [problem] }, step };
}

const FORM_IDS = { 1: "job-info", 2: "description-step", 3: "review" } as const;

export default function PostJob() {
  const { step, refused, ...loaded } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? refused ?? undefined;
  const { elsewhere } = (lastResult ?? {}) as { elsewhere?: KeptElsewhere };
  const shown = { ...loaded, ...elsewhere?.shown };
  const { name, title } = STEPS[step - 1] ?? STEPS[0];
  return (
    <div className="wizard">
      <header className="wizard-head">
        <progress max={STEPS.length} value={step} aria-label="Progress" />
        <p className="eyebrow">
          {`Step ${step} of ${STEPS.length}`} · {name}
        </p>
        <h1 {...(shown.draft.jobId !== "" && lastResult === undefined && COMES_FIRST)}>{title}</h1>
      </header>
      {elsewhere !== undefined && (
        <Elsewhere
          form={FORM_IDS[step]}
          page={elsewhere.page}
          theirs={elsewhere.theirs}
          mine="Keep what is here instead"
          take={elsewhere.page === paths.postJob(1) ? "Start again" : "Take what is kept"}
        >
          <strong>{elsewhere.told}</strong> What stands here is not kept, until you choose it.
          {elsewhere.theirs.fields.length > 0 && " This is what is kept, where it differs."}
        </Elsewhere>
      )}
      {step === 1 && <JobInfoStep {...shown} lastResult={lastResult} />}
      {step === 2 && <DescriptionStep {...shown} lastResult={lastResult} />}
      {step === 3 && <ReviewStep {...shown} lastResult={lastResult} gate={gateIn(lastResult)} />}
      {shown.draft.jobId !== "" && elsewhere === undefined && (
        <StartAgain step={step} draftId={shown.draft.jobId} />
      )}
    </div>
  );
}

const gateIn = (reply: unknown): Gate | null => (reply as { gate?: Gate } | undefined)?.gate ?? null;

function StartAgain({ step, draftId }: { step: Step; draftId: string }) {
  return (
    <details className="wizard-foot small">
      <summary>Your draft is kept on this account until you post it</summary>
      <form method="post" action={paths.postJob(step)} className="row">
        <input type="hidden" name="draft" value={draftId} />
        <p className="muted">You can leave now and go on later, on any device.</p>
        <Button name="intent" value="discard" look="ghost" small>
          Throw it away and start again
        </Button>
      </form>
    </details>
  );
}
