import { errorFacts } from "~/lib/error-facts";
import type { Files } from "~/services/files/files";
import { r2Files } from "~/services/files/r2-files";
import type { Jobs } from "~/services/jobs/jobs";
import { queueJobs } from "~/services/jobs/queue-jobs";
import { type Db, openDatabase } from "../db/client";
import { countedDatabase, type DatabaseCost } from "./counted-database";
import type { SharedEnv } from "./env";
import { log } from "./log";

export function sharedServices(env: SharedEnv, cost: DatabaseCost): { db: Db; files: Files; jobs: Jobs } {
  return {
    db: openDatabase(countedDatabase(env.DB, cost, env.ENVIRONMENT === "development")),
    files: r2Files(env.FILES),
    jobs: queueJobs(env.QUEUE, (error) => log("queue.unavailable", errorFacts(error))),
  };
}
