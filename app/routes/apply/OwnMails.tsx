import { Moment } from "~/components/Moment";
import type { OwnMail } from "~/features/human-review/own-mails";

type Props = { companyName: string; mails: readonly OwnMail[] };

/** What the company has written, as it went by email. */
export const OwnMails = ({ companyName, mails }: Props) =>
  mails.length > 0 && (
    <section className="stack" aria-labelledby="mails">
      <h2 id="mails" className="card-title">
        Mails from {companyName}
      </h2>
      {mails.map(({ id, subject, personName, when, html }, index) => (
        <details key={id} open={index === 0}>
          <summary>
            <strong>{subject}</strong>{" "}
            <span className="small muted">
              {personName}, <Moment of={when} />
            </span>
          </summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from Markdown, no writer's own HTML. */}
          <div className="posting" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
      <p className="small">Each came to you by email too: an answer to it reaches whoever wrote it.</p>
    </section>
  );
