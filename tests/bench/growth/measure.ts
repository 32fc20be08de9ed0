// Prints what lists, filters, searches, deep pages, exports and a sweep cost at two sizes, and the ratio:
//   npm run bench:growth -- SMALL LARGE    (folders that `npm run seed:large` has filled)
// Rows and milliseconds of D1 as the product's own header gives them, the median of several visits; CPU is
// the whole of workerd's, the local D1's included: a Worker's clock stands still while it computes.
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "../../../workers/local/serve.ts";
import { freePort } from "../../../workers/local/settings.ts";
import { workerdCpu } from "../../support/workerd-cpu.ts";
import { type Visit, visitsIn } from "./visitors.ts";

type Cost = { rows: number; ms: number; cpu: number };

const WARM = 3;
const MEASURED = 8;
const MOST_SWEEPS = 60;
const AT_REST = 500;
const SWEEP = "/cdn-cgi/local/explorer/api/local/scheduled?worker=rolecall-work";

const [small = ".wrangler/small", large = ".wrangler/large"] = process.argv.slice(2);
const [before, after] = [await costsIn(resolve(small)), await costsIn(resolve(large))];
console.log("| what | rows | rows, large | D1 ms | D1 ms, large | CPU ms | CPU ms, large | CPU ratio |");
console.log("|---|--:|--:|--:|--:|--:|--:|--:|");
for (const [name, one] of before) {
  const other = after.get(name);
  if (other === undefined) throw new Error(`${name} was measured at one size only`);
  const both = (fact: keyof Cost, digits: number) => [shown(one[fact], digits), shown(other[fact], digits)];
  const cells = [...both("rows", 0), ...both("ms", 1), ...both("cpu", 1), shown(other.cpu / one.cpu, 2)];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}

function shown(number: number, digits: number): string {
  return Number.isFinite(number) ? number.toFixed(digits) : "–";
}

async function costsIn(stateDir: string): Promise<Map<string, Cost>> {
  const visits = visitsIn(stateDir);
  const product = await serve({ port: await freePort(), mailboxPort: await freePort(), stateDir });
  try {
    await rest(product.origin);
    const costs = new Map<string, Cost>();
    for (const visit of visits) {
      const cost = await costOf(visit, product.origin);
      console.error(`${stateDir}: ${visit.name}, ${cost.rows} rows, ${cost.cpu.toFixed(1)} ms`);
      costs.set(visit.name, cost);
    }
    costs.set("a sweep with nothing to do", await sweepCost(product.origin));
    return costs;
  } finally {
    await product.stop();
  }
}

async function costOf(visit: Visit, origin: string): Promise<Cost> {
  for (let nth = 0; nth < WARM; nth += 1) await seen(visit, origin);
  const begun = workerdCpu();
  const timings: string[] = [];
  for (let nth = 0; nth < MEASURED; nth += 1) timings.push(await seen(visit, origin));
  const numbers = (pattern: RegExp) => median(timings.map((one) => Number(pattern.exec(one)?.[1])));
  return {
    rows: numbers(/(\d+) rows/),
    ms: numbers(/db;dur=([\d.]+)/),
    cpu: (workerdCpu() - begun) / MEASURED,
  };
}

async function seen(visit: Visit, origin: string): Promise<string> {
  const { path, cookie, name } = visit;
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  const response = await fetch(origin + path, { headers, redirect: "manual" });
  await response.arrayBuffer();
  if (response.status === 429) {
    await sleep(Number(response.headers.get("Retry-After")) * 1000);
    return seen(visit, origin);
  }
  if (response.status !== 200) throw new Error(`${name}: ${path} answered ${response.status}`);
  return response.headers.get("Server-Timing") ?? "";
}

/** After a deployment each sweep builds the feeds of fifty companies, which takes seconds of CPU. */
async function rest(origin: string): Promise<void> {
  await sleep(5000);
  for (let nth = 1; nth <= MOST_SWEEPS; nth += 1) {
    const cost = await sweep(origin);
    console.error(`sweep ${nth}: ${cost.toFixed(0)} ms`);
    if (cost < AT_REST) return;
  }
  throw new Error(`After ${MOST_SWEEPS} sweeps there is something to do still`);
}

async function sweepCost(origin: string): Promise<Cost> {
  const costs: number[] = [];
  for (let nth = 0; nth < 5; nth += 1) costs.push(await sweep(origin));
  return { rows: Number.NaN, ms: Number.NaN, cpu: median(costs) };
}

/** Milliseconds of CPU that one sweep takes. */
async function sweep(origin: string): Promise<number> {
  const begun = workerdCpu();
  const body = JSON.stringify({ cron: "* * * * *" });
  const headers = { "Content-Type": "application/json" };
  await (await fetch(origin + SWEEP, { method: "POST", body, headers })).text();
  return workerdCpu() - begun;
}

function median(numbers: number[]): number {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
