import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Select } from "~/components/Field";
import { paths } from "~/paths";
import { ROLE_LABELS, type Role } from "~/vocabulary/members";
import { ToMeet } from "./ToMeet";

type Named = { id: string; name: string };
/** `to`: their role from now on; null for whoever is removed. `others`: who can interview instead. */
type Props = Named & { to: Role | null; toMeet: readonly Named[]; others: readonly Named[] };

const TO = { id: "to", name: "to", errors: undefined, initialValue: undefined };

export const AskFirst = ({ id, name, to, toMeet, others }: Props) => (
  <section className="notice stack" aria-labelledby="ask-first">
    <h2 id="ask-first">
      {to === null ? `Remove ${name}?` : `${name}: ${ROLE_LABELS[to].toLowerCase()} from now on?`}
    </h2>
    {to === null && (
      <p>
        They are signed out at once and see none of your jobs and candidates any more. What they decided and
        wrote stays, with their name. Jobs that they answered for go to an owner.
      </p>
    )}
    <Form method="post" action={paths.members()} className="stack">
      <input type="hidden" name="member" value={id} />
      {to !== null && <input type="hidden" name="role" value={to} />}
      {toMeet.length > 0 ? (
        <>
          <p>
            Hand their interviews on first: <ToMeet people={toMeet} to={paths.interviewers} />.
          </p>
          <Select
            meta={TO}
            label="Who interviews them instead"
            hint="An interviewer. Owners, recruiters and a job’s hiring managers see its candidates anyway."
            options={[
              ...others.map((other) => ({ value: other.id, label: other.name })),
              { value: "nobody", label: "Nobody yet" },
            ]}
            empty="Choose somebody"
            required
          />
        </>
      ) : (
        to !== null && <p>They are to interview nobody now.</p>
      )}
      <div className="row">
        <Button
          look={to === null ? "danger" : undefined}
          name="intent"
          value={to === null ? "remove" : "role"}
        >
          {to === null ? "Remove them" : "Change the role"}
        </Button>
        <a href={paths.members()}>{to === null ? "Keep them" : "Keep it as it is"}</a>
      </div>
    </Form>
  </section>
);
