import { useLocation } from "@remix-run/react";
import { EmptyState } from "~/components/EmptyState";
import type { listOwnJobs } from "~/features/jobs/list-jobs";
import { asFigure } from "~/lib/words";
import { paths } from "~/paths";
import { JobFilters } from "./JobFilters";
import type { JobRights } from "./job-rights";
import { OwnJob } from "./OwnJob";
import { Paging } from "./Paging";

type Props = Awaited<ReturnType<typeof listOwnJobs>> & { origin: string; rights: JobRights };

export function OwnJobs({ jobs, newer, older, query, totals, departments, origin, rights }: Props) {
  const { pathname, search } = useLocation();
  return (
    <live-list class="work">
      <p className="loading-status" role="status" />
      <header className="work-head">
        <h1>Jobs</h1>
        {rights.posts && (
          <a href={paths.postJob()} className="btn">
            Post a new job
          </a>
        )}
      </header>
      <dl className="stats">
        <Total label="Total jobs" value={totals.jobs} />
        <Total label="Active" value={totals.active} />
        <Total label="Total applicants" value={totals.applicants} />
        <Total label="Total views" value={totals.views} />
      </dl>
      {totals.jobs === 0 && !rights.posts ? (
        <EmptyState title="No jobs yet">
          <p>Once a recruiter puts you on the hiring team of a job, it stands here with its candidates.</p>
        </EmptyState>
      ) : totals.jobs === 0 ? (
        <EmptyState title="No jobs yet">
          <p>Your first posting takes about five minutes.</p>
          <a href={paths.postJob()} className="btn">
            Post a job
          </a>
        </EmptyState>
      ) : (
        <>
          <JobFilters query={query} departments={departments} />
          {jobs.length === 0 ? (
            <EmptyState title="No jobs found">
              <p>Try adjusting your search or filters.</p>
            </EmptyState>
          ) : (
            <header-menus>
              <ul className="register jobs">
                {jobs.map((job) => (
                  <OwnJob key={job.id} job={job} origin={origin} back={pathname + search} rights={rights} />
                ))}
              </ul>
            </header-menus>
          )}
          <Paging query={query} newer={newer} older={older} />
        </>
      )}
    </live-list>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{asFigure(value)}</dd>
    </div>
  );
}
