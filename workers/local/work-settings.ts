import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const SOURCE = "workers/work";

/**
 * Writes the background's configuration for one run below `stateDir`, with the run's own settings and the secrets of `.dev.vars`
 * beside it: `wrangler dev` takes settings on its command line for the first Worker alone. Returns its path.
 */
export function configureWork(stateDir: string, settings: Record<string, string>): string {
  const folder = resolve(stateDir, "work");
  mkdirSync(folder, { recursive: true });
  const configuration = readFileSync(join(SOURCE, "wrangler.toml"), "utf8").replace(
    /^main = "(.+)"$/m,
    (_, file: string) => `main = ${JSON.stringify(resolve(SOURCE, file))}`,
  );
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  writeFileSync(join(folder, "wrangler.toml"), configuration);
  writeFileSync(join(folder, ".dev.vars"), `${readFileSync(".dev.vars", "utf8")}\n${lines.join("\n")}\n`, {
    mode: 0o600,
  });
  return join(folder, "wrangler.toml");
}
