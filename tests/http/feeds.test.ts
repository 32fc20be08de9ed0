import { beforeAll, expect, test } from "vitest";
import { FEEDS as FEED_TYPES, type FeedName } from "~/features/postings/feeds/feed-names";
import { costOf } from "../support/pages";
import { aRecruiter, type TestPerson } from "../support/people";
import { aJob, type TestJob } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  product = await startProduct();
  await product.empty();
  recruiter = await aRecruiter(product);
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  product.fetch(path, { cookie: null, headers });
const read = async (path: string) => (await visit(path)).text();
const slugOf = async () =>
  (await product.db
    .prepare("select slug from companies where id = ?")
    .bind(recruiter.companyId)
    .first<string>("slug")) ?? "";
const codeOf = async (job: TestJob) =>
  (await product.db.prepare("select code from jobs where id = ?").bind(job.id).first<string>("code")) ?? "";
const setStatus = (job: TestJob, status: string) =>
  product.post(`/jobs/${job.id}/status`, { status }, { cookie: recruiter.cookie });

const FEEDS = ["feed.rss", "feed.atom", "feed.json", "jobs.json", "indeed.xml", "jobs.xml"];

test("a poll of a feed costs no query, and nothing at all when the reader has it already", async () => {
  const job = await aJob(product, recruiter, { title: "Baker" });
  await product.sweep();
  const company = `/careers/${await slugOf()}`;
  const code = await codeOf(job);
  for (const name of FEEDS) {
    const response = await visit(`${company}/${name}`);
    expect(response.status, name).toBe(200);
    expect(costOf(response).queries, name).toBe(0);
    expect(Object.fromEntries(response.headers), name).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
      "content-type": `${FEED_TYPES[name as FeedName]}; charset=utf-8`,
    });
    expect(await response.text(), name).toContain(`baker-${code}?src=`);
    const etag = response.headers.get("ETag") ?? "";
    expect((await visit(`${company}/${name}`, { "If-None-Match": etag })).status, name).toBe(304);
    const since = response.headers.get("Last-Modified") ?? "";
    expect((await visit(`${company}/${name}`, { "If-Modified-Since": since })).status, name).toBe(304);
  }
  expect(await read(`${company}/jobs.json`)).toContain("descriptionHtml");
  expect(await read(`${company}/jobs.json?content=false`)).not.toContain("description");
  for (const path of [`${company}/linkedin.xml`, "/careers/nobody-at-all/feed.rss", `${company}/feed.txt`])
    expect((await visit(path)).status, path).toBe(404);
  const page = await read(company);
  for (const name of ["feed.rss", "feed.atom", "feed.json"])
    expect(page).toMatch(new RegExp(`<link rel="alternate"[^>]*href="${company}/${name}"`));
});

const saveCompany = (change: Record<string, string>) => {
  const page = { website: "", about: "", colour: "", linkedinId: "", seen: "{}" };
  const defaults = { defaultCountry: "GB", defaultCurrency: "GBP", defaultLanguage: "en" };
  const fields = { ...page, ...defaults, defaultTimeZone: "Europe/London", ...change };
  return product.post("/settings/company", fields, { cookie: recruiter.cookie });
};

test("a company that changes its address takes its feeds along, and no reader sees a job twice", async () => {
  const former = await slugOf();
  const idsIn = async (slug: string) => {
    const [rss, atom, json] = await Promise.all(
      ["feed.rss", "feed.atom", "feed.json"].map((name) => read(`/careers/${slug}/${name}`)),
    );
    const all = (text = "", tag: RegExp) => [...text.matchAll(tag)].map(([, id]) => id);
    return [all(rss, /<guid[^>]*>([^<]+)</g), all(atom, /<id>([^<]+)</g), all(json, /"id":"([^"]+)"/g)];
  };
  const before = await idsIn(former);
  expect(before.map((ids) => ids.length)).toEqual([1, 2, 1]);
  const follow = async (from: string, to: string) => {
    for (const name of [...FEEDS, "jobs.json?content=false"]) {
      const moved = await product.fetch(`/careers/${from}/${name}`, { cookie: null, redirect: "manual" });
      expect([moved.status, moved.headers.get("Location")]).toEqual([301, `/careers/${to}/${name}`]);
      expect(costOf(moved).queries, name).toBe(0);
    }
    expect(await idsIn(to)).toEqual(before);
  };
  for (const slug of ["baker-and-sons", "baker-and-daughters"]) {
    expect((await saveCompany({ slug })).status).toBe(303);
    await product.sweep();
    expect(await read(`/careers/${slug}/feed.rss`)).toContain(`/careers/${slug}/baker-`);
    await follow(former, slug);
  }
  expect((await saveCompany({ slug: "baker-and-sons" })).status).toBe(303);
  await product.sweep();
  await follow("baker-and-daughters", "baker-and-sons");
  await follow(former, "baker-and-sons");
  expect((await visit("/careers/baker-and-sons/linkedin.xml")).status).toBe(404);
  expect((await visit("/careers/baker-and-sons/moved")).status).toBe(404);
});

test("a company that gives its number has a feed for LinkedIn", async () => {
  const slug = await slugOf();
  expect((await saveCompany({ slug, linkedinId: "our page" })).status).toBe(422);
  expect((await saveCompany({ slug, linkedinId: "1337" })).status).toBe(303);
  await product.sweep();
  expect(await read(`/careers/${slug}/linkedin.xml`)).toContain("1337");
});

test("beyond ten thousand addresses there is another sitemap, and it goes when they are fewer", async () => {
  const announced = await aJob(product, recruiter, { title: "Announced" });
  await product.db
    .prepare("update jobs set country = 'GB', locality = 'Leeds' where id = ?")
    .bind(announced.id)
    .run();
  // Its own feeds are not what is asked for: it comes before the companies that have theirs.
  await product.db
    .prepare("insert into companies (id, company_name, slug, created_at) values ('0', 'Many', 'many', 1)")
    .run();
  for (const first of [0, 5_000])
    await product.db
      .prepare(
        `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?1 + 4999)
          insert into jobs (id, company_id, user_id, title, job_type, location_type, description,
            final_job_posting, agreed, status, created_date, updated_date)
          select printf('01J%023d', i), '0', 'u', 'Baker ' || i, 'full-time', 'office', '', '#', 1, 'active',
            i, 86400000 from n`,
      )
      .bind(first)
      .run();
  const rebuilt = async (status: string) => {
    await setStatus(announced, status);
    await product.sweep();
    const files = [...(await read("/sitemap.xml")).matchAll(/sitemap-jobs-\d+\.xml/g)].map(String);
    const addresses = await Promise.all(
      files.map(async (file) => [...(await read(`/${file}`)).matchAll(/<loc>([^<]+)/g)].map(([, at]) => at)),
    );
    return { files, addresses };
  };
  const { files, addresses } = await rebuilt("active");
  expect(files).toEqual(["sitemap-jobs-1.xml", "sitemap-jobs-2.xml", "sitemap-jobs-3.xml"]);
  const open = await product.db.prepare("select count(*) as n from open_jobs").first<number>("n");
  expect(addresses.map((some) => some.length)).toEqual([10_000, (open ?? 0) - 10_000, 2]);
  expect(new Set(addresses.flat()).size).toBe((open ?? 0) + 2);
  expect(addresses[2]).toContain(`${ORIGIN}/careers/many`);
  expect(await read("/sitemap-jobs-1.xml")).toContain("<lastmod>1970-01-02T00:00:00.000Z</lastmod>");
  expect(costOf(await visit("/sitemap-jobs-1.xml")).queries).toBe(0);
  expect(costOf(await visit("/sitemap.xml")).queries).toBe(0);

  await product.db.batch(
    ["jobs where company_id", "job_tombstones where company_id", "companies where id"].map((rows) =>
      product.db.prepare(`delete from ${rows} = '0'`),
    ),
  );
  expect((await rebuilt("closed")).files).toEqual(["sitemap-jobs-1.xml", "sitemap-jobs-2.xml"]);
  expect((await visit("/sitemap-jobs-3.xml")).status).toBe(404);
});

test("one act takes a job down everywhere, and re-opening brings it back", async () => {
  const job = await aJob(product, recruiter, { title: "Pastry chef" });
  await product.db
    .prepare("update jobs set country = 'GB', locality = 'Leeds' where company_id = ?")
    .bind(recruiter.companyId)
    .run();
  const code = await codeOf(job);
  const company = `/careers/${await slugOf()}`;
  const address = `${company}/pastry-chef-${code}`;
  const owed = async () =>
    (await product.db
      .prepare("select count(*) as n from outbox where topic = 'announce' and state = 'waiting'")
      .first<number>("n")) ?? 0;
  /** How often search engines were owed the news of a job, whether they have it by now or not. */
  const announced = async (of: string) =>
    (await product.db
      .prepare("select count(*) as n from outbox where topic = 'announce' and id like ?")
      .bind(`%-${of}`)
      .first<number>("n")) ?? 0;
  const pages = ["/careers", "/careers?q=pastry", company, `${company}/embed`];
  const listedNow = async (of: string) => {
    const texts = await Promise.all(pages.map(read));
    return texts.some((text) => text.includes(of));
  };
  const shown = async () => {
    const feeds = [...FEEDS, "linkedin.xml"].map((name) => `${company}/${name}`);
    const lists = [...pages, ...feeds, "/sitemap-jobs-1.xml"];
    const texts = await Promise.all(lists.map(read));
    const listed = new Set(texts.map((text) => text.includes(code)));
    return { page: (await visit(address)).status, listed: [...listed] };
  };
  const everywhere = { page: 200, listed: [true] };
  const nowhere = { page: 410, listed: [false] };
  await setStatus(job, "active");
  await product.sweep();
  expect(await shown()).toEqual(everywhere);
  expect(await read("/sitemap-jobs-1.xml")).toMatch(
    new RegExp(`<loc>${ORIGIN}${address}</loc><lastmod>\\d{4}-[^<]+Z</lastmod>`),
  );

  await setStatus(job, "closed");
  expect((await visit(address)).status).toBe(410);
  expect(await listedNow(code)).toBe(false);
  expect(await owed()).toBe(1);
  await product.sweep();
  expect(await owed()).toBe(0);
  expect(await shown()).toEqual(nowhere);

  await setStatus(job, "active");
  await product.sweep();
  expect(await shown()).toEqual(everywhere);

  await product.db
    .prepare("update jobs set closes_on = '2026-01-05', closes_at = 1767657600000 where id = ?")
    .bind(job.id)
    .run();
  expect((await visit(address)).status).toBe(410);
  expect(await listedNow(code)).toBe(false);
  const beforeItsDay = await announced(code);
  await product.sweep();
  await product.sweep();
  expect(await announced(code)).toBe(beforeItsDay + 1);
  expect(await shown()).toEqual(nowhere);
  await product.db
    .prepare("update jobs set closes_on = '', closes_at = null where id = ?")
    .bind(job.id)
    .run();
  await setStatus(job, "active");
  await product.sweep();
  expect(await shown()).toEqual(everywhere);

  const deleted = await aJob(product, recruiter, { title: "Waiter" });
  await setStatus(deleted, "active");
  await product.sweep();
  expect(await read(`${company}/jobs.json`)).toContain(await codeOf(deleted));
  const gone = await codeOf(deleted);
  await product.post(`/jobs/${deleted.id}/delete`, {}, { cookie: recruiter.cookie });
  expect((await visit(`${company}/waiter-${gone}`)).status).toBe(410);
  expect(await listedNow(gone)).toBe(false);
  expect(await owed()).toBe(1);
  await product.sweep();
  for (const name of [...FEEDS, "linkedin.xml"])
    expect(await read(`${company}/${name}`), name).not.toContain(gone);
  expect(await read("/sitemap-jobs-1.xml")).not.toContain(gone);

  const beforeLeaving = await announced(code);
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(recruiter.id).run();
  await product.sweep();
  await product.sweep();
  expect(await announced(code)).toBe(beforeLeaving + 1);
  expect(await shown()).toEqual(nowhere);
});
