import { COMES_FIRST } from "~/components/comes-first";
import { Moment } from "~/components/Moment";
import type { MailPreview } from "~/features/messages/mail-desk";

export const PreviewedMail = ({
  subject,
  html,
  leaves,
  skipped,
  replyTo,
  asked = false,
}: MailPreview & { replyTo: string; asked?: boolean }) => (
  <figure className="card stack-tight" {...(asked && COMES_FIRST)}>
    <figcaption className="small muted">
      {leaves === null ? (
        "Leaves at once"
      ) : (
        <>
          Leaves <Moment of={leaves} />
        </>
      )}
      , and replies go to {replyTo}. {skipped}
    </figcaption>
    <h2>{subject}</h2>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: micromark's, without raw HTML. */}
    <div className="posting" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
  </figure>
);
