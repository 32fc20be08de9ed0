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

const visit = (
  path: string,
  headers: Record<string, string> = {},
  redirect: "follow" | "manual" = "follow",
) =>
  product.fetch(path, {
    cookie: null,
    redirect,
    headers: { "User-Agent": "Mozilla/5.0 Firefox/140.0", ...headers },
  });

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
  await product.db.prepare("update applications set submitted_at = 86400000, received_at = 86400000").run();
  const kept = await product.db.prepare("select source, medium, campaign from applications").first();
  expect(kept).toEqual({ source: "Uni Leeds", medium: "poster", campaign: "" });
  const words = await wordsOf(await product.fetch(paths.jobSources(job.id), { cookie: recruiter.cookie }));
  expect(words).toContain("Source Views Applicants Uni Leeds 1 1 news.example 1 0");
});

test("a recruiter names a source, and its short link counts people until the job is closed", async () => {
  const brewer = await aJob(product, recruiter, { title: "Brewer" });
  const page = () => product.fetch(paths.jobSources(brewer.id), { cookie: recruiter.cookie });
  const make = (source: string, { cookie } = recruiter) =>
    product.post(paths.jobSources(brewer.id), { source }, { cookie });
  for (const [source, message] of [
    ["", "Please name the source, such as Uni Leeds fair"],
    ["Café ☕", "Please use letters, figures, spaces, dots, hyphens and underscores"],
    ["x".repeat(65), "Please use at most 64 characters"],
  ] as const) {
    const refused = await make(source);
    const html = await refused.text();
    expect([refused.status, html]).toEqual([422, expect.stringContaining(message)]);
    expect(html).toContain(source === "" ? "" : `value="${source}"`);
    expect(html).not.toMatch(/<input[^>]*name="source"[^>]*maxlength/i);
  }
  for (const source of ["Uni Leeds fair", "Notice board", " Uni  Leeds fair"])
    expect((await make(source)).status).toBe(303);
  const rival = await aRecruiter(product, { companyName: "Rival" });
  expect((await make("Uni Leeds fair", rival)).status).toBe(404);
  const html = await (await page()).text();
  const links = [...html.matchAll(/aria-label="Link for ([^"]+)" value="[^"]*(\/s\/[0-9a-z]{7})"/g)];
  expect(links.map(([, source]) => source)).toEqual(["Uni Leeds fair", "Notice board"]);
  const path = links[0]?.[2] ?? "";

  const click = (headers = {}, at = path, method = "GET") =>
    product.fetch(at, {
      ...{ method, cookie: null, redirect: "manual" },
      headers: { "User-Agent": "Mozilla/5.0 Firefox/140.0", ...headers },
    });
  const led = await click();
  expect(led.status).toBe(302);
  expect(led.headers.get("Set-Cookie")).toBeNull();
  const target = led.headers.get("Location") ?? "";
  expect(target).toMatch(/^\/careers\/[^/]+\/brewer-[0-9a-z]{8}\?src=Uni\+Leeds\+fair$/);
  expect(await (await visit(target)).text()).toContain(`${paths.apply(brewer.id)}?src=Uni+Leeds+fair`);
  await click({}, path.toUpperCase().replace("/S/", "/s/"));
  await click({ "User-Agent": "Googlebot/2.1" });
  await click({}, path, "HEAD");
  await expect
    .poll(() => product.db.prepare("select sum(clicks) as n from short_link_clicks").first<number>("n"))
    .toBe(2);
  await product.db.prepare("update short_link_clicks set day = '2026-01-05'").run();
  await click();
  const words = async () => wordsOf(await page());
  await expect.poll(words).toContain("Uni Leeds fair 3 clicks, 1 today");
  expect(await words()).toContain("Notice board 0 clicks");

  for (const at of ["/s/zzzzzzz", "/s/x", `${path}x`]) {
    const none = await click({}, at);
    expect([none.status, await wordsOf(none)]).toEqual([
      404,
      expect.stringContaining("There is nothing here"),
    ]);
  }
  await product.db.prepare("update jobs set status = 'closed' where id = ?").bind(brewer.id).run();
  expect((await visit((await click()).headers.get("Location") ?? "")).status).toBe(410);
  await product.db.prepare("delete from jobs where id = ?").bind(brewer.id).run();
  const gone = await click();
  expect(gone.status).toBe(410);
  expect(await wordsOf(gone)).toContain("This job was taken down");
  const left = await product.db.prepare("select count(*) as n from short_link_clicks").first<number>("n");
  expect(left).toBe(0);
});

test("a source has a name in any language, and its short link leads by it", async () => {
  const pastry = await aJob(product, recruiter, { title: "Pastry cook" });
  const at = paths.jobSources(pastry.id);
  for (const source of ["Göteborg meet-up", "göteborg", "Go\u0308teborg meet-up"])
    expect((await product.post(at, { source }, recruiter)).status).toBe(303);
  const html = await (await product.fetch(at, recruiter)).text();
  const links = [...html.matchAll(/aria-label="Link for ([^"]+)" value="[^"]*(\/s\/[0-9a-z]{7})"/g)];
  expect(links.map(([, source]) => source)).toEqual(["Göteborg meet-up", "göteborg"]);
  const led = await visit(links[0]?.[2] ?? "", {}, "manual");
  const target = led.headers.get("Location") ?? "";
  expect(new URL(target, "https://x.example").searchParams.get("src")).toBe("Göteborg meet-up");
  const apply = /href="([^"]*\/apply\/[^"]*)"/.exec(await (await visit(target)).text())?.[1] ?? "";
  expect(await (await visit(apply)).text()).toContain('name="src" value="Göteborg meet-up"');
  await expect
    .poll(async () => wordsOf(await product.fetch(at, recruiter)))
    .toContain("Source Views Applicants Göteborg meet-up 1 0");
});

test("whoever opens the link for applicants is counted as a view", async () => {
  const { id } = await aJob(product, recruiter, { title: "Dairy hand" });
  await visit(paths.apply(id));
  const views = () =>
    product.db.prepare("select views from jobs where id = ?").bind(id).first<number>("views");
  await expect.poll(views).toBe(1);
});

test("somebody else's job has no sources to show", async () => {
  const { cookie } = await aRecruiter(product, { companyName: "Rival" });
  expect((await product.fetch(paths.jobSources(job.id), { cookie })).status).toBe(404);
});
