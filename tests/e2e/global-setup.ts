import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareDatabase } from "../../workers/local/database";
import { openLog } from "../../workers/local/log";
import { Processes } from "../../workers/local/processes";
import { serve } from "../../workers/local/serve";
import { freePort } from "../../workers/local/settings";
import { signInDemoStaff } from "./demo-staff";
import { addFortyApplications } from "./forty-applications";

/**
 * Serves the product from a seeded state on free ports; the journeys find it, its mailbox and a copy of that
 * state in the environment.
 */
export default async function serveProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-e2e-"));
  const stateDir = join(folder, "served");
  const seededState = join(folder, "seeded");
  const logPath = join(stateDir, "seed.log");
  const log = openLog(logPath);
  await prepareDatabase(stateDir, new Processes(log), logPath);
  cpSync(stateDir, seededState, { recursive: true });
  addFortyApplications(stateDir);
  signInDemoStaff(stateDir);
  const vars = { QUICK_PASSWORDS: "on" };
  const { origin, mailbox, stop } = await serve({ port: await freePort(), mailboxPort: 0, stateDir, vars });
  process.env.PRODUCT_ORIGIN = origin;
  process.env.MAILBOX_ORIGIN = mailbox.url;
  process.env.SEEDED_STATE = seededState;
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
