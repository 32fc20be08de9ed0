import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../workers/local/serve";
import { freePort } from "../../workers/local/settings";

/** Serves the product from an empty state on free ports; the journeys find it and its mailbox in the environment. */
export default async function serveProduct(): Promise<() => Promise<void>> {
  const stateDir = mkdtempSync(join(tmpdir(), "rolecall-e2e-"));
  const { origin, mailbox, stop } = await serve({ port: await freePort(), mailboxPort: 0, stateDir });
  process.env.PRODUCT_ORIGIN = origin;
  process.env.MAILBOX_ORIGIN = mailbox.url;
  return async () => {
    await stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
}
