import type { JobLine } from "~/features/postings/list-open";
import type { PostingCompany } from "~/features/postings/open-posting";
import { oneFace } from "~/lib/headline-letters";
import { dayInWords } from "~/lib/words";
import { dayIn } from "~/lib/zoned-day";
import { paths } from "~/paths";
import { CompanyFrame } from "./CompanyFrame";
import type { ShownPosting } from "./facts";
import { JobLines } from "./JobLines";

type Props = { company: PostingCompany; posting?: ShownPosting; others: JobLine[] };

export function EndedJob({ company, posting, others }: Props) {
  const title = posting?.title ?? "This job was taken down";
  return (
    <CompanyFrame company={company}>
      <div className="wrap ended">
        <h1 dir="auto" {...oneFace(title)}>
          {title}
        </h1>
        <p>
          {posting === undefined
            ? "It takes no applications."
            : `${endOf(posting)} It takes no more applications.`}
        </p>
        {others.length > 0 ? (
          <section className="stack" aria-labelledby="others">
            <h2 id="others">Open at {company.companyName}</h2>
            <JobLines jobs={others} />
          </section>
        ) : (
          <p>{company.companyName} has no open job today.</p>
        )}
        <p className="row">
          <a className="btn" href={paths.careers()}>
            See all open jobs
          </a>
          <a className="btn ghost" href={paths.alerts({ company: company.companySlug })}>
            Get new ones by email
          </a>
        </p>
      </div>
    </CompanyFrame>
  );
}

function endOf({ closedAt, closesOn, timeZone }: ShownPosting): string {
  const day = closedAt === null ? closesOn : dayIn(closedAt, timeZone);
  return day === "" ? "This job is closed." : `This job closed on ${dayInWords(day)}.`;
}
