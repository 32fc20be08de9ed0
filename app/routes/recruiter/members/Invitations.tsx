import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { EmailAddress } from "~/components/EmailAddress";
import { paths } from "~/paths";
import { ROLE_LABELS, type Role } from "~/vocabulary/members";

/** `until`: null once the link has run out. `mine`: the reader may change it. */
type Invitation = {
  id: string;
  email: string;
  role: Role;
  inviterName: string;
  until: string | null;
  mine: boolean;
};

export function Invitations({ invitations }: { invitations: Invitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="invited">
      <h2 id="invited">Invited</h2>
      <ul className="register members">
        {invitations.map(({ id, email, role, inviterName, until, mine }) => (
          <li key={id} className="row between">
            <span>
              <strong>
                <EmailAddress of={email} />
              </strong>
              <br />
              <span className="muted small">
                {ROLE_LABELS[role]}, by {inviterName} ·{" "}
                {until === null ? "the link has run out" : `the link works until ${until}`}
              </span>
            </span>
            {mine && (
              <Form method="post" action={paths.members()} className="row">
                <input type="hidden" name="invitation" value={id} />
                <Button look="ghost" small name="intent" value="resend" aria-label={`Send again to ${email}`}>
                  Send again
                </Button>
                <Button look="ghost" small name="intent" value="withdraw" aria-label={`Withdraw ${email}`}>
                  Withdraw
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
