import { existsSync } from "node:fs";
import { ensureDevVars } from "../../workers/local/dev-vars.ts";
import { add, Bench, type Counts, FAILED, judge, NOTHING, type Stage, type Verdict } from "./stage.ts";
import { LINES } from "./stages.ts";

const benches: Bench[] = [];
/** The lane of the build is the first, so it has begun before another asks. */
let built: Promise<Verdict> | undefined;
endWithSignals();
await main(process.argv.slice(2));

async function main(args: string[]): Promise<void> {
  const names = new Set(LINES.flat(2).map(({ name }) => name));
  const wanted = args.filter((arg) => names.has(arg));
  const files = args.filter((arg) => !names.has(arg));
  const unknown = files.filter((file) => !existsSync(file));
  if (unknown.length > 0) refuse(`No check and no file is called ${unknown.join(" or ")}: `, names);
  if (files.length > 0 && wanted.length !== 1) refuse("Files belong to one check: ", names);
  ensureDevVars();
  const begun = Date.now();
  const verdicts: Verdict[] = [];
  for (const line of chosen(wanted)) {
    const lanes = await Promise.all(line.map((lane) => runLane(lane, files)));
    verdicts.push(...lanes.flat());
  }
  conclude(verdicts, (Date.now() - begun) / 1000);
}

function refuse(problem: string, names: Set<string>): void {
  console.error(`${problem}choose from ${[...names].join(", ")}.`);
  process.exit(1);
}

/** All stages, or those named and the build they need. */
function chosen(wanted: string[]): Stage[][][] {
  if (wanted.length === 0)
    return LINES.map((line) => line.map((lane) => lane.filter((stage) => !stage.onRequest)));
  const needsBuild = LINES.flat(2).some((stage) => wanted.includes(stage.name) && stage.needsBuild);
  const names = new Set(needsBuild ? [...wanted, "build"] : wanted);
  return LINES.map((line) => line.map((lane) => lane.filter(({ name }) => names.has(name))));
}

async function runLane(lane: Stage[], files: string[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const stage of lane) {
    const broken = stage.needsBuild && ((await built)?.failed ?? 0) > 0;
    const running = broken ? notRun(stage) : runStage(stage, stage.name === "build" ? [] : files);
    if (stage.name === "build") built = running;
    const verdict = await running;
    verdicts.push(verdict);
    show(verdict);
  }
  return verdicts;
}

function runStage(stage: Stage, files: string[]): Promise<Verdict> {
  const bench = new Bench(files);
  benches.push(bench);
  return judge(stage, bench);
}

async function notRun({ name, title }: Stage): Promise<Verdict> {
  return {
    name,
    title,
    seconds: 0,
    output: "Not run: the build failed.\n",
    warning: "",
    failures: [],
    ...FAILED,
  };
}

function show({ title, seconds, output, warning, ...counts }: Verdict): void {
  const mark = counts.failed > 0 ? "✗" : warning === "" ? "✓" : "!";
  console.log(`${mark} ${title.padEnd(48)} ${seconds.toFixed(1).padStart(6)} s   ${sentence(counts)}`);
  const more = counts.failed > 0 ? output : warning;
  if (more !== "") console.log(`\n${more.trimEnd().replace(/^/gm, "    ")}\n`);
}

/** Failures once more by name, where nobody has to scroll; the last line is for machines too. */
function conclude(verdicts: Verdict[], seconds: number): void {
  const total = verdicts.reduce<Counts>(add, NOTHING);
  for (const { title, failed, failures } of verdicts.filter((verdict) => verdict.failed > 0))
    console.log([`\n${failed} failed of ${title}`, ...failures].join("\n    "));
  console.log(`\nIn ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s:`);
  console.log(sentence(total));
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
