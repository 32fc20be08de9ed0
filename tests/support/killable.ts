import { type ChildProcess, execFile, fork } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "../../workers/local/settings.ts";
import { wranglerEnv } from "../../workers/local/wrangler.ts";
import type { Bundles, ServerPlaces } from "./killable-server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The Workers as they would be uploaded, below a folder. */
export async function bundleWorkers(folder: string): Promise<Bundles> {
  const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
  const bundled = async (config: string, name: string) => {
    const args = [wrangler, "deploy", "--dry-run", "-c", config, "--outdir", join(folder, name)];
    const env = { ...process.env, ...wranglerEnv(folder) };
    await promisify(execFile)(process.execPath, args, { cwd: root, env });
    return join(folder, name);
  };
  const [app, work, cvText] = await Promise.all([
    bundled("wrangler.toml", "app"),
    bundled("workers/work/wrangler.toml", "work"),
    bundled("workers/cv-text/wrangler.toml", "cv-text"),
  ]);
  return { app, work, cvText };
}

export type Killable = {
  url: string;
  /** Starts it on what is on the disk. */
  start(): Promise<void>;
  /** Ends it at once, with everything that it has in memory. */
  kill(): Promise<void>;
  sweep(): Promise<void>;
  /** From now on no file can grow, as on a full disk; call what comes back to have room again. */
  fillDisk(): Promise<() => Promise<void>>;
  /** Dies, and is started hours later: what it held is free again, what it had half uploaded is old. */
  hoursPass(): Promise<void>;
  /** What stands in the database's file. */
  rows<Row = Record<string, unknown>>(sql: string): Row[];
  /** The keys in the file store's index, in order, without what is built ahead for everybody. */
  keys(): string[];
};

export async function killable(places: Omit<ServerPlaces, "port" | "client">): Promise<Killable> {
  const port = await freePort();
  const settings: ServerPlaces = { ...places, port, client: join(root, "build/client") };
  const runtime = join(places.state, "..", "workerd.sh");
  let child: ChildProcess | null = null;
  const send = async (command: string, answer: string) => {
    const answered = waitFor(child, answer);
    child?.send(command);
    await answered;
  };
  const limitFiles = async (bytes: string) => {
    const { stdout } = await promisify(execFile)("ps", ["-o", "pid=", "--ppid", String(child?.pid)]);
    const pid = stdout.trim().split("\n")[0]?.trim() ?? "";
    await promisify(execFile)("prlimit", ["--pid", pid, `--fsize=${bytes}:unlimited`]);
  };
  writeFileSync(runtime, runtimeScript(), { mode: 0o755 });
  const start = async () => {
    const script = join(root, "tests/support/killable-server.ts");
    // A group of its own, so that the runtime goes with the process that started it.
    child = fork(script, [JSON.stringify(settings)], {
      detached: true,
      env: { ...process.env, MINIFLARE_WORKERD_PATH: runtime },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    await waitFor(child, "ready");
  };
  const kill = async () => {
    const running = child;
    child = null;
    if (running?.pid === undefined || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    process.kill(-running.pid, "SIGKILL");
    await gone;
  };
  return {
    start,
    kill,
    async hoursPass() {
      await kill();
      const database = new DatabaseSync(sqliteIn(join(places.state, "d1")));
      database.exec("update outbox set run_after = 0 where state = 'waiting'");
      database.exec("update documents set created_at = created_at - 7200000 where state <> 'stored'");
      database.close();
      await start();
    },
    async fillDisk() {
      await limitFiles("0");
      return () => limitFiles("unlimited");
    },
    url: `http://127.0.0.1:${port}`,
    sweep: () => send("sweep", "swept"),
    rows: <Row>(sql: string) => query(join(places.state, "d1"), sql) as Row[],
    keys: () =>
      query(
        join(places.state, "r2"),
        "select key from _mf_objects where key not like 'public/%' order by key",
      ).map(({ key }) => String(key)),
  };
}

/** A write beyond the limit of `fillDisk` fails, and does not end the runtime: it ignores SIGXFSZ. */
function runtimeScript(): string {
  const miniflare = createRequire(createRequire(import.meta.url).resolve("miniflare"));
  const { default: workerd } = miniflare("workerd") as { default: string };
  return `#!/bin/sh\ntrap '' XFSZ\nexec "${workerd}" "$@"\n`;
}

/** Waits for a word of the child's; fails when it ends instead. */
function waitFor(child: ChildProcess | null, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      child?.off("message", answered).off("exit", ended);
      end();
    };
    const answered = (message: unknown) => message === word && settle(resolve);
    const ended = () => settle(() => reject(new Error(`the server ended before it said “${word}”`)));
    child?.on("message", answered).on("exit", ended);
  });
}

/** Applies the migrations to a database that nobody has open, as often as it is asked to. */
export function migrate(state: string): void {
  const file = sqliteIn(join(state, "d1"));
  const database = new DatabaseSync(file);
  for (const name of readdirSync(join(root, "migrations"))
    .filter((each) => each.endsWith(".sql"))
    .sort()) {
    database.exec(readFileSync(join(root, "migrations", name), "utf8"));
  }
  database.close();
}

/** For as long as no server has it open. */
export const openFile = (state: string) => new DatabaseSync(sqliteIn(join(state, "d1")));

function query(folder: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(sqliteIn(folder), { readOnly: true });
  try {
    return database.prepare(sql).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

function sqliteIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const file = files.find((name) => name.endsWith(".sqlite") && !name.endsWith("metadata.sqlite"));
  if (file === undefined) throw new Error(`there is no database in ${folder}`);
  return join(folder, file);
}
