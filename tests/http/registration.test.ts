import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { linkTo, mailsTo } from "../support/mails";
import { cookiesOf, costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, aSession } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";
import { othersDidBefore } from "../support/shared-network";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const anna = {
  email: "Anna.Berg@Example.org",
  password: "seven wooden spoons",
  confirmPassword: "seven wooden spoons",
  companyName: "Bergwerk Tools",
  personName: "Anna Berg",
};
const address = "anna.berg@example.org";
const from = (ip: string) => ({ headers: { "CF-Connecting-IP": ip } });
const rows = async (table: string) =>
  (await product.db.prepare(`select * from ${table}`).all<Record<string, unknown>>()).results;

test("a recruiter registers, and company, account, link, mail and session are all there", async () => {
  const response = await product.post("/register", anna);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/dashboard");
  const [company] = await rows("companies");
  const [user] = await rows("users");
  expect(company).toMatchObject({ company_name: "Bergwerk Tools" });
  expect(user).toMatchObject({
    email: address,
    type: "buyer",
    recruiter: 1,
    company_id: company?.id,
    person_name: "Anna Berg",
    first_name: "Anna",
    last_name: "Berg",
    email_verified_at: null,
  });
  expect(user?.verify_hash).toMatch(/^[0-9a-f]{64} anna/);
  expect(await rows("sessions")).toHaveLength(1);
  expect(await mailsTo(product, address)).toMatchObject([{ subject: "Please verify your email address" }]);
});

test("until the address is verified every guarded page leads to the waiting page", async () => {
  const cookie = cookiesOf(await product.post("/register", anna));
  for (const path of ["/dashboard", "/dashboard.data"]) {
    const response = await product.fetch(path, { cookie });
    const target = response.headers.get("Location") ?? (await response.text());
    expect([path, target.includes("/verifyemail")]).toEqual([path, true]);
  }
  const waiting = await product.fetch("/verifyemail", { cookie });
  expect(await wordsOf(waiting)).toMatch(
    /Please verify your email address.*anna\.berg@example\.org.*Refresh/,
  );
  expect(costOf(waiting).queries).toBeLessThanOrEqual(3);
});

test("asking for a page's data alone, or sending its form, does not get past the waiting page", async () => {
  const { cookie } = await aRecruiter(product, { verified: false });
  const dataOf = async (path: string, person: { cookie: string }) =>
    (await product.fetch(path, { cookie: person.cookie })).text();
  const page = "/dashboard.data?_routes=routes%2Frecruiter%2Fdashboard";
  expect(await dataOf(page, await aRecruiter(product))).toContain("Northwind Analytics");
  for (const path of ["/dashboard.data", page, "/settings.data"])
    expect(await dataOf(path, { cookie })).toContain('"redirect","/verifyemail"');
  expect(await dataOf("/settings.data?_routes=root", { cookie })).not.toContain("Northwind Analytics");
  for (const path of ["/settings", "/settings.data", "/settings/password.data"]) {
    const before = await rows("users");
    await product.post(path, { personName: "Mallory", companyName: "Mallory Ltd" }, { cookie });
    expect([path, await rows("users")]).toEqual([path, before]);
  }
});

test("looking at the link uses nothing up, its button verifies and gives a new session", async () => {
  const cookie = cookiesOf(await product.post("/register", anna));
  const link = await linkTo(product, address);
  for (const method of ["GET", "HEAD", "GET", "HEAD", "GET"]) {
    const page = await product.fetch(link, { method });
    expect(page.status).toBe(200);
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  }
  expect((await rows("users"))[0]).toMatchObject({ email_verified_at: null });
  const pressed = await product.post(link, {}, { cookie });
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/jobs"]);
  expect((await rows("users"))[0]?.email_verified_at).not.toBeNull();
  expect((await product.fetch("/verifyemail", { cookie })).headers.get("Location")).toMatch(/^\/login/);
  const renewed = cookiesOf(pressed);
  const leadsTo = async (token: string) =>
    (await product.fetch("/verifyemail", { cookie: token })).headers.get("Location");
  expect(await leadsTo(renewed)).toBe("/jobs");
  const [, first = "", added = ""] = /(__Host-session=[a-z2-7]{40})\.([a-z2-7]{40})/.exec(renewed) ?? [];
  for (const forged of [first, `${first}.${first.slice(-40)}`, `${first}.`, `__Host-session=${added}`])
    expect(await leadsTo(forged)).toMatch(/^\/login/);
});

test("whoever goes back to the link that has verified them is told so, and goes on from there", async () => {
  const verified = cookiesOf(await product.post("/register", anna));
  const link = await linkTo(product, address);
  const cookie = cookiesOf(await product.post(link, {}, { cookie: verified }));
  const page = await product.fetch(link, { cookie });
  expect(await wordsOf(page.clone())).toContain("Your email address is verified");
  expect(await page.text()).toMatch(/<a [^>]*href="\/jobs"[^>]*>Go on to the jobs/);
  const person = await anApplicant(product, { verified: true });
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  await anApplication(product, job, person, { submittedAt: null });
  const words = await (await product.fetch(link, { cookie: person.cookie })).text();
  expect(words).toContain(`href="${paths.upload(job.id)}"`);
});

test("thirty presses of one link at once verify once", async () => {
  const person = await anApplicant(product, { verified: false });
  await product.post("/verifyemail", { intent: "resend" }, { cookie: person.cookie });
  const link = await linkTo(product, person.email);
  const presses = await Promise.all(Array.from({ length: 30 }, () => product.post(link, {})));
  const targets = presses.map((response) => response.headers.get("Location"));
  expect(new Set(targets)).toEqual(new Set(["/login"]));
  await expect.poll(() => product.logs().filter((line) => line.event === "auth.verified").length).toBe(1);
  await product.db.prepare("update users set email_verified_at = email_verified_at - 60000").run();
  expect((await product.post(link, {})).headers.get("Location")).toBe(link);
});

test("a link opened on another device verifies, signs nobody in, and leads on after signing in", async () => {
  const person = await anApplicant(product, { verified: false });
  const jobId = "01JZZZZZZZZZZZZZZZZZZZZZZZ";
  await product.post(`/verifyemail?job_id=${jobId}`, { intent: "resend" }, { cookie: person.cookie });
  const pressed = await product.post(await linkTo(product, person.email), {});
  expect(pressed.headers.get("Location")).toBe(`/login?redirect=%2Fupload%2F${jobId}`);
  expect(pressed.headers.getSetCookie().join()).not.toContain("__Host-session");
});

test("somebody whose link has run out, was used or never was is offered a new one", async () => {
  const person = await anApplicant(product, { verified: false });
  await product.post("/verifyemail", { intent: "resend" }, { cookie: person.cookie });
  const link = await linkTo(product, person.email);
  await product.db
    .prepare("update users set verify_expires_at = ?")
    .bind(Date.now() - 1)
    .run();
  for (const path of [link, "/verifyemail/never-was", `/verifyemail/${"x".repeat(3000)}`]) {
    const page = await product.fetch(path, { cookie: person.cookie });
    expect(page.status).toBe(410);
    expect(await wordsOf(page)).toMatch(/This link no longer works.*Resend Verification Email/);
    await product.post(path, {});
  }
  expect((await rows("users"))[0]?.email_verified_at).toBeNull();
});

test("a link for an address that the account no longer has does nothing", async () => {
  const person = await anApplicant(product, { verified: false });
  await product.post("/verifyemail", { intent: "resend" }, { cookie: person.cookie });
  const link = await linkTo(product, person.email);
  await product.db.prepare("update users set email = 'new@example.org'").run();
  await product.post(link, {});
  expect((await rows("users"))[0]?.email_verified_at).toBeNull();
});

/** Since the last link was made, and asked for. */
async function aMinutePasses(): Promise<void> {
  await product.db.batch([
    product.db.prepare("delete from attempts where key like 'resend:%'"),
    product.db.prepare("update users set verify_expires_at = verify_expires_at - 60000"),
  ]);
}

test("a newer link voids the one before", async () => {
  const cookie = cookiesOf(await product.post("/register", anna));
  const first = await linkTo(product, address);
  await aMinutePasses();
  const again = await product.post("/verifyemail", { intent: "resend" }, { cookie });
  expect(again.status).toBe(303);
  expect((await product.fetch(first)).status).toBe(410);
  expect((await product.fetch(await linkTo(product, address))).status).toBe(200);
});

test("the mail can be asked for again once a minute, and three reach an address in an hour", async () => {
  const cookie = cookiesOf(await product.post("/register", anna));
  for (let press = 0; press < 50; press += 1) {
    const response = await product.post("/verifyemail", { intent: "resend" }, { cookie });
    // The first press comes right after the mail that the registration has sent.
    if (press === 0) {
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
      expect(await wordsOf(response)).toContain("Please wait a minute");
    }
    await aMinutePasses();
  }
  expect(await mailsTo(product, address)).toHaveLength(3);
});

test("one network cannot have more than two hundred mails sent in an hour", async () => {
  const people = [
    await anApplicant(product, { verified: false }),
    await anApplicant(product, { verified: false }),
  ];
  await othersDidBefore(product, "mail", "198.51.100.9", 199);
  const statuses: number[] = [];
  for (const { cookie } of people) {
    const options = { cookie, ...from("198.51.100.9") };
    statuses.push((await product.post("/verifyemail", { intent: "resend" }, options)).status);
  }
  expect(statuses).toEqual([303, 429]);
});

test("Refresh says that the address is not verified yet, and leads on once it is", async () => {
  const person = await anApplicant(product, { verified: false });
  const tooEarly = await product.post("/verifyemail", { intent: "refresh" }, { cookie: person.cookie });
  expect(tooEarly.status).toBe(422);
  expect(await wordsOf(tooEarly)).toContain("Email not yet verified. Please check your email and try again.");
  await product.db.prepare("update users set email_verified_at = 1").run();
  const jobId = "01JZZZZZZZZZZZZZZZZZZZZZZZ";
  const later = await product.post(`/verifyemail?job_id=${jobId}`, {}, { cookie: person.cookie });
  expect([later.status, later.headers.get("Location")]).toEqual([303, `/upload/${jobId}`]);
  const before = await product.fetch("/verifyemail", { cookie: person.cookie });
  expect(before.headers.get("Location")).toMatch(/^\/login/);
});

test("the waiting page can ask whether the address is verified", async () => {
  const person = await anApplicant(product, { verified: false });
  const ask = async (cookie: string | null) => {
    const response = await product.fetch("/verifyemail/state", { cookie });
    return [response.status, await response.json()];
  };
  expect(await ask(person.cookie)).toEqual([200, { verified: false }]);
  await product.db.prepare("update users set email_verified_at = 1").run();
  expect(await ask(person.cookie)).toEqual([200, { verified: true }]);
  expect(await ask(null)).toEqual([401, { verified: false }]);
});

test("someone signed out is sent from the waiting page to sign in, and comes back", async () => {
  const response = await product.fetch("/verifyemail?job_id=abc");
  expect(response.headers.get("Location")).toBe("/login?redirect=%2Fverifyemail%3Fjob_id%3Dabc");
});

test.each([
  [
    "nothing",
    {},
    ["Email address is required", "Password is required", "Company name is required", "Your name"],
  ],
  ["two passwords", { ...anna, confirmPassword: "other" }, ["Passwords do not match"]],
  ["a short password", { ...anna, password: "12345" }, ["Password must be at least 6 characters long"]],
  [
    "a common password",
    { ...anna, password: "iloveyou", confirmPassword: "iloveyou" },
    ["Password is too weak. Please choose a stronger password. It is one of the most used passwords."],
  ],
  [
    "the company as password",
    { ...anna, password: "bergwerk tools!", confirmPassword: "bergwerk tools!" },
    ["Password is too weak. Please choose a stronger password. It holds your company's name."],
  ],
  ["no address", { ...anna, email: "anna" }, ["Please enter a valid email address"]],
  ["two addresses", { ...anna, email: "a@b.org\r\nBcc: c@d.org" }, ["Please enter a valid email address"]],
])(
  "a registration with %s is told so at its fields, and keeps what was typed",
  async (_, fields, messages) => {
    const response = await product.post("/register", fields);
    expect(response.status).toBe(422);
    const html = await response.clone().text();
    const words = await wordsOf(response);
    for (const message of messages) expect(words).toContain(message);
    if ("personName" in fields) expect(html).toContain('value="Anna Berg"');
    expect(html).not.toContain("wooden spoons");
    expect(await rows("users")).toHaveLength(0);
    expect(await rows("companies")).toHaveLength(0);
  },
);

test("the page that was wanted stays wanted from signing in to registering and back", async () => {
  const signIn = await (await product.fetch("/login?redirect=%2FpostJob")).text();
  expect(signIn).toContain('href="/register?redirect=%2FpostJob">Register Now');
  const register = await (await product.fetch("/register?redirect=%2FpostJob")).text();
  expect(register).toContain('href="/login?redirect=%2FpostJob">Sign In');
  const made = await product.post("/register?redirect=%2FpostJob", anna);
  expect([made.status, made.headers.get("Location")]).toEqual([303, "/postJob"]);
});

test("whoever came for a job registers on its page, and never opens a company by mistake", async () => {
  const job = "01JZZZZZZZZZZZZZZZZZZZZZZZ";
  const signIn = await (await product.fetch(`/login?redirect=%2Fapply%2F${job}`)).text();
  expect(signIn).toContain(`href="/apply/${job}">Register Now`);
  const astray = await (await product.fetch(`/register?redirect=%2Fapply%2F${job}`)).text();
  expect(astray).toContain(`href="/apply/${job}">Go back to the job`);
  const register = await product.fetch("/register");
  const html = await register.clone().text();
  expect(html).toContain('href="/careers">See the open jobs');
  expect(await wordsOf(register)).toContain("For companies that hire.");
});

test("an address that no mail can reach is refused by the server, in its own words", async () => {
  const response = await product.post("/register", { ...anna, email: "anna@example..org" });
  expect(response.status).toBe(422);
  expect(await wordsOf(response)).toMatch(/Registration Failed Please enter a valid email address\./);
  expect(await rows("users")).toHaveLength(0);
});

test("an address that has an account is led to sign in, and nothing new is made", async () => {
  await aRecruiter(product, { email: address });
  const response = await product.post("/register", anna);
  expect(response.status).toBe(422);
  const html = await response.clone().text();
  expect(await wordsOf(response)).toContain(
    "An account with this email already exists. Please sign in instead.",
  );
  expect(html).toContain('<a href="/login">Sign in with existing account</a>');
  expect([(await rows("users")).length, (await rows("companies")).length]).toEqual([1, 1]);
  expect(await mailsTo(product, address)).toHaveLength(0);
});

test("of four registrations of one address at once exactly one is made, whole", async () => {
  await Promise.all(
    Array.from({ length: 4 }, (_, index) => product.post("/register", anna, from(`203.0.113.${index}`))),
  );
  expect(await rows("users")).toHaveLength(1);
  expect(await rows("companies")).toHaveLength(1);
  expect(await mailsTo(product, address)).toHaveLength(1);
});

test("whoever presses Create Account twice arrives signed in, as after one press", async () => {
  const [, second] = [await product.post("/register", anna), await product.post("/register", anna)];
  expect([second.status, second.headers.get("Location")]).toEqual([303, "/dashboard"]);
  const waiting = await product.fetch("/verifyemail", { cookie: cookiesOf(second) });
  expect(await wordsOf(waiting)).toContain(address);
  expect([(await rows("users")).length, (await rows("companies")).length]).toEqual([1, 1]);
  expect(await mailsTo(product, address)).toHaveLength(1);
});

test("a second press signs nobody in to an older account, nor without its password", async () => {
  await product.post("/register", anna);
  const guess = { password: "eight wooden spoons", confirmPassword: "eight wooden spoons" };
  const guessed = await product.post("/register", { ...anna, ...guess });
  expect([guessed.status, cookiesOf(guessed)]).toEqual([422, ""]);
  await product.db.exec(`update users set created_at = created_at - ${3 * 60_000}`);
  const late = await product.post("/register", anna);
  expect([late.status, cookiesOf(late)]).toEqual([422, ""]);
});

test("what a form does not ask for changes nothing about the account", async () => {
  await product.post("/register", {
    ...anna,
    recruiter: "false",
    type: "applicant",
    companyId: "1",
    company_id: "1",
    emailVerifiedAt: "1",
  });
  expect((await rows("users"))[0]).toMatchObject({ type: "buyer", recruiter: 1, email_verified_at: null });
  expect((await rows("users"))[0]?.company_id).not.toBe("1");
});

test("someone signed in who opens the registration is taken to the dashboard", async () => {
  const { cookie } = await aRecruiter(product);
  expect((await product.fetch("/register", { cookie })).headers.get("Location")).toBe("/dashboard");
});

test("links in mails lead to the configured origin, whatever host was asked", async () => {
  await product.post("/register", anna, { headers: { "X-Forwarded-Host": "evil.example" } });
  const [mail] = await mailsTo(product, address);
  expect(mail?.links.length).toBeGreaterThan(0);
  expect(mail?.links.every((link) => link.startsWith("http://rolecall.test/"))).toBe(true);
});

test("whoever makes an account is greeted by the first name, as in every other letter", async () => {
  await product.post("/register", anna);
  const [mail] = await mailsTo(product, address);
  expect(mail?.text).toContain("Hello Anna,");
  expect(mail?.text).not.toContain("Berg");
});

test("a session older than thirty days has ended, and verifying does not revive it", async () => {
  const person = await anApplicant(product, { verified: false });
  const cookie = await aSession(product, person.id, { createdAt: Date.now() - 30 * 86_400_000 - 1000 });
  expect((await product.fetch("/verifyemail", { cookie })).headers.get("Location")).toMatch(/^\/login/);
});
