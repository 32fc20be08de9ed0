import { Badge } from "~/components/Badge";
import { EmptyState } from "~/components/EmptyState";
import { NobodyHiring } from "~/components/NobodyHiring";
import type { JobQuery } from "~/features/jobs/search";
import type { OpenJobCard, OpenJobPage } from "~/features/postings/list-open";
import { paths } from "~/paths";
import { JobFacts } from "./JobFacts";
import { Paging } from "./Paging";

type Props = OpenJobPage & { query: JobQuery };

export function OpenJobs({ jobs, newer, older, query }: Props) {
  return (
    <div className="stack open-jobs">
      <h1>Open jobs</h1>
      <form method="get" action={paths.jobs()} className="row search">
        <input
          type="search"
          name="q"
          aria-label="Search title or department"
          placeholder="Search title or department"
          maxLength={100}
          defaultValue={query.text}
        />
        <button type="submit" className="btn ghost">
          Search
        </button>
      </form>
      {jobs.length === 0 ? (
        <NothingOpen searched={query.text !== ""} />
      ) : (
        <ul className="register jobs">
          {jobs.map((job) => (
            <OpenJob job={job} key={job.id} />
          ))}
        </ul>
      )}
      <Paging query={query} newer={newer} older={older} />
      <p>
        <a href={paths.alerts({ q: query.text || undefined })}>Get new ones by email</a>
      </p>
    </div>
  );
}

function OpenJob({ job }: { job: OpenJobCard }) {
  const here = job.submitted === null ? paths.apply(job.id) : paths.application(job.id);
  return (
    <li className="job">
      <div className="job-words">
        <p className="eyebrow">{job.companyName}</p>
        <h2>
          <a href={here}>{job.title}</a>
        </h2>
        <JobFacts job={{ ...job, status: "active", createdDate: new Date(job.publishedAt) }} />
      </div>
      {job.submitted === null ? (
        <a className="btn" href={here} aria-label={`Apply for ${job.title}`}>
          Apply
        </a>
      ) : (
        <p className="job-applied">
          <Badge tone={job.submitted ? "ok" : "warn"}>
            {job.submitted ? "You applied" : "Not submitted yet"}
          </Badge>
          <a href={here} aria-label={`Your application for ${job.title}`}>
            Your application
          </a>
        </p>
      )}
    </li>
  );
}

function NothingOpen({ searched }: { searched: boolean }) {
  if (!searched) return <NobodyHiring />;
  return (
    <EmptyState title="No jobs found">
      <p>Try adjusting your search or filters.</p>
      <p>
        <a href={paths.jobs()}>Show all open jobs</a>
      </p>
    </EmptyState>
  );
}
