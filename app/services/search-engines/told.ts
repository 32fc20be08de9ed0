import { errorReason } from "~/lib/error-facts";
import { seconds } from "~/lib/time";
import type { Told } from "./search-engines";

const PATIENCE = seconds(20);

/** `refused`: the statuses that a later try cannot mend. Whatever else is no success is tried again. */
export async function toldBy(
  refused: readonly number[],
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Told> {
  try {
    const response = await ask(AbortSignal.timeout(PATIENCE));
    await response.body?.cancel();
    if (response.ok) return { kind: "told" };
    const reason = `answered ${response.status}`;
    return { kind: refused.includes(response.status) ? "refused" : "later", reason };
  } catch (error) {
    return { kind: "later", reason: errorReason(error) };
  }
}
