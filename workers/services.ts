import { errorFacts } from "~/lib/error-facts";
import type { Files } from "~/services/files/files";
import { r2Files } from "~/services/files/r2-files";
import type { Jobs } from "~/services/jobs/jobs";
import { queueJobs } from "~/services/jobs/queue-jobs";
import type { Published } from "~/services/published/published";
import { r2Published } from "~/services/published/r2-published";
import { type Db, openDatabase } from "../db/client";
import { countedDatabase, type DatabaseCost, type Queried } from "./counted-database";
import type { SharedEnv } from "./env";
import { log } from "./log";

type SharedServices = { db: Db; files: Files; published: Published; jobs: Jobs };

export function sharedServices(
  env: SharedEnv,
  cost: DatabaseCost,
  database: Queried = env.DB,
): SharedServices {
  return {
    db: openDatabase(countedDatabase(database, cost, env.ENVIRONMENT === "development")),
    files: r2Files(env.FILES),
    published: r2Published(env.FILES),
    jobs: queueJobs(env.QUEUE, (error) => log("queue.unavailable", errorFacts(error))),
  };
}
