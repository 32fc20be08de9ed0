import { EmptyState } from "~/components/EmptyState";
import type { Person } from "~/features/candidates/decide-many";
import { BackToList } from "./BackToList";
import { LeftOut } from "./LeftOut";

type Props = {
  title: string;
  missed: readonly Person[] | null;
  /** Of a page that asks, and has nobody to ask about. */
  asked?: { people: readonly Person[]; left?: readonly Person[] } | undefined;
  since: string;
};

export const OnlyLeft = ({ title, missed, asked, since }: Props) => (
  <div className="narrow stack">
    <h1>{title}</h1>
    <LeftOut people={asked?.left ?? missed ?? []} since={since} />
    {asked !== undefined && (
      <EmptyState title="Nobody is selected">
        <p>Go back, and select whom you mean.</p>
      </EmptyState>
    )}
    <BackToList words="Back to the candidates" />
  </div>
);
