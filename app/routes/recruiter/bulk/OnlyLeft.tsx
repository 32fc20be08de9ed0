import type { Person } from "~/features/candidates/decide-many";
import { BackToList } from "./BackToList";
import { LeftOut } from "./LeftOut";

type Props = { title: string; people: readonly Person[] | null; since: string };

export const OnlyLeft = ({ title, people, since }: Props) => (
  <div className="narrow stack">
    <h1>{title}</h1>
    <LeftOut people={people ?? []} since={since} />
    <BackToList words="Back to the candidates" />
  </div>
);
