import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { wordsOf } from "../support/pages";
import { aRecruiter, type TestPerson } from "../support/people";
import { aJob } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Recruiter = TestPerson & { companyId: string };
const visit = (path: string) => product.fetch(path, { cookie: null, redirect: "manual" });
const save = (person: Recruiter, fields: Record<string, string>) =>
  product.post("/settings/company", { ...DEFAULTS, ...fields }, { cookie: person.cookie });
const upload = (person: Recruiter, kind: string, bytes: Uint8Array) => {
  const body = new FormData();
  body.set("picture", new Blob([bytes as Uint8Array<ArrayBuffer>]), "picture.png");
  const headers = { Origin: ORIGIN };
  return product.fetch(`/settings/company/${kind}`, { method: "POST", body, headers, cookie: person.cookie });
};
const DEFAULTS = { defaultCurrency: "EUR", defaultLanguage: "en", defaultTimeZone: "Europe/Dublin" };

const JOBS = [
  ["Lorry driver", "hybrid", "full-time", "GB", "Cork", 30_000, "GBP"],
  ["Night baker", "office", "part-time", "FR", "Lyon", 60_000, "EUR"],
  ["Data analyst", "remote", "contract", "", "", null, "USD"],
] as const;

test("a stranger finds open jobs by word, company, place, country, type, pay and department", async () => {
  const bakery = await aRecruiter(product, { companyName: "Bergwerk Bakery" });
  for (const [title, locationType, jobType, country, locality, salaryMax, currency] of JOBS) {
    const department = title === "Night baker" ? "Kitchen & canteen" : "";
    const job = await aJob(product, bakery, {
      ...{ title, locationType, jobType, department, location: locality, salaryMin: null, salaryMax },
    });
    await product.db
      .prepare("update jobs set country = ?, locality = ?, pay_currency = ?, remote_from = ? where id = ?")
      .bind(country, locality, currency, locationType === "remote" ? "FR,IE" : "", job.id)
      .run();
  }
  await aJob(product, bakery, { title: "Draft driver", status: "draft" });
  const found = async (search: string) => {
    const words = await wordsOf(await visit(`/careers?${search}`));
    return JOBS.map(([title]) => title).filter((title) => words.includes(title));
  };
  const all = JOBS.map(([title]) => title);
  const [driver, baker, analyst] = all;
  for (const [search, wanted] of [
    ["", all],
    ["q=d", [driver, analyst]],
    ["q=bergwerk+lyon", [baker]],
    ["q=%22+*", []],
    ["country=France", [baker, analyst]],
    ["country=gb", [driver]],
    ["place=remote", [analyst]],
    ["type=part-time", [baker]],
    ["department=Kitchen+%26+canteen", [baker]],
    ["pay=30&currency=GBP", [driver]],
    ["pay=40&currency=GBP", []],
    ["language=de", []],
    ["type=gig&place=moon&country=Atlantis&language=xx&pay=7", all],
  ] as const)
    expect(await found(search), search).toEqual(wanted);
  const narrowed = await (await visit("/careers?type=part-time")).text();
  expect(narrowed).toContain("noindex, follow");
  const words = await wordsOf(await visit("/careers?language=de"));
  expect(words).toContain("No open job fits");
  expect(words).not.toContain("Draft driver");
});

test("a company's page has its jobs by department, and follows it to another address", async () => {
  const priya = await aRecruiter(product, { companyName: "Bergwerk Bakery" });
  const anna = await aRecruiter(product, { companyName: "Orchard" });
  await aJob(product, priya, { title: "Night baker", department: "Kitchen" });
  for (const slug of ["bakery", "good-bakery"]) expect((await save(priya, { slug })).status).toBe(303);
  for (const [slug, message] of [
    ["bakery", "That address is taken"],
    ["good-bakery", "That address is taken"],
    ["careers", "That address is taken"],
    ["Bäckerei", "Please use 2 to 60"],
  ] as const) {
    const refused = await save(anna, { slug });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(message)]);
  }
  const old = await visit("/careers/bakery");
  expect([old.status, old.headers.get("Location")]).toEqual([301, "/careers/good-bakery"]);
  const words = await wordsOf(await visit("/careers/good-bakery"));
  expect(words).toMatch(/1 job at Bergwerk Bakery Kitchen Night baker/);
  await save(anna, { slug: "orchard" });
  expect(await wordsOf(await visit("/careers/orchard"))).toContain("No open job at Orchard today");
});

test("a company's colour and website are taken as they should be, and nothing else is", async () => {
  const priya = await aRecruiter(product);
  const slug = "bakery";
  for (const [fields, message] of [
    [{ colour: "green" }, "Please give a colour like #1a6b54"],
    [{ website: "http://bakery.example" }, "Please give an address like https://www.example.com"],
    [{ website: "javascript:alert(1)" }, "Please give an address like https://www.example.com"],
    [{ defaultTimeZone: "Leeds" }, "Please give a time zone like Europe/London"],
    [{ defaultCountry: "Leeds" }, "Please choose a country"],
  ] as const) {
    const refused = await save(priya, { slug, ...fields });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(message)]);
  }
  await save(priya, {
    slug,
    colour: "#1A6B54",
    about: "We bake **bread**.",
    website: "https://bakery.example",
  });
  const page = await visit("/careers/bakery");
  const html = await page.text();
  expect(html).toContain(":root{--company:#1a6b54;");
  expect(html).toContain("<strong>bread</strong>");
  expect(html).toContain('href="https://bakery.example"');
  const nonce = /<style nonce="([^"]+)"/.exec(html)?.[1];
  expect(page.headers.get("Content-Security-Policy")).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

test("a logo is a picture by its bytes, and other sites may show it", async () => {
  const priya = await aRecruiter(product);
  const png = new Uint8Array(readFileSync("public/icon-192.png"));
  for (const [kind, bytes, message] of [
    ["logo", new TextEncoder().encode("<svg/>"), "Please upload a PNG, JPEG or WebP under 1 MB"],
    ["logo", new Uint8Array([...png, ...new Uint8Array(1_048_576)]), "Please upload a PNG, JPEG or WebP"],
    ["sharePicture", png, "1200 by 630"],
  ] as const) {
    const refused = await upload(priya, kind, bytes);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(message)]);
  }
  expect((await upload(priya, "logo", png)).status).toBe(303);
  expect(
    (await upload(priya, "sharePicture", new Uint8Array(readFileSync("public/preview.png")))).status,
  ).toBe(303);
  await save(priya, { slug: "bakery" });
  const html = await (await visit("/careers/bakery")).text();
  const [, src = ""] = /<img class="company-logo" src="([^"]+)" width="192" height="192"/.exec(html) ?? [];
  const picture = await visit(src);
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png);
  expect(picture.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(picture.headers.get("Cache-Control")).toContain("immutable");
  expect((await visit(src.replace(/\w{8}\.png/, "00000000.png"))).status).toBe(404);
});
