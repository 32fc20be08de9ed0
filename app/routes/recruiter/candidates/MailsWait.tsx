import { Moment } from "~/components/Moment";
import type { WaitingMail } from "~/features/messages/waiting-mails";
import { paths } from "~/paths";

type Props = {
  mails: readonly WaitingMail[];
  applicationId: string;
  name: string;
  reads: boolean;
  cancels?: boolean;
};

/** A decision leaves what was written before it as it is, so whoever decides is shown it first. */
export const MailsWait = ({ mails, applicationId, name, reads, cancels = false }: Props) =>
  mails.length === 0 ? null : (
    <div className="notice">
      {mails.map((mail) => (
        <p key={`${mail.subject} ${mail.leaves}`}>
          {mail.change === null ? (
            <>
              <strong>A mail of {mail.by} waits:</strong> “{mail.subject}” leaves{" "}
              <Moment of={new Date(mail.leaves)} />, whatever is decided.
            </>
          ) : (
            <DecisionWaits mail={mail} name={name} />
          )}
        </p>
      ))}
      {reads && mails.some(({ change }) => change === null) && (
        <p>
          <a href={paths.messages(applicationId)}>{cancels ? "Read it, or take it back" : "Read it"}</a>
        </p>
      )}
    </div>
  );

export const DecisionWaits = ({ mail, name }: { mail: WaitingMail; name: string }) => (
  <>
    “{mail.subject}” to {name} leaves <Moment of={new Date(mail.leaves)} />; undo that decision first if it
    should not leave.
  </>
);
