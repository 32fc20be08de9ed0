import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { askForReview } from "~/features/jobs/ask-for-review";
import { isOpen } from "~/features/jobs/rules";
import { factsOfJob, findJob } from "~/features/jobs/store";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import { counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import jobsStyles from "~/styles/jobs.css?url";
import { orDeleted } from "./jobs/or-deleted";
import { ShareLink } from "./jobs/ShareLink";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Job posted – ${brand.name}` }];
export const links = () => [{ rel: "stylesheet", href: jobsStyles }];

export const loader = orDeleted(async ({ request, context, params }: LoaderFunctionArgs) => {
  const { companyId } = await requireRight(request, context, "jobs.create");
  if (!isId(params.jobId)) throw notFound();
  const job = await findJob(context.services.db, companyId, params.jobId);
  if (job === undefined) throw notFound();
  if (job.status === "draft") throw seeOther(paths.publishJob(job.id));
  const review = await askForReview(job.finalJobPosting, factsOfJob(job), context.services);
  return {
    id: job.id,
    title: job.title,
    suggestions: review?.length ?? null,
    questions: job.questions,
    unwritten: job.unwrittenQuestions,
    page: job.code === null ? null : paths.posting(job.companySlug, job.code),
    shareLink: isOpen(job) ? context.settings.publicOrigin + paths.apply(job.id) : null,
  };
});

export default function JobPosted() {
  const { id, title, suggestions, questions, unwritten, shareLink, page } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack wide">
      <header className="stack">
        <h1>Job Posted Successfully!</h1>
        <p>
          <strong>{title}</strong> is posted. {questions === null ? STANDARD : own(questions, unwritten)}
        </p>
        <p className="row">
          <a href={paths.buildAssessment(id)} className="btn large">
            {questions === null ? "Make the questionnaire" : "Open the questionnaire"}
          </a>
        </p>
        {shareLink !== null && (
          <div className="stack-tight">
            <p>Then share its link: whoever has it can read the posting and apply.</p>
            <ShareLink href={shareLink} label="Link for applicants" />
            {page !== null && (
              <p>
                Strangers and search engines find it on <a href={page}>its public page</a>.
              </p>
            )}
          </div>
        )}
      </header>
      <section className="card stack">
        <h2>What happens next?</h2>
        <ol className="next-steps">
          <li>
            <h3>AI enhancement</h3>
            <p>
              {reviewed(suggestions)}{" "}
              {suggestions !== 0 && <a href={paths.editJob(id)}>See what it suggests</a>}
            </p>
          </li>
          <li>
            <h3>Candidate sourcing</h3>
            <p>The job now stands in the list of open jobs, and the link above leads straight to it.</p>
          </li>
          <li>
            <h3>First matches</h3>
            <p>
              As soon as somebody submits an application, their CV and answers are read against this posting.
              You find them in Candidates, each score with the sentences it rests on.
            </p>
          </li>
          <li>
            <h3>Regular updates</h3>
            <p>Your Jobs list counts visits and applicants as they come.</p>
          </li>
        </ol>
      </section>
      <p className="row">
        <a href={paths.postJob()} className="btn ghost">
          Post Another Job
        </a>
        <a href={paths.editJob(id)} className="btn quiet">
          Edit This Job
        </a>
        <a href={paths.dashboard()} className="btn quiet">
          Back to Dashboard
        </a>
      </p>
    </div>
  );
}

const STANDARD =
  "After their CV, applicants answer our five standard questions, and the evaluation rests on what they " +
  "write. Keep them, or make them your own now.";

function own(questions: number, unwritten: number): string {
  if (unwritten === 0) return `Applicants answer your ${counted(questions, "question")}.`;
  return `${counted(unwritten, "question")} of ${questions} not written yet, and not asked until then.`;
}

function reviewed(suggestions: number | null): string {
  if (suggestions === null)
    return "The posting review did not answer just now; it reads your posting when you edit the job.";
  if (suggestions === 0) return "The posting review has read your posting and has nothing to suggest.";
  return `The posting review has read your posting and has ${counted(suggestions, "suggestion")}.`;
}
