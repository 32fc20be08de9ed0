import { Badge } from "~/components/Badge";
import { Button } from "~/components/Button";
import { Day } from "~/components/Day";
import { EmptyState } from "~/components/EmptyState";
import { statusLabel } from "~/features/beta/rules";
import { counted } from "~/lib/words";
import { paths } from "~/paths";
import { PassHead } from "./PassHead";

type Contact = {
  id: string;
  personName: string;
  companyName: string;
  email: string;
  feedback: string;
  createdAt: Date;
  status: string;
};
type Props = {
  contacts: Contact[];
  before: string | null;
  next: string | null;
  failed: boolean;
  putAside: number;
};

export function SecureContent({ contacts, before, next, failed, putAside }: Props) {
  return (
    <div className="secure">
      <PassHead title="Secure Content" here={paths.pass()} />
      {putAside > 0 && (
        <p className="notice bad">
          {counted(putAside, "piece")} of background work put aside after all tries.{" "}
          <a href={paths.passTasks()}>See what was put aside</a>
        </p>
      )}
      <h2 id="contacts-title" className="card-title">
        Beta Feedback Data
      </h2>
      {failed ? (
        <p className="notice bad" role="alert">
          The data could not be loaded. Nothing is lost: press Refresh Data in a minute.
        </p>
      ) : contacts.length === 0 ? (
        <EmptyState title="No feedback data available" />
      ) : (
        <Contacts contacts={contacts} before={before} />
      )}
      {(before !== null || next !== null) && (
        <nav className="row" aria-label="Pages">
          {before !== null && <a href={paths.pass()}>Newest</a>}
          {next !== null && <a href={paths.pass({ before: next })}>Older</a>}
        </nav>
      )}
    </div>
  );
}

function Contacts({ contacts, before }: Pick<Props, "contacts" | "before">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="table-scroll" aria-labelledby="contacts-title" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Company</th>
            <th scope="col">Email</th>
            <th scope="col">Feedback</th>
            <th scope="col">Date</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {contacts.map((contact) => (
            <tr key={contact.id}>
              <th scope="row">{contact.personName}</th>
              <td data-label="Company">{contact.companyName}</td>
              <td data-label="Email">{contact.email}</td>
              <td data-label="Feedback">{contact.feedback || <span className="muted">–</span>}</td>
              <td data-label="Date">
                <Day of={contact.createdAt} />
              </td>
              <td data-label="Status">
                <Status contact={contact} before={before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Status({ contact, before }: { contact: Contact; before: string | null }) {
  const approved = contact.status === "approved";
  return (
    <form method="post" action={paths.passContact(contact.id, before)} className="row">
      <Badge tone={approved ? "ok" : undefined}>{statusLabel(contact.status)}</Badge>
      {approved ? (
        <Button look="quiet" small name="status" value="pending">
          Set pending
          <span className="visually-hidden"> {contact.personName}</span>
        </Button>
      ) : (
        <Approve contact={contact} />
      )}
    </form>
  );
}

/** The invitation cannot be called back, so a second press sends it. */
const Approve = ({ contact: { personName, email } }: { contact: Contact }) => (
  <details className="ask-first small">
    <summary>
      Approve<span className="visually-hidden"> {personName}</span>
    </summary>
    <p>
      This sends an invitation to {email}.{" "}
      <Button small name="status" value="approved">
        Approve and invite
        <span className="visually-hidden"> {personName}</span>
      </Button>
    </p>
  </details>
);
