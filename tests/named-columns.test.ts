import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** SQL that writes by the order of columns, and a select of our own behind Drizzle's `insert`. */
const BY_POSITION = [
  /\binsert\s+(?:or\s+\w+\s+)?into\s+[\w.`"${}]+\s+(?:select|values|default)\b/gi,
  /\.insert\(\w+\)\s*\.select\((?!\s*selectNamed\()/g,
];

test("no row is written by the order of a table's columns", () => {
  const files = ["app", "db", "workers", "tests", "migrations"].flatMap(sources);
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => byPosition(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  "insert  into review_requests select id from applications",
  "INSERT OR IGNORE INTO `outbox` VALUES (1)",
  "db.insert(jobs).select(sql`select null`)",
  "db\n  .insert(jobs)\n  .select(\n    db.select({ id: jobs.id }).from(jobs))",
])("%j is one", (text) => {
  expect(byPosition("a.ts", text)).toHaveLength(1);
});

const byPosition = (file: string, text: string): string[] =>
  BY_POSITION.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`));

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs|sql)$/.test(file) && !/\.wrangler\/|named-columns/.test(file))
    .map((file) => join(folder, file));
