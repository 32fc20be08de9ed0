import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { paths } from "~/paths";
import { ROLE_LABELS, type Role } from "~/vocabulary/members";
import { ToMeet } from "./ToMeet";

type Props = { id: string; name: string; to: Role; toMeet: readonly { id: string; name: string }[] };

export const ChangeRole = ({ id, name, to, toMeet }: Props) => (
  <section className="notice stack" aria-labelledby="change-role">
    <h2 id="change-role">
      {name}: {ROLE_LABELS[to].toLowerCase()} from now on?
    </h2>
    <p>
      {toMeet.length === 0 ? (
        "They are to interview nobody now."
      ) : (
        <>
          Whoever they were to interview is then without them. Hand their interviews on first:{" "}
          <ToMeet people={toMeet} to={paths.interviewers} />.
        </>
      )}
    </p>
    <Form method="post" action={paths.members()} className="row">
      <input type="hidden" name="member" value={id} />
      <input type="hidden" name="role" value={to} />
      <input type="hidden" name="handedOn" value="on" />
      <Button name="intent" value="role">
        Change the role
      </Button>
      <a href={paths.members()}>Keep it as it is</a>
    </Form>
  </section>
);
