import type { ReactNode } from "react";
import { postingPath } from "~/features/postings/address";
import type { openJobsBeside } from "~/features/postings/open-posting";
import { paths } from "~/paths";

type Others = Awaited<ReturnType<typeof openJobsBeside>>;

export const ClosedJob = ({ others, children }: { others: Others; children: ReactNode }) => (
  <div className="notice warn stack">
    <p>{children}</p>
    {others.length > 0 && (
      <>
        <p>Open at {others[0]?.companyName}:</p>
        <ul className="dotted">
          {others.map((job) => (
            <li key={job.code}>
              <a href={postingPath(job)} dir="auto">
                {job.title}
              </a>
            </li>
          ))}
        </ul>
      </>
    )}
    <p>
      <a href={paths.jobs()}>See all open jobs</a>
    </p>
  </div>
);
