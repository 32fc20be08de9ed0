import { join } from "node:path";
import { alone } from "./alone.mjs";
import { configureWorkers, copyBuild } from "./copies.ts";
import { prepareDatabase } from "./database.ts";
import { ensureDevVars } from "./dev-vars.ts";
import { type Log, openLog } from "./log.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { Processes, type Running } from "./processes.ts";
import type { Settings } from "./settings.ts";
import { keepTime, startFromSources, startWrangler, untilHealthy } from "./wrangler.ts";

export type Product = {
  origin: string;
  mailbox: Mailbox;
  ended: Promise<unknown>;
  /** Ends everything that was started, and returns when nothing of it is left. */
  stop(): Promise<void>;
};

/** Ports must be free. @throws Failure when a step fails; nothing is left running then. */
export async function serve(
  { port, mailboxPort, stateDir, vars: more, fromSources }: Settings,
  log: Log = openLog(join(stateDir, "serve.log")),
  processes = new Processes(log),
): Promise<Product> {
  const closing: (() => unknown)[] = [() => processes.stopAll()];
  const stop = async () => {
    for (const close of closing.splice(0)) await close();
  };
  try {
    await alone(".wrangler/writing-secrets", async () => ensureDevVars());
    await prepareDatabase(stateDir, processes, log.path);
    const mailbox = await startMailbox({ port: mailboxPort });
    closing.push(mailbox.close);
    const origin = `http://localhost:${port}`;
    const vars = { ENVIRONMENT: "development", PUBLIC_ORIGIN: origin, RESEND_BASE_URL: mailbox.url, ...more };
    const address = `http://127.0.0.1:${port}`;
    const server = fromSources
      ? startFromSources({ port, stateDir, vars }, processes)
      : await startCopy(vars);
    await untilHealthy(address, server, log.path);
    if (!fromSources) closing.unshift(keepTime(address));
    return { origin, mailbox, ended: server.exited, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }

  async function startCopy(vars: Record<string, string>): Promise<Running> {
    const copy = await copyBuild(processes, log.path);
    closing.push(copy.release);
    const configurations = configureWorkers(copy.folder, stateDir, vars);
    return startWrangler({ port, stateDir, configurations }, processes);
  }
}
