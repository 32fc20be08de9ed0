import type { AppLoadContext } from "@remix-run/cloudflare";

/** Throws a refusal when this person has searched too often within ten seconds. */
export async function countSearch(
  { withinLimit }: Pick<AppLoadContext, "withinLimit">,
  personId: string,
): Promise<void> {
  if (await withinLimit(`search:${personId}`)) return;
  throw new Response(null, { status: 429, headers: { "Retry-After": "10" } });
}
