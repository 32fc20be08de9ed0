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
  const task = await claimTask(deps.db, id, deps.now());
  if (task === null) return [];
  const outcome = await attempt(task, handlers);
  if (outcome.kind === "done") {
    await finishTask(deps.db, task.id, deps.now());
    return outcome.wake ?? [];
  }
  if (outcome.kind === "later") {
    await postponeTask(deps.db, task.id, outcome.until);
    return [];
  }
  const state = await failTask(deps.db, task, outcome, deps.now());
  deps.log("task.failed", {
    id: task.id,
    topic: task.topic,
    attempts: task.attempts,
    state,
    reason: outcome.reason,
  });
  if (state === "dead") await deps.buried(task);
  return [];
}

async function attempt(task: SingleTask, handlers: TaskHandlers): Promise<TaskOutcome> {
  try {
    switch (task.topic) {
      case "mail":
        return await handlers.mail(task);
      case "read-document":
        return await handlers["read-document"](task);
      case "evaluate":
        return await handlers.evaluate(task);
      case "ask-model":
        return await handlers["ask-model"](task);
      case "evaluate-missed":
        return await handlers["evaluate-missed"](task);
      case "reset-link":
        return await handlers["reset-link"](task);
      case "tell-engines":
        return await handlers["tell-engines"](task);
      case "tell-index":
        return await handlers["tell-index"](task);
    }
  } catch (error) {
    return { kind: "failed", reason: errorReason(error), final: false };
  }
}
