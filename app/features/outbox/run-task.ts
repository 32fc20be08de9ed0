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
  try {
    switch (task.topic) {
      case "mail":
        return await handlers.mail(task);
      case "decision":
        return await handlers.decision(task);
      case "message":
        return await handlers.message(task);
      case "read-document":
        return await handlers["read-document"](task);
      case "scan-document":
        return await handlers["scan-document"](task);
      case "evaluate":
        return await handlers.evaluate(task);
      case "ask-model":
        return await handlers["ask-model"](task);
      case "check-by-model":
        return await handlers["check-by-model"](task);
      case "read-again":
        return await handlers["read-again"](task);
      case "evaluate-missed":
        return await handlers["evaluate-missed"](task);
      case "reset-link":
        return await handlers["reset-link"](task);
      case "sign-in-link":
        return await handlers["sign-in-link"](task);
      case "tell-engines":
        return await handlers["tell-engines"](task);
      case "mention":
        return await handlers.mention(task);
      case "suggestion":
        return await handlers.suggestion(task);
      case "scorecard":
        return await handlers.scorecard(task);
      case "assignment":
        return await handlers.assignment(task);
      case "forget-picture":
        return await handlers["forget-picture"](task);
      case "company-goes":
        return await handlers["company-goes"](task);
      case "erase-company":
        return await handlers["erase-company"](task);
      case "tell-index":
        return await handlers["tell-index"](task);
    }
  } catch (error) {
    return { kind: "failed", reason: errorReason(error), final: false };
  }
}
