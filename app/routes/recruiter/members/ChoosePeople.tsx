import { Form } from "@remix-run/react";
import { Button } from "~/components/Button";
import { EmailAddress } from "~/components/EmailAddress";
import { paths } from "~/paths";

type Person = { id: string; name: string; email: string; chosen: boolean };
type Props = { people: Person[]; legend: string; none: string; back: { href: string; words: string } };

export function ChoosePeople({ people, legend, none, back }: Props) {
  if (people.length === 0)
    return (
      <p>
        {none} <a href={paths.members()}>Invite one</a>, or go <a href={back.href}>{back.words}</a>.
      </p>
    );
  return (
    <Form method="post" className="card form">
      <fieldset className="field choices">
        <legend>{legend}</legend>
        <input
          type="hidden"
          name="seen"
          value={people.flatMap((one) => (one.chosen ? one.id : [])).join(" ")}
        />
        {people.map(({ id, name, email, chosen }) => (
          <label className="choice" key={id}>
            <input type="checkbox" name="chosen" value={id} defaultChecked={chosen} />
            <span>
              <span dir="auto">{name}</span>{" "}
              <span className="muted small">
                <EmailAddress of={email} />
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="row">
        <Button busy="Saving...">Save</Button>
        <a href={back.href}>Cancel</a>
      </div>
    </Form>
  );
}
