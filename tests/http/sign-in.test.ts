import { createHash, scryptSync } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { NAUGHTY_STRINGS } from "../support/naughty-strings";
import { cookiesOf, costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, aSession, PASSWORD } from "../support/people";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

let clients = 0;
/** A client that nobody else in these tests is: the limits count by it. */
const aClient = () => {
  clients += 1;
  return { headers: { "CF-Connecting-IP": `2001:db8:${clients.toString(16)}::1` } };
};
const FAILED = "Failed to sign in. Please check your credentials.";
const email = "priya@northwind.example";
const signIn = (fields: Record<string, string> = {}, client = aClient(), path = "/login") =>
  product.post(path, { email, password: PASSWORD, ...fields }, client);
const user = () => product.db.prepare("select * from users").first<Record<string, unknown>>();

test("a recruiter signs in and lands on the dashboard", async () => {
  await aRecruiter(product, { email });
  const response = await signIn();
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/dashboard"]);
  const dashboard = await product.fetch("/dashboard", { cookie: cookiesOf(response) });
  const words = await wordsOf(dashboard);
  for (const card of ["Profile Information", "Company Details", "Quick Actions"])
    expect(words).toContain(card);
  for (const text of ["Priya Nair", email, "Northwind Analytics", "Post a new job", "Jobs", "Settings"]) {
    expect(words).toContain(text);
  }
  expect(costOf(dashboard)).toMatchObject({ queries: 4 });
  expect(dashboard.headers.get("Cache-Control")).toBe("no-store");
});

test("an applicant's dashboard shows no company", async () => {
  const { cookie } = await anApplicant(product);
  const words = await wordsOf(await product.fetch("/dashboard", { cookie }));
  expect(words).toContain("My applications");
  expect(words).not.toContain("Company Details");
  expect(words).not.toContain("Post a new job");
});

test("the address may be typed in capitals", async () => {
  await aRecruiter(product, { email });
  expect((await signIn({ email: " PRIYA@Northwind.Example " })).status).toBe(303);
});

test("of sixty sign-ins at once some are asked to wait, and pages go on being answered", async () => {
  const people = Array.from({ length: 60 }, (_, index) => `person-${index}@example.org`);
  for (const one of people) await anApplicant(product, { email: one });
  // As dear as where it is deployed.
  const dear = `scrypt$32768$8$3$${"c2FsdA".repeat(4).slice(0, 22)}$${"A".repeat(43)}`;
  await product.db.prepare("update users set password_hash = ?").bind(dear).run();
  // What was written past the product is told to it with the next page: none may be told meanwhile.
  await product.fetch("/careers");
  const answered: string[] = [];
  const told: { seconds: number; html: string }[] = [];
  const tries = people.map(async (one) => {
    const response = await signIn({ email: one, remember: "on" });
    answered.push(String(response.status));
    // An answer that waits to be read is given up before long.
    if (response.status === 503)
      told.push({ seconds: Number(response.headers.get("Retry-After")), html: await response.text() });
  });
  await product.fetch("/careers?q=clerk");
  answered.push("page");
  await Promise.all(tries);
  expect(new Set(answered)).toEqual(new Set(["422", "503", "page"]));
  expect(answered.slice(answered.indexOf("page"))).toContain("422");
  const [{ seconds, html } = { seconds: 0, html: "" }] = told;
  expect(seconds).toBeGreaterThan(2);
  expect(html).toContain(`Please type your password once more in ${seconds} seconds`);
  expect(html).toMatch(/value="person-\d+@example.org"/);
  expect(html).not.toContain(PASSWORD);
  // Whoever was not looked at has not tried.
  const looked = answered.filter((status) => status === "422").length;
  const { results } = await product.db
    .prepare("select count from attempts where key like 'sign-in-account:%' order by count")
    .all<{ count: number }>();
  expect(results.filter(({ count }) => count === 1)).toHaveLength(looked);
});

test("the whole password counts: one character more, or the 73rd changed, is wrong", async () => {
  const long = "ab cdefgh".repeat(14);
  await aRecruiter(product, { email });
  const salt = Buffer.alloc(16, 3);
  const key = scryptSync(long, salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 128 * 1024 * 1024 });
  const hash = `scrypt$32768$8$3$${salt.toString("base64url")}$${key.toString("base64url")}`;
  await product.db.prepare("update users set password_hash = ?").bind(hash).run();
  expect((await signIn({ password: long })).status).toBe(303);
  expect((await signIn({ password: `${long}x` })).status).toBe(422);
  expect((await signIn({ password: `${long.slice(0, 72)}#${long.slice(73)}` })).status).toBe(422);
  expect((await signIn({ password: long.slice(0, 72) })).status).toBe(422);
});

test("unknown, wrong, unverified and disabled get the same answer, to the byte", async () => {
  await aRecruiter(product, { email });
  await anApplicant(product, { email: "unverified@example.org", verified: false });
  await anApplicant(product, { email: "disabled@example.org" });
  await product.db.prepare("update users set disabled_at = 1 where email like 'disabled%'").run();
  const answer = async (fields: Record<string, string>) => {
    const response = await signIn(fields);
    const changing = /[0-9a-f-]{36}|nonce="[^"]+"|nonce-[^']+|"ray":"[^"]+"/g;
    const html = (await response.text()).replaceAll(changing, "").replaceAll(fields.email ?? email, "");
    const headers = [...response.headers]
      .filter(([name]) => !/^(date|server-timing|x-request-id|content-security-policy)$/.test(name))
      .map((pair) => pair.join(": "));
    return { status: response.status, html, headers };
  };
  const wrong = await answer({ password: "quite another one" });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain(FAILED);
  expect(await answer({ email: "nobody@example.org" })).toEqual(wrong);
  expect(await answer({ email: "unverified@example.org", password: "wrong" })).toEqual(wrong);
  expect(await answer({ email: "disabled@example.org", password: PASSWORD })).toEqual(wrong);
});

test("after ten failures a client is refused, even with the right password, and others get in", async () => {
  await aRecruiter(product, { email });
  const [attacker, other] = [aClient(), aClient()];
  for (let index = 0; index < 10; index += 1) {
    expect((await signIn({ password: `wrong ${index}` }, attacker)).status).toBe(422);
  }
  const refused = await signIn({}, attacker);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await signIn({}, other)).status).toBe(303);
});

test("of sixty tries at once at most ten are looked at", async () => {
  await aRecruiter(product, { email });
  const client = aClient();
  const tries = Array.from({ length: 60 }, (_, index) => signIn({ password: `wrong ${index}` }, client));
  const statuses = (await Promise.all(tries)).map((response) => response.status);
  const lookedAt = statuses.filter((status) => status === 422).length;
  expect(lookedAt).toBeGreaterThan(0);
  expect(lookedAt).toBeLessThanOrEqual(10);
  expect(statuses.every((status) => [422, 429, 503].includes(status))).toBe(true);
});

test("signing in well does not use up the tries", async () => {
  await aRecruiter(product, { email });
  const client = aClient();
  for (let index = 0; index < 12; index += 1) expect((await signIn({}, client)).status).toBe(303);
});

test("a password of 129 characters is refused without a look at the database's users", async () => {
  await aRecruiter(product, { email });
  const response = await signIn({ password: "x".repeat(129) });
  expect(response.status).toBe(422);
  expect(costOf(response).queries).toBe(0);
  expect(await wordsOf(response)).toContain(FAILED);
});

test("a hash made with weaker parameters is replaced at sign-in", async () => {
  await aRecruiter(product, { email });
  const salt = Buffer.alloc(16, 5);
  const key = scryptSync(PASSWORD, salt, 32, { N: 512, r: 8, p: 1 });
  const weak = `scrypt$512$8$1$${salt.toString("base64url")}$${key.toString("base64url")}`;
  await product.db.prepare("update users set password_hash = ?").bind(weak).run();
  expect((await signIn()).status).toBe(303);
  expect((await user())?.password_hash).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect((await signIn()).status).toBe(303);
});

test("the cookie is this host's alone, and the database holds only its hash", async () => {
  await aRecruiter(product, { email });
  const [cookie = ""] = (await signIn()).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session=[a-z2-7]{40};/);
  for (const part of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(part);
  expect(cookie).not.toMatch(/Domain|Max-Age|Expires/i);
  const token = /=([a-z2-7]{40})/.exec(cookie)?.[1] ?? "";
  const { results } = await product.db.prepare("select id from sessions").all<{ id: string }>();
  const ids = results.map((row) => row.id);
  expect(ids).toContain(createHash("sha256").update(token).digest("hex"));
  expect(ids).not.toContain(token);
  const replayed = await product.fetch("/dashboard", { cookie: `__Host-session=${ids[0]}` });
  expect(replayed.headers.get("Location")).toMatch(/^\/login/);
});

test("Remember me makes a cookie that outlives the browser", async () => {
  await aRecruiter(product, { email });
  const [cookie = ""] = (await signIn({ remember: "on" })).headers.getSetCookie();
  expect(cookie).toMatch(/Max-Age=1209600\b/);
  const row = await product.db
    .prepare("select max(expires_at) as ends from sessions where remembered = 1")
    .first<{ ends: number }>();
  expect((row?.ends ?? 0) * 1000 - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
});

test("signing in again ends the session that the browser had", async () => {
  const { cookie } = await aRecruiter(product, { email });
  await product.post("/login", { email, password: PASSWORD }, { ...aClient(), cookie });
  expect((await product.fetch("/dashboard", { cookie })).headers.get("Location")).toMatch(/^\/login/);
});

test.each([
  ["idle for a second too long", { expiresAt: -1000 }, false],
  ["thirty days and a second old, though in use", { createdAt: -30 * 86_400_000 - 1000 }, false],
  ["not quite thirty days old", { createdAt: -30 * 86_400_000 + 60_000 }, true],
])("a session that is %s is held to its limit", async (_, fromNow, alive) => {
  const person = await aRecruiter(product);
  const now = Date.now();
  const facts = Object.fromEntries(Object.entries(fromNow).map(([name, ms]) => [name, now + ms]));
  const response = await product.fetch("/dashboard", { cookie: await aSession(product, person.id, facts) });
  expect(response.status).toBe(alive ? 200 : 302);
});

test("a use moves the idle limit, but only of a session that is at least half over", async () => {
  const person = await aRecruiter(product);
  const endAfterUse = async (expiresAt: number) => {
    const cookie = await aSession(product, person.id, { expiresAt });
    await product.fetch("/dashboard", { cookie });
    const ends = await product.db
      .prepare("select expires_at as ends from sessions where id = ?")
      .bind(createHash("sha256").update(cookie.replace("__Host-session=", "")).digest("hex"))
      .first<number>("ends");
    return (ends ?? 0) * 1000;
  };
  const inAMinute = Date.now() + 60_000;
  expect(await endAfterUse(inAMinute)).toBeGreaterThan(inAMinute + 3_600_000);
  const inSevenHours = Date.now() + 7 * 3_600_000;
  expect(await endAfterUse(inSevenHours)).toBe(Math.floor(inSevenHours / 1000) * 1000);
});

test("signing out ends the session and clears the browser; opening the address does nothing", async () => {
  const { cookie } = await aRecruiter(product);
  await product.fetch("/sign-out", { cookie });
  expect((await product.fetch("/dashboard", { cookie })).status).toBe(200);
  const out = await product.post("/sign-out", {}, { cookie });
  expect(out.headers.get("Clear-Site-Data")).toBe('"cache", "cookies", "storage"');
  expect(out.headers.getSetCookie().join()).toContain("__Host-session=;");
  expect((await product.fetch("/dashboard", { cookie })).headers.get("Location")).toMatch(/^\/login/);
});

test("disabling somebody ends what they can do at once", async () => {
  const { cookie } = await aRecruiter(product);
  await product.db.prepare("update users set disabled_at = 1").run();
  expect((await product.fetch("/dashboard", { cookie })).headers.get("Location")).toMatch(/^\/login/);
});

test("a cookie that cannot be read means signed out, never a failure", async () => {
  const printable = NAUGHTY_STRINGS.filter((text) => /^[\x20-\x7e]+$/.test(text));
  const broken = ["x=%", "x=%E0%A4%A", "a".repeat(8192), "__Host-session", "=;=;", ...printable];
  for (const value of broken) {
    const response = await product.fetch("/dashboard", { cookie: `__Host-session=${value}; ${value}` });
    expect([value, response.status]).toEqual([value, 302]);
  }
  const bytes = NAUGHTY_STRINGS.map((text) => encodeURIComponent(text.toWellFormed()));
  for (const value of bytes.slice(0, 60)) {
    const cookie = `__Host-session=${value}; __Host-flash=${value}`;
    expect((await product.fetch("/login", { cookie })).status).toBe(200);
  }
});

test("two session cookies at once are nobody's", async () => {
  const { cookie } = await aRecruiter(product);
  const response = await product.fetch("/dashboard", { cookie: `${cookie}; ${cookie}` });
  expect(response.status).toBe(302);
});

const ELSEWHERE = [
  ...[
    "//evil.example",
    "///evil.example",
    "////evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\\/evil.example",
  ],
  ...[
    "https://evil.example",
    "http:evil.example",
    "https:/evil.example",
    "https:evil",
    "HTTPS://evil.example",
  ],
  ...[
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc",
  ],
  ...[
    "/%09/evil.example",
    "/\t/evil.example",
    "/%0a/evil.example",
    "/\n/evil.example",
    "/%0d%0aX: y",
    "/\r\n/evil.example",
  ],
  ...[
    "/%2f/evil.example",
    "/%2F%2Fevil.example",
    "/%5cevil.example",
    "/%5C%5Cevil.example",
    "%2f%2fevil.example",
  ],
  ...[
    "evil.example",
    "@evil.example",
    ".evil.example",
    "?//evil.example",
    "#//evil.example",
    "",
    " ",
    "\u0000/",
  ],
  ...[
    " //evil.example",
    "\t//evil.example",
    "\u00a0//evil.example",
    "/ /evil.example",
    "/\u0000/evil.example",
    "/\u007f/evil",
  ],
  ...[
    "/.//evil.example",
    "/..//evil.example",
    "/x/..//evil.example",
    "/%00",
    "/%1f/x",
    "/\u0085/evil",
    "/\u2028//evil",
  ],
  ...[
    "http://rolecall.test.evil.example",
    "http://rolecall.test@evil.example",
    "//rolecall.test@evil.example",
  ],
  ...[
    "ftp://evil.example",
    "mailto:a@evil.example",
    "//[::1]",
    "//0x7f000001",
    "/\\\\evil.example",
    "/%7f/evil.example",
  ],
  ...["blob:http://evil.example/x", "about:blank", "//evil%E3%80%82example", "/\\t/evil.example"],
];

test("whatever ?redirect= says, signing in stays on this site", async () => {
  expect(new Set(ELSEWHERE).size).toBeGreaterThanOrEqual(60);
  const { cookie } = await aRecruiter(product);
  for (const wanted of ELSEWHERE) {
    const query = new URLSearchParams({ redirect: wanted });
    const response = await product.fetch(`/login?${query}`, { cookie });
    const target = response.headers.get("Location") ?? "";
    expect([wanted, response.status, new URL(target, ORIGIN).origin]).toEqual([wanted, 302, ORIGIN]);
    expect([wanted, /^\/(?![/\\])/.test(target)]).toEqual([wanted, true]);
  }
});

test("an odd but own path never leads away either", async () => {
  const { cookie } = await aRecruiter(product);
  for (const wanted of [
    "/@evil.example",
    "/evil.example",
    "/jobs?next=//evil.example",
    "/a:b",
    "/;//evil.example",
  ]) {
    const response = await product.fetch(`/login?${new URLSearchParams({ redirect: wanted })}`, { cookie });
    expect(response.status).toBe(302);
    expect(new URL(response.headers.get("Location") ?? "", ORIGIN).origin).toBe(ORIGIN);
  }
});

test("someone sent to sign in comes back to where they were", async () => {
  await aRecruiter(product, { email });
  const sent = await product.fetch("/dashboard?from=mail");
  expect(sent.headers.get("Location")).toBe("/login?redirect=%2Fdashboard%3Ffrom%3Dmail");
  const back = await signIn({}, aClient(), sent.headers.get("Location") ?? "");
  expect(back.headers.get("Location")).toBe("/dashboard?from=mail");
});

test("/app and /dashb lead everybody to where they work", async () => {
  const recruiter = await aRecruiter(product);
  const applicant = await anApplicant(product);
  const unverified = await anApplicant(product, { verified: false });
  for (const path of ["/app", "/dashb"]) {
    const target = async (cookie: string) => (await product.fetch(path, { cookie })).headers.get("Location");
    expect(await target(recruiter.cookie)).toBe("/dashboard");
    expect(await target(applicant.cookie)).toBe("/jobs");
    expect(await target(unverified.cookie)).toBe("/verifyemail");
    const visitor = await product.fetch(path);
    expect([visitor.status, visitor.headers.get("Refresh")]).toEqual([200, "1; url=/login"]);
    expect(await wordsOf(visitor)).toContain("Loading...");
  }
});

test("a company that is gone shows a connection error with a way out, not a crash", async () => {
  const { cookie } = await aRecruiter(product);
  await product.db.prepare("update users set company_id = null").run();
  const response = await product.fetch("/dashboard", { cookie });
  expect(await wordsOf(response)).toMatch(/Connection Error.*User profile not found.*Sign Out/);
});
