import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { lock } from "../../app/lib/locked.ts";
import { DEMO_STAFF_KEY } from "../../db/seed/demo-accounts.ts";
import { alone } from "./alone.mjs";
import { ensureDevVars } from "./dev-vars.ts";
import { Failure } from "./failure.ts";
import type { Processes } from "./processes.ts";
import { wranglerEnv } from "./wrangler.ts";

/** Does nothing to one that is ready. @throws Failure when other migrations made it. */
export function prepareDatabase(stateDir: string, processes: Processes, logPath: string): Promise<void> {
  return alone(join(stateDir, ".being-prepared"), () => prepare(stateDir, processes, logPath));
}

async function prepare(stateDir: string, processes: Processes, logPath: string): Promise<void> {
  const advice = (what: string) =>
    `${what} failed: read ${logPath}; deleting ${stateDir} starts from an empty database.`;
  const env = { ...wranglerEnv(stateDir), STATE_DIR: stateDir };
  const applied = appliedMigrations(stateDir);
  const seeded = join(stateDir, "seeded");
  const isReady = applied.size > 0 && existsSync(seeded);
  const migrations = readdirSync("migrations").filter((file) => file.endsWith(".sql"));
  if ([...applied].some((file) => !migrations.includes(String(file)))) throw new Failure(outgrown(stateDir));
  if (isReady && migrations.some((file) => !applied.has(file)))
    await processes.run("node", ["db/migrate.ts"], { env, advice: advice("Applying the migrations") });
  if (isReady) return;
  await processes.run("node", ["db/seed/seed.ts"], {
    env: { ...env, STAFF_SECOND_FACTOR: await demoSecondFactor() },
    advice: advice("Seeding the database"),
  });
  writeFileSync(seeded, "");
}

/** Locked as the product locks it. */
async function demoSecondFactor(): Promise<string> {
  await alone(".wrangler/writing-secrets", async () => ensureDevVars());
  const [, secret = ""] = /^SIGNING_SECRET="?([^"\n]*)/m.exec(readFileSync(".dev.vars", "utf8")) ?? [];
  return lock(secret, "second factor", DEMO_STAFF_KEY);
}

const outgrown = (stateDir: string) =>
  `The database in ${stateDir} was made by migrations that this version does not have: ` +
  "delete that folder to start with the demo data again, or set STATE_DIR to another, such as /tmp/rolecall.";

/** Straight from the file: asking wrangler takes seconds. Unsure means none. */
function appliedMigrations(stateDir: string): Set<unknown> {
  const folder = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder).filter((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite");
  return new Set(files.flatMap((file) => migrationsIn(join(folder, file))));
}

function migrationsIn(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare("select name from d1_migrations")
      .all()
      .map(({ name }) => name);
  } catch {
    return [];
  } finally {
    database.close();
  }
}
