import { Moment } from "~/components/Moment";
import type { WaitingMail } from "~/features/messages/waiting-mails";
import { paths } from "~/paths";

type Props = { mails: readonly WaitingMail[]; applicationId: string; reads: boolean };

/** A decision leaves what was written before it as it is, so whoever decides is shown it first. */
export const MailsWait = ({ mails, applicationId, reads }: Props) =>
  mails.length === 0 ? null : (
    <div className="notice">
      {mails.map(({ subject, by, leaves }) => (
        <p key={`${subject} ${leaves}`}>
          <strong>A mail of {by} waits:</strong> “{subject}” leaves <Moment of={new Date(leaves)} />, whatever
          is decided.
        </p>
      ))}
      {reads && (
        <p>
          <a href={paths.messages(applicationId)}>Read it, or take it back</a>
        </p>
      )}
    </div>
  );
