import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { Processes } from "./processes.ts";

test("ending a run ends the children of what it started", async () => {
  const { processes, log } = run();
  processes.start("sh", ["-c", "sleep 60 & echo child $!; wait"]);
  const child = await pidIn(() => log.text);

  await processes.stopAll();

  expect(isAlive(child)).toBe(false);
});

test("nothing starts after the end", async () => {
  const { processes } = run();
  await processes.stopAll();
  expect(() => processes.start("sleep", ["60"])).toThrow("Everything was ended.");
});

test("a command that fails is shown with advice, its output goes to the log", async () => {
  const { processes, log } = run();
  const failing = processes.run("sh", ["-c", "echo why; exit 3"], { advice: "Read the log." });
  await expect(failing).rejects.toThrow("Read the log.");
  expect(log.text).toContain("why\n");
});

test("a command that is not there fails too", async () => {
  const { processes } = run();
  const failing = processes.run("no-such-command", [], { advice: "Install it." });
  await expect(failing).rejects.toThrow("Install it.");
});

test("when the run is killed outright, what it started ends as well", async () => {
  const script = `
    const { Processes } = await import("./workers/local/processes.ts");
    const log = { path: "", write: (chunk) => process.stdout.write(chunk) };
    new Processes(log).start("sh", ["-c", "echo child $$; exec sleep 60"]);`;
  const killed = spawn("node", ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(killed.stdout, "data");
  const child = await pidIn(() => String(line));

  killed.kill("SIGKILL");

  await expect.poll(() => isAlive(child)).toBe(false);
});

function run() {
  const log = {
    path: "the log",
    text: "",
    write: (chunk: string | Uint8Array) => {
      log.text += chunk.toString();
    },
  };
  return { log, processes: new Processes(log) };
}

async function pidIn(text: () => string): Promise<number> {
  await expect.poll(text).toMatch(/child \d+/);
  return Number(/child (\d+)/.exec(text())?.[1]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
