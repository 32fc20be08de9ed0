import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "./failure.ts";
import type { Log } from "./log.ts";

export type Running = {
  pid: number;
  exited: Promise<number>;
};

type Options = { env?: Record<string, string> };

/** When the pipe at descriptor 3 closes, because this process was killed, the command's whole group ends. */
const LEASH = '(read -r _ <&3; kill -TERM 0) >/dev/null 2>&1 & exec 3<&-; exec "$@"';

const GRACE_MS = 5_000;

/** Each leads a group of its own, so that its children end with it. */
export class Processes {
  readonly #groups = new Set<number>();
  readonly #log: Log;
  #ended = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** @throws Failure after the end. */
  start(command: string, args: string[], { env = {} }: Options = {}): Running {
    if (this.#ended) throw new Failure("Everything was ended.");
    const child = spawn("sh", ["-c", LEASH, "sh", command, ...args], {
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    child.stdout?.on("data", (chunk) => this.#log.write(chunk));
    child.stderr?.on("data", (chunk) => this.#log.write(chunk));
    const pid = child.pid ?? 0;
    if (pid > 0) this.#groups.add(pid);
    child.once("exit", () => signal(pid, "SIGTERM"));
    return { pid, exited: exitOf(child) };
  }

  /** @throws Failure with the given advice when the command fails. */
  async run(
    command: string,
    args: string[],
    { advice, ...options }: Options & { advice: string },
  ): Promise<void> {
    this.#log.write(`\n$ ${command} ${args.join(" ")}\n`);
    const { pid, exited } = this.start(command, args, options);
    const code = await exited;
    this.#groups.delete(pid);
    if (code !== 0) throw new Failure(advice);
  }

  async stopAll(): Promise<void> {
    this.#ended = true;
    const groups = [...this.#groups];
    for (const group of groups) signal(group, "SIGTERM");
    const deadline = Date.now() + GRACE_MS;
    while (groups.some(isAlive) && Date.now() < deadline) await sleep(50);
    for (const group of groups.filter(isAlive)) signal(group, "SIGKILL");
    while (groups.some(isAlive)) await sleep(20);
    this.#groups.clear();
  }
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function isAlive(group: number): boolean {
  return signal(group, 0);
}

function signal(group: number, name: NodeJS.Signals | 0): boolean {
  if (group === 0) return false;
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}
