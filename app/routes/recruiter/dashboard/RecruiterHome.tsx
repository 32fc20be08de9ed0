import { Link } from "@remix-run/react";
import type { Home } from "~/features/candidates/open-home";
import { isOpen, lacksQuestionnaire } from "~/features/jobs/rules";
import { asFigure, counted } from "~/lib/words";
import { paths } from "~/paths";
import { JobFacts } from "../jobs/JobFacts";
import { MainAction } from "../jobs/MainAction";

const UNDECIDED = paths.candidates({ status: "pending" });

type Job = Home["jobs"][number];
type Props = { home: Home; name: string };

export function RecruiterHome({ home, name }: Props) {
  const { counts, waiting, longest, news } = home;
  const first = waiting[0];
  return (
    <>
      <header className="home-head">
        <div>
          <p className="muted home-welcome">Welcome, {name}</p>
          <h1 className="home-title">
            <Headline waiting={counts.waiting} longest={longest} />
          </h1>
        </div>
        {first !== undefined && (
          <Link className="btn large" to={paths.candidate(first.id)}>
            Start reading
          </Link>
        )}
      </header>
      <dl className="stats">
        <Count label="Active jobs" value={counts.active} to={paths.jobs({ status: "active" })} />
        <Count label="Candidates" value={counts.candidates} to={paths.candidates({ status: "all" })} />
        <Count label="Undecided" value={counts.waiting} to={UNDECIDED} />
      </dl>
      <div className="home-columns">
        <Waiting waiting={waiting} all={counts.waiting} />
        <News news={news} />
      </div>
      <UnfinishedJobs jobs={home.jobs} more={home.moreJobs} />
    </>
  );
}

function Headline({ waiting, longest }: { waiting: number; longest: number }) {
  if (waiting === 0) return <span className="tick">Nobody is waiting.</span>;
  const so = waiting === 1 ? "One person waits" : `${asFigure(waiting)} people wait`;
  return (
    <>
      <span className="tick">{so}</span>
      {longest > 0 && waiting > 1 && ", the first"}
      {longest > 0 ? ` for ${counted(longest, "day")}.` : " for a first look."}
    </>
  );
}

const Count = ({ label, value, to }: { label: string; value: number; to: string }) => (
  <div>
    <dt>
      <Link to={to}>{label}</Link>
    </dt>
    <dd>{asFigure(value)}</dd>
  </div>
);

function Waiting({ waiting, all }: { waiting: Home["waiting"]; all: number }) {
  return (
    <section aria-labelledby="waiting">
      <div className="row between home-section">
        <h2 id="waiting">Read first</h2>
        {all > 1 && <Link to={UNDECIDED}>All {asFigure(all)} undecided</Link>}
      </div>
      {waiting.length === 0 ? (
        <p className="register home-empty muted">
          <span>Every application has had its first decision.</span>
        </p>
      ) : (
        <ol className="register home-people">
          {waiting.map(({ id, name, position, since, score }) => (
            <li key={id}>
              <Link to={paths.candidate(id)}>
                <strong>{name}</strong>
                <span className="muted">
                  {position}
                  {score !== null && ` · ${score}`}
                </span>
                <span className="home-age">{since}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function News({ news: { total, more, byJob } }: { news: Home["news"] }) {
  return (
    <section aria-labelledby="news">
      <div className="home-section">
        <h2 id="news">Since yesterday</h2>
      </div>
      <ul className="register home-news">
        {total === 0 ? (
          <li className="muted">No new applications</li>
        ) : (
          byJob.map(({ position, count }) => (
            <li key={position}>
              <span className="figure">+{asFigure(count)}</span>
              <span>{position}</span>
            </li>
          ))
        )}
        {more && (
          <li>
            <span />
            <Link to={paths.candidates({ status: "all", sort: "date" })}>and more</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function UnfinishedJobs({ jobs, more }: { jobs: readonly Job[]; more: boolean }) {
  return (
    <section aria-labelledby="home-jobs" className="work">
      <div className="row between home-section">
        <h2 id="home-jobs">Jobs that need something</h2>
        <Link to={paths.jobs()}>All jobs</Link>
      </div>
      {jobs.length === 0 ? (
        <p className="register home-empty muted">
          <span>Every open job has its own questions and somebody who applied.</span>
        </p>
      ) : (
        <ul className="register jobs">
          {jobs.map((job) => (
            <li className="job" key={job.id}>
              <div className="job-words">
                <h3>{job.title}</h3>
                <JobFacts job={job} />
              </div>
              <p className="job-figures">{needOf(job)}</p>
              {isOpen(job) && !lacksQuestionnaire(job) && job.applicants === 0 ? (
                <Link to={paths.jobPosted(job.id)} className="btn ghost small job-main">
                  Share the link<span className="visually-hidden"> of {job.title}</span>
                </Link>
              ) : (
                <MainAction posts job={job} back={paths.jobs()} />
              )}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p>
          <Link to={paths.jobs()}>There are more: see all jobs</Link>
        </p>
      )}
    </section>
  );
}

function needOf(job: Job): string {
  if (job.status === "draft") return "not posted yet";
  if (job.unwrittenQuestions > 0) return `${counted(job.unwrittenQuestions, "question")} not written`;
  return job.applicants === 0 ? "nobody has applied" : "asks the standard set";
}
