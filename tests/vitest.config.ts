import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const app = fileURLToPath(new URL("../app", import.meta.url));

/** `unit` runs pure files in Node; `http` and `jobs` drive the built Workers over the loopback. */
export default defineConfig({
  root,
  resolve: { alias: { "~": app, "react-dom/server": "react-dom/server.browser" } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "app/**/*.test.tsx", "workers/**/*.test.ts", "tests/*.test.ts"],
          // A busy machine is no failure.
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "workers",
          include: ["tests/http/**/*.test.ts", "tests/jobs/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // They wait more than they work.
          maxWorkers: 3,
          // Each process starts the product once, for all its files.
          isolate: false,
        },
      },
    ],
  },
});
