import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { add, type Bench, type Counts, FAILED } from "./stage.ts";

const REPORTS = ".tmp/reports";

/** Runs one project of Vitest, or the bench's files of it, and counts its tests. */
export async function vitest(project: string, bench: Bench): Promise<Counts> {
  const report = freshReport(project);
  const args = ["run", "--config", "tests/vitest.config.ts", "--project", project, ...bench.files];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${report}`];
  const code = await bench.run("vitest", [...args, ...reporters]);
  return withExitCode(code, bench, () => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
      read<VitestReport>(report);
    bench.failures = testResults.filter(({ status }) => status === "failed").flatMap(namesOfFailed);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  });
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: FileReport[];
};

type FileReport = {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
};

/** The file itself where none of its tests did, but what stands round them. */
function namesOfFailed({ name, assertionResults }: FileReport): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
}

/**
 * Runs the browser journeys and counts them. One that passed only at its second try has passed, and is named
 * in a warning.
 */
export async function playwright(bench: Bench, env: Record<string, string>): Promise<Counts> {
  const report = freshReport("e2e");
  const args = ["test", "--config", "tests/e2e/playwright.config.ts", "--reporter=list,json", ...bench.files];
  const code = await bench.run("playwright", args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return withExitCode(code, bench, () => {
    const { suites, stats } = read<PlaywrightReport>(report);
    bench.failures = suites.flatMap((suite) => namesOf("unexpected", suite));
    for (const name of suites.flatMap((suite) => namesOf("flaky", suite)))
      bench.warn(`Passed only at the second try: ${name}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  });
}

type PlaywrightReport = {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
};

function namesOf(status: "flaky" | "unexpected", { suites = [], specs }: Suite): string[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => `tests/e2e/${file}: ${title} (${projectName})`),
  );
  return [...here, ...suites.flatMap((suite) => namesOf(status, suite))];
}

/** A runner that fails without naming a failed test has itself failed. */
function withExitCode(code: number, bench: Bench, countTests: () => Counts): Counts {
  try {
    const counts = countTests();
    return code !== 0 && counts.failed === 0 ? add(counts, FAILED) : counts;
  } catch {
    bench.say("\nThe run ended without a report.\n");
    return FAILED;
  }
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const path = `${REPORTS}/${name}.json`;
  rmSync(path, { force: true });
  return path;
}

function read<Report>(path: string): Report {
  return JSON.parse(readFileSync(path, "utf8"));
}
