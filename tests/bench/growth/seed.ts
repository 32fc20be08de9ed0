// Fills a local database with as many companies, jobs and applications as it is told to:
//   npm run seed:large -- --companies 1000 --jobs 100000 --applications 1000000 [--state FOLDER]
// `STATE_DIR=FOLDER npm start` shows it; whoever measures it signs in by the cookies of `visitors.ts`.
import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { prepareDatabase } from "../../../workers/local/database.ts";
import { openLog } from "../../../workers/local/log.ts";
import { Processes } from "../../../workers/local/processes.ts";
import { DERIVED, FILLED, type Size } from "./rows.ts";
import { databaseIn } from "./visitors.ts";

const { values } = parseArgs({
  options: {
    companies: { type: "string", default: "1000" },
    jobs: { type: "string", default: "100000" },
    applications: { type: "string", default: "1000000" },
    state: { type: "string", default: ".wrangler/large" },
  },
});
const size = { companies: count("companies"), jobs: count("jobs"), applications: count("applications") };
await seedLarge(resolve(values.state), size);

function count(name: "companies" | "jobs" | "applications"): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${name} ${values[name]} is no number above nought`);
}

async function seedLarge(stateDir: string, wanted: Size): Promise<void> {
  const log = openLog(join(stateDir, "seed.log"));
  const processes = new Processes(log);
  await prepareDatabase(stateDir, processes, log.path);
  await processes.stopAll();
  const begun = Date.now();
  fill(databaseIn(stateDir), wanted);
  console.log(`${stateDir}: ${JSON.stringify(wanted)} in ${Math.round((Date.now() - begun) / 1000)} s`);
}

type Part = { name: string; sql: string };

/** Triggers and indexes are put aside: what they keep is made for all rows together, which takes a tenth. */
function fill(database: DatabaseSync, size: Size): void {
  database.exec("pragma synchronous = off; pragma cache_size = -1000000; pragma temp_store = memory");
  const parts = (type: string) =>
    database
      .prepare("select name, sql from sqlite_master where type = ? and sql is not null")
      .all(type) as Part[];
  const triggers = parts("trigger");
  const indexes = parts("index").filter(({ name }) => !name.startsWith("_cf"));
  database.exec("begin");
  for (const { name } of triggers) database.exec(`drop trigger "${name}"`);
  for (const { name } of indexes) database.exec(`drop index "${name}"`);
  for (const sql of FILLED(size)) step(database, sql);
  for (const { sql } of indexes) step(database, sql);
  for (const sql of DERIVED) step(database, sql);
  for (const { sql } of triggers) database.exec(sql);
  database.exec("commit; analyze; pragma wal_checkpoint(truncate)");
  database.close();
}

function step(database: DatabaseSync, sql: string): void {
  const begun = Date.now();
  database.exec(sql);
  const seconds = (Date.now() - begun) / 1000;
  if (seconds > 3) console.log(`${seconds.toFixed(0).padStart(5)} s  ${sql.trim().split("\n")[0]}`);
}
