import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../workers/local/settings.ts";

/** The harmless text that every scanner calls infected (eicar.org); in halves, or this file would be too. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Debian's package installs it there. */
const CLAMD = process.env.CLAMD_PATH ?? "/usr/sbin/clamd";
export const hasClamd = existsSync(CLAMD);

export type ClamdManner = (socket: Socket, verdict: string) => void;

/** A stand-in that takes INSTREAM as clamd does and, unless told otherwise, finds EICAR. */
export async function startFakeClamd(limit = 5 * 1024 * 1024) {
  const scanned: Buffer[] = [];
  let behave: ClamdManner = (socket, verdict) => socket.end(verdict);
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (part) => {
      received = Buffer.concat([received, part]);
      const verdict = answerTo(received, limit, scanned);
      if (verdict === null) return;
      socket.removeAllListeners("data").resume();
      behave(socket, verdict);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `tcp://127.0.0.1:${port}`,
    scanned,
    behave(manner: ClamdManner = (socket, verdict) => socket.end(verdict)) {
      behave = manner;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const COMMAND = "zINSTREAM\0";

/** Null while there is more to come. */
function answerTo(received: Buffer, limit: number, scanned: Buffer[]): string | null {
  const said = received.toString("latin1", 0, COMMAND.length);
  if (!COMMAND.startsWith(said)) return "UNKNOWN COMMAND\0";
  const chunks: Buffer[] = [];
  let size = 0;
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) {
      const file = Buffer.concat(chunks);
      scanned.push(file);
      return file.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0";
    }
    size += length;
    if (size > limit) return "INSTREAM size limit exceeded. ERROR\0";
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** The real one, on a free port, with a list of one signature: EICAR's. */
export async function startRealClamd() {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-clamd-"));
  const port = await freePort();
  mkdirSync(join(folder, "signatures"));
  const signature = Buffer.from(EICAR).toString("hex");
  writeFileSync(join(folder, "signatures/own.ndb"), `Eicar-Test-Signature:0:*:${signature}\n`);
  const settings = [
    "Foreground yes",
    `DatabaseDirectory ${folder}/signatures`,
    `TCPSocket ${port}`,
    "TCPAddr 127.0.0.1",
    "StreamMaxLength 1M",
  ];
  writeFileSync(join(folder, "clamd.conf"), `${settings.join("\n")}\n`);
  const child = spawn(CLAMD, ["--config-file", join(folder, "clamd.conf")], { stdio: "ignore" });
  const stopped = new Promise((resolve) => child.once("exit", resolve));
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`);
    await sleep(100);
  }
  return {
    port,
    async close() {
      child.kill();
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.end();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
