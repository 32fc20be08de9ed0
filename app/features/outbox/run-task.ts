import { errorReason } from "~/lib/error-facts";
import type { Db } from "../../../db/client";
import { claimTask, failTask, finishTask, postponeTask, type SingleTask } from "./store";

export type TaskOutcome =
  | { kind: "done"; wake?: string[] }
  /** Not ready yet: come back then, without counting this as a try. */
  | { kind: "later"; until: Date }
  | { kind: "failed"; reason: string; final: boolean };

export type TaskHandlers = {
  [Topic in SingleTask["topic"]]: (task: Extract<SingleTask, { topic: Topic }>) => Promise<TaskOutcome>;
};

/** Safe to call twice: whoever claims the row runs it. Returns further tasks to wake. */
export async function runTask(
  id: string,
  handlers: TaskHandlers,
  deps: {
    db: Db;
    now: () => Date;
    log: (event: string, facts: Record<string, string | number>) => void;
    buried: (task: SingleTask) => Promise<void>;
  },
): Promise<string[]> {
  const claim = await claimTask(deps.db, id, deps.now());
  if (claim === null) return [];
  const outcome = claim.task === null ? UNREADABLE : await attempt(claim.task, handlers);
  if (outcome.kind === "done") {
    await finishTask(deps.db, id, deps.now());
    return outcome.wake ?? [];
  }
  if (outcome.kind === "later") {
    await postponeTask(deps.db, id, outcome.until);
    return [];
  }
  const { reason } = outcome;
  const { topic, attempts } = claim;
  const state = await failTask(deps.db, claim, outcome, deps.now());
  deps.log("task.failed", { id, topic, attempts, state, reason });
  if (state === "dead" && claim.task !== null) await deps.buried(claim.task);
  return [];
}

/** Of another version, as after a rollback, or damaged: tried again, since the version may come back. */
export const UNREADABLE = {
  kind: "failed",
  reason: "this version cannot read it",
  final: false,
} as const satisfies TaskOutcome;

async function attempt(task: SingleTask, handlers: TaskHandlers): Promise<TaskOutcome> {
  const run = handlers[task.topic] as (task: SingleTask) => Promise<TaskOutcome>;
  try {
    return await run(task);
  } catch (error) {
    return { kind: "failed", reason: errorReason(error), final: false };
  }
}
