import { withoutSensitiveDetails } from "~/evaluator/claims/sensitive-details";
import { refusalOf } from "../questionnaires/refusals";

/** By the question assistant's list, and by what no model is shown of a CV. Null when nothing is found. */
export function reviewDetail(detail: string): string | null {
  const refused = refusalOf(detail);
  const subject = /no question about (.*?):/.exec(refused?.reason ?? "")?.[1];
  if (subject !== undefined) return `It speaks of ${subject}. No reason may rest on that.`;
  if (refused !== null) return "It judges a person, and not the work.";
  if (withoutSensitiveDetails(detail) !== detail)
    return "It speaks of something personal that the law may protect. No reason may rest on that.";
  return null;
}
