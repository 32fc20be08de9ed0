import { beforeAll, expect, test } from "vitest";
import { paths } from "~/paths";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

const COMPANIES = 3;
const CANDIDATES = 8_000;
/** D1 ends a statement after 30 seconds. */
const AT_ONCE = 4_000;
const AT_A_TIME = 8;
const ROUNDS = 15;

let product: Product;
let job: TestJob;
const people: TestPerson[] = [];

/** Of each company the same many candidates, whose addresses all have one word in common. */
beforeAll(async () => {
  product = await startProduct();
  await product.empty();
  for (let company = 0; company < COMPANIES; company += 1) {
    const owner = await aRecruiter(product, { companyName: `Company ${company}` });
    job = await aJob(product, owner);
    const { id } = await anApplication(product, job, await anApplicant(product));
    for (let from = 0; from < CANDIDATES; from += AT_ONCE)
      await product.db.batch(filling(`${company}${from}`, id));
    if (company > 0) continue;
    people.push(owner);
    while (people.length < AT_A_TIME)
      people.push(await aRecruiter(product, { companyId: owner.companyId, role: "recruiter" }));
  }
}, 600_000);

function filling(mark: string, like: string) {
  const numbers = `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${AT_ONCE - 1})`;
  return [
    product.db
      .prepare(
        `${numbers} insert into users (id, email, password_hash, type, person_name, first_name, last_name,
           created_at, updated_at)
         select printf('01K%s%010d', ?, i), 'person' || i || '.' || ? || '@mail.example', 'none', 'applicant',
           'Person Okafor', 'Person', 'Okafor', 1, 1 from n`,
      )
      .bind(mark, mark),
    product.db
      .prepare(
        `${numbers} insert into applications (id, company_id, job_id, user_id, name, email, position,
           work_authorization, start_date, terms_accepted_at, submitted_at, overall_score,
           evaluation_state, status, created_at, updated_at)
         select printf('01M%s%010d', ?1, i), company_id, job_id, printf('01K%s%010d', ?1, i), 'Person ' || i,
           'person' || i || '@mail.example', position, 'yes', 'immediately', i, i, i % 101, 'done',
           'pending', unixepoch() * 1000, i from applications, n where applications.id = ?2`,
      )
      .bind(mark, like),
  ];
}

test("eight who search at once slow an applicant no more than eight who open their list", async () => {
  const times = { list: [] as number[], search: [] as number[], alone: [] as number[] };
  const beside = { list: "/dash?status=all", search: "/dash?status=all&q=mail.example", alone: null };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of ["list", "search", "alone"] as const)
      times[kind].push(await millisecondsToApply(beside[kind], round));
  const { list, search, alone } = Object.fromEntries(
    Object.entries(times).map(([kind, all]) => [kind, median(all)]),
  ) as Record<keyof typeof times, number>;
  console.log(
    `a job's form, ms: alone ${alone}, beside eight lists ${list}, beside eight searches ${search}`,
  );
  expect(search / list).toBeLessThanOrEqual(1.2);
});

async function millisecondsToApply(path: string | null, round: number): Promise<number> {
  const others = path === null ? [] : people.map(({ cookie }) => look(path, cookie));
  const from = performance.now();
  await look(paths.apply(job.id), null, `10.0.${round}.1`);
  const took = performance.now() - from;
  await Promise.all(others);
  return Math.round(took);
}

async function look(path: string, cookie: string | null, from = "10.1.0.1"): Promise<void> {
  const response = await product.fetch(path, { cookie, headers: { "CF-Connecting-IP": from } });
  expect(response.status, path).toBe(200);
  await response.arrayBuffer();
}

const median = (of: number[]) =>
  of.sort((one, other) => one - other)[Math.floor(of.length / 2)] ?? Number.NaN;
