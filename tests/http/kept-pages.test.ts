import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { postingPath } from "~/features/postings/address";
import { paths } from "~/paths";
import { costOf, wordsOf } from "../support/pages";
import { aRecruiter, type TestPerson } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startOnThreeShards, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

/** Until two visits fall into one second, of which the second asked the database for nothing. */
async function twiceInASecond(path: string, visit: typeof product.fetch = product.fetch) {
  for (let tried = 0; tried < 20; tried += 1) {
    const [first, second] = [await visit(path), await visit(path)];
    if (costOf(second).queries === 0) return [first, second] as const;
  }
  throw new Error(`${path} is asked for anew each time`);
}
const nonceOf = (page: Response) =>
  /'nonce-([^']+)'/.exec(page.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "none";

type Address = { code: string; slug: string };

async function jobOf(recruiter: TestPerson & { companyId: string }, on: Pick<Product, "db"> = product) {
  const job = await aJob(on, recruiter, { title: "Harbour clerk" });
  const sql = "select code, company_slug as slug from jobs where id = ?";
  const { code = "", slug = "" } = (await on.db.prepare(sql).bind(job.id).first<Address>()) ?? {};
  return { ...job, slug, page: postingPath({ code, companySlug: slug, title: "Harbour clerk" }) };
}

test("whoever comes a second later at most reads the same page, with a nonce of their own", async () => {
  const job = await jobOf(await aRecruiter(product));
  const careers = [paths.careers(), paths.company(job.slug), paths.embed(job.slug)];
  for (const path of [...careers, job.page, paths.apply(job.id)]) {
    const [first, second] = await twiceInASecond(path);
    const [one, other] = [await first.text(), await second.text()];
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(other).toContain("Harbour clerk");
    expect(other).not.toContain(nonceOf(first));
    expect(other.replaceAll(nonceOf(second), nonceOf(first))).toBe(one);
    const stable = (page: Response) =>
      [...page.headers].filter(
        ([name]) => !/^(?:date|x-request-id|server-timing|content-security-policy)$/.test(name),
      );
    expect(stable(second)).toEqual(stable(first));
  }
});

test("whoever pauses a job has taken it from the page that a stranger has just read", async () => {
  const recruiter = await aRecruiter(product);
  const job = await jobOf(recruiter);
  await twiceInASecond(paths.careers());
  await twiceInASecond(paths.apply(job.id));
  const { status } = await product.post(
    paths.jobStatus(job.id),
    { status: "paused" },
    { cookie: recruiter.cookie },
  );
  expect(status).toBeLessThan(400);
  expect(await wordsOf(await product.fetch(paths.careers()))).not.toContain("Harbour clerk");
  expect(await wordsOf(await product.fetch(paths.apply(job.id)))).toContain("This job is paused");
});

test("whoever is signed in is shown their own page, and nobody else is", async () => {
  const recruiter = await aRecruiter(product);
  await jobOf(recruiter);
  await twiceInASecond(paths.careers());
  const own = await product.fetch(paths.careers(), { cookie: recruiter.cookie });
  expect(await wordsOf(own)).toContain("Sign Out");
  expect(costOf(own).queries).toBeGreaterThan(0);
  const [first, second] = await twiceInASecond(paths.careers());
  for (const page of [first, second]) expect(await wordsOf(page)).not.toContain("Sign Out");
});

const views = async (db: D1Database, jobId: string) => {
  const sql = "select count(*) as n from job_views where job_id = ?";
  return (await db.prepare(sql).bind(jobId).first<number>("n")) ?? 0;
};

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Each visit by a browser on a network of its own. */
function visitorsOf({ fetch }: Pick<Product, "fetch">) {
  let came = 0;
  const visit = (path: string) => {
    came += 1;
    const headers = { "CF-Connecting-IP": `192.0.2.${came}`, "User-Agent": BROWSER };
    return fetch(path, { headers });
  };
  return { visit, came: () => came };
}

test("every visitor of a job counts, whoever was there before them", async () => {
  const job = await jobOf(await aRecruiter(product));
  const { visit, came } = visitorsOf(product);
  for (const path of [job.page, paths.apply(job.id)]) await twiceInASecond(path, visit);
  await expect.poll(() => views(product.db, job.id), { timeout: 30_000 }).toBe(came());
});

test("every visitor counts in the database that the job is in", async () => {
  const three = await startOnThreeShards();
  onTestFinished(() => three.stop());
  const third = three.shards[2] as D1Database;
  const on = { ...three, db: third };
  const job = await jobOf(await aRecruiter(on), on);
  const { visit, came } = visitorsOf(three);
  await twiceInASecond(paths.apply(job.id), visit);
  await expect.poll(() => views(third, job.id), { timeout: 30_000 }).toBe(came());
  expect(await views(three.db, job.id)).toBe(0);
});
