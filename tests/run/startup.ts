import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { wranglerEnv } from "../../workers/local/wrangler.ts";
import { type Bench, type Counts, FAILED, PASSED } from "./stage.ts";

const OUT = resolve(".tmp/startup");
/** Milliseconds of CPU that the app Worker may take to start. */
const BUDGET = 60;
/** Another program on the machine only adds, so of so many counts one within the budget is enough. */
const RUNS = 8;

/** The app Worker is ready within its budget, by wrangler's own profile: one check. */
export async function startup(bench: Bench): Promise<Counts> {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const bundle = join(OUT, "app.bundle");
  const env = wranglerEnv(OUT);
  if ((await bench.run("wrangler", ["deploy", "--dry-run", "--outfile", bundle], env)) !== 0) return FAILED;
  const taken: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let run = 1; run <= RUNS && least > BUDGET; run++) {
    const profile = join(OUT, `${run}.cpuprofile`);
    const args = ["check", "startup", "--worker", bundle, "--outfile", profile];
    if ((await bench.run("wrangler", args, env)) !== 0) return FAILED;
    taken.push(activeTime(JSON.parse(readFileSync(profile, "utf8"))));
    least = Math.min(...taken.filter((time) => time > 0));
  }
  bench.say(`The app Worker starts in ${taken.map(Math.round).join(", ")} ms; its budget is ${BUDGET} ms.\n`);
  return least <= BUDGET ? PASSED : FAILED;
}

type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  /** In microseconds, one for each sample. */
  timeDeltas: number[];
};

/** In milliseconds. */
function activeTime({ nodes, samples, timeDeltas }: Profile): number {
  const isIdle = ({ callFrame }: Profile["nodes"][number]) => callFrame.functionName === "(idle)";
  const idle = new Set(nodes.filter(isIdle).map(({ id }) => id));
  const active = timeDeltas.filter((_, at) => !idle.has(samples[at] ?? 0));
  return active.reduce((sum, delta) => sum + delta, 0) / 1000;
}
