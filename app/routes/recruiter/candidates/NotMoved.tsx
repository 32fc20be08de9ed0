import { statusLabel } from "~/features/candidates/rules";
import type { CandidateStatus } from "~/vocabulary/applications";

export type NotMoved =
  | { kind: "refused"; status: CandidateStatus; name: string; stage?: string | undefined }
  | { kind: "failed" }
  | { kind: "who-said-no" }
  | { kind: "needs-reason" };

export function whyNotMoved(notMoved: NotMoved): string {
  switch (notMoved.kind) {
    case "failed":
      return "The change could not be saved, and nobody was told anything. Please try again in a minute.";
    case "who-said-no":
      return (
        "This candidate has an offer. Press Pass on their page, and say whether they declined it or you " +
        "withdraw it."
      );
    case "needs-reason":
      return "Your company gives a reason with every no. Press Pass on the candidate’s page, and choose one.";
    case "refused": {
      const where = notMoved.stage ?? statusLabel(notMoved.status);
      return (
        `${notMoved.name} stands at “${where}” by now, and from there this step is not possible. ` +
        "Somebody may have decided in the meantime."
      );
    }
  }
}
