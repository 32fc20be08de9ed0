import type { Standing } from "~/features/candidates/move-candidate";
import { statusLabel } from "~/features/candidates/rules";

export type NotMoved =
  | ({ kind: "refused" } & Standing)
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
      const standing = `${notMoved.name} stands at “${where}” by now`;
      return notMoved.possible
        ? `${standing}: somebody may have decided in the meantime. Nothing was changed. This step is ` +
            "possible from there too: take it again if it is still right."
        : `${standing}, and from there this step is not possible. Somebody may have decided in the meantime.`;
    }
  }
}
