import { errorFacts } from "~/lib/error-facts";
import { seconds } from "~/lib/time";
import { continueMove, movingCompany } from "../../db/shards/move-company";
import { log } from "../log";
import { shardsOf } from "../shards";
import type { Env } from "./env";

const LONGEST_SWEEP = seconds(25);

export async function moveOn(env: Env, scheduled: Date): Promise<void> {
  const shards = shardsOf(env);
  if (shards.length < 2) return;
  const began = Date.now();
  const now = () => new Date(scheduled.getTime() + Date.now() - began);
  try {
    const companyId = await movingCompany(shards);
    if (companyId === null) return;
    let state = "more";
    while (state === "more" && Date.now() - began < LONGEST_SWEEP)
      state = await continueMove(shards, companyId, now());
    log("move", { companyId, state });
  } catch (error) {
    log("move.failed", errorFacts(error));
  }
}
