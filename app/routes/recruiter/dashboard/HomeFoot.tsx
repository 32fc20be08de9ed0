import type { ReactNode } from "react";
import { EmailAddress } from "~/components/EmailAddress";
import { paths } from "~/paths";

type Props = { name: string; email: string; company: string | null };

export function HomeFoot({ name, email, company }: Props) {
  return (
    <footer className="home-foot">
      <Line title="Profile Information">
        <span>{name}</span> <EmailAddress of={email} />
      </Line>
      {company !== null && <Line title="Company Details">{company}</Line>}
      <Line title="Quick Actions">
        {company !== null && <a href={paths.postJob()}>Post a new job</a>}
        <a href={paths.jobs()}>Jobs</a>
        {company === null && <a href={paths.applications()}>My applications</a>}
        <a href={paths.settings()}>Settings</a>
      </Line>
    </footer>
  );
}

const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <p>{children}</p>
  </section>
);
