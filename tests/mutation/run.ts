// Breaks rules and request plumbing by one small step at a time, and counts what no unit test sees:
//   npm test -- mutation [FILE…]
import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createVitest } from "vitest/node";
import { applied, type Mutant, mutantsOf } from "./mutants.ts";

/** Of a hundred that were tried. */
const LEAST_SEEN = 85;
const GUARDS = ["app/routes/marketing/pass-guard.ts", "app/routes/apply/own-application.ts"];
const TARGETS = ["app/features/*/{rules,form}.ts", "app/http/*.ts", ...GUARDS];
/** What these do is read from a database or written into an answer: the HTTP tests hold them. */
const BY_HTTP = "accounts codes-cookie context first-visit identity-provider enqueue-reads".split(" ");
const heldByHttp = (file: string) => BY_HTTP.some((name) => file.endsWith(`/http/${name}.ts`));

type Result = { file: string; mutant: Mutant; seen: boolean };

const asked = process.argv.slice(2);
const named: string[] = asked.length > 0 ? asked : globSync(TARGETS);
const files = named.filter((file) => !file.endsWith(".test.ts") && !heldByHttp(file)).sort();
let broken: { path: string; text: string } | null = null;
const vitest = await createVitest(
  "test",
  { config: false, watch: false, maxWorkers: 1, testTimeout: 10_000, reporters: [{}] },
  {
    resolve: { alias: { "~": resolve("app"), "react-dom/server": "react-dom/server.browser" } },
    plugins: [
      {
        name: "mutant",
        enforce: "pre",
        load: (id: string) => (broken !== null && id.split("?")[0] === broken.path ? broken.text : null),
      },
    ],
  },
);
await vitest.standalone?.();
const results: Result[] = [];
for (const file of files) results.push(...(await tried(file)));
await vitest.close();
conclude();

async function tried(file: string): Promise<Result[]> {
  const source = readFileSync(file, "utf8");
  const tests = testsOf(file);
  const found: Result[] = [];
  const mutants = mutantsOf(source);
  if (tests.length > 0 && !(await passes(tests))) throw new Error(`the tests of ${file} fail unbroken`);
  for (const mutant of mutants) {
    broken = { path: resolve(file), text: applied(source, mutant) };
    vitest.invalidateFile(broken.path);
    found.push({ file, mutant, seen: tests.length > 0 && !(await passes(tests)) });
  }
  broken = null;
  vitest.invalidateFile(resolve(file));
  const seen = found.filter((one) => one.seen).length;
  console.log(`${file}: ${seen} of ${found.length}`);
  return found;
}

/** Beside it, or importing it by its name. */
function testsOf(file: string): string[] {
  const module = file.replace(/^app\//, "~/").replace(/\.ts$/, "");
  const beside = (test: string) => dirname(test) === dirname(file);
  const imports = (test: string) => {
    const text = readFileSync(test, "utf8");
    return text.includes(`"${module}"`) || (beside(test) && text.includes(`"./${module.split("/").at(-1)}"`));
  };
  return globSync(["app/**/*.test.ts", "app/**/*.test.tsx"])
    .filter(imports)
    .map((test) => resolve(test));
}

async function passes(tests: string[]): Promise<boolean> {
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  // What ran before is among them.
  const own = testModules.filter(({ moduleId }) => tests.includes(moduleId));
  return unhandledErrors.length === 0 && own.length > 0 && own.every((module) => module.ok());
}

function conclude(): void {
  const survivors = results.filter(({ seen }) => !seen);
  for (const { file, mutant } of survivors)
    console.log(`${file}:${mutant.line}: ${short(mutant.was)} → ${short(mutant.text)}`);
  const score = (100 * (results.length - survivors.length)) / Math.max(1, results.length);
  console.log(`${results.length - survivors.length} of ${results.length} were seen: ${score.toFixed(1)} %`);
  process.exit(score >= LEAST_SEEN ? 0 : 1);
}

function short(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
}
