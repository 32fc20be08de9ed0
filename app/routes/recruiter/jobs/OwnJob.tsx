import { Badge, type Tone } from "~/components/Badge";
import type { OwnJobCard } from "~/features/jobs/list-jobs";
import { filledInWords, isOpen, lacksPlace, lacksQuestionnaire } from "~/features/jobs/rules";
import { asFigure, counted } from "~/lib/words";
import { paths } from "~/paths";
import { JOB_STATUS_LABELS, type JobStatus } from "~/vocabulary/jobs";
import { JobFacts } from "./JobFacts";
import { JobMenu } from "./JobMenu";
import type { JobRights } from "./job-rights";
import { MainAction } from "./MainAction";

const TONES: Record<JobStatus, Tone> = { active: "ok", draft: "plain", paused: "warn", closed: "bad" };

type Props = { job: OwnJobCard; origin: string; back: string; rights: JobRights };

export function OwnJob({ job, origin, back, rights }: Props) {
  return (
    <li className="job">
      <div className="job-words">
        <div className="job-head">
          <h2 title={job.title}>{job.title}</h2>
          <Badge tone={TONES[job.status]}>{JOB_STATUS_LABELS[job.status]}</Badge>
        </div>
        <JobFacts job={job} />
        {rights.posts && isOpen(job) && !job.filled && job.gaps && (
          <p className="tiny">
            <a href={paths.editJob(job.id)}>
              {lacksPlace(job) ? "Search engines miss where it is" : "See what would help people find it"}
              <span className="visually-hidden">: {job.title}</span>
            </a>
          </p>
        )}
        {rights.suggests && job.status !== "draft" && (
          <p>
            <a
              href={paths.suggestChange(job.id)}
              className="btn ghost small"
              aria-label={`Suggest a change of ${job.title}`}
            >
              Suggest a change
            </a>
          </p>
        )}
      </div>
      <JobFigures job={job} />
      <MainAction
        job={job}
        back={back}
        posts={rights.posts}
        asks={job.undecided === 0 && lacksQuestionnaire(job)}
      />
      <JobMenu job={job} origin={origin} back={back} rights={rights} />
    </li>
  );
}

function JobFigures({ job }: { job: OwnJobCard }) {
  return (
    <div className="job-figures">
      {job.applicants === 0 ? (
        <span>{job.status === "draft" ? "not posted yet" : "nobody has applied"}</span>
      ) : (
        <a href={paths.candidatesOf(job.id)}>
          <span className="figure">{asFigure(job.undecided)}</span> undecided of {asFigure(job.applicants)}
          <span className="visually-hidden"> applicants for {job.title}</span>
        </a>
      )}
      <span className="muted tiny">{job.filled ? filledInWords(job.openings) : figureOf(job)}</span>
    </div>
  );
}

const figureOf = ({ unwrittenQuestions, views }: OwnJobCard): string =>
  unwrittenQuestions > 0 ? `${counted(unwrittenQuestions, "question")} not written` : counted(views, "view");
