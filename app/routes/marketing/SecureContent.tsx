import { Badge } from "~/components/Badge";
import { Button } from "~/components/Button";
import { Day } from "~/components/Day";
import { EmptyState } from "~/components/EmptyState";
import { statusLabel } from "~/features/beta/rules";
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
type Props = { contacts: Contact[]; before: string | null; next: string | null; failed: boolean };

export function SecureContent({ contacts, before, next, failed }: Props) {
  return (
    <div className="secure">
      <PassHead title="Secure Content" here={paths.pass()} />
      {failed && (
        <p className="notice bad" role="alert">
          The data could not be loaded. Nothing is lost: press Refresh Data in a minute.
        </p>
      )}
      <h2 id="contacts-title" className="card-title">
        Beta Feedback Data
      </h2>
      {contacts.length === 0 ? (
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
              <td>{contact.companyName}</td>
              <td>{contact.email}</td>
              <td>{contact.feedback || <span className="muted">–</span>}</td>
              <td>
                <Day of={contact.createdAt} />
              </td>
              <td>
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
      <Button look="quiet" small name="status" value={approved ? "pending" : "approved"}>
        {approved ? "Set pending" : "Approve"}
        <span className="visually-hidden"> {contact.personName}</span>
      </Button>
    </form>
  );
}
