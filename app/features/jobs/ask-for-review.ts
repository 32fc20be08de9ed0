import type { Advice, Suggestion } from "~/services/advice/advice";
import { postingToReview } from "./build-posting";
import type { PostingFacts } from "./fields";

export type { Suggestion };

/** What the review has to say of a posting; null when it did not answer. */
export async function askForReview(
  text: string,
  facts: PostingFacts,
  { advice }: { advice: Advice },
): Promise<Suggestion[] | null> {
  const said = await advice.reviewPosting(postingToReview(text, facts));
  return said.kind === "answered" ? said.value : null;
}
