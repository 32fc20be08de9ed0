import { type AddressInfo, createServer } from "node:net";
import { resolve } from "node:path";
import { Failure } from "./failure.ts";

export type Settings = {
  port: number;
  mailboxPort: number;
  stateDir: string;
  vars?: Record<string, string>;
  /** Serves the sources and follows every edit, in the place of what was built. */
  fromSources?: boolean;
};

/** @throws Failure when a port is not a port, or both are the same. */
export function readSettings(env: Record<string, string | undefined>, fromSources = false): Settings {
  const port = readPort("PORT", env.PORT, 8787);
  const mailboxPort = readPort("MAILBOX_PORT", env.MAILBOX_PORT, 8026);
  if (port === mailboxPort)
    throw new Failure(`PORT and MAILBOX_PORT are both ${port}: set one to another number.`);
  return { port, mailboxPort, stateDir: resolve(env.STATE_DIR || ".wrangler/state"), fromSources };
}

/** @throws Failure naming the variable to change when something else listens on a port. */
export async function requireFreePorts({ port, mailboxPort, fromSources }: Settings): Promise<void> {
  const command = fromSources ? "npm run dev" : "npm start";
  for (const [variable, wanted] of Object.entries({ PORT: port, MAILBOX_PORT: mailboxPort })) {
    if (await isFree(wanted)) continue;
    throw new Failure(
      `Port ${wanted} is in use: stop what uses it, ` +
        `or choose another, as in ${variable}=${wanted + 1} ${command}.`,
    );
  }
}

const given = new Set<number>();

/** Never the same twice: whoever asked before may not listen yet. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(0, "127.0.0.1", listening);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

function readPort(name: string, given: string | undefined, usual: number): number {
  const port = given === undefined || given === "" ? usual : Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name}=${given} is not a port: set it to a number from 1 to 65535.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once("error", () => answer(false));
    server.listen(port, "127.0.0.1", () => server.close(() => answer(true)));
  });
}
