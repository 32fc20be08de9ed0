import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parse } from "smol-toml";
import { alone, isAlive } from "./alone.mjs";
import { BUILD_LOCK, fingerprintOf } from "./build.ts";
import type { Processes } from "./processes.ts";
import { wranglerEnv } from "./wrangler.ts";

const WORKERS = Object.entries({
  app: "wrangler.toml",
  work: "workers/work/wrangler.toml",
  "cv-text": "workers/cv-text/wrangler.toml",
});
const COPIES = resolve(".wrangler/copies");
const BUILT = ["build/client", "build/server", "build/work"];
const INPUTS = ["app", "db", "workers", "package-lock.json", "wrangler.toml", ...BUILT];

export type Copy = {
  folder: string;
  release(): void;
};

/** In a folder that no later build touches (Remix empties `build` first). Copies out of use go. */
export function copyBuild(processes: Processes, logPath: string): Promise<Copy> {
  return alone(BUILD_LOCK, async () => {
    const folder = join(COPIES, fingerprintOf(INPUTS).slice(0, 16));
    if (!existsSync(folder)) await makeCopy(folder, processes, logPath);
    const user = join(folder, "users", `${process.pid}-${crypto.randomUUID()}`);
    mkdirSync(join(folder, "users"), { recursive: true });
    writeFileSync(user, "");
    for (const name of readdirSync(COPIES)) {
      if (!isUsed(join(COPIES, name))) rmSync(join(COPIES, name), { recursive: true, force: true });
    }
    return { folder, release: () => rmSync(user, { force: true }) };
  });
}

async function makeCopy(folder: string, processes: Processes, logPath: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const bundles = WORKERS.map(([name, configuration]) =>
    processes.run(
      "wrangler",
      ["deploy", "--dry-run", "-c", configuration, "--outdir", join(unfinished, name)],
      {
        env: { ...wranglerEnv(unfinished), NODE_ENV: "production" },
        advice: `Bundling the Workers failed: read ${logPath}.`,
      },
    ),
  );
  await Promise.all(bundles);
  cpSync("build/client", join(unfinished, "client"), { recursive: true });
  renameSync(unfinished, folder);
}

function isUsed(folder: string): boolean {
  const users = join(folder, "users");
  return existsSync(users) && readdirSync(users).some((user) => isAlive(Number.parseInt(user, 10)));
}

/** Below `stateDir`, with the run's settings and the secrets of `.dev.vars`. Returns the paths. */
export function configureWorkers(
  folder: string,
  stateDir: string,
  settings: Record<string, string>,
): string[] {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const secrets = `${readFileSync(".dev.vars", "utf8")}\n${lines.join("\n")}\n`;
  const paths = configureCopies(folder, stateDir);
  for (const path of paths.filter(hasVars))
    writeFileSync(join(dirname(path), ".dev.vars"), secrets, { mode: 0o600 });
  return paths;
}

/** What reads hostile files has none, and gets no secrets. */
const hasVars = (path: string) => "vars" in JSON.parse(readFileSync(path, "utf8"));

/** As in production, but with the bundles of a copy. In the order app, work, cv-text. */
export function configureCopies(folder: string, stateDir: string): string[] {
  return WORKERS.map(([name, file]) => {
    const { minify, keep_names, ...configuration } = parse(readFileSync(file, "utf8"));
    const main = join(folder, name, basename(String(configuration.main)).replace(/\.ts$/, ".js"));
    const assets = configuration.assets && {
      ...Object(configuration.assets),
      directory: join(folder, "client"),
    };
    const place = join(stateDir, "workers", name);
    mkdirSync(place, { recursive: true });
    writeFileSync(
      join(place, "wrangler.json"),
      JSON.stringify({ ...configuration, main, no_bundle: true, assets }),
    );
    return join(place, "wrangler.json");
  });
}
