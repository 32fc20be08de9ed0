import { ulid } from "ulid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { gardener } from "~/evaluator/fixtures";
import { paths } from "~/paths";
import { DIMENSIONS } from "~/vocabulary/dimensions";
import { STANDARD_QUESTIONS } from "~/vocabulary/questions";
import { aDocument, anEvaluation } from "../support/candidates";
import { everyPage, inShort, pageAt } from "../support/every-page";
import { FORMS } from "../support/forms/all";
import { linkTo } from "../support/mails";
import { costOf } from "../support/pages";
import { unlock } from "../support/pass";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";
import { weightOf } from "../support/weight";

/** What a page may cost: bytes are gzipped, rows are what D1 counts as read. */
const STILL = { page: 13_000, scripts: 1_000 };
const QUIET = { page: 13_000, scripts: 4_000 };
const LIVELY = { page: 20_000, scripts: 40_000, queries: 4, trips: 2, rows: 60 };

let product: Product;
let recruiter: TestPerson & { companyId: string };
let applicant: TestPerson;
let job: TestJob;
let application: { id: string };
/** What stands for `{…}` in an address. */
let ids: Record<string, string>;
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
  ids = await oneOfEach();
});

const STILL_PAGES = ["/", "/yellow", "/terms", "/privacy", "/cookies", "/dsa", "/offline"];

test.each(STILL_PAGES)("%s is one flight of bytes, and no Worker runs for it", async (path) => {
  const response = await product.fetch(path);
  const weight = await weightOf(product, await response.text());
  expect(response.headers.get("X-Request-Id")).toBeNull();
  expect(weight.page).toBeLessThanOrEqual(STILL.page);
  expect(weight.scripts).toBeLessThanOrEqual(STILL.scripts);
});

type Visit = {
  name: string;
  /** With `{…}` for what `ids` holds. */
  path: string;
  cookie?: () => string;
  status?: number;
  queries: number;
  trips: number;
  rows: number;
  /** The page and its scripts, with nothing kept. */
  requests?: number;
};
const asApplicant = () => applicant.cookie;
const asMember = { cookie: asApplicant, queries: 3, trips: 2, rows: 25 };
const quiet: Visit[] = [
  { name: "the public page of a job", path: "/apply/{job}", queries: 2, trips: 1, rows: 5 },
  { name: "sign in", path: "/login", queries: 3, trips: 2, rows: 8 },
  { name: "register", path: "/register", queries: 3, trips: 2, rows: 8 },
  { name: "list of open jobs", path: "/jobs", ...asMember, queries: 2, requests: 3 },
  { name: "home", path: "/dashboard", ...asMember, requests: 3 },
  { name: "list of own applications", path: "/applications", ...asMember, requests: 3 },
  { name: "application", path: "/applications/{job}", ...asMember, queries: 4, trips: 1 },
  { name: "settings", path: "/settings", ...asMember },
  { name: "notifications", path: "/notifications", ...asMember },
  { name: "feedback", path: "/connect/Issue", ...asMember },
  { name: "practice", path: "/assess", queries: 1, trips: 1, rows: 5 },
  { name: "forgotten password", path: "/forgot-password", queries: 1, trips: 1, rows: 5 },
  { name: "notice", path: "/dsa/notice", queries: 1, trips: 1, rows: 5 },
  { name: "the open jobs without an account", path: "/careers", queries: 2, trips: 2, rows: 25 },
  {
    name: "open jobs that fit words and filters",
    path: "/careers?q=e&country=GB&place=hybrid&type=full-time&department=Engineering&language=en",
    queries: 2,
    trips: 2,
    rows: 25,
  },
  { name: "the page of a job", path: "/careers/{company}/{posting}", queries: 2, trips: 1, rows: 5 },
  { name: "a company's page", path: "/careers/{company}", queries: 2, trips: 1, rows: 25 },
  { name: "upload", path: "/upload/{job}", ...asMember, trips: 1, rows: 10 },
  { name: "one question", path: "/assess/{answering}?q=1", ...asMember, trips: 1, rows: 8 },
  { name: "review of answers", path: "/assess/{answering}/review", ...asMember, trips: 1, rows: 12 },
  { name: "way to apply without a job", path: "/apply", status: 404, queries: 1, trips: 1, rows: 5 },
  { name: "list of jobs on another site", path: "/careers/{company}/embed", queries: 2, trips: 2, rows: 25 },
  { name: "poster", path: "/careers/{company}/{posting}/poster", queries: 2, trips: 2, rows: 5 },
  { name: "job alert", path: "/alerts/{alert}", queries: 2, trips: 2, rows: 5 },
  { name: "list of messages to us", path: "/feedback", ...asMember },
  { name: "message to us", path: "/feedback/{feedback}", ...asMember },
];

/** The password's door and the account are asked for at once, each in its database. */
const asTeam = { cookie: () => ids.pass ?? "", queries: 3, trips: 3, rows: 9 };
const team: Visit[] = [
  { name: "list of messages", path: "/pass/messages", ...asTeam },
  { name: "list of notices", path: "/pass/notices", ...asTeam, queries: 4 },
  { name: "list of what staff did", path: "/pass/log", ...asTeam },
];

test.each([...quiet, ...team])(
  "a quiet $name keeps its budget",
  async ({ path, cookie, status = 200, ...most }) => {
    for (const site of ["same-origin", "none"]) {
      const headers = { "Sec-Fetch-Site": site };
      const response = await product.fetch(filled(path), { cookie: cookie?.() ?? null, headers });
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html.includes('rel="stylesheet"'), site).toBe(site === "same-origin");
      await expectWithin(response, html, { ...QUIET, ...most });
    }
  },
);

const lively = [
  "/jobs",
  "/jobs?status=active",
  "/jobs?department=Engineering",
  "/jobs?q=engineer",
  "/dash",
  "/dash?status=pending&sort=name",
  "/dash?q=okafor",
  "/dash?select=on",
  "/postJob?step=1",
  "/dashboard",
  "/settings",
  "/notifications",
  "/dash/bulk",
  "/connect/Issue",
  "/settings/activity",
  "/settings/records",
  "/settings/members",
  "/settings/leave",
  "/settings/owners",
  "/settings/decisions",
  "/settings/company",
  "/settings/company/delete",
  "/settings/company/logo",
  "/jobs/{job}/edit",
  "/jobs/{job}/suggestions",
  "/jobs/{job}/copy",
  "/jobs/{job}/read-again",
  "/jobs/{job}/delete",
  "/jobs/{job}/stages",
  "/jobs/{job}/team",
  "/jobs/{held}/publish",
  "/jobs/{job}/sources",
  "/postJob/done/{job}",
  "/buildAssessment/{job}",
  "/dash/{candidate}",
  "/dash/{candidate}/pass",
  "/dash/views?list=",
  "/dash/{candidate}/snooze",
  "/dash/{passed}/reconsider",
  "/dash/{candidate}/interviewers",
  "/dash/{candidate}/tags",
  "/dash/{passed}/pool",
  "/dash/{candidate}/merge",
  "/dash/{candidate}/merge?q=okafor",
  "/dash/{candidate}/propose",
  "/dash/{candidate}/notes",
  "/dash/{candidate}/scorecard",
  "/dash/{candidate}/messages",
  "/settings/templates",
  "/settings/stages",
  "/dash/{candidate}/evaluation",
  "/dash/bulk/{bulk}",
  "/dash/bulk/snooze?left={candidate}",
  "/dash/bulk/interviewers?left={candidate}",
  "/dash/bulk/tags?left={candidate}",
  "/dash/bulk/pool?left={candidate}",
  "/documents/{document}/text",
];

test.each(lively)("a recruiter's %s keeps its budget among 1,500 jobs and 1,500 candidates", async (path) => {
  const response = await product.fetch(filled(path), { cookie: recruiter.cookie });
  expect(response.status).toBe(200);
  await expectWithin(response, await response.text(), { ...LIVELY, ...OTHERWISE[path] });
});

const OTHERWISE: Record<string, Partial<typeof LIVELY>> = {
  ...Object.fromEntries(
    lively
      .filter((path) => /^\/dash(\?|$|\/\{candidate\}$)/.test(path))
      .map((path) => [path, { scripts: 7_000 }]),
  ),
  // React takes a part of it over.
  "/buildAssessment/{job}": { scripts: 66_000 },
  // Up to five hundred people are chosen from at once.
  "/dash/bulk": { rows: 520 },
};

const filled = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "");

const TO_SUGGEST = "/jobs/{job}/suggest";

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
    product.db.prepare(
      `update applications set snooze = 'back', snoozed_until = '2026-11-20', snoozed_by = 'Lena Fischer',
         snooze_reason = name || ' sends a portfolio' where seq % 20 = 0`,
    ),
  ]);
  for (const [path, { cookie }] of [
    ["/jobs", manager],
    ["/jobs?q=engineer", manager],
    ["/dash", manager],
    [`/dash?status=pending&job=${job.id}`, manager],
    ["/dash?status=all&sort=name", manager],
    ["/dash?q=okafor", manager],
    ["/notifications", manager],
    [filled(TO_SUGGEST), manager],
    ["/dash", lena],
    ["/dash?q=okafor&status=all", lena],
  ] as const) {
    const response = await product.fetch(path, { cookie });
    expect(response.status, path).toBe(200);
    const html = await response.text();
    // Their jobs are asked for before the list.
    await expectWithin(response, html, { ...LIVELY, trips: 3 });
  }
  const back = await product.fetch("/dash", { cookie: recruiter.cookie });
  const html = await back.text();
  expect(html.match(/Back since/g)?.length).toBeGreaterThan(25);
  await expectWithin(back, html);
  await product.db.prepare("update applications set snooze = null").run();
});

test("a job's sources keep the budget after views from forty places", async () => {
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
  await expectWithin(sources, html);
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
  await expectWithin(response, html);
});

test("an application that was not submitted is no candidate", async () => {
  const response = await product.fetch(`/dash/${application.id}`, { cookie: recruiter.cookie });
  expect(response.status).toBe(404);
});

/** Pages that no list has, as whoever has just got a form to fill in finds them. */
const OF_A_FORM = FORMS.filter(
  ({ route }, index) =>
    !route.includes("/recruiter/") &&
    everyPage().includes(inShort(route)) &&
    !quiet.some(({ path }) => pageAt(path) === inShort(route)) &&
    FORMS.findIndex((form) => form.route === route) === index,
);
const OF_ONESELF = { ...QUIET, queries: 4, trips: 3, rows: 25 };
const BESIDE_A_FORM: Record<string, Partial<typeof OF_ONESELF>> = {
  // The landing page lies behind.
  "routes/marketing/beta.tsx": { page: 16_000 },
  "routes/marketing/yellow-apply.tsx": { page: 15_000 },
  // A picture of the secret.
  "routes/account/second-factor.tsx": { page: 14_000 },
};

describe("somebody with a form to fill in", () => {
  beforeEach(() => product.empty());

  test.each(OF_A_FORM)("finds $what within the budget", async ({ route, prepare }) => {
    const { path, cookie = null } = await prepare(product);
    const response = await product.fetch(path, { cookie });
    expect(response.status).toBe(200);
    const most = { ...OF_ONESELF, ...BESIDE_A_FORM[route] };
    await expectWithin(response, await response.text(), most);
  });
});

/** Seen where a company has an identity provider, which this product has not. */
const OF_A_PROVIDER = ["auth/provider.tsx", "auth/provider-callback.tsx", "auth/provider-link.tsx"];

test("every page has a budget", () => {
  const seen = [
    ...STILL_PAGES.map(pageAt),
    ...[...quiet, ...team].map(({ path }) => pageAt(path)),
    ...[...lively, TO_SUGGEST].map(pageAt),
    ...OF_A_FORM.map(({ route }) => inShort(route)),
  ];
  expect(everyPage().filter((page) => ![...seen, ...OF_A_PROVIDER].includes(page))).toEqual([]);
});

type Most = typeof LIVELY & { requests?: number };

async function expectWithin(response: Response, html: string, most: Most = LIVELY): Promise<void> {
  const weight = await weightOf(product, html);
  const cost = costOf(response);
  expect(cost.queries).toBeLessThanOrEqual(most.queries);
  expect(cost.trips).toBeLessThanOrEqual(most.trips);
  expect(cost.rows).toBeLessThanOrEqual(most.rows);
  expect(weight.page).toBeLessThanOrEqual(most.page);
  expect(weight.scripts).toBeLessThanOrEqual(most.scripts);
  expect(weight.asleep).toEqual([]);
  if (most.requests !== undefined) expect(1 + weight.files.length).toBeLessThanOrEqual(most.requests);
}

async function oneOfEach(): Promise<typeof ids> {
  const { id } = recruiter;
  const person = await anApplicant(product);
  const clerk = await aJob(product, recruiter, { title: "Records Clerk" });
  const held = await aJob(product, recruiter, { status: "draft" });
  await product.db.prepare("update jobs set closes_on = '2026-01-05' where id = ?").bind(held.id).run();
  const read = await anApplication(product, clerk, person, { status: "interview_approved" });
  const document = await aDocument(product, clerk, read, person.id);
  await anEvaluation(product, clerk, read, evaluate(gardener()));
  const passed = await anApplication(product, clerk, applicant, { status: "passed" });
  const bulk = ulid();
  await product.db
    .prepare(
      `insert into status_changes (id, company_id, application_id, user_id, person_name, from_status,
        to_status, created_at, bulk_id) values (?, ?, ?, ?, 'Priya Nair', 'pending', 'passed', 1, ?)`,
    )
    .bind(ulid(), recruiter.companyId, passed.id, id, bulk)
    .run();
  await product.post(paths.connect("Idea"), { message: "More ticks, please." }, applicant);
  await product.post(paths.alerts(), { email: "anna@bergwerk.example", rhythm: "daily" });
  const [, , alert = ""] = (await linkTo(product, "anna@bergwerk.example")).split("/");
  const feedback = (await product.db.prepare("select id from feedback").first<string>("id")) ?? "";
  const own = { job: job.id, answering: answering.id, held: held.id, feedback, alert };
  const theirs = { candidate: read.id, passed: passed.id, document: document.id, bulk };
  const [, , company = "", posted = ""] = posting.split("/");
  return { ...own, ...theirs, company, posting: posted, pass: await unlock(product) };
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
           'yes', 'immediately', i, i, i % 101, 'done', unixepoch() * 1000, i from n`,
      )
      .bind(count, recruiter.companyId, job.id),
  ]);
}
