import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { takeTableAway } from "../support/away";
import { openForm, readCaptcha } from "../support/captcha";
import { mailsTo } from "../support/mails";
import { cookiesOf, costOf, wordsOf } from "../support/pages";
import { aRecruiter } from "../support/people";
import { aJob } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";
import { othersDidBefore } from "../support/shared-network";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const from = (ip: string) => ({ headers: { "CF-Connecting-IP": ip } });
const contacts = async () =>
  (await product.db.prepare("select * from beta_contacts").all<Record<string, unknown>>()).results;

const STILL = ["/", "/yellow", "/terms", "/privacy", "/cookies", "/dsa"];

test.each(STILL)("%s is a file of at most 13 kB, with no framework and 1 kB of script", async (path) => {
  const response = await product.fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Server-Timing")).toBeNull();
  const html = await response.text();
  expect(gzipSync(html).length).toBeLessThanOrEqual(13_000);
  const atOnce = html.replace(/<noscript>.*?<\/noscript>/s, "").replace(LATER, "");
  expect(atOnce).not.toMatch(/<script [^>]*src|rel="stylesheet"/);
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
  expect(scripts).toEqual([await (await product.fetch("/consent.js")).text()]);
  expect(gzipSync(scripts.join()).length).toBeLessThanOrEqual(1024);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const allowed = (rule: string) => new RegExp(`${rule} ([^;]*)`).exec(policy)?.[1]?.split(" ");
  expect(allowed("script-src")).toEqual(["'self'", ...scripts.map(hashOf)]);
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
  expect(styles.length).toBeGreaterThan(0);
  expect(allowed("style-src")).toEqual(expect.arrayContaining(["'self'", ...styles.map(hashOf)]));
});

const LATER = /<link rel="stylesheet" href="([^"]+)" data-later="true"\/>/;

test("what the landing page shows first waits for no other file, and what is below for one", async () => {
  const html = await (await product.fetch("/")).text();
  const [seen = "", below = ""] = html.split(LATER.exec(html)?.[0] ?? "no sheet comes later");
  expect(seen).toMatch(/<h1.*Start Hiring Today.*Amara Okafor.*<\/section>$/s);
  expect(below).toMatch(/^<section class="wrap part problem">/);
  const sheet = await (await product.fetch(LATER.exec(html)?.[1] ?? "")).text();
  const within = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join();
  for (const part of [".problem", ".cv-picture", ".night", ".own-page", ".closing"]) {
    expect(sheet).toContain(part);
    expect(within).not.toContain(`${part}{`);
  }
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("whoever comes from elsewhere gets a page with its styles in it, allowed by its own nonce", async () => {
  const pages = async (site: string, path = "/login", cookie: string | null = null) => {
    const response = await product.fetch(path, { cookie, headers: { "Sec-Fetch-Site": site } });
    return { html: await response.text(), policy: response.headers.get("Content-Security-Policy") ?? "" };
  };
  const kept = await pages("same-origin");
  const sheets = [...kept.html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(([, path]) => path);
  expect(sheets).toHaveLength(2);
  const texts = await Promise.all(sheets.map(async (path = "") => (await product.fetch(path)).text()));
  for (const site of ["none", "cross-site", "same-site"]) {
    const { html, policy } = await pages(site);
    expect(html).not.toContain('rel="stylesheet"');
    const styles = [...html.matchAll(/<style nonce="([^"]+)">(.*?)<\/style>/gs)];
    expect(styles.map(([, , text]) => text)).toEqual(texts);
    for (const [, nonce] of styles) expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  }
  const recruiter = await aRecruiter(product);
  const builder = paths.buildAssessment((await aJob(product, recruiter)).id);
  const lively = (await pages("none", builder, recruiter.cookie)).html;
  expect(lively).not.toContain('rel="stylesheet"');
  expect(lively).toMatch(/<style nonce=.* data-lively=".*entry\.client-/s);
});

test("whoever opens a page is sent the scripts of what it shows, and knows those of shut menus", async () => {
  const { cookie } = await aRecruiter(product);
  for (const [path, site] of [
    ["/jobs", "none"],
    ["/jobs", "same-origin"],
    ["/settings/password", "none"],
    ["/careers", "same-origin"],
  ] as const) {
    const response = await product.fetch(path, { cookie, headers: { "Sec-Fetch-Site": site } });
    const html = await response.text();
    const shown = html.replace(/<details(?![^>]*\sopen)[^>]*>.*?<\/details>/gs, "");
    const islands = new Set([...shown.matchAll(/<(\w+-[\w-]+)[ >]/g)].map(([, name]) => name));
    // It comes with the script of every page.
    expect(islands.delete("header-menus"), path).toBe(true);
    const scripts = [...html.matchAll(/<script type="module" nonce="([^"]+)" src="([^"]+)"/g)];
    const policy = response.headers.get("Content-Security-Policy");
    for (const [, nonce] of scripts) expect(policy).toContain(`'nonce-${nonce}'`);
    const [start = "", ...own] = scripts.map(([, , file = ""]) => file);
    expect(own.map(nameOf)).toEqual([...islands]);
    // One more file of its own would be one more answer to wait for.
    expect(await (await product.fetch(start)).text()).not.toMatch(/^\s*import\b(?!\()|;import[{"]/m);
    const later = /data-in-shut-menus="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
    expect(later.map(nameOf), path).toContain("notification-panel");
    for (const file of [...own, ...later]) expect((await product.fetch(file)).status, file).toBe(200);
  }
});

const nameOf = (file: string) => /\/assets\/(.+)-[\w-]{8}\.js/.exec(file)?.[1];

test("whoever is signed in is known to still pages by a cookie that opens nothing", async () => {
  const { cookie } = await aRecruiter(product);
  const seen = await product.fetch("/settings", { cookie });
  expect(cookiesOf(seen)).toBe("__Host-person=recruiter");
  expect(seen.headers.getSetCookie().join()).not.toContain("HttpOnly");
  const known = `${cookie}; __Host-person=recruiter`;
  expect(cookiesOf(await product.fetch("/settings", { cookie: known }))).toBe("");
  const ended = await product.fetch("/login", { cookie: "__Host-person=recruiter" });
  expect(ended.headers.getSetCookie().join()).toContain(
    "__Host-person=; Path=/; Secure; SameSite=Lax; Max-Age=0",
  );
  expect((await product.fetch("/settings", { cookie: "__Host-person=recruiter" })).status).toBe(302);
  for (const path of ["/", "/yellow", "/terms", "/dsa"]) {
    const html = await (await product.fetch(path, { cookie: known })).text();
    expect(html).toBe(await (await product.fetch(path)).text());
    expect(html).toMatch(/class="as-visitor" href="\/login".*class="as-person" href="\/dashboard"/s);
  }
});

test("a legal page whose address is typed in capitals is led to where it stands", async () => {
  const response = await product.fetch("/TERMS?from=mail");
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/terms?from=mail"]);
  expect((await product.fetch("/terms?from=mail")).status).toBe(200);
});

test("the landing page shows the product in words and lines, and loads no picture", async () => {
  const html = await (await product.fetch("/")).text();
  expect(html).not.toMatch(/<(img|picture|video)\b/);
  expect([...html.matchAll(/<figure\b/g)]).toHaveLength(4);
});

test("still pages have the headline face: small, kept for a year, its licence beside it", async () => {
  for (const path of STILL) {
    const html = await (await product.fetch(path)).text();
    // Within the body: in the head, the first picture would wait for it.
    const face =
      /<body>.*<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/s.exec(html)?.[1] ?? "";
    const file = await product.fetch(face);
    expect(file.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await file.arrayBuffer()).byteLength).toBeLessThanOrEqual(24_000);
  }
  const licence = await product.fetch("/assets/rolecall-head.LICENSE.txt");
  expect(await licence.text()).toContain("SIL Open Font License, Version 1.1");
});

test("behind the beta form a landing page keeps the face that its headline was measured in", async () => {
  for (const path of ["/beta", "/yellow/apply"]) {
    const html = await (await product.fetch(path)).text();
    expect(html).not.toMatch(/<html[^>]* data-plain/);
    expect(html).toContain(".woff2");
  }
});

test("an applicant's way loads no face", async () => {
  for (const path of ["/apply", "/login", "/register", "/assess"]) {
    const html = await (await product.fetch(path)).text();
    expect(html).toMatch(/<html[^>]* data-plain=""/);
    expect(html).not.toContain(".woff2");
  }
});

test.each(STILL)(
  "%s carries the content policy, its own address and a picture for other sites",
  async (path) => {
    const response = await product.fetch(path);
    expect(response.headers.get("content-security-policy")).toMatch(
      /default-src 'self';.*form-action 'self'/,
    );
    const html = await response.text();
    expect(html).toContain(`<link rel="canonical" href="https://rolecall.example${path}"/>`);
    expect(html).toContain('property="og:image" content="https://rolecall.example/preview.png"');
  },
);

test.each(["/beta", "/yellow/apply", "/login", "/register", "/assess", "/dash"])(
  "%s brings its own address, words and a picture for where it is linked",
  async (path) => {
    const html = await (await product.fetch(`${path}?from=mail`)).text();
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
    expect(html).toContain(`property="og:image" content="${ORIGIN}/preview.png"`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  },
);

test("nobody is promised that what their text does not show costs nothing", async () => {
  const [landing, privacy] = await Promise.all(
    ["/", "/privacy"].map(async (path) => wordsOf(await product.fetch(path))),
  );
  expect(landing).toContain("“not found”, which is not the same as not having it");
  expect(privacy).toContain("earns nothing where your text does not show it");
  for (const page of [landing, privacy]) expect(page).not.toMatch(/held against nobody|counted against you/);
});

test("whoever reads the Privacy Policy learns of mails, reasons and alerts that are kept", async () => {
  const words = await wordsOf(await product.fetch("/privacy"));
  for (const kept of [
    "the mails that it sends you from",
    "the reason that the company gives for a no",
    "what you ask a person to look at again, and the answer",
    "Job alerts: your email address",
  ])
    expect(words).toContain(kept);
});

test.each(["/terms", "/privacy", "/cookies", "/dsa"])(
  "%s is dated May 31, 2025, under the law of England and Wales, and links to its neighbours",
  async (path) => {
    const response = await product.fetch(path);
    const html = await response.clone().text();
    const words = await wordsOf(response);
    expect(words).toContain("May 31, 2025");
    expect(words).toMatch(/law of England and Wales/i);
    expect(words).toContain("Rolecall Documents");
    for (const other of ["/terms", "/privacy", "/cookies", "/dsa"]) expect(html).toContain(`href="${other}"`);
  },
);

test("the cookie policy names every cookie that the product sets", async () => {
  const files = globSync("{app,workers}/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const sources = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const set = new Set([...sources.matchAll(/"(__Host-[\w-]+)"/g)].map(([, name = ""]) => name));
  expect(set.size).toBeGreaterThanOrEqual(7);
  const html = await (await product.fetch("/cookies")).text();
  for (const name of set) expect(html).toContain(`<code>${name}</code>`);
});

test.each(["/", "/beta"])("%s says what the specification asks of a landing page", async (path) => {
  const words = await wordsOf(await product.fetch(path));
  for (const text of [
    "Start Hiring Today",
    "Create account",
    "Job description generation",
    "Resume screening",
    "Platform assessment",
    "Next to a traditional agency",
  ]) {
    expect(words).toContain(text);
  }
});

test("where the team takes calls, the landing page books them in a new tab", async () => {
  const html = await (await product.fetch("/beta")).text();
  const calls = [...html.matchAll(/<a [^>]*href="https:\/\/cal\.example[^>]*>[^<]*/g)].map(([tag]) => tag);
  expect(calls.map((call) => call.split(">")[1])).toEqual([
    "Book a call",
    "Start Hiring Today",
    "Start Hiring Today",
  ]);
  for (const call of calls) expect(call).toContain('target="_blank"');
  expect(html).toMatch(/href="\/register"[^>]*>Create account</);
});

test("where the team takes no calls, to start hiring is to create an account", async () => {
  const html = await (await product.fetch("/")).text();
  expect(html).not.toMatch(/Book a call|cal\.example/);
  expect([...html.matchAll(/href="\/register"[^>]*>(Start Hiring Today|Create account)</g)]).toHaveLength(3);
});

test("Get Started and Start Hiring on the dark landing page lead to the beta form", async () => {
  const html = await (await product.fetch("/yellow")).text();
  for (const text of ["Get Started", "Start Hiring"]) {
    expect(html).toMatch(new RegExp(`href="/yellow/apply"[^>]*>${text}<`));
  }
});

test("both landing pages lead to an account, and whoever looks for a job to the open jobs", async () => {
  const [landing, yellow] = await Promise.all(
    ["/", "/yellow"].map(async (path) => (await product.fetch(path)).text()),
  );
  expect(landing).toMatch(/href="\/careers"[^>]*>For applicants</);
  expect(landing).toMatch(/href="\/register"[^>]*>Create account</);
  expect(yellow).toMatch(/href="\/register"[^>]*>create an account</);
});

test("search engines find the open pages and are kept from the others", async () => {
  const index = await (await product.fetch("/sitemap.xml")).text();
  expect(index).toContain(`<loc>${ORIGIN}/sitemap-pages.xml</loc>`);
  const sitemap = await (await product.fetch("/sitemap-pages.xml")).text();
  for (const path of [...STILL, "/careers", "/beta"])
    expect(sitemap).toContain(`<loc>https://rolecall.example${path}</loc>`);
  const robots = await (await product.fetch("/robots.txt")).text();
  expect(robots).toContain("Sitemap: https://rolecall.example/sitemap.xml");
  expect(robots).toContain("Disallow: /verifyemail");
  expect(robots).toContain("Disallow: /s/");
  // Crawlers have to read there which page of a job is the one to list.
  expect(robots).not.toMatch(/Disallow: \/(?:careers|apply)?$/m);
  const manifest = JSON.parse(await (await product.fetch("/site.webmanifest")).text());
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await product.fetch(src)).status).toBe(200);
  expect((await product.fetch("/preview.png")).headers.get("content-type")).toBe("image/png");
});

const BANNER = "May we count visits?";
const accept = (back: string) => product.post("/consent", { decision: "accept", back });

test.each(["/login", "/beta", "/no-such-page", "/", "/terms"])("%s asks about cookies", async (path) => {
  const html = await (await product.fetch(path)).text();
  expect(html).toContain(BANNER);
  for (const link of ["/cookies", "/privacy", "/terms"]) expect(html).toContain(`href="${link}"`);
  for (const text of ["Accept", "Reject", "More info", "Site usage analytics", "Enhanced user experience"]) {
    expect(html).toContain(text);
  }
});

test("someone who accepts is back on the page, and is not asked again", async () => {
  const before = Date.now();
  const page = await (await product.fetch("/login?redirect=%2Fdash")).text();
  const back = /name="back" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const response = await accept(back);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/login?redirect=/dash");
  const cookie = cookiesOf(response);
  const moment = Number(/^__Host-consent=accepted\.(\d+)$/.exec(cookie)?.[1]);
  expect(moment).toBeGreaterThanOrEqual(before);
  expect(moment).toBeLessThanOrEqual(Date.now());
  expect(await (await product.fetch("/login", { cookie })).text()).not.toContain(BANNER);
  expect(await (await product.fetch("/consent.css", { cookie })).text()).toContain("display:none");
});

test("the style sheet that takes the banner off is one visitor's own, and costs no query", async () => {
  const response = await product.fetch("/consent.css");
  expect(await response.text()).toBe("");
  expect(response.headers.get("content-type")).toContain("text/css");
  expect(response.headers.get("vary")).toBe("Cookie");
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  expect(costOf(response).queries).toBe(0);
});

test("someone who rejects leaves for a search engine, and no later page asks or counts", async () => {
  const response = await product.post("/consent", { decision: "reject", back: "/login" });
  expect(response.headers.get("Location")).toBe("/leave");
  const cookie = cookiesOf(response);
  const leaving = await (await product.fetch("/leave", { cookie })).text();
  expect(leaving).toContain('http-equiv="refresh" content="0;url=https://www.google.com/"');
  expect(await (await product.fetch("/login", { cookie })).text()).not.toContain(BANNER);
});

test("nobody is sent away who has not rejected", async () => {
  expect((await product.fetch("/leave")).headers.get("Location")).toBe("/");
  expect(
    (await product.fetch("/leave", { cookie: cookiesOf(await accept("/")) })).headers.get("Location"),
  ).toBe("/");
});

test("a decision can be taken back", async () => {
  const cookie = cookiesOf(await accept("/"));
  const response = await product.post("/consent", { decision: "forget", back: "/cookies" }, { cookie });
  expect(response.headers.get("Location")).toBe("/cookies");
  expect(response.headers.getSetCookie()[0]).toContain("__Host-consent=; Path=/; Max-Age=0");
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example", ""])(
  "a banner cannot send people to %s",
  async (back) => {
    expect((await accept(back)).headers.get("Location")).toBe("/");
  },
);

test("without a configured tag, no page names an analytics service", async () => {
  const decision = await (await product.fetch("/consent.js")).text();
  const cookie = cookiesOf(await accept("/"));
  for (const path of ["/", "/login", "/beta?sent=yes"]) {
    const response = await product.fetch(path, { cookie });
    expect(response.headers.get("content-security-policy")).not.toContain("google");
    const html = await response.text();
    expect(html.replace(`<script>${decision}</script>`, "")).not.toMatch(
      /name="analytics-tag"|googletagmanager/,
    );
  }
});

const anna = { personName: "Anna Berg", email: "Anna@Bergwerk.example", companyName: "Bergwerk Tools" };

test.each(["/beta", "/yellow/apply"])(
  "an application at %s is kept, and its sender thanked",
  async (path) => {
    const hidden = await openForm(product, path);
    const response = await product.post(path, { ...anna, feedback: "Two engineers.", ...hidden });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${path}?sent=yes`);
    const thanks = await wordsOf(await product.fetch(`${path}?sent=yes`));
    expect(thanks).toContain("Thank You for Applying!");
    expect(thanks).toContain("We'll be in touch soon with next steps for the beta program.");
    expect(await contacts()).toMatchObject([
      {
        email: "anna@bergwerk.example",
        company_name: "Bergwerk Tools",
        person_name: "Anna Berg",
        type: "recruiter",
        feedback: "Two engineers.",
        status: "pending",
      },
    ]);
  },
);

test.each([
  ["no e-mail address", { email: " " }, "Email is required"],
  ["a broken e-mail address", { email: "anna@bergwerk" }, "Please enter a valid email"],
  ["a company of spaces", { companyName: "  " }, "Company name is required"],
  ["no name", { personName: "" }, "Contact person name is required"],
  ["no sum", { captcha: "" }, "Please solve the captcha"],
  ["a wrong sum", { captcha: 99 }, "Incorrect captcha answer"],
  ["a message of 5,001 characters", { feedback: "x".repeat(5001) }, "Please use at most 5,000 characters"],
])("an application with %s is refused, and nothing typed is lost", async (_, wrong, message) => {
  const hidden = await openForm(product, "/beta");
  const response = await product.post("/beta", { ...anna, ...hidden, ...wrong });
  expect(response.status).toBe(422);
  const html = await response.clone().text();
  expect(await wordsOf(response)).toContain(message);
  if (!("companyName" in wrong)) expect(html).toContain('value="Bergwerk Tools"');
  expect(await contacts()).toEqual([]);
});

test("a right sum stays when another field is wrong, and a wrong one is named beside it", async () => {
  const hidden = await openForm(product, "/beta");
  const right = await product.post("/beta", { ...anna, ...hidden, email: "" });
  const kept = await readCaptcha(right.clone());
  expect(kept.captchaToken).toBe(hidden.captchaToken);
  expect(await right.clone().text()).toContain(`value="${hidden.captcha}"`);
  expect(await wordsOf(right)).not.toMatch(/captcha/);
  const wrong = await product.post("/beta", { ...anna, ...hidden, email: "", captcha: 99 });
  expect((await readCaptcha(wrong.clone())).captchaToken).not.toBe(hidden.captchaToken);
  const words = await wordsOf(wrong);
  for (const problem of ["Email is required", "Incorrect captcha answer"]) expect(words).toContain(problem);
  expect((await product.post("/beta", { ...anna, ...kept })).status).toBe(303);
});

test("whoever applies hears so once a day, without a word that was typed", async () => {
  // Nobody else writes to this address: a mail of the test before may still be on its way to Anna's.
  const email = "once@bergwerk.example";
  for (const personName of ["Buy now", "Buy more"])
    await product.post("/beta", { ...anna, email, personName, ...(await openForm(product, "/beta")) });
  const [mail, ...more] = await mailsTo(product, email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("We have your application for the Rolecall beta");
  expect(mail?.text).not.toMatch(/Buy|Bergwerk/);
});

test("a message of 5,000 characters is taken", async () => {
  const hidden = await openForm(product, "/beta");
  const feedback = "ü".repeat(5000);
  expect((await product.post("/beta", { ...anna, ...hidden, feedback })).status).toBe(303);
  expect((await contacts())[0]).toMatchObject({ feedback });
});

test("numbers that the browser chose solve nothing", async () => {
  const { captchaToken } = await openForm(product, "/beta");
  const [one, other, ...rest] = String(captchaToken).split(".");
  const response = await product.post("/beta", {
    ...anna,
    captcha: Number(one) + 1 + Number(other),
    captchaToken: [Number(one) + 1, other, ...rest].join("."),
  });
  expect(response.status).toBe(422);
  expect(await wordsOf(response)).toContain("Please solve the captcha");
  expect(await contacts()).toEqual([]);
});

test("a form sent twice is kept once, and both times thanked", async () => {
  const form = { ...anna, ...(await openForm(product, "/beta")) };
  expect((await product.post("/beta", form)).status).toBe(303);
  expect((await product.post("/beta", form)).status).toBe(303);
  expect(await contacts()).toHaveLength(1);
});

test("a used sum does not carry another application, and its sender learns it", async () => {
  const hidden = await openForm(product, "/beta");
  await product.post("/beta", { ...anna, ...hidden });
  const response = await product.post("/beta", { ...anna, email: "other@bergwerk.example", ...hidden });
  expect(response.status).toBe(422);
  const again = await readCaptcha(response.clone());
  expect(await wordsOf(response)).toContain("Please solve the captcha");
  await product.post("/beta", { ...anna, email: "other@bergwerk.example", ...again });
  expect(await contacts()).toHaveLength(2);
});

test("twenty at once make one contact", async () => {
  const form = { ...anna, ...(await openForm(product, "/beta")) };
  await Promise.all(Array.from({ length: 20 }, () => product.post("/beta", form)));
  expect(await contacts()).toHaveLength(1);
});

test("a machine that fills the hidden field learns that it failed", async () => {
  const hidden = await openForm(product, "/beta");
  const response = await product.post("/beta", { ...anna, ...hidden, website: "https://spam.example" });
  expect(response.status).toBe(422);
  expect(await wordsOf(response)).toContain("Failed to submit form. Please try again.");
  expect(await contacts()).toEqual([]);
});

test("one network applies fifty times an hour, and another still can", async () => {
  const send = async (ip: string, number: number) => {
    const hidden = await openForm(product, "/beta");
    return product.post("/beta", { ...anna, email: `a${number}@x.example`, ...hidden }, from(ip));
  };
  await othersDidBefore(product, "beta", "198.51.100.7", 49);
  expect((await send("198.51.100.7", 1)).status).toBe(303);
  const refused = await send("198.51.100.7", 2);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await send("198.51.100.8", 7)).status).toBe(303);
});

test("without a database, applying fails with its words, and nothing typed is lost", async () => {
  const hidden = await openForm(product, "/beta");
  const bringBack = await takeTableAway(product.db, "beta_contacts");
  try {
    const response = await product.post("/beta", { ...anna, ...hidden });
    expect(response.status).toBe(500);
    const html = await response.clone().text();
    expect(await wordsOf(response)).toContain("Failed to submit form. Please try again.");
    expect(html).toContain('value="Bergwerk Tools"');
    await expect.poll(() => product.logs().some((line) => line.event === "beta.failed")).toBe(true);
  } finally {
    await bringBack();
  }
});

test("the server's own files say nothing of the sums", async () => {
  const index = await readFile("build/client/index.html", "utf8");
  expect(index).not.toContain("captchaToken");
  expect(index).not.toContain(ORIGIN);
});
