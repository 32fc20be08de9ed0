import { beforeAll, beforeEach, expect, test } from "vitest";
import { linkTo, mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { aRecruiter, PASSWORD } from "../support/people";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const email = "priya@northwind.example";
const fresh = { password: "eleven grey herons", confirmPassword: "eleven grey herons" };
let clients = 0;
const aClient = () => {
  clients += 1;
  return { headers: { "CF-Connecting-IP": `198.51.100.${clients}` } };
};
const forget = (address = email) => product.post("/forgot-password", { email: address }, aClient());
const signIn = async (password: string) =>
  (await product.post("/login", { email, password }, aClient())).status;

test("known and unknown addresses get the same answer and rows, only one gets a mail", async () => {
  await aRecruiter(product, { email });
  const answers = [];
  for (const address of [email, "nobody@example.org"]) {
    const response = await forget(address);
    const left = await product.db.prepare("select id from outbox where topic = 'reset-link'").all();
    answers.push([
      response.status,
      response.headers.get("Location"),
      await response.text(),
      left.results.length,
    ]);
  }
  expect(answers[0]?.slice(0, 3)).toEqual(answers[1]?.slice(0, 3));
  expect(answers.map((answer) => answer[3])).toEqual([1, 2]);
  const sent = await product.fetch("/forgot-password?sent=yes");
  expect(await wordsOf(sent)).toContain("If there is an account with that address");
  expect(await mailsTo(product, email)).toMatchObject([{ subject: "Choose a new password" }]);
  expect(await mailsTo(product, "nobody@example.org")).toEqual([]);
});

test("nothing about the request is kept once it is dealt with", async () => {
  await forget("nobody@example.org");
  await product.sweep();
  const { results } = await product.db
    .prepare("select payload, state from outbox where topic = 'reset-link'")
    .all();
  expect(results).toEqual([{ payload: "{}", state: "done" }]);
});

test("the link changes the password, ends every session and tells the owner", async () => {
  const { cookie } = await aRecruiter(product, { email });
  await forget();
  const link = await linkTo(product, email);
  const page = await product.fetch(link);
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(await wordsOf(page)).toContain("Choose a new password");
  const changed = await product.post(link, fresh);
  expect([changed.status, changed.headers.get("Location")]).toEqual([303, "/login"]);
  expect(changed.headers.getSetCookie().join()).not.toMatch(/__Host-session=[a-z2-7]/);
  expect((await product.fetch("/dashboard", { cookie })).headers.get("Location")).toMatch(/^\/login/);
  expect([await signIn(PASSWORD), await signIn(fresh.password)]).toEqual([422, 303]);
  expect((await mailsTo(product, email)).map((mail) => mail.subject)).toEqual([
    "Choose a new password",
    "Your password was changed",
  ]);
});

/** A link asked for again within a minute is the one that was sent. */
const aMinutePasses = () => product.db.prepare("update tokens set created_at = created_at - 60000").run();

test("a link used more than a minute ago is used up, even with the same password", async () => {
  await aRecruiter(product, { email });
  await forget();
  const link = await linkTo(product, email);
  expect((await product.post(link, fresh)).headers.get("Location")).toBe("/login");
  expect((await product.post(link, fresh)).headers.get("Location")).toBe("/login");
  await aMinutePasses();
  expect((await product.post(link, fresh)).headers.get("Location")).toBe(link);
});

test("looking at the link uses nothing up; thirty uses at once change the password once", async () => {
  await aRecruiter(product, { email });
  await forget();
  const link = await linkTo(product, email);
  for (const method of ["GET", "HEAD", "GET", "HEAD", "GET"]) {
    expect((await product.fetch(link, { method })).status).toBe(200);
  }
  const chosen = (use: number) => ({ password: `herons ${use} grey`, confirmPassword: `herons ${use} grey` });
  const uses = await Promise.all(Array.from({ length: 30 }, (_, use) => product.post(link, chosen(use))));
  const targets = uses.map((response) => response.headers.get("Location"));
  expect(targets.filter((target) => target === "/login")).toHaveLength(1);
  expect((await mailsTo(product, email)).filter((mail) => /changed/.test(mail.subject))).toHaveLength(1);
});

test("a link works for an hour, and a newer one voids it", async () => {
  await aRecruiter(product, { email });
  await forget();
  const first = await linkTo(product, email);
  await aMinutePasses();
  await forget();
  const second = await linkTo(product, email);
  expect([(await product.fetch(first)).status, (await product.fetch(second)).status]).toEqual([410, 200]);
  const left = await product.db.prepare("select expires_at from tokens").first<number>("expires_at");
  expect((left ?? 0) - Date.now()).toBeGreaterThan(55 * 60_000);
  expect((left ?? 0) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
  await product.db
    .prepare("update tokens set expires_at = ?")
    .bind(Date.now() - 1)
    .run();
  expect(await wordsOf(await product.fetch(second))).toContain("Send me a new link");
  await product.post(second, fresh);
  expect(await signIn(PASSWORD)).toBe(303);
});

test("a link for an address that the account no longer has changes nothing", async () => {
  await aRecruiter(product, { email });
  await forget();
  const link = await linkTo(product, email);
  await product.db.prepare("update users set email = 'new@example.org'").run();
  expect((await product.post(link, fresh)).headers.get("Location")).toBe(link);
  await product.db.prepare("update users set email = ?").bind(email).run();
  expect(await signIn(PASSWORD)).toBe(303);
});

test("a verification link is no reset link", async () => {
  const person = await aRecruiter(product, { email, verified: false });
  await product.post("/verifyemail", { intent: "resend" }, { cookie: person.cookie });
  const secret = (await linkTo(product, email)).split("/").at(-1);
  expect((await product.fetch(`/reset-password/${secret}`)).status).toBe(410);
  await product.post(`/reset-password/${secret}`, fresh);
  expect(await signIn(PASSWORD)).toBe(303);
});

test.each([
  ["too short", "12345", "Password must be at least 6 characters long"],
  [
    "common",
    "iloveyou",
    "Password is too weak. Please choose a stronger password. It is one of the most used passwords.",
  ],
  [
    "the company",
    "northwind analytics",
    "Password is too weak. Please choose a stronger password. It holds your company's name.",
  ],
])("a new password that is %s is refused, and the link still works", async (_, password, message) => {
  await aRecruiter(product, { email });
  await forget();
  const link = await linkTo(product, email);
  const refused = await product.post(link, { password, confirmPassword: password });
  expect(refused.status).toBe(422);
  expect(await wordsOf(refused)).toContain(message);
  expect((await product.post(link, fresh)).headers.get("Location")).toBe("/login");
  await product.settle();
});

test("fifty requests send three mails, and the answer never changes", async () => {
  await aRecruiter(product, { email });
  const places = new Set<string | null>();
  for (let index = 0; index < 50; index += 1) {
    places.add((await forget()).headers.get("Location"));
    if (index < 5) await mailsTo(product, email);
    await aMinutePasses();
  }
  expect([...places]).toEqual(["/forgot-password?sent=yes"]);
  expect(await mailsTo(product, email)).toHaveLength(3);
});

test("the mail's link leads to the configured origin, whatever host was asked", async () => {
  await aRecruiter(product, { email });
  await product.post(
    "/forgot-password",
    { email },
    {
      headers: { "X-Forwarded-Host": "evil.example", "CF-Connecting-IP": "203.0.113.200" },
    },
  );
  const [mail] = await mailsTo(product, email);
  expect(mail?.links.length).toBeGreaterThan(0);
  expect(mail?.links.every((link) => link.startsWith("http://rolecall.test/"))).toBe(true);
});
