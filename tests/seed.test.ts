import { execFile } from "node:child_process";
import { scryptSync } from "node:crypto";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPosting } from "~/features/jobs/build-posting";
import type { PostingFacts } from "~/features/jobs/fields";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";
import { JOB_STATUSES, JOB_TYPES, LOCATION_TYPES } from "~/vocabulary/jobs";
import { STANDARD_QUESTIONS } from "../app/vocabulary/questions";
import { openLocal } from "../db/local";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../db/seed/demo-accounts";
import { readDocument } from "../workers/cv-text/read";

const root = fileURLToPath(new URL("..", import.meta.url));
const state = mkdtempSync(join(tmpdir(), "rolecall-seed-"));
const open = () => openLocal(state);
let local: Awaited<ReturnType<typeof open>>;
/** Of two processes that have the database's file open, either may be told that it is locked. */
let close = async () => {};

beforeAll(async () => {
  expect(await seed()).toContain("Northwind Analytics with its jobs");
  local = await open();
  close = local.dispose;
});

afterAll(async () => {
  await close();
  rmSync(state, { recursive: true, force: true });
});

test("the demo company has a job of every status, type and place", async () => {
  expect(await values("select distinct status from jobs")).toEqual([...JOB_STATUSES].sort());
  expect(await values("select distinct job_type from jobs")).toEqual([...JOB_TYPES].sort());
  expect(await values("select distinct location_type from jobs")).toEqual([...LOCATION_TYPES].sort());
});

test("every posting is as the wizard builds it, with 300 to 600 words of description", async () => {
  const jobs = await rows<PostingFacts & { posting: string }>(
    `select title, department, job_type as jobType, location_type as locationType, location, salary_min as
      salaryMin,
      salary_max as salaryMax, pay_currency as payCurrency,
      pay_unit as payUnit, description, final_job_posting as posting from jobs`,
  );
  expect(jobs.length).toBeGreaterThan(3);
  for (const { posting, ...job } of jobs) {
    expect(posting).toBe(buildPosting(job));
    const words = job.description.split(/\s+/).length;
    expect(words, job.title).toBeGreaterThanOrEqual(300);
    expect(words, job.title).toBeLessThanOrEqual(600);
  }
});

test("two jobs have stages of their own, with people counted at more than one of each", async () => {
  const stood = await rows<{ job: string; n: number }>(
    `select job_id as job, count(distinct stage_id) as n from applications
      where stage_id is not null group by 1`,
  );
  expect(stood.map(({ n }) => n > 2)).toEqual([true, true]);
  const [counted] = await rows<{ people: number; held: number }>(
    `select sum(people) as people, (select count(*) from applications where stage_id is not null
      and received_at is not null) as held from job_stages`,
  );
  expect(counted?.people).toBe(counted?.held);
});

test("the demo company has a member of each role, and a past in which each has done something", async () => {
  const members = await rows<{ role: string; deeds: number; oldest: number }>(
    `select m.role, count(*) as deeds, min(a.at) as oldest from members m
      join companies c on c.id = m.company_id join activity a on a.actor_id = m.user_id
      where c.company_name = 'Northwind Analytics' group by m.user_id order by m.role`,
  );
  expect(members.map(({ role }) => role)).toEqual(["hiring-manager", "interviewer", "owner", "recruiter"]);
  for (const { deeds } of members) expect(deeds).toBeGreaterThan(2);
  const weekAgo = Date.now() - 7 * 24 * 3_600_000;
  expect(Math.min(...members.map(({ oldest }) => oldest))).toBeLessThan(weekAgo);
  const [{ verbs } = { verbs: 0 }] = await rows<{ verbs: number }>(
    "select count(distinct verb) as verbs from activity",
  );
  expect(verbs).toBeGreaterThan(10);
});

test("two candidates have tags, and the company's are those", async () => {
  const had = await rows<{ tag: string; n: number }>(
    "select value as tag, count(*) as n from applications, json_each(tags) group by 1 order by 1",
  );
  expect(had.length).toBeGreaterThan(2);
  const [{ people } = { people: "{}" }] = await rows<{ people: string }>("select people from company_tags");
  expect(JSON.parse(people)).toEqual(Object.fromEntries(had.map(({ tag, n }) => [tag, n])));
});

test("somebody is in the talent pool, somebody is proposed, and the log says so", async () => {
  const [kept] = await rows<{ pool: number; people: number; proposed: number; logged: number }>(
    `select pool,
      (select count(*) from applications where pool_ends is not null and status = 'passed') as people,
      (select count(*) from applications
        where proposal = 'offer_sent' and status = 'interview_approved') as proposed,
      (select count(*) from activity where verb in ('candidate.pooled', 'candidate.proposed')) as logged
      from company_tags`,
  );
  expect(kept).toEqual({ pool: 1, people: 1, proposed: 1, logged: 2 });
});

test("one suggestion for a job waits for its answer, and whoever answers for the job was told", async () => {
  const waiting = await rows<{ title: string; told: number; logged: number }>(
    `select j.title, (select count(*) from notifications n where n.suggestion_id = s.id
        and n.user_id = j.user_id and n.read_at is null) as told,
      (select count(*) from activity where verb = 'job.suggested' and job_id = j.id) as logged
      from job_suggestions s join jobs j on j.id = s.job_id where s.answer is null`,
  );
  expect(waiting).toEqual([{ title: "Senior Frontend Engineer", told: 1, logged: 1 }]);
});

test("a candidate of a job with its own stages has two scorecards, of which the owner's is one", async () => {
  const cards = await rows<{ by: string; stages: number; logged: number }>(
    `select c.person_name as "by", (select count(*) from job_stages s where s.job_id = a.job_id) as stages,
      (select count(*) from activity l where l.verb = 'card.given' and l.application_id = a.id) as logged
      from scorecards c join applications a on a.id = c.application_id order by c.id`,
  );
  expect(cards).toEqual([
    { by: "Samuel Adeyemi", stages: 6, logged: 2 },
    { by: "Priya Nair", stages: 6, logged: 2 },
  ]);
});

test("the company has a template of stages, which a job of its own began with", async () => {
  const [template, ...more] = await rows<{ name: string; stages: string }>("select * from stage_templates");
  expect([template?.name, more.length]).toEqual(["Two interviews", 0]);
  const began = await rows<{ name: string; kind: string; shownAs: string; promiseDays: number | null }>(
    `select name, kind, shown_as as shownAs, promise_days as promiseDays from job_stages
      join jobs on jobs.id = job_id where title = 'Data Analyst' order by position`,
  );
  expect(JSON.parse(template?.stages ?? "[]")).toEqual(began);
});

test("a job's sources have brought all its visits", async () => {
  const visits = (table: string) => rows(`select job_id as job, sum(views) as n from ${table} group by 1`);
  const seen = await visits("job_sources");
  expect(seen).toEqual(await visits("(select id as job_id, views from jobs where views > 0)"));
});

test("there are three questionnaires, each opening with the product's first question", async () => {
  const questionnaires = await rows<{ questions: string }>("select questions from assessments");
  expect(questionnaires).toHaveLength(3);
  for (const { questions } of questionnaires) {
    const list = JSON.parse(questions);
    expect(list[0]).toEqual(STANDARD_QUESTIONS[0]);
    expect(list.length).toBeGreaterThanOrEqual(3);
    expect(list.length).toBeLessThanOrEqual(6);
  }
});

test("candidates stand in every status, and the history of each leads there from the beginning", async () => {
  expect(await values("select distinct status from applications where submitted_at is not null")).toEqual(
    [...CANDIDATE_STATUSES].sort(),
  );
  const candidates = await rows<{ id: string; status: string; submitted_at: number; user_id: string }>(
    "select * from applications where submitted_at is not null",
  );
  for (const candidate of candidates) {
    const changes = await rows<
      Record<"from_status" | "to_status" | "to_stage", string> & { created_at: number }
    >("select * from status_changes where application_id = ? order by created_at", candidate.id);
    let status = "pending";
    let since = candidate.submitted_at;
    for (const change of changes) {
      expect(change.from_status).toBe(status);
      if (change.to_status !== status) expect(ALLOWED[status]).toContain(change.to_status);
      else expect(change.to_stage).toMatch(/^\w{26}$/);
      expect(change.created_at).toBeGreaterThan(since);
      status = change.to_status;
      since = change.created_at;
    }
    expect(candidate.status).toBe(status);
  }
});

test("every candidate answered each question of the questionnaire and gave a CV", async () => {
  const gaps = await rows(
    `select name from applications a where submitted_at is not null and (
       cv_document_id is null
       or questions is not (select questions from assessments where job_id = a.job_id)
       or (select count(*) from answers where application_id = a.id) <> json_array_length(questions))`,
  );
  expect(gaps).toEqual([]);
});

test("somebody applied for a job twice, by two addresses, and nobody has merged it yet", async () => {
  const twice = await rows(
    `select name, count(distinct user_id) as accounts, count(duplicate_of) as merged from applications
      where submitted_at is not null and status = 'pending' group by job_id, name having count(*) > 1`,
  );
  expect(twice).toEqual([{ name: "Jonas Weber", accounts: 2, merged: 0 }]);
});

test("one application is still on its way to the upload", async () => {
  const open = await rows<{ name: string; cv_document_id: null }>(
    "select name, cv_document_id from applications where submitted_at is null",
  );
  expect(open).toEqual([{ name: "Amara Okafor", cv_document_id: null }]);
});

test("recruiters heard of each application on its day, and have read what is older", async () => {
  const heard = await rows<{ lines: number; day: number; soon: number; read: number }>(
    `select count(n.seq) as lines, n.read_at is not null as read,
      n.event = 'job:' || a.job_id || ':' || date(a.submitted_at / 1000, 'unixepoch') as day,
      n.created_at - a.submitted_at between 1 and 86400000 as soon
      from applications a join users u on u.email = 'priya.nair@northwind.example'
      left join notifications n on n.user_id = u.id and json_extract(n.people, '$.' || a.id) is not null
      where a.submitted_at is not null group by a.id order by n.seq desc`,
  );
  expect(heard.length).toBeGreaterThan(10);
  for (const { lines, day, soon } of heard) expect([lines, day, soon]).toEqual([1, 1, 1]);
  expect([heard.at(0)?.read, heard.at(-1)?.read]).toEqual([0, 1]);
  const order = await rows("select seq from notifications order by created_at, seq");
  expect(order).toEqual(await rows("select seq from notifications order by seq"));
  const [unread] = await rows<{ counted: number; stand: number }>(
    `select sum(unread_notifications) as counted,
      (select count(*) from notifications where read_at is null) as stand from users`,
  );
  expect(unread?.counted).toBe(unread?.stand);
});

test("recruiters hear of nobody as evaluated whose CV no program can read", async () => {
  const unread = await rows<{ name: string }>(
    `select distinct a.name, a.id from notifications n, json_each(n.people) p
      join applications a on a.id = p.key where n.kind = 'job' and p.value = 'applied' order by a.name`,
  );
  expect(unread.map(({ name }) => name)).toEqual(["Amara Okafor", "Jonas Weber", "Jonas Weber"]);
});

test("the counters agree with the rows they count", async () => {
  const counted = await Promise.all(
    [
      "select 'jobs' as name, count(*) as value from jobs",
      "select 'views' as name, sum(views) as value from jobs",
      "select 'jobs:' || status as name, count(*) as value from jobs group by status",
      "select 'department:' || department as name, count(*) as value from jobs group by department",
      "select 'candidates' as name, count(*) as value from applications where submitted_at is not null",
      `select 'candidates:' || status as name, count(*) as value from applications
         where submitted_at is not null group by status`,
    ].map((sql) => rows<{ name: string; value: number }>(sql)),
  );
  const counters = await rows("select name, value from counters where company_id = '1'");
  expect(counters).toHaveLength(counted.flat().length);
  expect(counters).toEqual(expect.arrayContaining(counted.flat()));
  expect(
    await rows(
      `select title from jobs j where
         applicants <> (select count(*) from applications where job_id = j.id and submitted_at is not null)
         or (select total(value) from json_each(people)) <> applicants
         or exists (select 1 from json_each(people) c where c.value <> (select count(*) from applications
           where job_id = j.id and submitted_at is not null and counted = c.key))
         or views <> (select count(*) from job_views where job_id = j.id and counted = 1)`,
    ),
  ).toEqual([]);
});

test("every stored document has its file and waits to be read", async () => {
  const documents = await rows<{ id: string; type: string; size: number; storage_key: string }>(
    "select * from documents where state = 'stored' and text_state = 'waiting'",
  );
  expect(documents).toHaveLength((await rows("select id from documents")).length);
  for (const type of ["pdf", "doc", "docx"])
    expect(documents.filter((one) => one.type === type).length).toBeGreaterThan(1);
  const queued = await values(
    "select json_extract(payload, '$.documentId') from outbox where topic = 'read-document'",
  );
  for (const document of documents) {
    const file = await local.env.FILES.head(document.storage_key);
    expect(file?.size, document.storage_key).toBe(document.size);
    expect(queued).toContain(document.id);
  }
});

test("every CV is read as its author's, but for the scanned one, which has no text", async () => {
  const cvs = await rows<{ name: string; type: "pdf" | "doc" | "docx"; storage_key: string }>(
    "select a.name, d.type, d.storage_key from applications a join documents d on d.id = a.cv_document_id",
  );
  const withoutText: string[] = [];
  for (const { name, type, storage_key } of cvs) {
    const file = await local.env.FILES.get(storage_key);
    const read = await readDocument(new Uint8Array((await file?.arrayBuffer()) ?? []), type);
    if (read.kind === "text") expect(letters(read.text), name).toContain(letters(name));
    else withoutText.push(`${name}: ${read.kind}`);
  }
  expect(withoutText).toEqual(["Amara Okafor: no-text"]);
});

test("the demo accounts open with the demo password, and every hash has a salt of its own", async () => {
  const users = await rows<{ email: string; password_hash: string }>(
    "select email, password_hash from users",
  );
  const stored = users.map(({ email, password_hash }) => {
    const [, salt = "", key = ""] =
      /^scrypt\$32768\$8\$3\$([\w-]{22})\$([\w-]{43})$/.exec(password_hash) ?? [];
    return { email, salt, key };
  });
  expect(new Set(stored.map(({ salt }) => salt)).size).toBe(users.length);
  const options = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 27 };
  for (const { email } of DEMO_ACCOUNTS) {
    const { salt, key } = stored.find((one) => one.email === email) ?? { salt: "", key: "" };
    const derived = scryptSync(DEMO_PASSWORD, Buffer.from(salt, "base64url"), 32, options);
    expect(derived.toString("base64url"), email).toBe(key);
  }
});

test("migrating again, by wrangler's own command, finds nothing to do and changes nothing", async () => {
  await close();
  close = async () => {};
  const before = contents();
  expect(await migrateByWrangler()).toContain("No migrations to apply");
  await migrate();
  expect(contents()).toEqual(before);
});

test("seeding again changes nothing", async () => {
  const before = contents();
  expect(await seed()).toContain("already there");
  expect(contents()).toEqual(before);
});

/** The specification's state table. */
const ALLOWED: Record<string, string[]> = {
  pending: ["interview_approved", "passed"],
  interview_approved: ["offer_sent", "passed"],
  offer_sent: ["offer_accepted", "passed"],
};

// Not the blocking kind: while it ran, nobody would notice that the database had closed an idle connection.
async function run(script: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", STATE_DIR: state };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { cwd: root, env });
  return stdout;
}

/** Line breaks and the shape of an apostrophe are the document's own affair. */
const letters = (text: string) => text.normalize("NFKC").replace(/\P{Letter}+/gu, " ");

const migrate = () => run(resolve(root, "db/migrate.ts"));
const migrateByWrangler = () => {
  const wrangler = resolve(root, "node_modules/wrangler/bin/wrangler.js");
  return run(wrangler, "d1", "migrations", "apply", "rolecall", "--local", "--persist-to", state);
};
const seed = () => run(resolve(root, "db/seed/seed.ts"));

async function rows<T>(sql: string, ...bound: string[]): Promise<T[]> {
  return (
    await local.env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;
}

/** The only column of each row, sorted. */
async function values(sql: string): Promise<string[]> {
  return (await rows<Record<string, string>>(sql)).flatMap((row) => Object.values(row)).sort();
}

/** Of the file, once nobody has it open. */
function contents(): Record<string, unknown[]> {
  const [file = ""] = globSync(`${state}/v3/d1/*/*.sqlite`).filter(
    (path) => !path.endsWith("metadata.sqlite"),
  );
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like '%search_%'")
    .all()
    .map(({ name }) => String(name));
  const owned = tables.filter((name) => !/^(sqlite_|_cf_|d1_)/.test(name));
  const found = owned.map((name) => [name, database.prepare(`select * from "${name}"`).all()] as const);
  database.close();
  expect(found.length).toBeGreaterThan(30);
  return Object.fromEntries(found);
}
