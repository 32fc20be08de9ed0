import { beforeAll, expect, test } from "vitest";
import { costOf } from "../support/pages";
import { aRecruiter } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.empty();
});

const MANY = 100_000;
/** D1 ends a statement after 30 seconds. */
const AT_ONCE = 5_000;

test("the lists of open jobs read at most 25 rows among a hundred thousand", async () => {
  const recruiter = await aRecruiter(product, { companyName: "Everywhere" });
  const first = await aJob(product, recruiter, { title: "Night engineer" });
  await product.db
    .prepare("update jobs set country = 'GB', locality = 'Leeds' where id = ?")
    .bind(first.id)
    .run();
  for (let done = 0; done < MANY; done += AT_ONCE)
    await product.db
      .prepare(
        `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?1 + ?2 - 1)
         insert into jobs (id, code, company_id, user_id, title, department, job_type, location_type,
           location, country, locality, salary_max, description, final_job_posting, agreed, status,
           created_date, updated_date)
         select printf('01J%023d', i), printf('%08d', i), company_id, user_id, 'Engineer ' || i,
           'Department ' || (cast(i as integer) % 40), job_type, location_type, location,
           country, locality, salary_max, description, '# Posting', 1,
           'active', i, i
         from jobs, n where jobs.id = ?3`,
      )
      .bind(done, AT_ONCE, first.id)
      .run();
  const open = await product.db.prepare("select count(*) as n from open_jobs").first<number>("n");
  expect(open).toBe(MANY + 1);
  const slug = await product.db.prepare("select slug from companies").first<string>("slug");
  const middle = await product.db
    .prepare("select listed from open_job_entries where seq = (select max(seq) / 2 from jobs)")
    .first<number>("listed");
  for (const path of [
    "/careers",
    `/careers?before=${middle}`,
    "/careers?q=engineer",
    "/careers?q=night",
    "/careers?q=e&country=GB&place=hybrid&type=full-time&department=Department+7&language=en&pay=50",
    `/careers/${slug}`,
    `/careers/${slug}?before=${middle}`,
    `/careers/${slug}/embed?department=Department+7`,
  ]) {
    const response = await product.fetch(path, { cookie: null });
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain(`/careers/${slug}/`);
    const { rows, queries } = costOf(response);
    expect(rows, path).toBeLessThanOrEqual(25);
    expect(queries, path).toBeLessThanOrEqual(2);
  }
});
