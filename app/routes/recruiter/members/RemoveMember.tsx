import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { paths } from "~/paths";

export const RemoveMember = ({ id, name }: { id: string; name: string }) => (
  <section className="notice stack" aria-labelledby="remove-member">
    <h2 id="remove-member">Remove {name}?</h2>
    <p>
      They are signed out at once and see none of your jobs and candidates any more. What they decided and
      wrote stays, with their name. Jobs that they answered for go to an owner.
    </p>
    <Form method="post" action={paths.members()} className="row">
      <input type="hidden" name="member" value={id} />
      <Button look="danger" name="intent" value="remove">
        Remove them
      </Button>
      <a href={paths.members()}>Keep them</a>
    </Form>
  </section>
);
