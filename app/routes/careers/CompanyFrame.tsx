import { type ReactNode, useContext } from "react";
import { brand } from "~/brand";
import { Brand } from "~/components/Brand";
import { CompanyColour } from "~/components/CompanyColour";
import { initialOf } from "~/lib/words";
import { DocumentContext } from "~/page";
import { paths } from "~/paths";

type Company = {
  companyName: string;
  companySlug: string;
  colour: string;
  privacyEmail: string;
  logo: { hash: string; type: string; width: number; height: number } | null;
};

export function CompanyFrame(props: { company: Company; aside?: ReactNode; children: ReactNode }) {
  const { company, aside, children } = props;
  const { nonce } = useContext(DocumentContext);
  const privacyContact = company.privacyEmail || brand.contactEmail;
  return (
    <>
      {company.colour !== "" && <CompanyColour colour={company.colour} nonce={nonce} />}
      {company.colour !== "" && <div className="company-band" />}
      <header className="wrap company-head">
        <a href={paths.company(company.companySlug)}>
          {company.logo === null ? (
            <span className="company-mark" aria-hidden="true">
              {initialOf(company.companyName)}
            </span>
          ) : (
            <img
              className="company-logo"
              src={paths.picture(company.logo)}
              width={company.logo.width}
              height={company.logo.height}
              alt=""
            />
          )}
          {company.companyName}
        </a>
        {aside}
      </header>
      {children}
      <footer className="site-footer">
        <div className="wrap">
          <p className="company-foot">
            <span>{company.companyName}</span>
            <span>
              Privacy: <a href={`mailto:${privacyContact}`}>{privacyContact}</a>
            </span>
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
