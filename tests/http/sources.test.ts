import { beforeAll, expect, test } from "vitest";
import { paths } from "~/paths";
import { NEWCOMER } from "../support/applying";
import { wordsOf } from "../support/pages";
import { aRecruiter, type TestPerson } from "../support/people";
import { aJob, type TestJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
let recruiter: TestPerson & { companyId: string };
let job: TestJob;

beforeAll(async () => {
  product = await startProduct();
  await product.empty();
  recruiter = await aRecruiter(product);
  job = await aJob(product, recruiter, { title: "Baker" });
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  product.fetch(path, { cookie: null, headers: { "User-Agent": "Mozilla/5.0 Firefox/140.0", ...headers } });

test("a recruiter sees what led people to a job and who applied, and no cookie is set for it", async () => {
  const address = await product.db
    .prepare("select '/careers/' || company_slug || '/baker-' || code as path from jobs where id = ?")
    .bind(job.id)
    .first<string>("path");
  const page = await visit(`${address}?src=Uni%20Leeds&utm_medium=poster`);
  expect(page.headers.get("Set-Cookie")).toBeNull();
  const apply = `${paths.apply(job.id)}?src=Uni+Leeds&amp;utm_medium=poster`;
  expect(await page.text()).toContain(`href="${apply}"`);
  const form = await visit(apply.replace("&amp;", "&"));
  expect(form.headers.get("Set-Cookie")).toBeNull();
  const html = await form.text();
  expect(html).toContain('<input type="hidden" name="src" value="Uni Leeds"/>');
  expect(html).toContain('<input type="hidden" name="medium" value="poster"/>');
  await visit(address ?? "", {
    Referer: "https://news.example/jobs",
    "User-Agent": "Mozilla/5.0 Safari/600",
  });
  await expect
    .poll(() => product.db.prepare("select sum(views) as n from job_sources").first<number>("n"))
    .toBe(2);

  await product.post(apply.replace("&amp;", "&"), { ...NEWCOMER, src: "Uni Leeds", medium: "poster" });
  await product.db.prepare("update applications set received_at = 86400000").run();
  const kept = await product.db.prepare("select source, medium, campaign from applications").first();
  expect(kept).toEqual({ source: "Uni Leeds", medium: "poster", campaign: "" });
  const words = await wordsOf(await product.fetch(paths.jobSources(job.id), { cookie: recruiter.cookie }));
  expect(words).toContain("Source Views Applicants Uni Leeds 1 1 news.example 1 0");
});

test("somebody else's job has no sources to show", async () => {
  const { cookie } = await aRecruiter(product, { companyName: "Rival" });
  expect((await product.fetch(paths.jobSources(job.id), { cookie })).status).toBe(404);
});
