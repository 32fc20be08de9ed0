import { createHash, randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type Visit = { name: string; path: string; cookie?: string };

const ORDERS = {
  score: "ifnull(overall_score, -1) desc, seq desc",
  name: "name, seq",
  date: "submitted_at desc, seq desc",
};

export function databaseIn(stateDir: string): DatabaseSync {
  const folder = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  return new DatabaseSync(join(folder, file ?? ""), { enableForeignKeyConstraints: false });
}

/** Signs a recruiter and an applicant in, and says where they go. */
export function visitsIn(stateDir: string): Visit[] {
  const database = databaseIn(stateDir);
  try {
    return [...recruiters(database), ...applicants(database), ...everybodys(database)];
  } finally {
    database.close();
  }
}

const id = (letter: string, number: number) => `01${letter}${String(number).padStart(23, "0")}`;
const COMPANY = 7;

function recruiters(database: DatabaseSync): Visit[] {
  const cookie = signedIn(database, id("R", COMPANY));
  const own = (table: string, columns: string, rest: string) =>
    database.prepare(`select ${columns} from ${table} where company_id = ? ${rest}`).get(id("C", COMPANY)) ??
    {};
  const half = (table: string) => Math.floor(Number(own(table, "count(*) as n", "").n) / 2);
  const { id: candidate, job_id: job } = own("applications", "id, job_id", "limit 1");
  const deepJob = own("jobs", "seq", `order by seq desc limit 1 offset ${half("jobs")}`).seq;
  const deep = (Object.keys(ORDERS) as (keyof typeof ORDERS)[]).map((sort) => {
    const key = { score: "ifnull(overall_score, '')", name: "name", date: "submitted_at" }[sort];
    const place = own(
      "applications",
      `${key} as key, seq`,
      `order by ${ORDERS[sort]} limit 1 offset ${half("applications")}`,
    );
    const after = encodeURIComponent(`${place.key}~${place.seq}`);
    return {
      name: `candidates by ${sort}, half-way down`,
      path: `/dash?status=all&sort=${sort}&after=${after}`,
    };
  });
  const visits = [
    { name: "own jobs", path: "/jobs" },
    { name: "own jobs, half-way down", path: `/jobs?before=${deepJob}` },
    { name: "own jobs, active", path: "/jobs?status=active" },
    { name: "own jobs of a department", path: "/jobs?department=Care" },
    ...searches("own jobs", "/jobs?q=", ["engineer", "e", "ba", "nobody has"]),
    { name: "candidates, undecided", path: "/dash" },
    { name: "candidates by score", path: "/dash?status=all&sort=score" },
    { name: "candidates by name", path: "/dash?status=all&sort=name" },
    { name: "candidates by date", path: "/dash?status=all&sort=date" },
    ...deep,
    { name: "candidates of one job", path: `/dash?status=all&job=${job}` },
    { name: "candidates from 90", path: "/dash?status=all&score=90" },
    { name: "candidates without permit", path: "/dash?status=all&permit=no" },
    { name: "candidates offered", path: "/dash?status=offer_sent" },
    ...searches("candidates", "/dash?q=", [
      "o",
      "okafor",
      "muller",
      "mail.example",
      "person7@mail.example",
      "amara okafor engineer",
      "nobody has these",
    ]),
    { name: "a candidate", path: `/dash/${candidate}` },
    { name: "recruiter's home", path: "/dashboard" },
    { name: "recruiter's notifications", path: "/notifications" },
    { name: "recruiter's export", path: "/settings/export" },
  ];
  return visits.map((visit) => ({ ...visit, cookie }));
}

const searches = (list: string, path: string, words: string[]): Visit[] =>
  words.map((q) => ({ name: `${list}, search “${q}”`, path: path + encodeURIComponent(q) }));

function applicants(database: DatabaseSync): Visit[] {
  const cookie = signedIn(database, id("P", COMPANY));
  const visits = [
    { name: "applicant's home", path: "/dashboard" },
    { name: "own applications", path: "/applications" },
    { name: "applicant's export", path: "/settings/export" },
    { name: "open jobs, signed in", path: "/jobs" },
    { name: "open jobs, signed in, search “engineer”", path: "/jobs?q=engineer" },
  ];
  return visits.map((visit) => ({ ...visit, cookie }));
}

function everybodys(database: DatabaseSync): Visit[] {
  const { seq } = database.prepare("select max(seq) / 2 as seq from jobs").get() ?? {};
  return [
    { name: "a job's form", path: `/apply/${id("J", COMPANY)}` },
    { name: "open jobs", path: "/careers" },
    { name: "open jobs, half-way down", path: `/careers?before=${seq}` },
    { name: "open jobs, filtered", path: "/careers?country=GB&place=hybrid&type=full-time&pay=50" },
    ...searches("open jobs", "/careers?q=", ["engineer", "e", "nobody has"]),
    { name: "a company's page", path: `/careers/company-${COMPANY}` },
  ];
}

function signedIn(database: DatabaseSync, userId: string): string {
  const token = Array.from(randomBytes(40), (byte) => "abcdefghijklmnopqrstuvwxyz234567"[byte % 32]).join("");
  database
    .prepare(
      `insert or replace into sessions (id, user_id, expires_at, remembered, created_at, user_agent)
       values (?, ?, ?, 1, ?, 'growth')`,
    )
    .run(
      createHash("sha256").update(token).digest("hex"),
      userId,
      Math.floor(Date.now() / 1000) + 86_400,
      Date.now(),
    );
  return `__Host-session=${token}`;
}
