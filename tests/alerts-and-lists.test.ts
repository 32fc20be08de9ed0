import { beforeAll, expect, test } from "vitest";
import { fits, readable } from "~/features/alerts/rules";
import { careersMatch, readCareersQuery, wantedBy } from "~/features/postings/careers-query";
import { migratedDatabase } from "./support/built-databases";

type Job = { title: string; says: string; scope: string };

const database = migratedDatabase();
let jobs: Job[];

const JOBS = [
  [
    "Bäcker (m/w/d)",
    "Küche & Backstube",
    "part-time",
    "office",
    "Köln",
    "DE",
    "",
    3000,
    "EUR",
    "MONTH",
    "de",
  ],
  ["Senior C++ engineer", "Engineering", "full-time", "remote", "", "", "GB,IE", 90_000, "GBP", "YEAR", "en"],
  ["Node.js developer", "engineering", "contract", "remote", "", "", "anywhere", 80, "USD", "HOUR", "en"],
  ["Night nurse", "", "full-time", "hybrid", "Dún Laoghaire", "IE", "", null, "EUR", "YEAR", "en"],
  ["日本語 translator", "Words", "temporary", "office", "東京", "JP", "", null, "JPY", "YEAR", "ja"],
] as const;

beforeAll(() => {
  database.exec("insert into companies (id, company_name, created_at) values ('01C', 'Ätna Bakery', 1)");
  const insert = database.prepare(
    `insert into jobs (id, company_id, user_id, company_name, title, department, job_type, location_type,
      locality, country, remote_from, salary_max, pay_currency, pay_unit, language, description,
      final_job_posting, agreed, status, created_date, updated_date)
      values (?, '01C', 'u', 'Ätna Bakery', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'x', 'x', 1, 'active', 1, 1)`,
  );
  for (const [number, job] of JOBS.entries()) insert.run(`j${number}`, ...job);
  jobs = database
    .prepare(
      `select title, scope, title || ' ' || department || ' ' || company || ' ' || place as says
        from open_jobs`,
    )
    .all() as Job[];
});

function listed(match: string | null | false): string[] {
  if (match === false) return [];
  if (match === null) return jobs.map(({ title }) => title);
  return database
    .prepare("select title from open_jobs where open_jobs match ?")
    .all(match)
    .map((row) => String(row.title));
}

test.each([
  ["", 5],
  ["q=backer", 1],
  ["q=BÄCK+koln", 1],
  ["q=bak", 5],
  ["q=atna+nurse", 1],
  ["q=c%2B%2B", 1],
  ["q=node.js", 1],
  ["q=urse", 0],
  ["q=dun+la", 1],
  ["q=日本", 1],
  ["q=%22%2A", 0],
  ["department=engineering", 2],
  ["department=k%C3%BCche+%26+backstube", 1],
  ["country=ie", 3],
  ["country=germany", 2],
  ["place=remote&type=contract", 1],
  ["language=de", 1],
  ["pay=30&currency=EUR", 1],
  ["pay=100&currency=USD", 1],
  ["pay=100&currency=GBP", 0],
  ["q=engineer&country=gb&pay=80&currency=GBP&language=en&type=full-time&place=remote", 1],
] as const)("an alert for ?%s tells of just the jobs that the list finds: %i", (search, count) => {
  const query = readCareersQuery(new URLSearchParams(search));
  const wanted = wantedBy(query);
  const told = wanted === null ? [] : jobs.filter((job) => fits(readable(job), wanted));
  expect(told.map(({ title }) => title).sort()).toEqual(listed(careersMatch(query)).sort());
  expect(told).toHaveLength(count);
});
