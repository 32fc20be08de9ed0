import { type Unstable_Config as Config, unstable_readConfig } from "wrangler";

/** Names of what the app and the background must agree on, and do not. */
export function disagreements(app: Config, work: Config): string[] {
  return Object.entries(SHARED).flatMap(([name, of]) =>
    JSON.stringify(of(app)) === JSON.stringify(of(work)) ? [] : [name],
  );
}

const SHARED: Record<string, (config: Config) => unknown> = {
  PUBLIC_ORIGIN: ({ vars }) => vars.PUBLIC_ORIGIN,
  ENVIRONMENT: ({ vars }) => vars.ENVIRONMENT,
  INDEXNOW_KEY: ({ vars }) => vars.INDEXNOW_KEY,
  "the database's id": ({ d1_databases }) =>
    d1_databases.map(({ binding, database_id }) => [binding, database_id]),
  "the files' bucket": ({ r2_buckets }) =>
    r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name]),
  "the queue": ({ queues }) => queues.producers?.map(({ binding, queue }) => [binding, queue]),
  compatibility_date: ({ compatibility_date }) => compatibility_date,
};

export const readConfigurations = () => ({
  app: unstable_readConfig({ config: "wrangler.toml" }),
  work: unstable_readConfig({ config: "workers/work/wrangler.toml" }),
});

if (import.meta.main) {
  const { app, work } = readConfigurations();
  const found = disagreements(app, work);
  if (found.length > 0) {
    process.stderr.write(
      `wrangler.toml and workers/work/wrangler.toml disagree about ${found.join(", ")}.\n`,
    );
    process.exitCode = 1;
  }
}
