import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { registerApplicant } from "~/features/accounts/register";
import { minutesFor } from "~/features/applications/asked";
import { ApplyAgainForm, ApplyForm } from "~/features/applications/form";
import { type JobPage, openJob } from "~/features/applications/open-job";
import { newApplication } from "~/features/applications/start-application";
import { belowHead } from "~/features/jobs/build-posting";
import { takeView } from "~/features/jobs/take-view";
import { postingPath } from "~/features/postings/address";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { readForm } from "~/http/read-form";
import { refusalWithForm, seeOther, whyFailed } from "~/http/replies";
import { sameForAll } from "~/http/same-for-all";
import { hasRight, readViewer, type Viewer } from "~/http/session";
import { isId } from "~/lib/ids";
import { visitSource } from "~/lib/visit-source";
import { counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { STANDARD_QUESTIONS } from "~/vocabulary/questions";
import { type ApplyReply, KnownApplicantForm, NewApplicantForm } from "./ApplicationForm";
import { factsInWords, JobHead, type ShownJob } from "./JobHead";
import { NoJob } from "./NoJob";
import { StepMarks } from "./StepMarks";
import { WhatsNext } from "./WhatsNext";

export const handle: PageHandle = { kind: "quiet", linked: true };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const job = loaded && "job" in loaded ? loaded.job : null;
  if (job === null)
    return [{ title: `${loaded?.kind === "draft" ? NOT_OPEN : "Job not found"} – ${brand.name}` }];
  const name = `${job.title} at ${job.companyName}`;
  const takes = `Apply in about ${job.minutes} minutes, on any phone.`;
  const description = `${factsInWords(job).join(" · ")}. ${takes}`;
  return [
    { title: `${name} – ${brand.name}` },
    { name: "description", content: description },
    { property: "og:title", content: name },
    { property: "og:description", content: description },
    ...(job.kind === "open" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  const page = await lookUp(params.jobId, viewer, context);
  if (page === "failed") return data({ kind: "failed" as const }, 503);
  if (page.kind === "not-found") return data({ kind: "not-found" as const }, 404);
  if (page.kind === "draft") return data({ kind: "draft" as const }, 404);
  if (page.kind === "applied") throw redirect(paths.application(params.jobId ?? ""));
  if (page.kind !== "preview") {
    takeView(request, context, page.opening.id);
    sameForAll(context, page.opening.id);
  }
  const person =
    viewer === null ? null : { name: viewer.personName, email: viewer.email, verified: viewer.emailVerified };
  const job = await shown(page, context);
  return data({ kind: page.kind, job, person, canonical: job.canonical, source: visitSource(request) });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await readViewer(request, context);
  const page = await lookUp(params.jobId, viewer, context);
  if (page === "failed") throw await refusalWithForm(context, 503);
  if (page.kind === "applied") return seeOther(paths.application(params.jobId ?? ""));
  if (page.kind !== "open") return seeOther(paths.apply(params.jobId ?? ""));
  return viewer === null
    ? applyAsNew(request, page.opening, context)
    : applyAsKnown(request, page.opening, viewer, context);
}

type Opening = Extract<JobPage, { kind: "open" }>["opening"];

async function applyAsNew(request: Request, opening: Opening, context: AppLoadContext) {
  const form = await readForm(request, ApplyForm, { secrets: ["password", "confirmPassword"] });
  if (!form.ok) return data<ApplyReply>({ reply: form.reply }, 422);
  const { email, password, firstName, lastName, ...declared } = form.value;
  const { db } = context.services;
  const alongside = (id: string, { again }: { again: boolean }) => {
    const applicant = { id, email, personName: `${firstName} ${lastName}` };
    const begun = newApplication(db, opening, applicant, declared, context.now);
    return [again ? begun.onConflictDoNothing() : begun];
  };
  const applicant = { email, password, firstName, lastName };
  const tried = await attempt(context, "apply.failed", () =>
    registerApplicant(applicant, { jobId: opening.id, alongside }, registrationDeps(request, context)),
  );
  if (!tried.ok) {
    const { words, answer } = whyFailed(ACCOUNT_FAILED, tried.error);
    return failed(form.reply({ form: [words] }), 503, "other", answer.headers);
  }
  const outcome = tried.value;
  switch (outcome.kind) {
    case "registered":
      return seeOther(paths.verifyEmail(opening.id), { "Set-Cookie": outcome.cookie });
    case "email-taken":
      return failed(form.reply({ form: [EMAIL_TAKEN] }), 422, "email-taken");
    case "email-invalid":
      return failed(form.reply({ form: [EMAIL_INVALID] }), 422);
    case "unfit-password":
      return failed(form.reply({ password: [outcome.message] }), 422);
    case "too-many":
      return failed(form.reply({ form: [TOO_MANY] }), 429, "other", {
        "Retry-After": String(outcome.seconds),
      });
  }
}

const failed = (
  reply: ApplyReply["reply"],
  status: number,
  failure: ApplyReply["failure"] = "other",
  headers: HeadersInit = {},
) => data<ApplyReply>({ reply, failure }, { status, headers });

async function applyAsKnown(request: Request, opening: Opening, viewer: Viewer, context: AppLoadContext) {
  const form = await readForm(request, ApplyAgainForm);
  if (!form.ok) return data<ApplyReply>({ reply: form.reply }, 422);
  if (form.value.email !== "" && form.value.email !== viewer.email)
    return data<ApplyReply>({ reply: form.reply({ form: [nowIs(viewer.personName)] }) }, 409);
  const kept = await attempt(context, "apply.not-kept", () =>
    newApplication(context.services.db, opening, viewer, form.value, context.now).onConflictDoNothing(),
  );
  if (!kept.ok) return data<ApplyReply>({ reply: form.reply({ form: [NOT_APPLIED] }) }, 500);
  return seeOther(viewer.emailVerified ? paths.upload(opening.id) : paths.verifyEmail(opening.id));
}

const NOT_OPEN = "This job is not open";
const LOAD_FAILED = "Failed to load job details";
const EMAIL_TAKEN = "An account with this email already exists. Please sign in instead.";
const EMAIL_INVALID = "Please enter a valid email address.";
const ACCOUNT_FAILED = "Failed to create account. Please try again.";
const NOT_APPLIED = "Your application could not be sent. What you chose is still here: please try again.";
const nowIs = (name: string) =>
  `This browser is signed in as ${name} by now, so nothing has been sent. Apply as ${name} below, or sign ` +
  "out and fill the form in again.";
const TOO_MANY =
  "Very many people have applied from your network in the last hour, so we have to wait a little. What you " +
  "typed is still here: please try again in a while.";

async function lookUp(jobId: string | undefined, viewer: Viewer | null, context: AppLoadContext) {
  if (!isId(jobId)) return { kind: "not-found" } as const;
  const read = await attempt(context, "job.failed", () =>
    openJob(context.services.db, jobId, viewer, context.now),
  );
  if (!read.ok) return "failed";
  const page = read.value;
  // A draft is for those alone who work on it.
  if (page.kind !== "preview" || page.opening.status !== "draft") return page;
  return (await hasRight(viewer, context, "jobs.list", { job: jobId })) ? page : { kind: "draft" as const };
}

async function shown(
  { opening, kind }: Extract<JobPage, { opening: Opening }>,
  { services }: AppLoadContext,
) {
  const { id, status, companyId: _company, finalJobPosting, questions, ...job } = opening;
  const canonical = postingPath(job);
  return {
    id,
    status,
    kind,
    ...job,
    canonical,
    minutes: minutesFor(questions || STANDARD_QUESTIONS.length),
    postingHtml: await services.markdown.postingBody(belowHead(finalJobPosting, job)),
  };
}

export default function Apply() {
  const loaded = useLoaderData<typeof loader>();
  const lastReply = useActionData<typeof action>() as ApplyReply | undefined;
  if (loaded.kind === "failed") return <NoJob reason={LOAD_FAILED} failed />;
  if (loaded.kind === "not-found") return <NoJob reason="Job not found" />;
  if (loaded.kind === "draft") return <DraftJob />;
  const { job, person, kind, source } = loaded;
  if (kind === "resting") return <RestingJob job={job} closed={job.status !== "paused"} />;
  return (
    <div className="narrow stack loose">
      {kind === "preview" && <PreviewNotice status={job.status} />}
      <JobHead job={job} applyAt="#apply" />
      <div className="stack loose no-print" id="apply">
        <StepMarks step="form" evaluates={job.evaluates}>
          {" "}
          · about {counted(job.minutes, "minute")} in all. You can stop and come back.
        </StepMarks>
        {kind === "other-recruiter" ? (
          <p className="notice">
            You are signed in as a recruiter. Applying needs an applicant’s account: sign out, and apply with
            another email address.
          </p>
        ) : kind === "open" && person !== null ? (
          <KnownApplicantForm lastReply={lastReply} person={person} source={source} />
        ) : (
          <NewApplicantForm
            jobId={job.id}
            lastReply={lastReply}
            source={source}
            disabled={kind === "preview"}
          />
        )}
        <WhatsNext evaluates={job.evaluates} verified={kind === "open" && person?.verified === true} />
      </div>
    </div>
  );
}

const DraftJob = () => (
  <div className="narrow stack">
    <h1>{NOT_OPEN}</h1>
    <p>It takes no applications just now. It may open later.</p>
    <OpenJobs />
  </div>
);

function RestingJob({ job, closed }: { job: ShownJob; closed: boolean }) {
  return (
    <div className="narrow stack loose">
      <p className="notice">
        {closed
          ? "This job is closed and takes no more applications. Thank you for looking."
          : "This job is paused and takes no applications just now. It may open again."}
      </p>
      <JobHead job={job} />
      <OpenJobs />
    </div>
  );
}

const OpenJobs = () => (
  <p>
    <a className="btn" href={paths.careers()}>
      See open jobs
    </a>
  </p>
);

const PREVIEWS = {
  active: "This is what applicants see. Nothing can be sent from a preview.",
  draft: "A preview of your draft. Nobody else can see it until you set it active.",
  paused: "A preview. The job is paused: applicants are told that it takes no applications just now.",
  closed: "A preview. The job is closed: applicants are told that it takes no more applications.",
};

const PreviewNotice = ({ status }: { status: keyof typeof PREVIEWS }) => (
  <p className="notice no-print">{PREVIEWS[status]}</p>
);
