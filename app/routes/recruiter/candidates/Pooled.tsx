import { Day } from "~/components/Day";
import type { CandidateView } from "~/features/candidates/view";
import { paths } from "~/paths";

export const Pooled = ({ candidate: { id, poolEnds } }: { candidate: CandidateView }) =>
  poolEnds !== null && (
    <div className="notice">
      <p>
        In the <a href={paths.candidates({ pool: "on" })}>talent pool</a> until <Day of={poolEnds} />.{" "}
        <a href={paths.pool(id)}>Change</a>
      </p>
    </div>
  );
