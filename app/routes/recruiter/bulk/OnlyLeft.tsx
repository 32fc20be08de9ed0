import type { Person } from "~/features/candidates/decide-many";
import { paths } from "~/paths";
import { LeftOut } from "./LeftOut";

type Props = { title: string; people: readonly Person[] | null; since: string };

export const OnlyLeft = ({ title, people, since }: Props) => (
  <div className="narrow stack">
    <h1>{title}</h1>
    <LeftOut people={people ?? []} since={since} />
    <p>
      <a href={paths.candidates()}>Back to the candidates</a>
    </p>
  </div>
);
