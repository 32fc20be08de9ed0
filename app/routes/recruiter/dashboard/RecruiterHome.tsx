import type { Home } from "~/features/candidates/open-home";
import { filledInWords, lacksQuestionnaire } from "~/features/jobs/rules";
import { asFigure, counted } from "~/lib/words";
import { paths } from "~/paths";
import { JobFacts } from "../jobs/JobFacts";
import { MainAction } from "../jobs/MainAction";

const UNDECIDED = paths.candidates({ status: "pending" });
const SNOOZED = paths.candidates({ status: "snoozed" });

type Job = Home["jobs"][number];
type Props = { home: Home; name: string };

export function RecruiterHome({ home, name }: Props) {
  const { counts, waiting, news } = home;
  const first = waiting[0];
  return (
    <>
      <header className="home-head">
        <div>
          <p className="muted home-welcome">Welcome, {name}</p>
          <h1 className="home-title">
            <Headline home={home} />
          </h1>
        </div>
        {first !== undefined && (
          <a className="btn large" href={whereTo(first)}>
            {first.asks ? "Look and answer" : "Start reading"}
          </a>
        )}
      </header>
      <dl className="stats">
        <Count label="Active jobs" value={counts.active} href={paths.jobs({ status: "active" })} />
        <Count label="Candidates" value={counts.candidates} href={paths.candidates({ status: "all" })} />
        <Count label="Undecided" value={counts.waiting} href={UNDECIDED} />
      </dl>
      <div className="home-columns">
        <Waiting waiting={waiting} counts={counts} />
        <News news={news} />
      </div>
      <UnfinishedJobs jobs={home.jobs} more={home.moreJobs} active={counts.active} />
    </>
  );
}

const whereTo = ({ id, asks }: Home["waiting"][number]) =>
  asks ? paths.evaluation(id, "applicant") : paths.candidate(id);

function Headline({ home: { counts, reviews, longest, waiting: people } }: { home: Home }) {
  const waiting = counts.waiting + reviews.others;
  if (waiting === 0) {
    const { snoozed } = counts;
    const but = snoozed === 1 ? " but one who is snoozed" : ` but ${asFigure(snoozed)} who are snoozed`;
    return <span className="tick">Nobody is waiting{snoozed > 0 && but}.</span>;
  }
  const exactly = waiting === 1 ? "One person waits" : `${asFigure(waiting)} people wait`;
  const so = reviews.more ? `At least ${exactly}` : exactly;
  const what = counts.waiting === 0 ? "a human review" : people[0]?.asks ? "you" : "a decision";
  return (
    <>
      <span className="tick">{so}</span>
      {longest > 0 && waiting > 1 && ", the first"}
      {longest > 0 ? ` for ${counted(longest, "day")}.` : ` for ${what}.`}
    </>
  );
}

const Count = ({ label, value, href }: { label: string; value: number; href: string }) => (
  <div>
    <dt>
      <a href={href}>{label}</a>
    </dt>
    <dd>{asFigure(value)}</dd>
  </div>
);

function Waiting({ waiting, counts }: Pick<Home, "waiting" | "counts">) {
  const { waiting: all, snoozed } = counts;
  return (
    <section aria-labelledby="waiting">
      <div className="row between home-section">
        <h2 id="waiting">Read first</h2>
        <span>
          {all > 1 && <a href={UNDECIDED}>All {asFigure(all)} undecided</a>}
          {all > 1 && snoozed > 0 && " · "}
          {waiting.length > 0 && snoozed > 0 && <a href={SNOOZED}>{asFigure(snoozed)} snoozed</a>}
        </span>
      </div>
      {waiting.length === 0 ? (
        <p className="register home-empty muted">
          <span>
            Every application has had its first decision
            {snoozed > 0 && (
              <>
                , but for <a href={SNOOZED}>{snoozed === 1 ? "one" : asFigure(snoozed)}</a>{" "}
                {snoozed === 1 ? "that is" : "that are"} snoozed
              </>
            )}
            .
          </span>
        </p>
      ) : (
        <ol className="register home-people">
          {waiting.map((person) => (
            <li key={person.id}>
              <a href={whereTo(person)}>
                <strong>{person.name}</strong>
                <span className="muted">
                  {person.position}
                  {person.asks && " · asks for a human review"}
                  {!person.asks && person.score !== null && ` · ${person.score}`}
                </span>
                <span className="home-age">{person.since}</span>
              </a>
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
            <a href={paths.candidates({ status: "all", sort: "date" })}>and more</a>
          </li>
        )}
      </ul>
    </section>
  );
}

type UnfinishedProps = { jobs: readonly Job[]; more: boolean; active: number };

function UnfinishedJobs({ jobs, more, active }: UnfinishedProps) {
  return (
    <section aria-labelledby="home-jobs" className="work">
      <div className="row between home-section">
        <h2 id="home-jobs">Jobs that need something</h2>
        <a href={paths.jobs()}>All jobs</a>
      </div>
      {jobs.length === 0 ? (
        <p className="register home-empty muted">
          <span>
            {active === 0
              ? "No job is open."
              : "Every open job has its own questions, somebody who applied and a place to fill."}
          </span>
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
              <MainAction posts job={job} back={paths.jobs()} asks={lacksQuestionnaire(job)} />
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p>
          <a href={paths.jobs()}>There are more: see all jobs</a>
        </p>
      )}
    </section>
  );
}

function needOf(job: Job): string {
  if (job.status === "draft") return "not posted yet";
  if (job.filled) return filledInWords(job.openings);
  if (job.unwrittenQuestions > 0) return `${counted(job.unwrittenQuestions, "question")} not written`;
  return job.applicants === 0 ? "nobody has applied" : "asks the standard set";
}
