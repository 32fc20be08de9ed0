import type { Person } from "~/features/candidates/decide-many";
import { statusLabel } from "~/features/candidates/rules";

export const LeftOut = ({ people }: { people: readonly Person[] }) =>
  people.length === 0 ? null : (
    <p className="notice">
      Left out, since they cannot take this step from where they stand:{" "}
      {people.map(({ name, status }) => `${name} (${statusLabel(status)})`).join(", ")}
    </p>
  );
