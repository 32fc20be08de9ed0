import type { AppLoadContext } from "@remix-run/cloudflare";
import { errorFacts } from "~/lib/error-facts";

/**
 * Does something that can fail through no fault of the person's, such as a write while the database is away. A failure is
 * logged under `event`, and the caller tells the person. Answers that were thrown on purpose pass through.
 */
export async function attempt<Value>(
  context: AppLoadContext,
  event: string,
  work: () => Promise<Value>,
): Promise<{ ok: true; value: Value } | { ok: false }> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    context.log(event, errorFacts(error));
    return { ok: false };
  }
}
