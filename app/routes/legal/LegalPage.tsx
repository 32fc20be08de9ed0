import type { LinksFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import { Brand } from "~/components/Brand";
import { SiteFooter } from "~/components/SiteFooter";
import { paths } from "~/paths";
import styles from "~/styles/legal.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

type Section = { title: string; body: ReactNode };

export function LegalPage({
  title,
  intro,
  sections,
}: {
  title: string;
  intro: ReactNode;
  sections: Section[];
}) {
  return (
    <>
      <header className="site-header">
        <div className="wrap">
          <Brand href={paths.home()} />
          <nav className="site-header-end" aria-label="Main">
            <a href={paths.login()}>Sign in</a>
          </nav>
        </div>
      </header>
      <article className="wrap page legal">
        <p className="eyebrow">
          {brand.name} and {brand.documentService}
        </p>
        <h1>{title}</h1>
        <p className="muted small">Last updated May 31, 2025</p>
        {intro}
        {sections.map((section, index) => (
          <section key={section.title}>
            <h2>
              {index + 1}. {section.title}
            </h2>
            {section.body}
          </section>
        ))}
        <nav className="row no-print" aria-label="Other legal pages">
          <a href={paths.terms()}>Terms of Service</a>
          <a href={paths.privacy()}>Privacy Policy</a>
          <a href={paths.cookies()}>Cookie Policy</a>
          <a href={paths.dsa()}>DSA Notice Form</a>
        </nav>
      </article>
      <SiteFooter />
    </>
  );
}
