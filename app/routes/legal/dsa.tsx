import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { LegalPage } from "./LegalPage";
import { MailLink } from "./MailLink";

export const handle: PageHandle = { kind: "still", frame: "own" };
export { links } from "./LegalPage";
export const meta: MetaFunction | null =
  typeof RENDERED_AHEAD === "undefined"
    ? () => [
        { title: `DSA Notice Form – ${brand.name}` },
        {
          name: "description",
          content: `How to report unlawful content on ${brand.name}, and what happens then.`,
        },
      ]
    : null;

export default typeof RENDERED_AHEAD === "undefined" ? Dsa : null;

function Dsa() {
  return (
    <LegalPage
      title="DSA Notice Form"
      intro={
        <>
          <p>
            Anybody can tell us about content on {brand.name} or {brand.documentService} that they believe to
            be unlawful, or appeal a decision that we made. This page says how, under Article 16 and Article
            20 of the EU’s Digital Services Act (Regulation 2022/2065).
          </p>
          <p className="no-print">
            <a href={paths.notice()} className="btn">
              Fill in the notice
            </a>
          </p>
        </>
      }
      sections={[
        {
          title: "What we ask for",
          body: (
            <ul>
              <li>
                Whether it is a report of alleged unlawful content, or an appeal of a previous decision.
              </li>
              <li>Your name and email address, and your organisation if you write for one.</li>
              <li>The exact addresses of the pages, and the dates on which you saw them.</li>
              <li>What is wrong with the content, and the law that you rely on.</li>
              <li>Evidence, if you have it: PDF, JPG or PNG files, up to 10 MB together.</li>
              <li>
                A declaration that you believe in good faith what you write, your signature and the date.
              </li>
            </ul>
          ),
        },
        {
          title: "What happens then",
          body: (
            <ul>
              <li>
                <strong>At once:</strong> the notice gets a reference, and we acknowledge it by email; within
                72 hours at the latest.
              </li>
              <li>
                <strong>Within 14 days:</strong> that is our target for the investigation. A person looks at
                every notice and decides; no machine does.
              </li>
              <li>
                <strong>Then:</strong> you hear the outcome and its reasons by email, and how to appeal it. So
                does whoever posted the content, without your name unless the law asks for it.
              </li>
            </ul>
          ),
        },
        {
          title: "By email instead",
          body: (
            <p>
              You can also send all of this to <MailLink to={brand.noticeEmail} />. It is treated in the same
              way. This address is our point of contact for authorities and users; we read English.
            </p>
          ),
        },
        {
          title: "Misuse",
          body: (
            <p>
              We warn people who send manifestly unfounded notices again and again, and may set further ones
              of theirs aside for a while. A notice that turns out to be mistaken is not misuse.
            </p>
          ),
        },
        {
          title: "Your data, and the law",
          body: (
            <p>
              We keep a notice and its attachments to decide it and to show how we did, typically no more than
              5 years: see our <a href={paths.privacy()}>Privacy Policy</a>. The law of England and Wales
              applies, together with the Digital Services Act where it does.
            </p>
          ),
        },
      ]}
    />
  );
}
