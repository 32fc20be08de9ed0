// Requests per second beside a bare page: npm run bench:throughput (after npm run build)
// Both run as `npm start` runs ours, and are asked in turns, so that what else the machine does slows both.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openLog } from "../../workers/local/log.ts";
import { Processes } from "../../workers/local/processes.ts";
import { serve } from "../../workers/local/serve.ts";
import { freePort } from "../../workers/local/settings.ts";
import { startWrangler, untilHealthy, wranglerEnv } from "../../workers/local/wrangler.ts";
import { firstJob } from "./first-job.ts";

const AT_ONCE = 8;
const TURNS = Number(process.env.TURNS ?? 12);
const TURN_MS = 2_000;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Page = { name: string; address: string; browser?: string };

const stateDir = mkdtempSync(join(tmpdir(), "rolecall-throughput-"));
const log = openLog(join(stateDir, "bare.log"));
const processes = new Processes(log);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let asked = 0;
const product = await serve({
  port: await freePort(),
  mailboxPort: await freePort(),
  stateDir: join(stateDir, "product"),
});
try {
  const job = await firstJob(product.origin);
  const bare = { name: "a bare page", address: await startBare() };
  const pages: Page[] = [
    bare,
    { name: "open jobs", address: `${product.origin}/careers` },
    { name: "a job's form", address: product.origin + job },
    {
      name: "a job's form, by browsers, whose views are counted",
      address: product.origin + job,
      browser: BROWSER,
    },
  ];
  const rates = new Map<Page, number[]>(pages.map((page) => [page, []]));
  for (const page of pages) await rateOf(page);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const page of pages) rates.get(page)?.push(await rateOf(page));
  console.log("| page | requests a second | of the bare page's |\n|---|--:|--:|");
  const ofBare = rates.get(bare) ?? [];
  for (const [{ name }, own] of rates) {
    const ratios = own.map((rate, turn) => rate / (ofBare[turn] ?? Number.NaN));
    console.log(`| ${name} | ${Math.round(middle(own))} | ${middle(ratios).toFixed(2)} |`);
  }
} finally {
  agent.destroy();
  await Promise.all([product.stop(), processes.stopAll()]);
  rmSync(stateDir, { recursive: true, force: true });
}

async function rateOf(page: Page): Promise<number> {
  const from = performance.now();
  let answers = 0;
  const visitor = async () => {
    while (performance.now() - from < TURN_MS) {
      await visit(page);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return answers / ((performance.now() - from) / 1000);
}

/** From a network of its own. @throws Error for any answer but a page. */
function visit({ address, browser }: Page): Promise<void> {
  asked += 1;
  const headers = {
    Accept: "text/html",
    "CF-Connecting-IP": `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    "Sec-Fetch-Site": "same-origin",
    "User-Agent": browser ?? "throughput",
  };
  return new Promise((done, failed) => {
    get(address, { agent, headers }, (answer) => {
      answer.once("end", () =>
        answer.statusCode === 200 ? done() : failed(new Error(`${address}: ${answer.statusCode}`)),
      );
      answer.resume();
    }).once("error", failed);
  });
}

async function startBare(): Promise<string> {
  const folder = join(stateDir, "bare");
  mkdirSync(folder);
  const settings = { name: "bare", compatibility_date: "2026-10-01", compatibility_flags: ["nodejs_compat"] };
  const configure = (name: string, more: object) => {
    writeFileSync(join(folder, name), JSON.stringify({ ...settings, ...more }));
    return join(folder, name);
  };
  const source = configure("source.json", { main: resolve("tests/bench/bare-worker.ts"), minify: true });
  await processes.run("wrangler", ["deploy", "--dry-run", "-c", source, "--outdir", join(folder, "built")], {
    env: { ...wranglerEnv(folder), NODE_ENV: "production" },
    advice: `Bundling the bare page failed: read ${log.path}.`,
  });
  const configurations = [
    configure("built.json", { main: join(folder, "built/bare-worker.js"), no_bundle: true }),
  ];
  const port = await freePort();
  const server = startWrangler({ port, stateDir: folder, configurations }, processes);
  await untilHealthy(`http://127.0.0.1:${port}`, server, log.path);
  return `http://127.0.0.1:${port}/`;
}

function middle(of: number[]): number {
  return of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? Number.NaN;
}
