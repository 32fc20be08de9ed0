import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult, type ITranspileOptions } from "dependency-cruiser";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { expect, onTestFinished, test } from "vitest";
import { folderCircles } from "./support/folder-circles";
import { importRules } from "./support/import-rules";

const FOLDERS = ["app", "db", "workers"];
const everyImport = importsOf(process.cwd(), FOLDERS);

test("imports only go down", async () => {
  const { modules, summary } = await everyImport;

  const broken = summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`);
  expect(broken).toEqual([]);
  // Nothing read means nothing broken: every source file on the disk was read.
  const read = new Set(modules.map(({ source }) => source));
  expect(sourceFiles().filter((file) => !read.has(file))).toEqual([]);
  expect(read.size).toBeGreaterThan(30);
});

test("no two folders import each other", async () => {
  const { modules } = await everyImport;
  expect(folderCircles(modules)).toEqual([]);
});

test("a planted circle of folders is found, though no file of it is in a circle", async () => {
  const planted = [
    { from: "app/features/beta/pass.ts", to: "app/features/accounts/rules.ts" },
    { from: "app/features/accounts/erase.ts", to: "app/features/notices/forget.ts" },
    { from: "app/features/notices/send.ts", to: "app/features/beta/rules.ts" },
    { from: "app/features/outbox/store.ts", to: "app/features/accounts/links.ts" },
  ];
  const { modules, summary } = await importsOf(plant(planted), ["app"]);

  const [accounts, notices, beta] = ["accounts", "notices", "beta"].map((name) => `app/features/${name}`);
  expect(folderCircles(modules)).toEqual([[accounts, notices, beta, accounts].join(" → ")]);
  expect(summary.violations.map(({ rule }) => rule.name)).not.toContain("imports run in no circle");
});

test("nothing in the evaluator waits", () => {
  const files = sourceFiles().filter((file) => /^app\/evaluator\/.*(?<!\.test)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(30);
  const waiting = files.filter((file) => /\b(async|await|Promise)\b/.test(readFileSync(file, "utf8")));
  expect(waiting).toEqual([]);
});

test("every rule catches a planted leak", async () => {
  const root = plant(LEAKS);

  const { summary } = await importsOf(root, ["app", "db"]);

  const caught = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  for (const { rule, from } of LEAKS) expect(caught).toContain(`${rule}: ${from}`);
  const shown = new Set(LEAKS.map(({ rule }) => rule));
  expect(importRules.map(({ name }) => name).filter((name) => !shown.has(name ?? ""))).toEqual([]);
});

/** One forbidden import per rule. */
const LEAKS = [
  {
    rule: "routes use features, http, components and their own area",
    from: "app/routes/apply/form.tsx",
    to: "app/routes/auth/login.tsx",
  },
  {
    rule: "http knows accounts and members and nothing else of the product",
    from: "app/http/guard.ts",
    to: "app/features/jobs/find-job.ts",
  },
  {
    rule: "features know other features, service interfaces and the tables",
    from: "app/features/jobs/post-job.ts",
    to: "app/services/mail/resend-mail.ts",
  },
  {
    rule: "services know nothing of the product",
    from: "app/services/mail/memory-mail.ts",
    to: "app/features/jobs/rules.ts",
  },
  {
    rule: "components are props in, HTML out",
    from: "app/components/job-card.tsx",
    to: "app/features/jobs/store.ts",
  },
  {
    rule: "the browser's own code stands alone",
    from: "app/browser/start.ts",
    to: "app/features/jobs/rules.ts",
  },
  { rule: "islands stand alone", from: "app/islands/char-count.ts", to: "app/features/jobs/rules.ts" },
  { rule: "lib has no product words", from: "app/lib/time.ts", to: "app/features/jobs/rules.ts" },
  { rule: "the evaluator stands alone", from: "app/evaluator/evaluate.ts", to: "db/client.ts" },
  {
    rule: "the evaluator needs no package but for words and languages",
    from: "app/evaluator/version.ts",
    to: "node_modules/resend/index.js",
  },
  {
    rule: "evaluator/data imports only what lies below it",
    from: "app/evaluator/data/fields.ts",
    to: "app/evaluator/text/words.ts",
  },
  {
    rule: "evaluator/text imports only what lies below it",
    from: "app/evaluator/text/sentences.ts",
    to: "app/evaluator/requirements/read-posting.ts",
  },
  {
    rule: "evaluator/requirements imports only what lies below it",
    from: "app/evaluator/requirements/requirement.ts",
    to: "app/evaluator/answers/read-answers.ts",
  },
  {
    rule: "evaluator/answers imports only what lies below it",
    from: "app/evaluator/answers/units.ts",
    to: "app/evaluator/requirements/read-posting.ts",
  },
  {
    rule: "evaluator/claims imports only what lies below it",
    from: "app/evaluator/claims/jobs.ts",
    to: "app/evaluator/answers/read-answers.ts",
  },
  {
    rule: "evaluator/dimensions imports only what lies below it",
    from: "app/evaluator/dimensions/totals.ts",
    to: "app/evaluator/explain-evaluation.ts",
  },
  { rule: "vocabulary imports nothing", from: "app/vocabulary/statuses.ts", to: "app/lib/ids.ts" },
  { rule: "db knows only its tables and vocabulary", from: "db/schema.ts", to: "app/lib/ids.ts" },
  { rule: "addresses and names stand alone", from: "app/paths.ts", to: "app/features/jobs/rules.ts" },
  { rule: "nobody imports workers", from: "app/http/context.ts", to: "workers/env.ts" },
  {
    rule: "a feature keeps its store and its form to itself",
    from: "app/features/candidates/find-candidate.ts",
    to: "app/features/applications/store.ts",
  },
  {
    rule: "features do not know Remix",
    from: "app/features/feedback/send-feedback.ts",
    to: "node_modules/@remix-run/cloudflare/index.js",
  },
  { rule: "rules are pure", from: "app/features/beta/rules.ts", to: "app/features/beta/store.ts" },
  { rule: "forms only look", from: "app/features/beta/form.ts", to: "db/client.ts" },
  { rule: "forms only look", from: "app/features/jobs/fields.ts", to: "app/features/jobs/form.ts" },
  {
    rule: "a service interface needs no vendor",
    from: "app/services/files/files.ts",
    to: "node_modules/resend/index.js",
  },
  {
    rule: "the browser's own code and islands need no package",
    from: "app/islands/upload-form.ts",
    to: "node_modules/resend/index.js",
  },
  {
    rule: "the browser's own code and islands need no package",
    from: "app/browser/mend-field.ts",
    to: "node_modules/resend/index.js",
  },
  {
    rule: "nobody imports what runs by itself in a browser",
    from: "app/page.ts",
    to: "app/browser/header-menus.ts",
  },
  {
    rule: "the product does not import its tests",
    from: "app/root.tsx",
    to: "app/features/accounts/rules.test.ts",
  },
  { rule: "every import is found", from: "app/routes.ts", to: "app/no-such-file.ts" },
  { rule: "imports run in no circle", from: "app/entry.ts", to: "app/entry.ts" },
];

/** A small product in a folder of its own, in which each file imports what its leak says. */
function plant(leaks: { rule?: string; from: string; to: string }[]): string {
  const root = mkdtempSync(join(tmpdir(), "rolecall-leaks-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const { rule, to } of leaks) if (rule !== "every import is found") write(to, "export {};");
  for (const { from, to } of leaks) write(from, `import "${"../".repeat(from.split("/").length - 1)}${to}";`);
  return root;
}

async function importsOf(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const transpile: ITranspileOptions = { tsConfig: extractTsConfig("tsconfig.json") };
  const { output } = await cruise(
    folders,
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: importRules },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: join(process.cwd(), "tsconfig.json") },
      doNotFollow: { path: "node_modules" },
      // The second is what `npm start` keeps beside the Worker while it runs.
      exclude: { path: "^build/|/\\.wrangler/" },
    },
    {
      extensions: [".ts", ".tsx", ".mjs", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["workerd", "import", "require", "default"],
    },
    transpile,
  );
  if (typeof output === "string") throw new Error("dependency-cruiser answered with text");
  return output;
}

function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes(".wrangler/"))
      .map((file) => join(folder, file)),
  );
}
