import type { AppLoadContext } from "@remix-run/cloudflare";
import { errorFacts } from "~/lib/error-facts";

/** For what can fail through no fault of the person's. Logged under `event`; thrown answers pass. */
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
