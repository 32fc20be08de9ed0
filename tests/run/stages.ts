import { buildWhenChanged } from "../../workers/local/build.ts";
import { requireChromium } from "./chromium.ts";
import { deployable } from "./deployable.ts";
import { knownHoles } from "./known-holes.ts";
import { playwright, vitest } from "./reports.ts";
import { add, NOTHING, PASSED, type Stage } from "./stage.ts";
import { startup } from "./startup.ts";

const lint: Stage = {
  name: "lint",
  title: "format and lint",
  run: (bench) => bench.check("biome", ["check", "--error-on-warnings", "."]),
};

const types: Stage = {
  name: "types",
  title: "types",
  // One thread, beside the build: half the work of four.
  run: (bench) => bench.check("node", ["node_modules/typescript-native/bin/tsc", "--singleThreaded"]),
};

const deadCode: Stage = { name: "dead-code", title: "dead code", run: (bench) => bench.check("knip", []) };

const audit: Stage = {
  name: "audit",
  title: "known holes in the packages that are deployed",
  advisory: true,
  run: knownHoles,
};

const unit: Stage = {
  name: "unit",
  title: "unit tests and import directions",
  run: (bench) => vitest("unit", bench),
};

const build: Stage = {
  name: "build",
  title: "build",
  run: async (bench) => {
    await buildWhenChanged(bench.processes, "the output above");
    return PASSED;
  },
};

const deploy: Stage = {
  name: "deploy",
  title: "deploy (dry run) and bundle size",
  needsBuild: true,
  run: deployable,
};

const http: Stage = {
  name: "http",
  title: "HTTP, jobs and budgets",
  needsBuild: true,
  run: (bench) => vitest("workers", bench),
};

const browser: Stage = {
  name: "browser",
  title: "browser journeys, with JavaScript and without",
  needsBuild: true,
  run: async (bench) => playwright(bench, { CHROMIUM_PATH: await requireChromium(bench) }),
};

const slow: Stage = {
  name: "slow",
  title: "what takes long, or hangs on the machine's mood",
  needsBuild: true,
  onRequest: true,
  patienceMinutes: 60,
  run: async (bench) => {
    const started = bench.files.length > 0 ? NOTHING : await startup(bench);
    return add(started, await vitest("slow", bench));
  },
};

const mutation: Stage = {
  name: "mutation",
  title: "rules and request plumbing, broken step by step",
  onRequest: true,
  patienceMinutes: 60,
  run: (bench) => bench.check("node", ["tests/mutation/run.ts", ...bench.files]),
};

const rights: Stage = {
  name: "rights",
  title: "cells of the table of rights, broken in the build",
  needsBuild: true,
  onRequest: true,
  patienceMinutes: 60,
  run: (bench) => bench.check("node", ["tests/mutation/rights.ts"]),
};

/**
 * What `npm test` holds the project to, in order. Each line of stages waits for the one before; the lanes of
 * a line run side by side, so that two cores are busy, and whatever needs the build waits for it.
 */
export const LINES: Stage[][][] = [
  [[build, deploy, browser, unit], [types, lint, deadCode, http], [audit]],
  [[slow]],
  [[mutation]],
  [[rights]],
];
