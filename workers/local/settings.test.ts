import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort, readSettings, requireFreePorts } from "./settings.ts";

test("with nothing set, the usual ports and place are taken", () => {
  expect(readSettings({ PORT: "" })).toMatchObject({ port: 8787, mailboxPort: 8026 });
  expect(readSettings({}).stateDir).toMatch(/\/\.wrangler\/state$/);
});

test("a second copy has ports and a place of its own", () => {
  const settings = readSettings({ PORT: "9000", MAILBOX_PORT: "9001", STATE_DIR: "/tmp/second" });
  expect(settings).toEqual({ port: 9000, mailboxPort: 9001, stateDir: "/tmp/second", fromSources: false });
});

test.each(["eighty", "0", "65536", "80.5", "-1"])("PORT=%s is no port", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT=${PORT} is not a port: set it to a number`);
});

test("one port for both is refused", () => {
  expect(() => readSettings({ PORT: "9000", MAILBOX_PORT: "9000" })).toThrow("set one to another number");
});

test.each([
  ["npm start", false],
  ["npm run dev", true],
])("whoever starts on a busy port by %s learns which variable to change", async (command, fromSources) => {
  const busy = createServer();
  await new Promise<void>((listening) => busy.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void busy.close());
  const { port } = busy.address() as AddressInfo;
  // While that one is held, the free one is another.
  const settings = { port: await freePort(), mailboxPort: port, stateDir: "unused", fromSources };

  await expect(requireFreePorts(settings)).rejects.toThrow(
    `Port ${port} is in use: stop what uses it, or choose another, as in ` +
      `MAILBOX_PORT=${port + 1} ${command}.`,
  );
  await new Promise((closed) => busy.close(closed));
  await expect(requireFreePorts(settings)).resolves.toBeUndefined();
});
