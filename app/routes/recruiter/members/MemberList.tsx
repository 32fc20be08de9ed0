import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Day } from "~/components/Day";
import { EmailAddress } from "~/components/EmailAddress";
import { paths } from "~/paths";
import { ROLE_LABELS, ROLES, type Role } from "~/vocabulary/members";

export type ListedMember = { id: string; role: Role; name: string; email: string; joinedAt: Date };

/** `id`: who reads it. */
type Props = { id: string; members: ListedMember[]; changes: boolean; gives: readonly Role[] };

export function MemberList({ id, members, changes, gives }: Props) {
  return (
    <ul className="register members">
      {members.map((member) => (
        <li key={member.id} className="row between">
          <span>
            <strong dir="auto">{member.name}</strong>
            {member.id === id && " (you)"}
            <br />
            <span className="muted small">
              <EmailAddress of={member.email} /> · since <Day of={member.joinedAt} />
              {changes && member.role !== "owner" && (
                <>
                  {" · "}
                  <a href={paths.owners(member.id)} aria-label={`Make owner: ${member.name}`}>
                    Make owner
                  </a>
                </>
              )}
            </span>
          </span>
          {changes ? (
            <Changes member={member} gives={gives} own={member.id === id} />
          ) : (
            <span>{ROLE_LABELS[member.role]}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Changes({ member, gives, own }: { member: ListedMember; gives: readonly Role[]; own: boolean }) {
  return (
    <span className="row">
      <Form method="post" action={paths.members()} className="row">
        <input type="hidden" name="member" value={member.id} />
        <select
          name="role"
          aria-label={`Role of ${member.name}`}
          defaultValue={member.role}
          key={member.role}
        >
          {(member.role === "owner" ? ROLES : gives).map((role) => (
            <option key={role} value={role}>
              {ROLE_LABELS[role]}
            </option>
          ))}
        </select>
        <Button
          look="ghost"
          small
          name="intent"
          value="role"
          aria-label={`Change the role of ${member.name}`}
        >
          Change
        </Button>
      </Form>
      {!own && (
        <a className="small" href={paths.members({ remove: member.id })} aria-label={`Remove ${member.name}`}>
          Remove
        </a>
      )}
    </span>
  );
}
