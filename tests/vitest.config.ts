import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { NO_TRACES } from "../workers/local/wrangler.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const app = fileURLToPath(new URL("../app", import.meta.url));

/** Files that run longer than their size tells: a table of many tests, or services that keep silent. */
const LONG = /\/(pressed-twice|two-companies|outbox|model|provider-sign-in|seed)\.test\.ts$/;
/** Beside the pure files that they measure. */
const SPEED = "app/**/speed.test.ts";

/**
 * Where no run was before to learn from, the largest files start first; one of these, started last, would
 * keep everybody waiting.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * `unit` runs pure files in Node; `workers` drives the built Workers over the loopback; `slow` is what
 * measures time or takes long, one file after the other and with nothing beside it.
 */
export default defineConfig({
  root,
  resolve: { alias: { "~": app, "react-dom/server": "react-dom/server.browser" } },
  test: {
    env: NO_TRACES,
    sequence: { sequencer: LongFilesFirst },
    // How long something may take is for `slow` to say: a busy machine is no failure.
    testTimeout: 400_000,
    hookTimeout: 180_000,
    // A loop over nothing asserts nothing, and would pass.
    expect: { requireAssertions: true, poll: { timeout: 60_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "app/**/*.test.tsx", "workers/**/*.test.ts", "tests/*.test.ts"],
          exclude: [SPEED],
          maxWorkers: 2,
          // Loading a module anew for each file took a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "workers",
          include: ["tests/http/**/*.test.ts", "tests/jobs/**/*.test.ts"],
          // They wait more than they work.
          maxWorkers: 3,
          // Each process starts the product once, for all its files.
          isolate: false,
          // A bundle is run as it is: to trace its frames back to a source took the whole stack once.
          server: { deps: { external: [/\/\.wrangler\/copies\//] } },
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: ["tests/slow/**/*.test.ts", SPEED],
          fileParallelism: false,
        },
      },
    ],
  },
});
