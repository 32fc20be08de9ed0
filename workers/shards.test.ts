import { expect, test } from "vitest";
import { shardFor, tablesIn } from "./shards";

const APART = { data: 2, account: 1 };

test("a statement goes where its rows are: everybody's, a person's account, or the company", () => {
  const at = (sql: string) => shardFor(sql, APART);
  expect(at('insert into "attempts" ("key") values (?)')).toBe(0);
  expect(at("insert into outbox (id) select ? where exists (select 1 from notices)")).toBe(0);
  expect(at('select * from "sessions" inner join "users" on 1 left join "companies" on 1')).toBe(1);
  expect(at('update "users" set "person_name" = ? where exists (select 1 from applications)')).toBe(1);
  expect(at('select * from "applications" inner join "users" on 1')).toBe(2);
  expect(at('insert into "applications" ("id") select ? from sessions')).toBe(2);
  expect(at("select rowid from open_jobs where open_jobs match ?")).toBe(2);
});

test("names of a query's own, and functions that give rows, are no tables", () => {
  const sql = `with file(id) as (select 1), page as (select id from file) insert into "jobs" (id)
    select value from json_each(?) join page where page.id in (select id from "documents")`;
  expect(tablesIn(sql)).toEqual(["jobs", "documents"]);
});

test("a table of which nobody has said whose it is, and everybody's beside a company's, fail at once", () => {
  expect(() => shardFor("select * from forgotten", APART)).toThrow("forgotten");
  expect(() => shardFor("delete from forgotten", APART)).toThrow("forgotten");
  expect(() => shardFor("select * from notices join jobs on 1", APART)).toThrow("jobs");
  expect(() => shardFor("select * from attempts join users on 1", { data: 1, account: 1 })).toThrow("users");
});
