import type { Person } from "~/features/candidates/decide-many";
import { statusLabel } from "~/features/candidates/rules";

const CANNOT = "they cannot take this step from where they stand";

export const LeftOut = ({ people, since = CANNOT }: { people: readonly Person[]; since?: string }) =>
  people.length === 0 ? null : (
    <p className="notice">
      Left out, since {since}:{" "}
      {people.map(({ name, status, stage }) => `${name} (${stage ?? statusLabel(status)})`).join(", ")}
    </p>
  );
