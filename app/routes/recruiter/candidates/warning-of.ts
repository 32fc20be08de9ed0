import type { AppLoadContext } from "@remix-run/cloudflare";

/** Said once for each wording: whoever sends the same again is sure. Null too when nobody answers in time. */
export async function warningOf(
  { detail, sure }: { detail: string; sure: string },
  { services }: AppLoadContext,
): Promise<string | null> {
  if (detail === "" || detail === sure) return null;
  const answer = await services.advice.reviewDetail(detail);
  return answer.kind === "answered" ? answer.value : null;
}
