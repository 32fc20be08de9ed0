// @ts-check
// Must work under Node 20 with nothing installed: it puts the packages in place.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { alone } from "./alone.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const installLog = join(root, ".wrangler", "logs", "install.log");

/** @param {string} script path from the project's root; run under the Node in `node_modules` */
export async function enter(script) {
  process.chdir(root);
  endWithNpm();
  if (!isInstalled() && !(await installAlone())) return void process.exit(1);
  process.env.PATH = bin + delimiter + process.env.PATH;
  const node = join(bin, "node");
  if (isSameFile(process.execPath, node)) return void (await import(join(root, script)));
  process.exit(await runUnder(node, [script, ...process.argv.slice(2)]));
}

/** @param {string} a @param {string} b */
function isSameFile(a, b) {
  return existsSync(a) && realpathSync(a) === realpathSync(b);
}

/** npm hands a signal to a shell, which dies of it and hands it to nobody. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = () => process.ppid === shell || process.kill(process.pid, "SIGTERM");
  setInterval(watch, 500).unref();
}

/** npm writes down what it installed when it has finished; that must be what the lock file asks for. */
function isInstalled() {
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  const wanted = readPackages(join(root, "package-lock.json"));
  if (!installed || !wanted || !existsSync(join(bin, "node"))) return false;
  return (
    Object.entries(wanted).every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional || path === "",
    ) && Object.keys(installed).every((path) => path in wanted)
  );
}

/** @param {string} lockFile @returns {Record<string, { version: string, optional?: boolean }> | null} */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, "utf8")).packages;
  } catch {
    return null;
  }
}

const installAlone = () =>
  alone(join(root, ".wrangler", "installing"), install, () =>
    console.log("Waiting for another installation …"),
  );

async function install() {
  if (isInstalled()) return true;
  console.log("Installing packages from the lock file (once) …");
  mkdirSync(dirname(installLog), { recursive: true });
  const log = openSync(installLog, "w");
  const npm = process.env.npm_execpath?.endsWith(".js")
    ? [process.execPath, process.env.npm_execpath]
    : ["npm"];
  const [command = "npm", ...args] = [...npm, "ci", "--no-audit", "--no-fund"];
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", log, log] });
  const code = await exitOf(child);
  if (code === 0 && existsSync(join(bin, "node"))) return true;
  console.error(
    `npm ci failed: check that the npm registry can be reached, read ` +
      `${relative(root, installLog)}, and run this again.`,
  );
  return false;
}

/** @param {string} node @param {string[]} args the channel shows the script when this process is gone */
function runUnder(node, args) {
  const child = spawn(node, args, { cwd: root, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  return exitOf(child);
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>} the exit code; 1 when it could not be started or was killed
 */
function exitOf(child) {
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
