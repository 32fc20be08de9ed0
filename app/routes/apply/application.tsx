import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Badge } from "~/components/Badge";
import { loadApplicationPage } from "~/features/applications/application-page";
import { START_DATE_WORDS, STATUS_FOR_APPLICANT } from "~/features/applications/rules";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { AnswerList } from "./AnswerList";
import { OwnFiles } from "./OwnFiles";
import { requireVerifiedFor, startFirst } from "./own-application";
import { StepList } from "./StepList";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.application.position ?? "Your application"} – your application – ${brand.name}` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { viewer, jobId } = await requireVerifiedFor(request, context, params.jobId);
  const page = await loadApplicationPage(context.services.db, viewer.id, jobId);
  if (page === null) throw startFirst(jobId);
  return data(page);
}

export default function OwnApplication() {
  const page = useLoaderData<typeof loader>();
  const { application, closed, cv, coverLetter, answers } = page;
  const { submittedAt, companyName, jobId } = application;
  const submitted = submittedAt !== null;
  const { label, meaning } = STATUS_FOR_APPLICANT[application.status];
  return (
    <div className="narrow stack loose">
      <header className="stack-tight">
        <p className="eyebrow">{companyName}</p>
        <h1>{application.position}</h1>
        {submitted && (
          <div className="row">
            <Badge tone={TONES[application.status]}>{label}</Badge>
          </div>
        )}
        {submitted && <p>{meaning}</p>}
      </header>
      {closed && (
        <p className="notice warn">
          This job has closed before you submitted, and takes no more applications. The{" "}
          <a href={paths.jobs()}>open jobs</a> are one press away, and your CV stays here to choose again.
        </p>
      )}
      <StepList page={page} />
      <OwnFiles jobId={jobId} cv={cv} coverLetter={coverLetter} mayReplace={!submitted && !closed} />
      <section className="stack" aria-labelledby="details">
        <h2 id="details" className="card-title">
          What you told us
        </h2>
        <dl className="card pairs">
          <dt>Authorised to work there</dt>
          <dd>{application.workAuthorization === "yes" ? "Yes" : "No"}</dd>
          <dt>Earliest start</dt>
          <dd>{START_DATE_WORDS[application.startDate]}</dd>
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
      {submitted && <HowItIsDecided companyName={companyName} />}
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

const HowItIsDecided = ({ companyName }: { companyName: string }) => (
  <section className="notice stack" aria-labelledby="decided">
    <h2 id="decided" className="tips-title">
      How this is decided
    </h2>
    <p className="small">
      The AI evaluation reads your CV and answers next to the posting, and shows {companyName} which sentences
      speak for you. It is not given your name, your address or your age. It is advice: it changes nothing by
      itself, and a person decides.
    </p>
    <p className="small">
      You may ask how your application was read, ask for a person to look again, or have a mistake put right.
      Write to <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
    </p>
  </section>
);
