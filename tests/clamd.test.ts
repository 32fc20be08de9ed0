import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { Duplex } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Connection, clamd, clamdAddress } from "~/services/malware/clamd";
import { type ClamdManner, EICAR, hasClamd, startFakeClamd, startRealClamd } from "./support/clamd";

const KILOBYTE = 1024;

function connection(port: number): Connection {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const { readable, writable } = Duplex.toWeb(socket) as Pick<Connection, "readable" | "writable">;
  return { readable, writable, close: async () => void socket.destroy() };
}

const scan = (port: number, text: string, patience?: number) =>
  clamd({ connect: () => connection(port), ...(patience !== undefined && { patience }) }).scan(
    new TextEncoder().encode(text).buffer,
  );

test("a CV goes to another machine over TLS alone, and nowhere until an operator says so", () => {
  expect(clamdAddress("tls://clamd.example.com:3310")).toEqual({
    hostname: "clamd.example.com",
    port: 3310,
    secureTransport: "on",
  });
  for (const here of ["tcp://127.0.0.1:3310", "tcp://localhost:3310"])
    expect(clamdAddress(here)).toMatchObject({ secureTransport: "off" });
  for (const refused of [
    "tcp://clamd.example.com:3310",
    "tcp://127.0.0.1.example.com:3310",
    "tcp://localhost.example.com:3310",
    "tcp://10.0.0.7:3310",
    "tls://clamd.example.com",
    "tls://x@127.0.0.1:3310",
    "https://clamd.example.com:3310",
    " tls://clamd.example.com:3310",
  ])
    expect(() => clamdAddress(refused)).toThrow("CLAMD_URL is not an address");
  const shipped = readFileSync("workers/work/wrangler.toml", "utf8");
  expect(shipped).toMatch(/^CLAMD_URL = ""$/m);
  expect(shipped).toMatch(/^BREACHED_PASSWORDS_URL = ""$/m);
});

describe("a stand-in for clamd", () => {
  let service: Awaited<ReturnType<typeof startFakeClamd>>;
  beforeAll(async () => {
    service = await startFakeClamd(200 * KILOBYTE);
  });
  beforeEach(() => service.behave());
  afterAll(() => service.close());

  test("a file reaches the scanner byte for byte, however many chunks it takes", async () => {
    const long = `${"Anna Engineer ".repeat(10_000)}.`;
    expect(await scan(service.port, long)).toBe("clean");
    expect(service.scanned.at(-1)?.toString()).toBe(long);
    expect(await scan(service.port, "")).toBe("clean");
    expect(await scan(service.port, `${long}${EICAR}`)).toBe("infected");
  });

  test("a file that is larger than the scanner takes is said to be", async () => {
    expect(await scan(service.port, "a".repeat(400 * KILOBYTE))).toBe("too-large");
  });

  test.each<[string, ClamdManner, RegExp]>([
    ["nothing", () => {}, /no answer/],
    ["by hanging up", (socket) => socket.end(), /hung up|aborted|closed/i],
    ["with a reset", (socket) => socket.resetAndDestroy(), /./],
    ["half of it", (socket) => socket.end("stream: O"), /clamd answered "stream: O"/],
    ["more than that", (socket) => socket.end("stream: OK FOUND OK\0"), /clamd answered/],
    ["with an error", (socket) => socket.end("stream: Can't allocate memory ERROR\0"), /clamd answered/],
    ["without an end", (socket) => socket.write("x".repeat(5000)), /clamd answered "x{100}"/],
  ])("no verdict is taken from a scanner that answers %s", async (_how, manner, reason) => {
    service.behave(manner);
    await expect(scan(service.port, "Anna Engineer", 500)).rejects.toThrow(reason);
  });

  test("no verdict is taken where nobody listens", async () => {
    const gone = await startFakeClamd();
    await gone.close();
    await expect(scan(gone.port, "Anna Engineer")).rejects.toThrow();
  });
});

test.skipIf(!hasClamd)("Debian's clamd finds EICAR, and nothing in a CV", async () => {
  const service = await startRealClamd();
  try {
    expect(await scan(service.port, "Anna Engineer")).toBe("clean");
    expect(await scan(service.port, EICAR)).toBe("infected");
    expect(await scan(service.port, "a".repeat(3 * KILOBYTE * KILOBYTE))).toBe("too-large");
  } finally {
    await service.close();
  }
});
