import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../../workers/local/settings.ts";

/** What is under version control or would be, and the packages. Nothing is built, no data is there. */
export function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  for (const file of listed.trim().split("\n")) {
    if (!file.startsWith("tests/")) cpSync(file, join(folder, file), { force: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

type Started = { origin: string; mailbox: string };

/** `npm start`, or with `dev` `npm run dev`, once the packages are there. Each has data of its own. */
export async function startIn(folder: string, ...args: string[]): Promise<Started> {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ["workers/local/run.ts", ...args], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: join(folder, "node_modules", ".bin") + delimiter + process.env.PATH,
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      STATE_DIR: join(folder, ".wrangler", String(port)),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => ended(child));
  let printed = "";
  await new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes("Rolecall is ready")) ready();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => failed(new Error(`it ended: ${printed}`)));
  });
  return { origin: `http://localhost:${port}`, mailbox: `http://localhost:${mailboxPort}` };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exited;
}
