import type { AppLoadContext } from "@remix-run/cloudflare";
import { seconds } from "~/lib/time";

const TURN = seconds(10);
/** In a turn. Hardly anybody searches more, and whoever is counted elsewhere waits for the answer. */
const COUNTED_HERE = 20;

let turn = 0;
const counts = new Map<string, number>();

/** Throws a refusal when this person has searched too often within ten seconds. */
export async function countSearch(
  { withinLimit, now }: Pick<AppLoadContext, "withinLimit" | "now">,
  personId: string,
): Promise<void> {
  const current = Math.floor(now.getTime() / TURN);
  if (current !== turn) counts.clear();
  turn = current;
  const count = (counts.get(personId) ?? 0) + 1;
  counts.set(personId, count);
  if (count <= COUNTED_HERE || (await withinLimit(`search:${personId}`))) return;
  throw new Response(null, { status: 429, headers: { "Retry-After": "10" } });
}
