import { readAtMost } from "~/lib/read-at-most";
import { seconds } from "~/lib/time";

const PATIENCE = seconds(8);
const MOST_BYTES = 128 * 1024;

/** The provider cannot be reached, is slow, or answers what cannot be read. */
export class Unreachable extends Error {}

/** Within eight seconds, at most 128 kB, following no redirect. Throws `Unreachable`, also for a 5xx. */
export async function ask(
  url: string,
  init: RequestInit = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  try {
    const headers = new Headers(init.headers);
    headers.set("Accept", "application/json");
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(url, { ...init, headers, redirect: "manual", signal });
    const text = await readAtMost(response, MOST_BYTES);
    if (text === null) throw new Unreachable("too long an answer");
    if (response.status >= 500 || (response.status >= 300 && response.status < 400)) {
      throw new Unreachable(`answered ${response.status}`);
    }
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw new Unreachable("no object");
    return { status: response.status, body: body as Record<string, unknown> };
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Unreachable(error instanceof Error ? error.name : "unknown");
  }
}
