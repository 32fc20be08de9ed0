import type { Person } from "~/features/candidates/decide-many";
import { statusLabel } from "~/features/candidates/rules";

export const LeftOut = ({ people }: { people: readonly Person[] }) =>
  people.length === 0 ? null : (
    <p className="notice">
      Left out, since they stand elsewhere by now:{" "}
      {people.map(({ name, status }) => `${name} (${statusLabel(status)})`).join(", ")}
    </p>
  );
