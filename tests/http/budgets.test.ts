import { beforeAll, expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { gardener } from "~/evaluator/fixtures";
import { STANDARD_QUESTIONS } from "~/features/questionnaires/standard-questions";
import { DIMENSIONS } from "~/vocabulary/dimensions";
import { anEvaluation } from "../support/candidates";
import { costOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";
import { weightOf } from "../support/weight";

/** What a page may cost: bytes are gzipped, rows are what D1 counts as read. */
const STILL = { page: 13_000, scripts: 1_000 };
const QUIET = { page: 13_000, scripts: 4_000 };
const LIVELY = { page: 20_000, scripts: 130_000, queries: 4, trips: 2, rows: 60 };

let product: Product;
let recruiter: TestPerson & { companyId: string };
let applicant: TestPerson;
let job: TestJob;
let application: { id: string };
/** The public page of that job. */
let posting: string;
/** A job whose applicant has uploaded a CV, and answers questions. */
let answering: TestJob;

/** A company with many jobs and candidates, so that whatever grows with them is over its budget. */
beforeAll(async () => {
  product = await startProduct();
  await product.empty();
  recruiter = await aRecruiter(product);
  applicant = await anApplicant(product);
  job = await aJob(product, recruiter);
  const [named] = (await product.db.prepare("select code, company_slug from jobs").all()).results;
  posting = `/careers/${named?.company_slug}/senior-frontend-engineer-${named?.code}`;
  await manyJobs(1500);
  application = await anApplication(product, job, applicant, { submittedAt: null });
  answering = await aJob(product, recruiter, { title: "Data Analyst" });
  await aReadCv(await anApplication(product, answering, applicant, { submittedAt: null }));
  await manyCandidates(1500);
});

test.each(["/", "/yellow", "/terms", "/privacy", "/cookies"])(
  "%s is one flight of bytes, and no Worker runs for it",
  async (path) => {
    const response = await product.fetch(path);
    const weight = await weightOf(product, await response.text());
    expect(response.headers.get("X-Request-Id")).toBeNull();
    expect(weight.page).toBeLessThanOrEqual(STILL.page);
    expect(weight.scripts).toBeLessThanOrEqual(STILL.scripts);
  },
);

type Visit = {
  name: string;
  path: () => string;
  cookie?: () => string;
  queries: number;
  trips: number;
  rows: number;
};
const asApplicant = () => applicant.cookie;
const asMember = { cookie: asApplicant, queries: 3, trips: 2, rows: 25 };
const quiet: Visit[] = [
  { name: "the public page of a job", path: () => `/apply/${job.id}`, queries: 2, trips: 1, rows: 5 },
  { name: "sign in", path: () => "/login", queries: 3, trips: 2, rows: 8 },
  { name: "register", path: () => "/register", queries: 3, trips: 2, rows: 8 },
  { name: "the open jobs", path: () => "/jobs", cookie: asApplicant, queries: 2, trips: 2, rows: 25 },
  { name: "home", path: () => "/dashboard", ...asMember },
  { name: "list of own applications", path: () => "/applications", ...asMember },
  { name: "application", path: () => `/applications/${job.id}`, ...asMember, queries: 4 },
  { name: "settings", path: () => "/settings", ...asMember },
  { name: "notifications", path: () => "/notifications", ...asMember },
  { name: "feedback", path: () => "/connect/Issue", ...asMember },
  { name: "practice", path: () => "/assess", queries: 1, trips: 1, rows: 5 },
  { name: "forgotten password", path: () => "/forgot-password", queries: 1, trips: 1, rows: 5 },
  { name: "notice", path: () => "/dsa/notice", queries: 1, trips: 1, rows: 5 },
  { name: "the open jobs without an account", path: () => "/careers", queries: 2, trips: 2, rows: 25 },
  {
    name: "open jobs that fit words and filters",
    path: () => "/careers?q=e&country=GB&place=hybrid&type=full-time&department=Engineering&language=en",
    queries: 2,
    trips: 2,
    rows: 25,
  },
  { name: "the page of a job", path: () => posting, queries: 2, trips: 1, rows: 5 },
  { name: "a company's page", path: () => posting.replace(/\/[^/]*$/, ""), queries: 2, trips: 1, rows: 25 },
  { name: "upload", path: () => `/upload/${job.id}`, cookie: asApplicant, queries: 3, trips: 2, rows: 8 },
  {
    name: "one question",
    path: () => `/assess/${answering.id}?q=1`,
    cookie: asApplicant,
    queries: 3,
    trips: 2,
    rows: 8,
  },
];

test.each(quiet)("an applicant's $name keeps its budget", async ({ path, cookie, ...most }) => {
  const response = await product.fetch(path(), { cookie: cookie?.() ?? null });
  expect(response.status).toBe(200);
  const weight = await weightOf(product, await response.text());
  const cost = costOf(response);
  expect(cost.queries).toBeLessThanOrEqual(most.queries);
  expect(cost.trips).toBeLessThanOrEqual(most.trips);
  expect(cost.rows).toBeLessThanOrEqual(most.rows);
  expect(weight.page).toBeLessThanOrEqual(QUIET.page);
  expect(weight.scripts).toBeLessThanOrEqual(QUIET.scripts);
});

const lively = [
  "/jobs",
  "/jobs?status=active",
  "/jobs?department=Engineering",
  "/jobs?q=engineer",
  "/dash",
  "/dash?status=pending&sort=name",
  "/dash?q=okafor",
  "/postJob",
  "/dashboard",
  "/settings",
  "/notifications",
];

test.each(lively)("a recruiter's %s keeps its budget among 1,500 jobs and 1,500 candidates", async (path) => {
  const response = await product.fetch(path, { cookie: recruiter.cookie });
  expect(response.status).toBe(200);
  await expectLively(response, await response.text());
});

test("a hiring manager of three jobs keeps the budget in every list, and an interviewer too", async () => {
  const { companyId } = recruiter;
  const manager = await aRecruiter(product, { companyId, role: "hiring-manager" });
  const lena = await aRecruiter(product, { companyId, role: "interviewer" });
  await product.db.batch([
    product.db
      .prepare(
        `insert into job_team (user_id, job_id, company_id)
         select ?1, id, company_id from jobs where id = ?2 union all
         select ?1, id, company_id from (select id, company_id from jobs where id <> ?2 limit 2)`,
      )
      .bind(manager.id, job.id),
    product.db
      .prepare(
        `insert into interviewers (user_id, seq, company_id)
         select ?, seq, company_id from applications where received_at is not null limit 40`,
      )
      .bind(lena.id),
  ]);
  for (const [path, { cookie }] of [
    ["/jobs", manager],
    ["/jobs?q=engineer", manager],
    ["/dash", manager],
    ["/dash?status=all&sort=name", manager],
    ["/dash?q=okafor", manager],
    ["/notifications", manager],
    ["/dash", lena],
    ["/dash?q=okafor&status=all", lena],
  ] as const) {
    const response = await product.fetch(path, { cookie });
    expect(response.status, path).toBe(200);
    const html = await response.text();
    // Their jobs are asked for before the list.
    await expectLively(response, html, { ...LIVELY, trips: 3 });
  }
});

test("a job's sources, and what it lacks, keep the budget after views from forty places", async () => {
  await product.db.batch([
    product.db
      .prepare(
        `with recursive n(i) as (select 0 union all select i + 1 from n where i < 1999)
         insert into job_sources (job_id, source, day, company_id, views, applicants)
         select ?1, 'fair ' || (i % 40), date('2026-01-01', '+' || (i / 40) || ' days'), ?2, i, i % 3 from n`,
      )
      .bind(job.id, recruiter.companyId),
    product.db
      .prepare(
        `with recursive n(i) as (select 0 union all select i + 1 from n where i < 39)
         insert into short_links (code, company_id, job_id, source, named_at, clicks)
         select printf('%07d', i), ?2, ?1, 'fair ' || i, i, 5 from n`,
      )
      .bind(job.id, recruiter.companyId),
    product.db.prepare(
      "insert into short_link_clicks (code, day, clicks) select code, date('now'), 5 from short_links",
    ),
  ]);
  const sources = await product.fetch(`/jobs/${job.id}/sources`, { cookie: recruiter.cookie });
  const html = await sources.text();
  expect(html).toContain("5 clicks");
  await expectLively(sources, html);
  const set = (columns: string) =>
    product.db.prepare(`update jobs set ${columns} where id = ?`).bind(job.id).run();
  await set("status = 'draft', closes_on = '2026-01-05'");
  const held = await product.fetch(`/jobs/${job.id}/publish`, { cookie: recruiter.cookie });
  expect(held.status).toBe(200);
  await expectLively(held, await held.text());
  await set("status = 'active', closes_on = ''");
});

test("the questionnaire builder keeps its budget", async () => {
  const response = await product.fetch(`/buildAssessment/${job.id}`, { cookie: recruiter.cookie });
  expect(response.status).toBe(200);
  await expectLively(response, await response.text());
});

test("a candidate whom people judged forty times keeps the budget, and shows what stands", async () => {
  const judged = await anApplication(product, job, await anApplicant(product));
  await anEvaluation(product, job, judged, evaluate(gardener()));
  await product.db
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < 39)
       insert into verdicts (id, company_id, application_id, dimension, score, machine_score, reason,
       user_id, person_name, created_at)
       select printf('01V%023d', i), ?1, ?2, json_extract(?3, '$[' || (i % 5) || ']'), i, 92,
       'Seen at work.', ?4, 'Priya Nair', i from n`,
    )
    .bind(recruiter.companyId, judged.id, JSON.stringify(DIMENSIONS), recruiter.id)
    .run();
  const response = await product.fetch(`/dash/${judged.id}`, { cookie: recruiter.cookie });
  const html = await response.text();
  for (const newest of [35, 36, 37, 38, 39])
    expect(html).toMatch(new RegExp(`verdict: (<!-- -->)?${newest}\\b`));
  await expectLively(response, html);
});

test("an application that was not submitted is no candidate", async () => {
  const response = await product.fetch(`/dash/${application.id}`, { cookie: recruiter.cookie });
  expect(response.status).toBe(404);
});

async function expectLively(response: Response, html: string, most = LIVELY): Promise<void> {
  const weight = await weightOf(product, html);
  const cost = costOf(response);
  expect(cost.queries).toBeLessThanOrEqual(most.queries);
  expect(cost.trips).toBeLessThanOrEqual(most.trips);
  expect(cost.rows).toBeLessThanOrEqual(most.rows);
  expect(weight.page).toBeLessThanOrEqual(most.page);
  expect(weight.scripts).toBeLessThanOrEqual(most.scripts);
}

async function aReadCv({ id }: { id: string }): Promise<void> {
  await product.db.batch([
    product.db
      .prepare(
        `insert into documents (id, company_id, user_id, application_id, kind, file_name, type, size,
          storage_key, state, text_state, created_at)
         select printf('01D%023d', 1), company_id, user_id, id, 'cv', 'cv.pdf', 'pdf', 1000, 'cv/x',
         'stored', 'read', 1 from applications where id = ?`,
      )
      .bind(id),
    product.db
      .prepare("update applications set cv_document_id = printf('01D%023d', 1), questions = ?2 where id = ?1")
      .bind(id, JSON.stringify(STANDARD_QUESTIONS)),
  ]);
}

const manyJobs = (count: number) =>
  product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       insert into jobs (id, company_id, user_id, company_name, title, department, job_type, location_type,
       location, description,
         final_job_posting, agreed, status, created_date, updated_date)
       select printf('01J%023d', i), company_id, user_id, company_name, title || ' ' || i, department,
       job_type, location_type, location,
         description, final_job_posting, 1, status, created_date, updated_date
       from jobs, n where jobs.id = ?2`,
    )
    .bind(count, job.id)
    .run();

async function manyCandidates(count: number): Promise<void> {
  await product.db.batch([
    product.db
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
         insert into users (id, email, password_hash, type, person_name, first_name, last_name, created_at,
         updated_at)
         select printf('01K%023d', i), 'person' || i || '@example.org', 'none', 'applicant',
         'Person Okafor', 'Person', 'Okafor', 1, 1 from n`,
      )
      .bind(count),
    product.db
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
         insert into applications (id, company_id, job_id, user_id, name, email, position,
         work_authorization, start_date, terms_accepted_at,
           submitted_at, overall_score, evaluation_state, created_at, updated_at)
         select printf('01M%023d', i), ?2, ?3, printf('01K%023d', i), 'Person ' || i || ' Okafor', 'person'
         || i || '@example.org', 'Engineer',
           'yes', 'immediately', i, i, i % 101, 'done', i, i from n`,
      )
      .bind(count, recruiter.companyId, job.id),
  ]);
}
