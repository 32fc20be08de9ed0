import { Failure } from "../../workers/local/failure.ts";
import { Processes } from "../../workers/local/processes.ts";

export type Counts = { passed: number; failed: number; skipped: number };
export type Verdict = Counts & {
  name: string;
  title: string;
  seconds: number;
  output: string;
  /** What somebody should know although nothing failed; empty for nothing. */
  warning: string;
  /** The tests that failed, by name, where the stage knows them. */
  failures: string[];
};

/** One line of `npm test`. */
export type Stage = {
  /** What `npm test -- NAME` asks for. */
  name: string;
  title: string;
  needsBuild?: boolean;
  /** Runs only when it is asked for by name. */
  onRequest?: boolean;
  /** Warns, and never fails. */
  advisory?: boolean;
  /** A stage that hangs is ended after so long, and fails. */
  patienceMinutes?: number;
  run(bench: Bench): Promise<Counts>;
};

export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };
export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** Where a stage runs its commands; keeps what they say. */
export class Bench {
  output = "";
  warning = "";
  failures: string[] = [];
  /** The only files to look at; none for all. */
  readonly files: string[];
  readonly processes = new Processes({
    path: "the output above",
    write: (chunk) => this.say(chunk.toString()),
  });

  constructor(files: string[] = []) {
    this.files = files;
  }

  say(text: string): void {
    this.output += text;
  }

  warn(text: string): void {
    this.warning += `${text}\n`;
  }

  /** The exit code; 1 when the command could not be started or a signal ended it. */
  async run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
    this.say(`$ ${command} ${args.join(" ")}\n`);
    return this.processes.start(command, args, { env }).exited;
  }

  async check(command: string, args: string[], env: Record<string, string> = {}): Promise<Counts> {
    return (await this.run(command, args, env)) === 0 ? PASSED : FAILED;
  }
}

const PATIENCE_MINUTES = 40;

/**
 * Runs a stage to its end. A stage that throws, hangs or counts nothing has failed; nothing of it keeps
 * running.
 */
export async function judge(stage: Stage, bench: Bench): Promise<Verdict> {
  const startedAt = Date.now();
  const minutes = stage.patienceMinutes ?? PATIENCE_MINUTES;
  const timer = setTimeout(() => {
    bench.say(`\nEnded after ${minutes} minutes.\n`);
    void bench.processes.stopAll();
  }, minutes * 60_000);
  const counts = await stage.run(bench).catch((problem: unknown) => {
    bench.say(`\n${problem instanceof Failure ? problem.message : String(problem)}\n`);
    return FAILED;
  });
  clearTimeout(timer);
  await bench.processes.stopAll();
  const seconds = (Date.now() - startedAt) / 1000;
  const { name, title } = stage;
  const { output, warning, failures } = bench;
  if (counts.passed + counts.failed > 0 || stage.advisory)
    return { name, title, seconds, output, warning, failures, ...counts };
  return { name, title, seconds, output: `${output}\nNo test ran.\n`, warning, failures, ...FAILED };
}
