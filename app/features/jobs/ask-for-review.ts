import { inShort } from "~/lib/words";
import type { Advice, Suggestion } from "~/services/advice/advice";
import { postingToReview } from "./build-posting";
import type { PostingFacts } from "./fields";
import { OTHER_PAY, otherPayIn } from "./other-pay";

export type { Suggestion };

/** Null when the review did not answer. */
export async function askForReview(
  text: string,
  facts: PostingFacts,
  { advice }: { advice: Advice },
): Promise<Suggestion[] | null> {
  const reply = await advice.reviewPosting(postingToReview(text, facts));
  return reply.kind === "answered" ? [...payAdvice(text, facts), ...reply.value] : null;
}

function payAdvice(text: string, facts: PostingFacts): Suggestion[] {
  const other = otherPayIn({ ...facts, finalJobPosting: text });
  if (other === null) return [];
  const quote = { before: "", words: inShort(other.line.trim()), after: "" };
  return [{ id: "other-pay", message: OTHER_PAY, quote }];
}
