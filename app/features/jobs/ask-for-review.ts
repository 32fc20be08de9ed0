import type { Advice, Suggestion } from "~/services/advice/advice";
import { postingToReview } from "./build-posting";
import type { PostingFacts } from "./fields";

export type { Suggestion };

export async function askForReview(
  text: string,
  facts: PostingFacts,
  { advice }: { advice: Advice },
): Promise<Suggestion[] | null> {
  const reply = await advice.reviewPosting(postingToReview(text, facts));
  return reply.kind === "answered" ? reply.value : null;
}
