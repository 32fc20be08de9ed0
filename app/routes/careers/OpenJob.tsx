import { oneFace } from "~/lib/headline-letters";
import { paths } from "~/paths";
import { Asks } from "./Asks";
import { CompanyFrame } from "./CompanyFrame";
import { allJobs, factsOf, type ShownPosting } from "./facts";

type Props = { posting: ShownPosting; address: string; paused: boolean };

export function OpenJob({ posting, address, paused }: Props) {
  const others = posting.openJobs > (paused ? 0 : 1);
  return (
    <CompanyFrame company={posting} aside={others && <AllJobs posting={posting} />}>
      <article className="wrap">
        <header className="job-top">
          <h1 dir="auto" {...oneFace(posting.title)}>
            {posting.title}
          </h1>
          {paused ? <p className="notice">{PAUSED}</p> : <ApplyLink posting={posting} />}
        </header>
        <dl className="fact-line">
          {factsOf(posting).map(({ name, value, more }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              {more !== "" && <dd>{more}</dd>}
            </div>
          ))}
        </dl>
        <div className="job-body">
          <div
            className="posting"
            dir="auto"
            lang={posting.language === "en" ? undefined : posting.language}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes the posting.
            dangerouslySetInnerHTML={{ __html: posting.postingHtml }}
          />
          {!paused && (
            <Asks posting={posting}>
              <ApplyLink posting={posting} />
              <p className="on-paper">
                Apply at <strong>{address}</strong>
              </p>
            </Asks>
          )}
        </div>
      </article>
    </CompanyFrame>
  );
}

const PAUSED = "This job is paused and takes no applications just now. It may open again.";

const AllJobs = ({ posting }: { posting: ShownPosting }) => (
  <a href={paths.company(posting.companySlug)}>{allJobs(posting.openJobs)}</a>
);

const ApplyLink = ({ posting }: { posting: ShownPosting }) => (
  <p className="no-print">
    <a className="btn large apply" href={posting.applyPath}>
      Apply for this job
    </a>
  </p>
);
