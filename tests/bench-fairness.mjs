// Reads labelled applicants again under changes that say nothing of their work (tests/bench/fairness.ts).
//   npm run bench:fairness [-- FOLDER ...] [--list]
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { withBundle } from "./bench/with-bundle.mjs";

const tests = fileURLToPath(new URL(".", import.meta.url));
const given = process.argv.slice(2);
const folders = given.filter((each) => !each.startsWith("--")).map((each) => resolve(each));
const where = folders.length > 0 ? folders : [join(tests, "evidence/own"), join(tests, "evidence/apart")];
const lines = await withBundle("fairness", ({ fairnessReport }) =>
  fairnessReport(where, given.includes("--list")),
);
for (const line of lines) console.log(line);
