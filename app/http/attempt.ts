import type { AppLoadContext } from "@remix-run/cloudflare";
import { data } from "@remix-run/server-runtime";
import { DamagedRow } from "~/lib/damaged-row";
import { errorFacts } from "~/lib/error-facts";

/** For what can fail through no fault of the person's. Logged under `event`; thrown answers pass. */
export async function attempt<Value>(
  context: AppLoadContext,
  event: string,
  work: () => Promise<Value>,
): Promise<{ ok: true; value: Value } | { ok: false; error: Error }> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    context.log(event, errorFacts(error));
    return { ok: false, error };
  }
}

/** For a page about one row: where that cannot be read, the page says so, and the operator's log. */
export async function unlessDamaged<Value>(context: AppLoadContext, read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof DamagedRow)) throw error;
    context.log("row.damaged", { id: error.id, part: error.part });
    throw data({ damaged: true }, 500);
  }
}
