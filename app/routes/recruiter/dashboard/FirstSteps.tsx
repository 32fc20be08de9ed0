import type { ReactNode } from "react";
import type { Home } from "~/features/candidates/open-home";
import { isOpen, lacksQuestionnaire } from "~/features/jobs/rules";
import { asFigure } from "~/lib/words";
import { paths } from "~/paths";
import { ShareLink } from "../jobs/ShareLink";

type Props = { home: Home; name: string; company: string; origin: string };

export function FirstSteps({ home, name, company, origin }: Props) {
  const job = home.jobs.find(isOpen) ?? home.jobs[0];
  const posted = job !== undefined && isOpen(job);
  const lit = !posted ? 1 : lacksQuestionnaire(job) ? 2 : 3;
  return (
    <>
      <header>
        <p className="muted home-welcome">Welcome, {name}</p>
        <h1 className="home-title">
          Three steps to <span className="tick">the first name.</span>
        </h1>
      </header>
      <div className="home-columns first-steps">
        <ol className="register">
          <Step number={1} lit={lit} title={posted ? `${job.title} is posted` : "Post a job"}>
            {posted ? (
              <a href={paths.postJob()}>Post another</a>
            ) : (
              <>
                <p>Paste what you have or begin with four lines; nothing is public before you say so.</p>
                <a className="btn" href={job === undefined ? paths.postJob() : paths.jobs()}>
                  {job === undefined ? "Post a job" : "Publish your draft"}
                </a>
              </>
            )}
          </Step>
          <Step number={2} lit={lit} title="Keep or change the questions">
            <p>Five are ready for any trade. Applicants see exactly the ones that are shown to you.</p>
            {posted ? (
              <a className={lit === 2 ? "btn" : "btn ghost"} href={paths.buildAssessment(job.id)}>
                {lit === 2 ? "See the five" : "See your questions"}
              </a>
            ) : (
              <p className="muted small">after step 1</p>
            )}
          </Step>
          <Step number={3} lit={lit} title="Share the link">
            <p>One address for your site, the job boards and the notice board by the door.</p>
            {posted ? (
              <ShareLink href={origin + paths.apply(job.id)} label={`Link for applicants: ${job.title}`} />
            ) : (
              <p className="muted small">after step 1</p>
            )}
          </Step>
        </ol>
        <Register company={company} />
      </div>
      {home.counts.jobs > 1 && (
        <p>
          <a href={paths.jobs()}>All {asFigure(home.counts.jobs)} jobs</a>
        </p>
      )}
    </>
  );
}

function Step(props: { number: number; lit: number; title: string; children: ReactNode }) {
  const { number, lit, title, children } = props;
  return (
    <li className="first-step" aria-current={number === lit ? "step" : undefined}>
      <span className="figure" aria-hidden="true">
        {number}
      </span>
      <div className="stack-tight">
        <h2>{title}</h2>
        {children}
      </div>
    </li>
  );
}

const Register = ({ company }: { company: string }) => (
  <div className="card first-register" aria-hidden="true">
    <p className="row between small">
      <span>{company}</span>
      <span>0 names</span>
    </p>
    <ul className="register">
      <li>
        <i /> <span>The first name goes here</span>
      </li>
      <li>
        <i /> <b />
      </li>
      <li>
        <i /> <b />
      </li>
    </ul>
  </div>
);
