import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "../support/pages";
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

type Address = { code: string; slug: string; path: string };

async function addressOf(job: TestJob, title: string): Promise<Address> {
  const row = await product.db
    .prepare("select code, company_slug as slug from jobs where id = ?")
    .bind(job.id)
    .first<{ code: string; slug: string }>();
  if (row === null) throw new Error("no such job");
  return { ...row, path: `/careers/${row.slug}/${title}${row.code}` };
}

const set = (job: TestJob, columns: string) =>
  product.db
    .prepare(`update jobs set ${columns}, updated_date = updated_date + 1 where id = ?`)
    .bind(job.id)
    .run();
const visit = (path: string) => product.fetch(path, { cookie: null, redirect: "manual" });
const markupIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

test("a stranger reads the whole posting, and what applying will ask", async () => {
  const job = await aJob(product, recruiter, { title: "Warehouse shift lead, nights" });
  await set(
    job,
    "country = 'GB', locality = 'Coventry', closes_on = '2126-07-06', time_zone = 'Europe/London'",
  );
  const { path, code } = await addressOf(job, "warehouse-shift-lead-nights-");
  const response = await visit(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
  expect(html).not.toContain("noindex");
  expect(markupIn(html)).toMatchObject({
    "@context": "https://schema.org/",
    title: "Warehouse shift lead, nights",
    identifier: { value: code },
    validThrough: "2126-07-06T23:59:59+01:00",
    jobLocation: { address: { addressCountry: "GB", addressLocality: "Coventry" } },
    baseSalary: { currency: "USD", value: { minValue: 85_000, maxValue: 105_000, unitText: "YEAR" } },
  });
  const words = await wordsOf(await visit(path));
  for (const part of [
    "Coventry",
    "6 Jul 2126",
    "$85,000 – $105,000",
    "A CV",
    "Earliest start date",
    "You must know TypeScript",
  ])
    expect(words).toContain(part);
  // Title and facts stand above the posting, which begins below them.
  const said = /class="posting"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? "";
  expect(said).toContain("You must know TypeScript");
  expect(said).not.toMatch(/Warehouse shift lead|Job type|Salary/);
  const asks = await (await visit(`${path}/form.json`)).json();
  expect(asks).toMatchObject({ minutes: 30, evaluation: true, documents: [{ name: "cv" }, {}] });
  for (const { label } of (asks as { questions: { label: string }[] }).questions)
    expect(words).toContain(label);

  const old = await (await visit(`/apply/${job.id}`)).text();
  expect(old).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
  expect(markupIn(old)).toBeNull();
});

test("whoever prints a job page has an address on paper to apply at, while it is open", async () => {
  const job = await aJob(product, recruiter, { title: "Night Baker" });
  const { path, slug, code } = await addressOf(job, "night-baker-");
  const printed = `Apply at ${ORIGIN}/careers/${slug}/${code}`;
  expect(await wordsOf(await visit(path))).toContain(printed);
  await set(job, "status = 'paused'");
  expect(await wordsOf(await visit(path))).not.toContain(printed);
});

test("whoever has another company, title or letter case in the address is sent on", async () => {
  const { path, slug, code } = await addressOf(await aJob(product, recruiter, { title: "日本" }), "");
  for (const other of [
    `/careers/${slug}/tokyo-${code}?src=x`,
    `/careers/acme/${code}?src=x`,
    `${path.toUpperCase()}?src=x`,
  ]) {
    const response = await visit(other);
    expect([response.status, response.headers.get("Location")], other).toEqual([301, `${path}?src=x`]);
  }
  expect((await visit(path)).status).toBe(200);
});

const LINES = "You throw pots all day, and glaze them in the evening; the kiln is fired at night.";

test("a draft, an unknown code and an unknown company answer alike", async () => {
  const draft = await aJob(product, recruiter, { status: "draft" });
  const { slug, path } = await addressOf(draft, "senior-frontend-engineer-");
  const pages = [path, `/careers/${slug}/zzzzzzzz`, `/careers/${slug}/x`, "/careers/nobody"].map(
    async (at) => {
      const response = await visit(at);
      const html = (await response.text()).replaceAll(/nonce="[^"]*"/g, "");
      return [response.status, html.replace(`name="back" value="${at}"`, "")];
    },
  );
  const [first, ...others] = await Promise.all(pages);
  expect(first?.[0]).toBe(404);
  for (const other of others) expect(other).toEqual(first);
});
test("a job that is not open says so in its way, and comes back when it is opened", async () => {
  const job = await aJob(product, recruiter, { title: "Baker" });
  const other = await aJob(product, recruiter, { title: "Pastry chef" });
  await set(job, "country = 'GB'");
  const { path } = await addressOf(job, "baker-");
  const seen = async () => {
    const response = await visit(path);
    const html = await response.text();
    const apply = html.includes(`/apply/${job.id}`);
    return {
      status: response.status,
      hidden: html.includes("noindex"),
      markup: markupIn(html) !== null,
      apply,
    };
  };
  const open = { status: 200, hidden: false, markup: true, apply: true };
  const gone = { status: 410, hidden: true, markup: false, apply: false };
  expect(await seen()).toEqual(open);
  await set(job, "status = 'paused'");
  expect(await seen()).toEqual({ ...gone, status: 200 });
  await set(job, "status = 'closed'");
  expect(await seen()).toEqual(gone);
  const words = await wordsOf(await visit(path));
  expect(words).toMatch(/Baker.*This job closed on \d+ \w+ \d{4}.*Pastry chef/);
  await set(job, "status = 'active'");
  expect(await seen()).toEqual(open);
  await set(job, "closes_on = '2026-01-05', closes_at = 1767657600000");
  expect(await seen()).toEqual(gone);
  expect(await wordsOf(await visit(path))).toContain("This job closed on 5 Jan 2026");
  expect(await wordsOf(await visit(`/apply/${job.id}`))).toContain("This job is closed");
  await product.db.prepare("delete from jobs where id = ?").bind(job.id).run();
  expect(await seen()).toEqual(gone);
  const left = await wordsOf(await visit(path));
  expect(left).toContain("This job was taken down");
  expect(left).not.toContain("Baker");
  expect(left).toContain(other.title);
});

test("whoever reads a company's only job is offered no list of it", async () => {
  const alone = await aRecruiter(product);
  const job = await aJob(product, alone, { title: "Farrier" });
  const { path } = await addressOf(job, "farrier-");
  expect(await wordsOf(await visit(path))).not.toMatch(/All \d|The open job/);
  await aJob(product, alone, { title: "Smith" });
  expect(await wordsOf(await visit(path))).toContain("All 2 jobs");
  await set(job, "status = 'paused'");
  expect(await wordsOf(await visit(path))).toContain("The open job");
});

test("a poster's words end behind a word", async () => {
  const job = await aJob(product, recruiter, { title: "Waller", description: `${LINES} `.repeat(5) });
  const { path } = await addressOf(job, "waller-");
  const words = await wordsOf(await visit(`${path}/poster`));
  const [, last] = /(\S+) … Read everything/.exec(words) ?? [];
  expect(LINES.split(" ")).toContain(last);
});

test("a poster says headings and lists in whole points, and none of their marks", async () => {
  const asks = "## What we ask\n\nYou bring:\n\n- Three years\n- A head for heights\n\nCome and see us";
  const description = `${LINES}\n\n${asks}`;
  const job = await aJob(product, recruiter, { title: "Roofer", description });
  const { path } = await addressOf(job, "roofer-");
  expect(await wordsOf(await visit(`${path}/poster`))).toContain(
    "at night. What we ask · You bring: Three years · A head for heights · Come and see us",
  );
});

test("a poster has no script and no cookie, and is there while its job is open", async () => {
  const job = await aJob(product, recruiter, { title: "Potter", description: `${LINES}\n\n- **Clay**` });
  await set(job, "closes_on = '2126-07-06', locality = 'Leeds'");
  const { path, slug, code } = await addressOf(job, "potter-");
  const old = await visit(`/careers/acme/${code}/poster?src=x`);
  expect([old.status, old.headers.get("Location")]).toEqual([301, `${path}/poster`]);
  const poster = await visit(`${path}/poster`);
  expect([poster.status, poster.headers.get("Set-Cookie")]).toEqual([200, null]);
  const html = await poster.clone().text();
  for (const never of ["<script", "<form", 'name="back"', "site-header"]) expect(html).not.toContain(never);
  expect(html).toContain('content="noindex"');
  expect(html).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
  const words = await wordsOf(poster);
  expect(words).toContain("Place Leeds");
  expect(words).toContain("$85,000 – $105,000");
  expect(words).toContain("Closes 6 Jul 2126");
  expect(words).toContain(`${LINES} Clay`);
  expect(words).toContain(`${ORIGIN.replace("http://", "")}/careers/${slug}/${code}`);
  for (const [columns, status] of [
    ["status = 'paused'", 404],
    ["status = 'draft'", 404],
    ["status = 'closed'", 410],
  ] as const) {
    await set(job, columns);
    expect((await visit(`${path}/poster`)).status, columns).toBe(status);
  }
  await product.db.prepare("delete from jobs where id = ?").bind(job.id).run();
  const gone = await visit(`${path}/poster`);
  expect(gone.status).toBe(410);
  expect(await wordsOf(gone)).toContain("This job is closed");
  expect((await visit(`/careers/${slug}/zzzzzzzz/poster`)).status).toBe(404);
});
