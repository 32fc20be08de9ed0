import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DevSettings } from "./dev/bindings.ts";
import { Failure } from "./failure.ts";
import type { Processes, Running } from "./processes.ts";

/** Where this is not said, a local run writes down every call of a Worker, which nobody reads here. */
export const NO_TRACES = { X_LOCAL_OBSERVABILITY: "false" };

/** A run asks nobody, reports to nobody, and keeps to its own state. */
export function wranglerEnv(stateDir: string): Record<string, string> {
  return {
    CI: "1",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_WRITE_LOGS: "false",
    WRANGLER_REGISTRY_PATH: join(stateDir, "registry"),
    ...NO_TRACES,
  };
}

type WranglerDev = { port: number; stateDir: string; configurations: string[] };

export function startWrangler(
  { port, stateDir, configurations }: WranglerDev,
  processes: Processes,
): Running {
  const args = ["dev", ...configurations.flatMap((path) => ["-c", path])];
  args.push("--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--persist-to", stateDir);
  args.push("--show-interactive-dev-session=false");
  return processes.start("wrangler", args, { env: wranglerEnv(stateDir) });
}

/** All Workers in one Node, from the sources of the moment (`npm run dev`). */
export const startFromSources = (settings: DevSettings, processes: Processes): Running =>
  processes.start("node", ["workers/local/dev/server.ts", JSON.stringify(settings)], {
    env: wranglerEnv(settings.stateDir),
  });

const HEALTH_PATH = "/login";
const PATIENCE_MS = 90_000;

/** @throws Failure when the server ends, or the product does not answer in time. */
export async function untilHealthy(address: string, { exited }: Running, logPath: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let ended = false;
  void exited.then(() => {
    ended = true;
  });
  while (!ended && Date.now() < deadline) {
    if (await answers(address + HEALTH_PATH)) return;
    await sleep(100);
  }
  throw new Failure(
    `The server ${ended ? "ended while starting" : "did not answer in time"}: read ${logPath}.`,
  );
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) })).status < 500;
  } catch {
    return false;
  }
}

const MINUTE_MS = 60_000;

/** Runs the cron now and every minute, which `wrangler dev` leaves to us. Call the answer to stop. */
export function keepTime(address: string): () => void {
  void fireCron(address);
  const timer = setInterval(() => void fireCron(address), MINUTE_MS);
  return () => clearInterval(timer);
}

async function fireCron(address: string): Promise<void> {
  // The runtime's own address, of its explorer: the shorter one reaches the first Worker alone.
  const url = `${address}/cdn-cgi/local/explorer/api/local/scheduled?worker=rolecall-work`;
  const body = JSON.stringify({ cron: "* * * * *" });
  const headers = { "Content-Type": "application/json" };
  // A run that fails is in the Worker's own log, and the next one comes in a minute.
  const signal = AbortSignal.timeout(MINUTE_MS);
  await fetch(url, { method: "POST", body, headers, signal }).catch(() => {});
}
