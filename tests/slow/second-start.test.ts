import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../workers/local/settings.ts";

const PAGES = ["/", "/login", "/register", "/dash"];

test("a second start that builds something else takes no style sheet or script from the first", async () => {
  const folder = copyOfSources();
  const first = await startIn(folder);
  const shown = await filesOf(first.origin);
  expect(shown.length).toBeGreaterThan(5);
  appendFileSync(join(folder, "app/styles/base.css"), "main { --second-start: 1 }\n");
  appendFileSync(join(folder, "app/without-network.ts"), '\nconsole.debug("second start");\n');
  let secondIsReady = false;
  const second = startIn(folder).finally(() => {
    secondIsReady = true;
  });
  const missing = new Set<string>();
  let rounds = 0;
  for (; !secondIsReady || rounds === 0; rounds += 1) {
    for (const file of [...shown, ...(await filesOf(first.origin))]) {
      const { status } = await fetch(first.origin + file);
      if (status !== 200) missing.add(`${file} ${status}`);
    }
  }
  const others = await filesOf((await second).origin);
  expect([...missing]).toEqual([]);
  expect(rounds).toBeGreaterThan(1);
  expect(
    others.filter((file) => !shown.includes(file)).length,
    "the second copy was built anew",
  ).toBeGreaterThan(1);
  expect(await filesOf(first.origin)).toEqual(shown);
}, 600_000);

test("two people who start the product for the first time at the same moment both get it", async () => {
  const folder = copyOfSources();
  const started = await Promise.all([startIn(folder), startIn(folder)]);
  const [one, other] = await Promise.all(started.map(({ origin }) => filesOf(origin)));
  expect(one).toEqual(other);
}, 600_000);

/** What is under version control or would be, and the packages. Nothing is built, no data is there. */
function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  for (const file of listed.trim().split("\n")) {
    if (!file.startsWith("tests/")) cpSync(file, join(folder, file), { force: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

/**
 * What `npm start` runs once the packages are there, until it says that it is ready. Each has data of its
 * own.
 */
async function startIn(folder: string): Promise<{ origin: string }> {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ["workers/local/run.ts"], {
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
  return { origin: `http://localhost:${port}` };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exited;
}

/** The style sheets and scripts that the pages name, sorted. */
async function filesOf(origin: string): Promise<string[]> {
  const pages = await Promise.all(PAGES.map(async (path) => (await fetch(origin + path)).text()));
  const named = pages.flatMap((html) => [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js))"/g)]);
  return [...new Set(named.map(([, file = ""]) => file))].sort();
}
