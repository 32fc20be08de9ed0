import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AccountGoes } from "~/components/AccountGoes";
import { Badge } from "~/components/Badge";
import { CompanyLeaves, Download, NeedNotFinish } from "~/components/CompanyLeaves";
import { Day } from "~/components/Day";
import {
  type ApplicationPage,
  applicationPage,
  type FoundApplicationPage,
  findApplicationPage,
} from "~/features/applications/application-page";
import { leavePool } from "~/features/applications/leave-pool";
import { endsOfAge, hasEnded, stateForApplicant } from "~/features/applications/rules";
import { type AddOutcome, addComment } from "~/features/human-review/add-comment";
import { CommentForm, ReviewRequestForm } from "~/features/human-review/form";
import { requestReview } from "~/features/human-review/request-review";
import { openJobsBeside } from "~/features/postings/open-posting";
import { attempt, unlessDamaged } from "~/http/attempt";
import { flash } from "~/http/flash";
import { checkForm, type FormErrors, type FormReply, readFormData } from "~/http/read-form";
import { broken, invalid, NOT_TAKEN_IN, refusal, seeOther, tooMany } from "~/http/replies";
import { asDay } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { START_DATE_LABELS } from "~/vocabulary/applications";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";
import { AnswerList } from "./AnswerList";
import { ClosedJob } from "./ClosedJob";
import { HumanReview } from "./HumanReview";
import { Meaning } from "./Meaning";
import { OwnFiles } from "./OwnFiles";
import { OwnMails } from "./OwnMails";
import { requireVerifiedFor, requireVerifiedWithBatch, startFirst } from "./own-application";
import { Reading } from "./Reading";
import { StepList } from "./StepList";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.application.position ?? "Your application"} – your application – ${brand.name}` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { viewer, jobId, found } = await ownPage(request, params.jobId, context);
  const page = await unlessDamaged(context, applicationPage(found, context.services.markdown));
  if (page === null) throw startFirst(jobId);
  const others = page.closed ? await openJobsBeside(jobId, { ...context.services, now: context.now }) : [];
  const goesOn = viewer.eraseAt === null ? null : asDay(viewer.eraseAt);
  return data({ ...page, others, goesOn, ends: endsOfAge(page.application.createdAt, context.now) });
}

async function ownPage(request: Request, job: string | undefined, context: AppLoadContext) {
  const known = context.memo.get("application") as Promise<FoundApplicationPage> | undefined;
  if (known === undefined) {
    const { viewer, jobId, found } = await requireVerifiedWithBatch(
      request,
      context,
      job,
      (db, person, id) => [findApplicationPage(db, person, id)],
    );
    return { viewer, jobId, found: found[0][0] };
  }
  return { ...(await requireVerifiedFor(request, context, job)), found: await known };
}

const TOO_MANY = "Too many tries. Please wait a minute and try again.";
const FULL = `This application takes no more of these. Please write to ${brand.contactEmail}.`;
const NOT_IN_MIND = "You are not kept in mind for other jobs any more.";
const ADDED = {
  comment: "Your comment is kept, and stands beside your application.",
  "review-request": "Your request is on its way. A person answers, and we tell you by email.",
} as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { viewer, jobId } = await requireVerifiedFor(request, context, params.jobId);
  const own = { userId: viewer.id, jobId };
  const deps = { ...context.services, publicOrigin: context.settings.publicOrigin, now: context.now };
  const formData = await readFormData(request);
  switch (formData.get("intent")) {
    case "comment": {
      const form = checkForm(formData, CommentForm);
      if (!form.ok) return invalid(form);
      return take("comment", own, form.reply, context, () => addComment(own, form.value.comment, deps));
    }
    case "review-request": {
      const form = checkForm(formData, ReviewRequestForm);
      if (!form.ok) return invalid(form);
      return take("review-request", own, form.reply, context, () =>
        requestReview(own, form.value.question, deps),
      );
    }
    case "leave-pool": {
      const left = await attempt(context, "pool.not-left", () => leavePool(own, deps));
      if (!left.ok) throw refusal(503);
      return seeOther(paths.application(jobId), { "Set-Cookie": await flash(NOT_IN_MIND) });
    }
    default:
      throw refusal(400);
  }
}

async function take(
  what: "comment" | "review-request",
  { userId, jobId }: { userId: string; jobId: string },
  reply: (errors: FormErrors) => FormReply,
  context: ActionFunctionArgs["context"],
  add: () => Promise<AddOutcome>,
) {
  if (!(await context.withinLimit(`say:${userId}`))) return tooMany(reply({ form: [TOO_MANY] }), 60);
  const tried = await attempt(context, "human-review.not-kept", add);
  if (!tried.ok) return broken(reply({ form: [NOT_TAKEN_IN] }));
  switch (tried.value.kind) {
    case "added":
      context.log("human-review.kept", { what, jobId, userId });
      return seeOther(paths.application(jobId, what === "comment" ? "comments" : what), {
        "Set-Cookie": await flash(ADDED[what]),
      });
    case "full":
      return data(reply({ form: [FULL] }), 409);
    case "no-application":
      throw startFirst(jobId);
  }
}

export default function OwnApplication() {
  const page = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { application, closed, cv, coverLetter, answers, reading } = page;
  const { submittedAt, companyName, jobId, status, end } = application;
  const submitted = submittedAt !== null;
  return (
    <div className="narrow stack loose">
      <header className="stack-tight">
        <p className="eyebrow">{companyName}</p>
        <h1>{application.position}</h1>
        {submitted && (
          <div className="row">
            <Badge tone={TONES[status]}>{stateForApplicant(status, end, application.stage)}</Badge>
            {!hasEnded(status) && (
              <a className="btn ghost small" href={paths.withdraw(jobId)}>
                Withdraw
              </a>
            )}
          </div>
        )}
        {submitted && <Meaning status={status} end={end} mails={page.mails.length} />}
        {application.why !== null && (
          <p>
            <strong>{application.why.theirs}</strong> {application.why.detail}
          </p>
        )}
      </header>
      {page.goesOn !== null && <AccountGoes on={page.goesOn} />}
      {application.company.eraseAt !== null && (
        <p className="notice warn">
          <CompanyLeaves companyName={companyName} eraseAt={application.company.eraseAt} />
        </p>
      )}
      {page.ends !== null && (
        <p className="notice warn">
          This application and its files are erased on <Day of={page.ends} />, {SENT_KEPT_YEARS} years after
          you began it. <Download />
        </p>
      )}
      {application.poolEnds !== null && (
        <form method="post" className="notice stack">
          <p>
            <strong>{companyName} keeps you in mind.</strong> Until <Day of={application.poolEnds} /> its
            recruiters find this application when they look for people for other jobs, and may write to you
            about one. Nothing of you is kept longer for that.
          </p>
          <p>
            <button type="submit" name="intent" value="leave-pool" className="btn ghost small">
              Do not keep me in mind
            </button>
          </p>
        </form>
      )}
      {closed && (
        <ClosedJob others={page.others}>
          {application.company.eraseAt === null ? (
            <>
              This job closed before you submitted, and takes no more applications. What you have written is
              kept{cv !== null && ", and your CV stays here to choose again"}.
            </>
          ) : (
            <NeedNotFinish companyName={companyName} />
          )}
        </ClosedJob>
      )}
      <StepList page={page} />
      <OwnMails companyName={companyName} mails={page.mails} />
      {reading !== null && (
        <>
          <Reading reading={reading} application={application} />
          <HumanReview
            reading={reading}
            companyName={companyName}
            ended={hasEnded(status) ? endedBy(application) : null}
            lastResult={lastResult}
          />
        </>
      )}
      <OwnFiles {...{ jobId, cv, coverLetter, submitted }} mayReplace={!submitted && !closed} />
      <section className="stack" aria-labelledby="details">
        <h2 id="details" className="card-title">
          What you told us
        </h2>
        <dl className="card pairs">
          <dt>Authorised to work there</dt>
          <dd>{application.workAuthorization === "yes" ? "Yes" : "No"}</dd>
          {application.phone !== "" && (
            <>
              <dt>Phone number</dt>
              <dd>{application.phone}</dd>
            </>
          )}
          <dt>Earliest start</dt>
          <dd>{START_DATE_LABELS[application.startDate].label}</dd>
        </dl>
      </section>
      {submitted && (
        <section className="stack" aria-labelledby="answers">
          <h2 id="answers" className="card-title">
            Your answers
          </h2>
          <AnswerList answers={answers} />
        </section>
      )}
      {submitted && <HowItIsDecided {...application} />}
    </div>
  );
}

const TONES = {
  pending: "info",
  interview_approved: "ok",
  offer_sent: "ok",
  offer_accepted: "ok",
  passed: "plain",
} as const;

const endedBy = ({ companyName, end }: ApplicationPage["application"]) =>
  end === "left"
    ? "You have withdrawn this application."
    : `${companyName} has decided about this application.`;

type Told = { companyName: string; evaluates: boolean; company: { privacyEmail: string } };

const HowItIsDecided = ({ companyName, evaluates, company: { privacyEmail } }: Told) => (
  <section className="notice stack" aria-labelledby="decided">
    <h2 id="decided" className="tips-title">
      How this is decided
    </h2>
    <p className="small">
      {evaluates
        ? `The AI evaluation reads your CV and answers next to the posting, and shows ${companyName} ` +
          `which sentences speak for you. It is not given your name, your address or your age. It is ` +
          `advice: it changes nothing by itself, and a person decides.`
        : `People at ${companyName} read your CV and answers, and decide. No automatic evaluation takes ` +
          `place.`}
    </p>
    <p className="small">
      You may correct what was read, add a comment, and ask for a person to look again, all on this page.{" "}
      {privacyEmail !== "" && (
        <>
          At {companyName}, <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a> answers questions about your
          data.{" "}
        </>
      )}
      For anything else, write to <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
    </p>
  </section>
);
