import { Fragment } from "react";
import { MOST_MET } from "~/features/members/rules";

type Props = { people: readonly { id: string; name: string }[]; to: (id: string) => string };

export const ToMeet = ({ people, to }: Props) => (
  <>
    {people.slice(0, MOST_MET).map(({ id, name }, at) => (
      <Fragment key={id}>
        {at > 0 && ", "}
        <a href={to(id)} dir="auto">
          {name}
        </a>
      </Fragment>
    ))}
    {people.length > MOST_MET && " and others"}
  </>
);
