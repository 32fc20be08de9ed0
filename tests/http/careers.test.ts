import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { brand } from "~/brand";
import { paths } from "~/paths";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
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
const upload = (person: Recruiter, kind: string, bytes: Uint8Array, fields: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
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

test("whatever is published last stands first in every list, a draft from long ago too", async () => {
  const priya = await aRecruiter(product, { companyName: "Bergwerk Bakery" });
  const amara = await anApplicant(product);
  const day = 86_400_000;
  const createdDate = Date.now() - 9 * day;
  const draft = await aJob(product, priya, { title: "Baker, nights", status: "draft", createdDate });
  for (const [ago, title] of [
    [3, "Baker, mornings"],
    [8, "Baker, evenings"],
    [1, "Baker, weekends"],
  ] as const)
    await aJob(product, priya, { title, createdDate: Date.now() - ago * day });
  const location = { country: "GB", locality: "Leeds" };
  await product.db
    .prepare("update jobs set country = ?, locality = ?")
    .bind(...Object.values(location))
    .run();
  const published = await product.post(
    `/jobs/${draft.id}/status`,
    { status: "active" },
    { cookie: priya.cookie },
  );
  expect(published.status).toBe(303);
  await save(priya, { slug: "bakery" });
  await product.sweep();
  const newestFirst = ["nights", "weekends", "mornings", "evenings"];
  for (const path of [
    ...["/careers", "/careers?q=baker", "/careers?place=hybrid", "/jobs", "/jobs?q=baker"],
    ...["/careers/bakery", "/careers/bakery/embed", "/careers/bakery/feed.rss", "/careers/bakery/jobs.xml"],
  ]) {
    const html = await (await product.fetch(path, { cookie: amara.cookie })).text();
    const order = [...html.matchAll(/Baker, (\w+)(?:<|\]\])/g)].map(([, when]) => when);
    expect([path, [...new Set(order)]]).toEqual([path, newestFirst]);
  }
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
  const words = async () => wordsOf(await visit("/careers/good-bakery"));
  expect(await words()).toMatch(/1 job at Bergwerk Bakery Kitchen Night baker/);
  await aJob(product, priya, { title: "Driver", department: "" });
  await expect.poll(words).toMatch(/2 jobs at Bergwerk Bakery Kitchen Night baker .*Other Driver/);
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
    [
      { embedSites: "https://a.example\nhttp://b.example" },
      "Please give an address like https://www.example.com",
    ],
    [{ embedSites: "https://a.example/jobs" }, "Please give an address like https://www.example.com"],
    [{ embedSites: "https://a.example;script-src" }, "Please give an address like https://www.example.com"],
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
  for (const [colour, otherwise] of [
    ["#1a6b54", "lighter"],
    ["#ffd66b", "darker"],
  ] as const) {
    await save(priya, { slug, colour });
    const preview = await wordsOf(await product.fetch("/settings/company", { cookie: priya.cookie }));
    expect(preview).toContain(`The button is a little ${otherwise} than your colour`);
  }
});

test("a company says who answers about people's data, and whoever looks at its jobs reads it", async () => {
  const priya = await aRecruiter(product, { companyName: "Bakers" });
  const job = await aJob(product, priya, { title: "Night baker" });
  await save(priya, { slug: "bakers" });
  const code = await product.db.prepare("select code from jobs").first<string>("code");
  const posting = `/careers/bakers/night-baker-${code}`;
  const pages = ["/careers/bakers", posting, `${posting}/form.json`];
  const contacts = () => Promise.all(pages.map(async (page) => (await visit(page)).text()));
  for (const page of await contacts()) expect(page).toContain(brand.contactEmail);
  for (const privacyEmail of ["privacy", "privacy@bakers", "a@bakers.example, b@bakers.example"]) {
    const refused = await save(priya, { slug: "bakers", privacyEmail });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining("Please enter a valid email address"),
    ]);
  }
  await save(priya, { slug: "bakers", privacyEmail: " Privacy@Bakers.example " });
  for (const page of await contacts()) {
    expect(page).toContain("privacy@bakers.example");
    expect(page).not.toContain(brand.contactEmail);
  }
  const ben = await anApplicant(product);
  await anApplication(product, job, ben);
  const own = await product.fetch(paths.application(job.id), { cookie: ben.cookie });
  expect(await own.text()).toContain("mailto:privacy@bakers.example");
});

test("settings that were refused announce nothing", async () => {
  const priya = await aRecruiter(product, { companyName: "Bakers" });
  await save(priya, { slug: "bakers" });
  const announced = () =>
    product.db.prepare("select count(*) as n from outbox where topic = 'announce'").first<number>("n");
  const before = await announced();
  const seen = JSON.stringify({ slug: "bakers", about: "What nobody wrote." });
  const late = await save(priya, { slug: "bakers", about: "We bake.", seen });
  expect([late.status, await announced()]).toEqual([409, before]);
  expect((await save(priya, { slug: "bakers", about: "We bake." })).status).toBe(303);
  expect(await announced()).toBe((before ?? 0) + 1);
});

/** A PNG's first chunk, which says its sides. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.from("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR".padEnd(33, "\0"), "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

test("a picture of other sides than asked for is refused, to the pixel", async () => {
  const priya = await aRecruiter(product);
  const gif = new TextEncoder().encode("GIF89a\u0040\u0000\u0040\u0000".padEnd(64, "\0"));
  const sides = "Please upload a logo of 64 to 2,000 pixels each side";
  const shared = "Please upload a share picture of 1200 by 630 pixels";
  for (const [kind, bytes, message] of [
    ["logo", gif, "Please upload a PNG, JPEG or WebP under 1 MB"],
    ["logo", pngOf(63, 64), sides],
    ["logo", pngOf(64, 63), sides],
    ["logo", pngOf(2001, 64), sides],
    ["logo", pngOf(64, 2001), sides],
    ["sharePicture", gif, "Please upload a PNG, JPEG or WebP under 1 MB"],
    ["sharePicture", pngOf(1139, 630), shared],
    ["sharePicture", pngOf(1261, 630), shared],
    ["sharePicture", pngOf(1200, 598), shared],
    ["sharePicture", pngOf(1200, 662), shared],
    ["sharePicture", pngOf(630, 1200), shared],
    ["logo", pngOf(64, 2000), null],
    ["logo", pngOf(2000, 64), null],
    ["sharePicture", pngOf(1140, 599), null],
    ["sharePicture", pngOf(1260, 661), null],
  ] as const) {
    const answer = await upload(priya, kind, bytes);
    const said = message === null ? [303, ""] : [422, expect.stringContaining(message)];
    expect([answer.status, await answer.text()]).toEqual(said);
  }
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

test("a picture that no company shows any more is gone, and one that another shows stays", async () => {
  const [priya, anna] = [await aRecruiter(product), await aRecruiter(product)];
  const [logo, other] = ["icon-192.png", "icon-512.png"].map(
    (name) => new Uint8Array(readFileSync(`public/${name}`)),
  ) as [Uint8Array, Uint8Array];
  const hashOf = async (person: Recruiter) =>
    product.db
      .prepare("select logo ->> 'hash' as hash from companies where id = ?")
      .bind(person.companyId)
      .first<string>("hash");
  const there = async (hash: string | null) => (await visit(`/pictures/${hash}.png`)).status;
  await upload(priya, "logo", logo);
  await upload(anna, "logo", logo);
  const first = await hashOf(priya);
  await upload(priya, "logo", other);
  const second = await hashOf(priya);
  await product.sweep();
  expect([await there(first), await there(second)]).toEqual([200, 200]);
  expect((await upload(anna, "logo", other)).status).toBe(303);
  await product.sweep();
  expect([await there(first), await there(second)]).toEqual([404, 200]);
  await product.db.prepare("update companies set logo = null where id = ?").bind(anna.companyId).run();
  await upload(priya, "logo", logo);
  await product.sweep();
  expect([await there(first), await there(second)]).toEqual([200, 404]);

  // Somebody whose page shows another picture than stands is told, and nothing is replaced.
  const late = await upload(priya, "logo", other, { seen: second ?? "" });
  expect([late.status, await wordsOf(late)]).toEqual([
    409,
    expect.stringContaining("A colleague has changed"),
  ]);
  expect(await hashOf(priya)).toBe(first);
  await product.sweep();
  expect([await there(first), await there(second)]).toEqual([200, 404]);
  expect((await upload(priya, "logo", other, { seen: first ?? "" })).status).toBe(303);
});

test("a company's list stands in a frame on its own sites, and no other page may be framed", async () => {
  const priya = await aRecruiter(product, { companyName: 'Bakers & "Sons"' });
  for (const [title, department] of [
    ["Night baker", "Kitchen"],
    ["Pastry chef", "Kitchen"],
    ["Lorry driver", "Yard"],
  ] as const)
    await aJob(product, priya, { title, department });
  await save(priya, { slug: "bakers" });
  const embed = (search = "", headers = {}) =>
    product.fetch(`/careers/bakers/embed${search}`, { cookie: priya.cookie, headers });
  const framing = ({ headers }: Response) => ({
    framedBy: /frame-ancestors ([^;]+)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1],
    shared: headers.get("Cross-Origin-Resource-Policy") === "cross-origin",
    internal: headers.get("X-Framed-By"),
  });
  const anywhere = await embed("?theme=dark", { Referer: "https://bakers.example/about" });
  expect(framing(anywhere)).toEqual({ framedBy: "*", shared: true, internal: null });
  expect(anywhere.headers.get("Set-Cookie")).toBeNull();
  const html = await anywhere.text();
  for (const never of ["<script", "<form", "<header", "<footer"]) expect(html).not.toContain(never);
  expect(html).toContain('content="noindex"');
  expect(html).toContain('data-theme="dark"');
  expect(html.match(/href="\/careers\/bakers\/[^"]*\?src=bakers\.example" target="_top"/g)).toHaveLength(3);
  const words = async (search: string) => wordsOf(await embed(search));
  expect(await words("?department=Yard")).toMatch(/Yard Lorry driver(?!.*baker).*All 3 jobs at Bakers/);
  expect(await words("?limit=1")).not.toContain("Night baker");
  expect(await words("?limit=51&theme=blue")).toContain("Night baker");
  expect(await words("?department=Sea")).toContain("No open job in this department today.");

  const embedSites = " https://www.bakers.example/\n\nhttps://Shop.example:8443\nhttps://www.bakers.example";
  expect((await save(priya, { slug: "bakers", embedSites })).status).toBe(303);
  expect(framing(await embed()).framedBy).toBe("https://www.bakers.example https://shop.example:8443");
  const settings = await (await product.fetch("/settings/company", { cookie: priya.cookie })).text();
  expect(settings).toContain(
    "/careers/bakers/embed&quot; title=&quot;Jobs at Bakers &amp;#38; &amp;#34;Sons",
  );
  const old = await visit("/careers/BAKERS/embed?limit=1");
  expect([old.status, old.headers.get("Location")]).toEqual([301, "/careers/bakers/embed?limit=1"]);

  const job = await product.db.prepare("select code from jobs limit 1").first<string>("code");
  const alone = { framedBy: "'none'", shared: false, internal: null };
  for (const path of [
    ...["/careers", "/careers/bakers", `/careers/bakers/${job}/poster`, "/careers/nobody/embed", "/login"],
    ...["/careers/bakers/embed/x", "/careers/bakers/x/embed", "/apply/x/embed", "/s/embed"],
  ])
    expect(framing(await product.fetch(path)), path).toEqual(alone);
  expect((await visit("/careers/nobody/embed")).status).toBe(404);
  await product.db.prepare("delete from jobs").run();
  expect(await words("")).toContain('No open job at Bakers & "Sons" today.');
});

test("what led somebody to a list of jobs goes on with them to the job", async () => {
  const priya = await aRecruiter(product, { companyName: "Orchard" });
  for (let count = 0; count < 21; count += 1) await aJob(product, priya, { title: "Fruit picker" });
  await save(priya, { slug: "orchard" });
  const from = "?src=Uni+Leeds&amp;utm_campaign=autumn";
  const source = "src=Uni+Leeds&utm_campaign=autumn";
  for (const list of ["/careers", "/careers/orchard"]) {
    const html = await (await visit(`${list}?${source}`)).text();
    expect(html.match(/href="\/careers\/orchard\/fruit-picker-[^"?]{8}([^"]*)"/)?.[1], list).toBe(from);
    expect(html, list).toMatch(/href="[^"]*before=\d+&amp;src=Uni\+Leeds&amp;utm_campaign=autumn"/);
  }
  const search = await (await visit(`/careers?${source}`)).text();
  expect(search).toContain('<input type="hidden" name="src" value="Uni Leeds"/>');
  expect(await (await visit("/careers")).text()).not.toContain("?src=");
});

test("a list's second page is an address of its own to search engines, and marks up no job", async () => {
  const priya = await aRecruiter(product, { companyName: "Orchard" });
  for (let count = 0; count < 21; count += 1) await aJob(product, priya, { title: "Fruit picker" });
  await save(priya, { slug: "orchard" });
  for (const list of ["/careers", "/careers/orchard"]) {
    const first = await (await visit(`${list}?src=x`)).text();
    expect(first, list).toContain(`<link rel="canonical" href="${ORIGIN}${list}"`);
    const [, before = ""] = /href="[^"]*before=(\d+)/.exec(first) ?? [];
    const second = await (await visit(`${list}?before=${before}&src=x`)).text();
    expect(second, list).toContain(`<link rel="canonical" href="${ORIGIN}${list}?before=${before}"`);
    expect(second, list).toContain("Fruit picker");
    for (const page of [first, second]) expect(page, list).not.toContain("ld+json");
  }
});

test("whoever mistypes a job's address is led to the open jobs, not to where companies begin", async () => {
  const bakery = await aRecruiter(product);
  const slug = await product.db.prepare("select slug from companies").first<string>("slug");
  expect(bakery.companyId).not.toBe("");
  for (const path of ["/careers/nobody", `/careers/${slug}/baker-zzzzzzzz`, "/s/zzzzzz"]) {
    const gone = await visit(path);
    const html = await gone.clone().text();
    expect([path, gone.status]).toEqual([path, 404]);
    expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).toContain('<a href="/careers">See the open jobs</a>');
  }
  expect(await (await visit("/nothing")).text()).toContain("Go to the start page");
});
