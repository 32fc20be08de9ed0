import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { is, Table, View } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "../db/schema";
import { BORROWED_TABLES, borrowedIn, TABLE_OWNERS, WRITTEN_TABLES, writtenIn } from "./support/table-owners";

test("every table of the database belongs to one feature", () => {
  const tables = Object.entries(schema).filter(([, value]) => is(value, Table) || is(value, View));
  expect(tables.map(([name]) => name).sort()).toEqual(Object.keys(TABLE_OWNERS).sort());
});

test("a feature names another's table only where the list says so, and the list names nothing else", () => {
  expect(borrowedIn(features())).toEqual([...BORROWED_TABLES].sort());
});

test("a feature writes another's table only where the list says so, and the list names nothing else", () => {
  expect(writtenIn(features())).toEqual([...WRITTEN_TABLES].sort());
});

test("somebody who reaches for another feature's table is found", () => {
  const planted = {
    path: "app/features/beta/pass.ts",
    text: `import { passSessions, jobs as postings } from "../../../db/schema";\ndb.update(outbox)`,
  };
  expect(borrowedIn([planted])).toEqual(["beta: jobs"]);
  expect(writtenIn([planted])).toEqual(["beta: outbox"]);
});

/** The export and the erasure of what is a person's or a company's go through every table by themselves. */
function features() {
  return readdirSync("app/features", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(export|erasure)\//.test(file))
    .map((file) => ({
      path: join("app/features", file),
      text: readFileSync(join("app/features", file), "utf8"),
    }));
}
