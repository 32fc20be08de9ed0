import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { paths } from "~/paths";
import { ToMeet } from "./ToMeet";

type Props = { id: string; name: string; toMeet: readonly { id: string; name: string }[] };

export const RemoveMember = ({ id, name, toMeet }: Props) => (
  <section className="notice stack" aria-labelledby="remove-member">
    <h2 id="remove-member">Remove {name}?</h2>
    <p>
      They are signed out at once and see none of your jobs and candidates any more. What they decided and
      wrote stays, with their name. Jobs that they answered for go to an owner.
    </p>
    {toMeet.length > 0 && (
      <p>
        Hand their interviews on first: <ToMeet people={toMeet} to={paths.interviewers} />.
      </p>
    )}
    <Form method="post" action={paths.members()} className="row">
      <input type="hidden" name="member" value={id} />
      <Button look="danger" name="intent" value="remove">
        Remove them
      </Button>
      <a href={paths.members()}>Keep them</a>
    </Form>
  </section>
);
