import type { Person } from "~/features/candidates/decide-many";
import { seenAs } from "~/features/candidates/rules";
import { LeftOut } from "./LeftOut";

type Chosen = { bulk: string; people: readonly Person[] };

export const Chosen = ({ bulk, people }: Chosen) => (
  <>
    <input type="hidden" name="bulk" value={bulk} />
    <input type="hidden" name="people" value={seenAs(people)} />
  </>
);

type Props = { people: readonly Person[]; left: readonly Person[]; since: string };

export const WhoIsMeant = ({ people, left, since }: Props) => (
  <>
    <p>{people.map(({ name }) => name).join(", ")}</p>
    <LeftOut people={left} since={since} />
  </>
);
