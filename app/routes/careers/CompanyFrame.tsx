import type { ReactNode } from "react";
import { brand } from "~/brand";
import { Brand } from "~/components/Brand";
import { initialsOf } from "~/lib/words";
import { paths } from "~/paths";

type Company = { companyName: string; companySlug: string };

export function CompanyFrame(props: { company: Company; aside?: ReactNode; children: ReactNode }) {
  const { company, aside, children } = props;
  return (
    <>
      <header className="wrap company-head">
        <a href={paths.company(company.companySlug)}>
          <span className="company-mark" aria-hidden="true">
            {initialsOf(company.companyName).slice(0, 1)}
          </span>
          {company.companyName}
        </a>
        {aside}
      </header>
      {children}
      <footer className="site-footer">
        <div className="wrap">
          <p className="company-foot">
            <span>{company.companyName}</span>
            <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
            <a href={paths.privacy()}>How we treat applications</a>
          </p>
          <p className="company-foot">
            Hosted by <Brand href={paths.home()} />
          </p>
        </div>
      </footer>
    </>
  );
}
