import { join } from "node:path";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../db/seed/demo-accounts.ts";
import { buildWhenChanged } from "./build.ts";
import { Failure } from "./failure.ts";
import { type Log, openLog } from "./log.ts";
import { Processes } from "./processes.ts";
import { type Product, serve } from "./serve.ts";
import { readSettings, requireFreePorts, type Settings } from "./settings.ts";

/** What a person at the keyboard should see of the server's own output. */
const IMPORTANT = /\[ERROR\]|\bUncaught\b|"level":"error"/;

await start();

async function start(): Promise<void> {
  try {
    const settings = readSettings(process.env, process.argv[2] === "dev");
    await requireFreePorts(settings);
    const log = openLog(join(".wrangler", "logs", `${settings.port}.log`), (line) => {
      if (IMPORTANT.test(line)) console.error(line);
    });
    await run(settings, log);
  } catch (problem) {
    console.error(problem instanceof Failure ? problem.message : problem);
    process.exit(1);
  }
}

async function run(settings: Settings, log: Log): Promise<void> {
  const processes = new Processes(log);
  const asked = endWithSignals(processes);
  try {
    if (!settings.fromSources) {
      console.log("Building what changed …");
      await buildWhenChanged(processes, log.path);
    }
    console.log("Starting …");
    const product = await serve(settings, log, processes);
    announce(settings, product, log);
    await product.ended;
    throw new Failure(`The server ended by itself: read ${log.path}, then start it again.`);
  } catch (problem) {
    if (asked.aborted) return;
    await processes.stopAll();
    throw problem;
  }
}

/** Ctrl-C and its like end what was started, then this process. The answer tells whether that has begun. */
function endWithSignals(processes: Processes): AbortSignal {
  const asked = new AbortController();
  const end = async (code: number) => {
    if (!asked.signal.aborted) console.log("Ending …");
    asked.abort();
    await processes.stopAll();
    process.exit(code);
  };
  process.on("SIGINT", () => end(0));
  process.on("SIGTERM", () => end(0));
  process.on("SIGHUP", () => end(0));
  process.on("disconnect", () => end(1));
  return asked.signal;
}

function announce({ mailboxPort, fromSources }: Settings, { origin }: Product, log: Log): void {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const accounts = DEMO_ACCOUNTS.map(({ email, note }) => `    ${email.padEnd(width)}   ${note}`);
  console.log(`
Rolecall is ready${fromSources ? " and follows every edit" : ""}. Ctrl-C ends it.

  Product   ${origin}
  Mailbox   http://localhost:${mailboxPort}
  Log       ${log.path}

  Demo accounts, password ${DEMO_PASSWORD}
${accounts.join("\n")}
`);
}
