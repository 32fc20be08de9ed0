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
import { type Place, routed, shardsOf } from "./shards";

type SharedServices = {
  db: Db;
  apart: boolean;
  others: Db[];
  files: Files;
  published: Published;
  jobs: Jobs;
};

export function sharedServices(
  env: SharedEnv,
  cost: DatabaseCost,
  database: Queried = env.DB,
  { data, account }: Place = { data: 0, account: 0 },
): SharedServices {
  const open = (of: Queried) => openDatabase(countedDatabase(of, cost, env.ENVIRONMENT === "development"));
  const shards = shardsOf(env);
  const tasks = new Set<number>();
  const at = (place: Place) => open(routed(shards, { place, tasks }));
  return {
    db: shards.length === 1 ? open(database) : at({ data, account }),
    apart: data !== account,
    others: shards.flatMap((_, shard) => (shard === data ? [] : [at({ data: shard, account: shard })])),
    files: r2Files(env.FILES),
    published: r2Published(env.FILES),
    jobs: queueJobs(
      env.QUEUE,
      ({ kind }) => (kind === "outbox" && tasks.size > 0 ? [...tasks] : [data]),
      (error) => log("queue.unavailable", errorFacts(error)),
    ),
  };
}
