import { readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import type * as Entity from "drizzle-orm";
import { is, Param, Placeholder, SQL, Subquery, sql, Table } from "drizzle-orm";
import { alias, QueryBuilder, SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { jobs, users } from "../db/schema";
import { CHANGES, doneOnce } from "./done-once";

const changed = (file: string) => doneOnce(readFileSync(`node_modules${file}`, "utf8"), file) ?? "";
const loaded = <Module>(file: string): Promise<Module> =>
  import(`data:text/javascript;base64,${Buffer.from(changed(file)).toString("base64")}`);

test("each package says once what is made to be done once", () => {
  for (const { file, said } of CHANGES) {
    const pieces = readFileSync(`node_modules${file}`, "utf8").split(said);
    expect(pieces, file).toHaveLength(2);
  }
});

test("a package that does it in another way stops the build, with its name", () => {
  for (const file of new Set(CHANGES.map((change) => change.file)))
    expect(() => doneOnce("export {};", file)).toThrow(`${file} does otherwise`);
  expect(doneOnce("export {};", "/app/root.tsx")).toBeNull();
});

test("people reach the same pages, the first time and later", async () => {
  const once = await loaded<{ matchRoutes: typeof matchRoutes }>("/@remix-run/router/dist/router.js");
  const routes = ["jobs/:jobId", "jobs", "jobs/new", "careers/:company/:job?", ":other", "*"].map((path) => ({
    id: path,
    path,
  }));
  const strict = [{ id: "strict", path: "jobs", caseSensitive: true }];
  const addresses = [
    "/jobs/7",
    "/jobs/new",
    "/JOBS/",
    "/careers/a",
    "/careers/a/b",
    "/x",
    "/a/b/c",
    "/%2f",
    "/",
  ];
  for (let visit = 0; visit < 2; visit += 1) {
    for (const address of addresses) {
      expect(once.matchRoutes(routes, address), address).toEqual(matchRoutes(routes, address));
      expect(once.matchRoutes(strict, address), address).toEqual(matchRoutes(strict, address));
    }
  }
});

test("what a query is made of is known for what it is", async () => {
  const once = await loaded<typeof Entity>("/drizzle-orm/entity.js");
  const other = alias(jobs, "other");
  const inner = new QueryBuilder()
    .select({ id: jobs.id, one: sql`1`.as("one") })
    .from(jobs)
    .as("inner");
  const values: unknown[] = [jobs, jobs.id, other, other.id, users.email, inner, inner.id, inner.one];
  values.push(sql`1`, sql.placeholder("a"), sql.param(1), sql`1`.as("one"), {}, null, "jobs");
  const types = [Table, SQLiteTable, SQLiteColumn, SQL, SQL.Aliased, Subquery, Placeholder, Param];
  for (const value of values)
    expect(types.map((type) => once.is(value, type))).toEqual(types.map((type) => is(value, type)));
});
