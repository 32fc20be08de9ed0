import { expect, test } from "vitest";
import { CANDIDATE_STATUSES, OFFER_ENDS } from "~/vocabulary/applications";
import { reviewAnsweredMail, reviewRequestedMail } from "../human-review/emails";
import { reconsideredMail, statusMail } from "./decision-emails";
import { newCandidateMail, submittedMail } from "./emails";

const about = {
  firstName: "Amara",
  applicantName: "Amara Okafor",
  position: "Night Baker",
  companyName: "Bergwerk",
  jobId: "1",
  applicationId: "2",
  publicOrigin: "https://rolecall.example",
  evaluates: true,
};

test("whoever has applied for several jobs sees in the list of mails which one is meant", () => {
  const decided = CANDIDATE_STATUSES.flatMap((status) => (status === "pending" ? [] : [status]));
  const letters = [
    submittedMail("a@example.org", about),
    newCandidateMail("a@example.org", about),
    reviewRequestedMail("a@example.org", about),
    reviewAnsweredMail("a@example.org", about, "Read again."),
    reconsideredMail("a@example.org", about),
    ...decided.map((status) => statusMail("a@example.org", status, null, about)),
    ...OFFER_ENDS.map((end) => statusMail("a@example.org", "passed", end, about)),
  ];
  for (const { subject } of letters) expect(subject).toMatch(/: Night Baker$/);
});
