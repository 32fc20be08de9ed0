import { meaningForApplicant } from "~/features/applications/rules";
import type { ApplicationEnd, CandidateStatus } from "~/vocabulary/applications";

type Props = { status: CandidateStatus; end: ApplicationEnd | null; mails: number };

/** Nobody waits for a mail about a time that stands further down. */
export const Meaning = ({ status, end, mails }: Props) =>
  status === "interview_approved" && mails > 0 ? (
    <p>
      They would like to talk to you, and find a time with you by email.{" "}
      <a href="#mails">What they have written so far</a> stands on this page too.
    </p>
  ) : (
    <p>{meaningForApplicant(status, end)}</p>
  );
