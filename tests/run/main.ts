import { ensureDevVars } from "../../workers/local/dev-vars.ts";
import { add, Bench, type Counts, FAILED, judge, NOTHING, type Stage, type Verdict } from "./stage.ts";
import { LINES } from "./stages.ts";

const benches: Bench[] = [];
endWithSignals();
await main(process.argv.slice(2));

async function main(wanted: string[]): Promise<void> {
  const names = LINES.flat(2).map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No check is called ${unknown.join(" or ")}: choose from ${names.join(", ")}.`);
    process.exit(1);
  }
  ensureDevVars();
  const verdicts: Verdict[] = [];
  for (const line of chosen(wanted)) {
    const lanes = await Promise.all(line.map((lane) => runLane(lane, isBuildBroken(verdicts))));
    verdicts.push(...lanes.flat());
  }
  conclude(verdicts);
}

/** All stages, or those named and the build they need. */
function chosen(wanted: string[]): Stage[][][] {
  if (wanted.length === 0)
    return LINES.map((line) => line.map((lane) => lane.filter((stage) => !stage.onRequest)));
  const needsBuild = LINES.flat(2).some((stage) => wanted.includes(stage.name) && stage.needsBuild);
  const names = new Set(needsBuild ? [...wanted, "build"] : wanted);
  return LINES.map((line) => line.map((lane) => lane.filter(({ name }) => names.has(name))));
}

function isBuildBroken(verdicts: Verdict[]): boolean {
  return verdicts.some(({ name, failed }) => name === "build" && failed > 0);
}

async function runLane(lane: Stage[], buildBroken: boolean): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const stage of lane) {
    const verdict = await (buildBroken && stage.needsBuild ? notRun(stage) : runStage(stage));
    verdicts.push(verdict);
    show(verdict);
  }
  return verdicts;
}

function runStage(stage: Stage): Promise<Verdict> {
  const bench = new Bench();
  benches.push(bench);
  return judge(stage, bench);
}

function notRun({ name, title }: Stage): Verdict {
  return { name, title, seconds: 0, output: "Not run: the build failed.\n", ...FAILED };
}

function show({ title, seconds, output, passed, failed, skipped }: Verdict): void {
  const mark = failed === 0 ? "✓" : "✗";
  console.log(
    `${mark} ${title.padEnd(48)} ${seconds.toFixed(1).padStart(6)} s   ${sentence({ passed, failed, skipped })}`,
  );
  if (failed > 0) console.log(`\n${output.trimEnd().replace(/^/gm, "    ")}\n`);
}

/** The last line is for machines too. */
function conclude(verdicts: Verdict[]): void {
  const total = verdicts.reduce<Counts>(add, NOTHING);
  console.log(`\n${sentence(total)}`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function endWithSignals(): void {
  const end = async () => {
    await Promise.all(benches.map(({ processes }) => processes.stopAll()));
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) process.on(signal, end);
}
