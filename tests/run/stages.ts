import { buildWhenChanged } from "../../workers/local/build.ts";
import { requireChromium } from "./chromium.ts";
import { deployable } from "./deployable.ts";
import { playwright, vitest } from "./reports.ts";
import { PASSED, type Stage } from "./stage.ts";

/**
 * What `npm test` holds the project to, in order. Each line of stages waits for the one before; the lanes of a line run
 * side by side.
 */
export const LINES: Stage[][][] = [
  [
    [
      {
        name: "lint",
        title: "format and lint",
        run: (bench) => bench.check("biome", ["check", "--error-on-warnings", "."]),
      },
      { name: "types", title: "types", run: (bench) => bench.check("tsc", ["--noEmit"]) },
      { name: "dead-code", title: "dead code", run: (bench) => bench.check("knip", []) },
    ],
    [{ name: "unit", title: "unit tests and import directions", run: (bench) => vitest("unit", bench) }],
  ],
  [
    [
      {
        name: "build",
        title: "build",
        run: async (bench) => {
          await buildWhenChanged(bench.processes, "the output above");
          return PASSED;
        },
      },
    ],
  ],
  [
    [
      {
        name: "http",
        title: "HTTP, jobs and budgets",
        needsBuild: true,
        run: (bench) => vitest("workers", bench),
      },
    ],
    [
      {
        name: "timing",
        title: "times that must not tell who has an account",
        needsBuild: true,
        onRequest: true,
        run: (bench) => vitest("workers", bench, ["tests/http/timing.test.ts"], { TIMING: "full" }),
      },
    ],
    [{ name: "deploy", title: "deploy (dry run) and bundle size", needsBuild: true, run: deployable }],
  ],
  [
    [
      {
        name: "browser",
        title: "browser journeys, with JavaScript and without",
        needsBuild: true,
        run: async (bench) => playwright(bench, { CHROMIUM_PATH: await requireChromium(bench) }),
      },
    ],
  ],
];
