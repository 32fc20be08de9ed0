import { Day } from "~/components/Day";
import type { CandidateView } from "~/features/candidates/view";
import { paths } from "~/paths";

/** Where else the same person stands who applied for this job under two addresses. */
export const OtherApplications = ({ otherApplications }: Pick<CandidateView, "otherApplications">) =>
  otherApplications.map(({ id, address, when }) => (
    <p key={id} className="notice">
      Also applied as {address} on <Day of={when} />:{" "}
      <a href={paths.candidate(id)}>their CV, answers and notes</a>
    </p>
  ));
