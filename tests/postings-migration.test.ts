import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { migratedDatabase } from "./support/built-databases";

/** As operators had it before jobs had a public address. */
function databaseBefore(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const name of readdirSync("migrations").sort()) {
    if (name.endsWith(".sql") && name < "0007") database.exec(readFileSync(`migrations/${name}`, "utf8"));
  }
  return database;
}

const aCompany = (id: string, name: string) =>
  `insert into companies (id, company_name, created_at) values ('${id}', '${name}', 1);`;
const aJob = (id: string, companyId: string, status: string, location: string) =>
  `insert into jobs (id, company_id, user_id, title, job_type, location_type, location, salary_max,
     description, final_job_posting, agreed, status, created_date, updated_date)
   values ('${id}', '${companyId}', 'u', 'Baker', 'full-time', 'office', '${location}', 45000, '', '', 1,
     '${status}', 1000, 2000);`;

test("jobs and companies from before get an address, and say when they were published", () => {
  const database = databaseBefore();
  database.exec(aCompany("01ARZ3NDEKTSV4RRFFQ69G5FAV", "Smith & Sons (Bakery)  Ltd."));
  database.exec(aCompany("01BX5ZZKBKACTAV9WEVGEMMVRZ", "Smith and Sons: Bakery"));
  database.exec(aCompany("02BX5ZZKBKACTAV9WEVGEMMVS0", "Smith & Sons (Bakery) Ltd"));
  database.exec(aCompany("02BX5ZZKBKACTAV9WEVGEMMVS1", "日本"));
  database.exec(aCompany("02BX5ZZKBKACTAV9WEVGEMMVS2", "Careers"));
  database.exec(aJob("j1", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "active", "Leeds"));
  database.exec(aJob("j2", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "closed", "Leeds, York"));
  database.exec(aJob("j3", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "draft", "Leeds or York"));
  database.exec(readFileSync("migrations/0007_postings.sql", "utf8"));

  const slugs = database.prepare("select slug from companies order by id").all();
  expect(slugs.map(({ slug }) => slug)).toEqual([
    "smith-sons-bakery-ltd",
    "smith-and-sons-bakery",
    "smith-sons-bakery-ltd-wevgemmvs0",
    "wevgemmvs1",
    "careers-wevgemmvs2",
  ]);
  const jobs = database.prepare("select * from jobs order by id").all();
  for (const { code } of jobs) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
  expect(new Set(jobs.map(({ code }) => code)).size).toBe(3);
  expect(jobs.map((job) => [job.published_at, job.closed_at, job.locality, job.pay_currency])).toEqual([
    [1000, null, "Leeds", "USD"],
    [1000, 2000, "", "USD"],
    [null, null, "", "USD"],
  ]);
  expect(found(database, "baker")).toEqual(["j1"]);
});

const found = (database: DatabaseSync, match: string) =>
  database
    .prepare("select card ->> 'id' as id from open_jobs where open_jobs match ? order by rowid desc")
    .all(match)
    .map(({ id }) => id);

test("the list of open jobs follows what becomes of a job", () => {
  const database = migratedDatabase();
  database.exec(aCompany("c1", "Bakery") + aJob("j1", "c1", "draft", "Leeds"));
  expect(found(database, "baker")).toEqual([]);
  database.exec("update jobs set status = 'active', updated_date = 3000");
  for (const match of ["leeds", "bakery", 'scope: "tfulltime"', 'scope: "pUSD45"', 'scope: "woffice"'])
    expect(found(database, match), match).toEqual(["j1"]);
  expect(found(database, 'scope: "pUSD50"')).toEqual([]);
  database.exec("update jobs set salary_max = 30.5, pay_unit = 'HOUR', country = 'GB'");
  for (const match of ['scope: "pUSD60"', 'scope: "kGB"'])
    expect(found(database, match), match).toEqual(["j1"]);
  database.exec("update jobs set location_type = 'remote', remote_from = 'IE,FR'");
  expect([found(database, 'scope: "kFR"'), found(database, 'scope: "kGB"')]).toEqual([["j1"], []]);
  const before = database.prepare("select * from jobs").get();
  expect(before).toMatchObject({ published_at: 3000, closed_at: null, salary_max: 30.5 });

  database.exec("update jobs set status = 'closed', updated_date = 4000");
  expect(found(database, "baker")).toEqual([]);
  expect(database.prepare("select closed_at from jobs").get()).toEqual({ closed_at: 4000 });
  database.exec("update jobs set status = 'active', updated_date = 5000");
  expect(database.prepare("select published_at, closed_at, code from jobs").get()).toEqual({
    published_at: 3000,
    closed_at: null,
    code: before?.code,
  });

  database.exec("delete from jobs");
  expect(found(database, "baker")).toEqual([]);
  expect(database.prepare("select * from job_tombstones").all()).toEqual([
    { code: before?.code, company_id: "c1" },
  ]);
});

test("a job keeps its code, and a company's former place is never another's", () => {
  const database = migratedDatabase();
  database.exec(aCompany("c1", "Bakery") + aCompany("c2", "Orchard") + aJob("j1", "c1", "active", "Leeds"));
  expect(() => database.exec("update jobs set code = 'aaaaaaaa'")).toThrow("a job keeps its code");
  database.exec("update companies set slug = 'bakery' where id = 'c1'");
  database.exec("update companies set slug = 'good-bakery' where id = 'c1'");
  expect(database.prepare("select company_slug from jobs").get()).toEqual({ company_slug: "good-bakery" });
  expect(() => database.exec("update companies set slug = 'bakery' where id = 'c2'")).toThrow("slug");
  database.exec("update companies set slug = 'bakery' where id = 'c1'");
});
