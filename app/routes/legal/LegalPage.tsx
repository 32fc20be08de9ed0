import type { LinksFunction } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import { SiteFooter } from "~/components/SiteFooter";
import { SiteHeader } from "~/components/SiteHeader";
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
      <SiteHeader person={null} atWork={false} />
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
