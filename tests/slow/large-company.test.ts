import { beforeAll, expect, test } from "vitest";
import { MOST_STAGES } from "~/features/stages/rules";
import { paths } from "~/paths";
import { costOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
let owner: TestPerson & { companyId: string };
let manager: TestPerson;
let lena: TestPerson;
let staged: TestJob;
let candidate: string;

const MEMBERS = 100;
const CANDIDATES = 200_000;
/** Each applies for a hundred jobs, and each job has two hundred applicants. */
const PEOPLE = 2_000;
/** D1 ends a statement after 30 seconds. */
const AT_ONCE = 4_000;
const MOST_ROWS = 60;

beforeAll(async () => {
  product = await startProduct();
  await product.empty();
  owner = await aRecruiter(product, { companyName: "Everywhere" });
  const { companyId } = owner;
  manager = await aRecruiter(product, { companyId, role: "hiring-manager" });
  lena = await aRecruiter(product, { companyId, role: "interviewer" });
  for (let at = 3; at < MEMBERS; at += 1)
    await aRecruiter(product, {
      companyId,
      role: at % 3 === 0 ? "hiring-manager" : at % 3 === 1 ? "interviewer" : "recruiter",
      name: `Colleague ${at}`,
    });
  for (let at = 0; at < 20; at += 1)
    await product.db
      .prepare(
        `insert into invitations (id, company_id, email, role, hash, invited_by, inviter_name, sent_at,
            expires_at)
          values ('i' || ?1, ?2, 'guest' || ?1 || '@example.org', 'interviewer', 'h' || ?1, ?3, 'Priya Nair',
            1, 2)`,
      )
      .bind(at, companyId, owner.id)
      .run();
  staged = await aJob(product, owner);
  const { id } = await anApplication(product, staged, await anApplicant(product));
  candidate = id;
  const fill = (sql: string, from: number, count: number) =>
    product.db
      .prepare(
        `with recursive n(i) as (select cast(?1 as integer) union all select i + 1 from n
        where i < ?1 + ?2 - 1) ${sql}`,
      )
      .bind(from, count, staged.id)
      .run();
  const jobs = `insert into jobs (id, code, company_id, user_id, company_name, title, department, job_type,
      location_type, location, description, final_job_posting, agreed, status, created_date, updated_date)
    select printf('01J%023d', i), printf('%08d', i), company_id, user_id, company_name, title || ' ' || i,
      department, job_type, location_type, location, description, final_job_posting, 1, status, created_date,
      updated_date
    from jobs, n where jobs.id = ?3`;
  await fill(jobs, 0, 999);
  const people = `insert into users (id, email, password_hash, type, person_name, first_name, last_name,
      created_at, updated_at)
    select printf('01K%023d', i), 'person' || i || '@example.org', 'none', 'applicant', 'Person Okafor',
      'Person', 'Okafor', 1, 1 from n where ?3 <> ''`;
  await fill(people, 0, PEOPLE);
  const applications = `insert into applications (id, company_id, job_id, user_id, name, email, position,
      work_authorization, start_date, terms_accepted_at, submitted_at, overall_score, evaluation_state,
      status, created_at, updated_at)
    select printf('01M%023d', i), j.company_id, j.id, printf('01K%023d', i % ${PEOPLE}), 'Person ' || i,
      'person' || i || '@example.org', j.title, 'yes', 'immediately', i, i, i % 101, 'done',
      iif(i % 7 = 0, 'passed', 'pending'), unixepoch() * 1000, i
    from n join jobs j on j.id = iif(i / ${PEOPLE} * 10 + i % 10 = 999, ?3,
      printf('01J%023d', i / ${PEOPLE} * 10 + i % 10))`;
  for (let from = 0; from < CANDIDATES; from += AT_ONCE) await fill(applications, from, AT_ONCE);
  expect((await product.post(paths.jobStages(staged.id), { intent: "start" }, owner)).status).toBe(303);
  await fill(
    `insert into job_stages (job_id, company_id, id, position, name, kind, status)
      select ?3, company_id, 'later-' || i, i, 'Interview ' || i, kind, status
      from n join job_stages on job_id = ?3 and position = 2`,
    6,
    MOST_STAGES - 6,
  );
  for (let from = 0; from < CANDIDATES; from += CANDIDATES / 10)
    await product.db
      .prepare("update applications set tags = ? where seq % 100 in (7, 11) and seq between ? and ?")
      .bind('["Ovens"]', from, from + CANDIDATES / 10 - 1)
      .run();
  await product.db.batch([
    product.db
      .prepare(
        `insert into job_team (user_id, job_id, company_id) select ?1, id, company_id from jobs
          where id in (?2, printf('01J%023d', 1), printf('01J%023d', 2))`,
      )
      .bind(manager.id, staged.id),
    product.db
      .prepare(
        `insert into interviewers (user_id, seq, company_id) select ?1, seq, company_id from applications
          where job_id = ?2 limit 60`,
      )
      .bind(lena.id, staged.id),
  ]);
}, 600_000);

const found = async (sql: string) => (await product.db.prepare(sql).first<number>("n")) ?? 0;

test("every list of a large company reads sixty rows at most", async () => {
  expect(await found("select count(*) as n from applications")).toBe(CANDIDATES + 1);
  expect(await found("select count(*) as n from applications where tags <> '[]'")).toBe(CANDIDATES / 50);
  expect(await found("select count(*) as n from members")).toBe(MEMBERS);
  expect(await found("select count(*) as n from jobs")).toBe(1_000);
  const [stage] = (
    await product.db
      .prepare("select id from job_stages where job_id = ? order by position")
      .bind(staged.id)
      .all<{ id: string }>()
  ).results;
  const further = async (path: string) => {
    const html = await (await product.fetch(path, { cookie: owner.cookie })).text();
    return /href="([^"]*(?:after|to)=[a-z-]+-\d+)"/.exec(html)?.[1] ?? "no further page";
  };
  const team = paths.jobTeam(staged.id);
  const lists: [TestPerson, string, number?][] = [
    ...[
      ...["/dashboard", "/jobs", "/jobs?q=engineer", "/jobs?status=active", "/dash", "/dash?status=all"],
      ...["/dash?status=all&sort=name", "/dash?q=person", `/dash?job=${staged.id}`, "/dash?select=on"],
      ...[`/dash?job=${staged.id}&stage=${stage?.id}`, paths.candidate(candidate), "/settings/activity"],
      ...[paths.jobStages(staged.id), paths.notes(candidate), paths.members(), team],
      ...[paths.interviewers(candidate), await further(paths.members()), await further(team)],
      ...[await further(paths.interviewers(candidate)), "/dash?tag=Ovens", "/dash?tag=Ovens&select=on"],
      ...["/dash?tag=Ovens&status=all&sort=name&q=person", `/dash?tag=Ovens&job=${staged.id}`],
      ...[`/dash?tag=Ovens&job=${staged.id}&stage=${stage?.id}`, paths.tags(candidate)],
    ].map((path): [TestPerson, string] => [owner, path]),
    ...["/jobs", "/jobs?q=engineer", "/dash", "/dash?status=all&sort=name", "/dash?q=person"].map(
      (path): [TestPerson, string] => [manager, path],
    ),
    ...[`/dash?job=${staged.id}&stage=${stage?.id}`, "/dash?tag=Ovens", "/settings/activity"].map(
      (path): [TestPerson, string] => [manager, path],
    ),
    ...["/dash", "/dash?status=all", "/dash?q=person"].map((path): [TestPerson, string] => [lena, path]),
  ];
  const over: string[] = [];
  for (const [{ cookie }, path] of lists) {
    const response = await product.fetch(path, { cookie });
    await response.text();
    const { rows } = costOf(response);
    if (response.status !== 200 || !(rows <= MOST_ROWS)) over.push(`${response.status} ${rows} ${path}`);
  }
  expect(over).toEqual([]);
});

test("a company of a hundred is turned over page by page, and everybody is there once", async () => {
  const seen: string[] = [];
  let path: string | undefined = paths.members();
  while (path !== undefined && seen.length <= MEMBERS) {
    const html: string = await (await product.fetch(path, { cookie: owner.cookie })).text();
    seen.push(...[...html.matchAll(/<strong dir="auto">([^<]+)<\/strong>/g)].map(([, name = ""]) => name));
    path = /href="([^"]*after=[a-z-]+-\d+)"/.exec(html)?.[1];
  }
  expect(seen).toHaveLength(MEMBERS);
  expect(seen.filter((name) => name.startsWith("Colleague"))).toHaveLength(new Set(seen).size - 1);
});
