import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { anApplicant, aRecruiter, PASSWORD, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const DAY = 86_400_000;
const BUCKETS = [0, 1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90];
const rows = async <Row>(sql: string): Promise<Row[]> => (await product.db.prepare(sql).all<Row>()).results;

/** Two jobs, one with stages of its own; people of three sources, moved, passed, taken back, reconsidered. */
async function aBusyCompany() {
  const recruiter = await aRecruiter(product);
  await product.post(paths.decisionSettings(), { undoWindow: "60-minutes" }, recruiter);
  const plain = await aJob(product, recruiter);
  const staged = await aJob(product, recruiter, { title: "Night Baker" });
  await product.post(paths.jobStages(staged.id), { intent: "start" }, recruiter);
  const people: { person: TestPerson; at: TestApplication }[] = [];
  const sources = ["Uni Leeds", "", "indeed"];
  for (const [index, days] of [0, 4, 4, 33, 95, 200].entries()) {
    const person = await anApplicant(product);
    const job = index % 2 === 0 ? plain : staged;
    const at = await anApplication(product, job, person, { submittedAt: null });
    await product.db
      .prepare("update applications set source = ?2, submitted_at = ?3 where id = ?1")
      .bind(at.id, sources[index % 3], Date.now() - days * DAY - 60_000)
      .run();
    people.push({ person, at });
  }
  await product.sweep();
  return { recruiter, people, staged };
}

/** Three moves of a month ago, written as the product writes them. */
async function moved(at: TestApplication, companyId: string, steps: [string, string, number][]) {
  for (const [from, to, daysAgo] of steps)
    await product.db
      .prepare(
        `insert into status_changes (id, company_id, application_id, user_id, person_name, from_status,
          to_status, created_at) values (?1, ?2, ?3, 'somebody', 'Priya Nair', ?4, ?5, ?6)`,
      )
      .bind(`${at.id}-${daysAgo}`, companyId, at.id, from, to, Date.now() - daysAgo * DAY)
      .run();
  const [last] = steps.slice(-1);
  await product.db.prepare("update applications set status = ?2 where id = ?1").bind(at.id, last?.[1]).run();
}

type Line = { seq: number; verb: string; company: string; job: string; who: string; at: number } & {
  before: string;
  after: string;
};
type Applied = { id: string; company: string; job: string; source: string; at: number };

/** Everything anew from the log and the applications: rows of both tables by their keys. */
async function countedAnew() {
  const stages = await rows<{ id: string; job: string; name: string; status: string }>(
    "select id, job_id as job, name, status from job_stages",
  );
  const stageOf = (job: string, said: string) => {
    const own = stages.find((stage) => stage.job === job && stage.name === said);
    return { id: own?.id ?? said, status: own?.status ?? said };
  };
  const facts = new Map<string, [number, number]>();
  const histogram = new Map<string, number>();
  const add = (key: (string | number)[], days: number) => {
    const [n, sum] = facts.get(key.join("|")) ?? [0, 0];
    facts.set(key.join("|"), [n + 1, sum + days]);
  };
  const spread = (key: string[], days: number) => {
    const name = [...key, BUCKETS.findLast((bucket) => bucket <= days)].join("|");
    histogram.set(name, (histogram.get(name) ?? 0) + 1);
  };
  const log = await rows<Line>(
    `select seq, verb, company_id as company, job_id as job, application_id as who,
      at, before_value as before, after_value as after from activity
      where verb in ('candidate.moved', 'candidate.staged', 'candidate.undone') order by seq`,
  );
  const people = await rows<Applied>(
    `select id, company_id as company, job_id as job, ifnull(nullif(source, ''), 'unknown') as source,
      submitted_at as at from applications where received_at is not null`,
  );
  for (const { id, company, job, source, at } of people) {
    const day = new Date(at).toISOString();
    const first = stages.some((stage) => stage.job === job) ? stageOf(job, "Review").id : "pending";
    add([company, "applied", job, day.slice(0, 10), first, source], 0);
    add([company, "applied", job, "", first, ""], 0);
    add([company, "applied", "", day.slice(0, 7), "pending", ""], 0);
    add([company, "applied", "", "", "pending", source], 0);
    const stands: Line[] = [];
    for (const line of log.filter(({ who }) => who === id))
      if (line.verb === "candidate.undone") stands.pop();
      else stands.push(line);
    for (const [index, line] of stands.entries()) {
      const moment = new Date(line.at).toISOString();
      const to = stageOf(job, line.after);
      const since = Math.floor((line.at - at) / DAY);
      add([company, "reached", job, moment.slice(0, 10), to.id, source], since);
      add([company, "reached", job, "", to.id, ""], since);
      spread([company, "reached", job, to.id], since);
      if (line.verb === "candidate.moved") {
        add([company, "reached", "", moment.slice(0, 7), to.status, ""], since);
        add([company, "reached", "", "", to.status, source], since);
        spread([company, "reached", "", to.status], since);
      }
      const stayed = Math.floor((line.at - (stands[index - 1]?.at ?? at)) / DAY);
      const from = stageOf(job, line.before).id;
      add([company, "left", job, moment.slice(0, 10), from, ""], stayed);
      add([company, "left", job, "", from, ""], stayed);
      spread([company, "left", job, from], stayed);
    }
  }
  return {
    facts: [...facts].map(([key, [n, sum]]) => `${key}: ${n} ${sum}`).sort(),
    histogram: [...histogram].map(([key, n]) => `${key}: ${n}`).sort(),
  };
}

/** What stands in the tables; a day from which all was taken back again says nothing. */
async function kept() {
  const found = async (sql: string) => (await rows<{ said: string }>(sql)).map(({ said }) => said).sort();
  return {
    facts: await found(
      `select company_id || '|' || measure || '|' || job_id || '|' || day || '|' || stage || '|' || source
        || ': ' || n || ' ' || sum as said from facts where n <> 0 or sum <> 0`,
    ),
    histogram: await found(
      `select company_id || '|' || measure || '|' || job_id || '|' || stage || '|' || days || ': ' || n
        as said from fact_days where n <> 0`,
    ),
  };
}

test("what happened is counted as the log has it, and outlives the people", async () => {
  const { recruiter, people, staged } = await aBusyCompany();
  const stages = await rows<{ id: string; name: string }>(
    `select id, name from job_stages where job_id = '${staged.id}' order by position`,
  );
  const stage = (name: string) => stages.find((one) => one.name === name)?.id ?? "";
  const press = async (index: number, fields: Record<string, string>) => {
    const answer = await product.post(paths.candidateStatus(people[index]?.at.id ?? ""), fields, recruiter);
    expect([index, answer.status]).toEqual([index, 303]);
  };
  const undo = async () => {
    const [last] = await rows<{ id: string }>(
      "select id from status_changes order by created_at desc, id desc limit 1",
    );
    expect((await product.post(paths.undoDecision(last?.id ?? ""), {}, recruiter)).status).toBe(303);
  };
  await press(0, { status: "interview_approved" });
  await press(1, { seen: stage("Review"), stage: stage("Phone call") });
  await press(1, { seen: stage("Phone call"), stage: stage("Interview") });
  await press(2, { status: "passed" });
  await undo();
  await press(2, { status: "interview_approved" });
  await press(3, { seen: stage("Review"), stage: stage("Second interview") });
  await undo();
  await moved(people[4]?.at ?? { id: "", jobId: "" }, recruiter.companyId, [
    ["pending", "interview_approved", 80],
    ["interview_approved", "offer_sent", 50],
    ["offer_sent", "passed", 10],
  ]);
  const reason = "The position is open again.";
  const again = paths.reconsider(people[4]?.at.id ?? "");
  expect((await product.post(again, { from: "passed", reason }, recruiter)).status).toBe(303);
  const bulk = { to: "passed", intent: "send", people: `${people[5]?.at.id}:pending` };
  expect((await product.post(paths.bulk(), bulk, recruiter)).status).toBe(303);

  const anew = await countedAnew();
  expect(anew.facts.length).toBeGreaterThan(50);
  expect(anew.histogram.join(" ")).toMatch(/\|left\|\w+\|interview_approved\|30: 1 .*\|60: 1.*\|90: /);
  expect(await kept()).toEqual(anew);

  for (const { person } of people)
    expect((await product.post(paths.deleteAccount(), { currentPassword: PASSWORD }, person)).status).toBe(
      303,
    );
  await product.db.prepare("update users set erase_at = 1 where erase_at is not null").run();
  for (let five = 0; five < people.length; five += 5) await product.sweep();
  expect(await rows("select id from applications")).toEqual([]);
  expect(await kept()).toEqual(anew);
});

test("a company's year, its sources and a job's stages are read in sixty rows each", async () => {
  const recruiter = await aRecruiter(product);
  const { companyId } = recruiter;
  // Twelve months, three jobs with thirty applications a day and five sources.
  await product.db.exec(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 10949)
      insert into fact_events (company_id, measure, job_id, at, stage, status, source, n, days)
      select '${companyId}', 'reached', 'job' || (i % 3), 1767225600000 + (i / 30) * 86400000, 'passed',
        'passed',
        'source' || (i % 5), 1, i % 100 from n`.replaceAll("\n", " "),
  );
  const read = async (sql: string) => {
    const { results, meta } = await product.db.prepare(sql).all<{ n: number }>();
    expect(meta.rows_read).toBeLessThanOrEqual(60);
    return results.reduce((sum, { n }) => sum + n, 0);
  };
  const of = `where company_id = '${companyId}' and measure = 'reached'`;
  expect(await read(`select * from facts ${of} and job_id = '' and day > ''`)).toBe(10_950);
  const bySource = `${of} and job_id = '' and day = '' and stage = 'passed'`;
  expect(await read(`select * from facts ${bySource} limit 25`)).toBe(10_950);
  expect(await read(`select * from facts ${of} and job_id = 'job1' and day = ''`)).toBe(3650);
  expect(await read(`select * from fact_days ${of} and job_id = '' and stage = 'passed'`)).toBe(10_950);
  expect(await read("select * from fact_days where days > 90")).toBe(0);
});
