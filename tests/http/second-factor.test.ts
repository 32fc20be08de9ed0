import { beforeAll, beforeEach, expect, test } from "vitest";
import routes from "../../app/routes";
import { anAddress } from "../support/address";
import { codeNow } from "../support/app-code";
import { aDocument } from "../support/candidates";
import { linkTo, mailsTo } from "../support/mails";
import { cookiesOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const PAGE = "/settings/second-factor";
const elsewhere = () => ({ headers: { "CF-Connecting-IP": anAddress() } });

/** What the page offers: its key, and the field that keeps it. */
async function offered(cookie: string) {
  const html = await (await product.fetch(PAGE, { cookie })).text();
  const offer = /name="offer" value="([^"]+)"/.exec(html)?.[1] ?? "";
  return { offer, secret: /<code>([A-Z2-7 ]{39})<\/code>/.exec(html)?.[1]?.replaceAll(" ", "") ?? "", html };
}

const change = (fields: Record<string, string>, cookie: string) =>
  product.post(PAGE, { currentPassword: PASSWORD, ...fields }, { cookie });

/** Switched on as a person does, with the codes that the next page shows. */
async function switchedOn(person: TestPerson) {
  const { offer, secret } = await offered(person.cookie);
  const saved = await change({ intent: "on", offer, code: codeNow(secret) }, person.cookie);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, PAGE]);
  const next = await product.fetch(PAGE, { cookie: `${person.cookie}; ${cookiesOf(saved)}` });
  const codes = (await next.text()).match(/(?<=<code>)[A-Z2-7]{4}(-[A-Z2-7]{4}){3}(?=<\/code>)/g) ?? [];
  return { secret, codes, next, sent: { intent: "on", offer, code: codeNow(secret) } };
}

/** After the password; the cookie that leads on. */
async function passwordGiven(person: TestPerson, password = PASSWORD) {
  const answer = await product.post(
    "/login?redirect=%2Fjobs",
    { email: person.email, password },
    elsewhere(),
  );
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login/code?redirect=%2Fjobs"]);
  expect(cookiesOf(answer)).toMatch(/^__Host-step=[^;]+$/);
  return cookiesOf(answer);
}

const giveCode = (code: string, cookie: string) =>
  product.post("/login/code?redirect=%2Fjobs", { code }, { cookie, ...elsewhere() });

test("a recruiter sets it up with an app, and from then on signs in with its code", async () => {
  const person = await aRecruiter(product);
  const page = await offered(person.cookie);
  expect(page.html).toMatch(/<svg /);
  const wrong = await change({ intent: "on", offer: page.offer, code: "000000" }, person.cookie);
  expect([wrong.status, await wrong.clone().text()]).toEqual([422, expect.stringContaining(page.offer)]);
  expect(await wordsOf(wrong)).toContain(page.secret.match(/.{4}/g)?.join(" "));
  const without = { intent: "on", offer: page.offer, code: codeNow(page.secret), currentPassword: "wrong" };
  expect((await change(without, person.cookie)).status).toBe(422);

  const { secret, codes, next } = await switchedOn(person);
  expect(codes).toHaveLength(10);
  expect(next.headers.getSetCookie().join()).toMatch(/__Host-codes=; Max-Age=0/);
  expect(await wordsOf(await product.fetch(PAGE, { cookie: person.cookie }))).toContain(
    "Recovery codes left: 10",
  );
  expect(await mailsTo(product, person.email)).toMatchObject([
    { subject: "A second step protects your account" },
  ]);
  const kept = await product.db.prepare("select * from users").first<Record<string, unknown>>();
  for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
    expect(JSON.stringify(kept)).not.toContain(plain);

  const names = { companyName: "Bergwerk Tools", personName: "Anna Berg" };
  const again = { email: person.email, password: PASSWORD, confirmPassword: PASSWORD, ...names };
  expect(cookiesOf(await product.post("/register", again, elsewhere()))).not.toContain("session");
  const step = await passwordGiven(person);
  expect((await product.fetch("/jobs", { cookie: step })).headers.get("Location")).toMatch(/^\/login/);
  const refused = await giveCode("123456", step);
  expect([refused.status, await wordsOf(refused)]).toEqual([422, expect.stringContaining("does not fit")]);
  const signedIn = await giveCode(codeNow(secret, 1), step);
  expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, "/jobs"]);
  expect((await product.fetch("/jobs", { cookie: cookiesOf(signedIn) })).status).toBe(200);
});

test("a code opens the account once, half a minute early or late, and is tried ten times", async () => {
  const person = await aRecruiter(product);
  const { secret } = await switchedOn(person);
  const step = await passwordGiven(person);
  for (const far of [-3, 3]) expect((await giveCode(codeNow(secret, far), step)).status).toBe(422);
  const late = codeNow(secret, 1);
  const both = await Promise.all([giveCode(late, step), giveCode(late, step)]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
  expect((await giveCode(late, step)).status).toBe(422);
  for (const [within, most] of [
    ["second-step-day", 50],
    ["second-step", 10],
  ] as const) {
    const tried = product.db.prepare("update attempts set count = ? where key like ?");
    await tried.bind(most, `${within}:%`).run();
    const limited = await giveCode("123456", step);
    expect([within, limited.status, Number(limited.headers.get("Retry-After")) > 0]).toEqual([
      within,
      429,
      true,
    ]);
    await tried.bind(0, `${within}:%`).run();
  }
  const known = cookiesOf(both.find(({ status }) => status === 303) as Response);
  await product.db.prepare("update attempts set count = 10 where key like 'second-step:%'").run();
  const other = await giveCode("123456", `${step}; ${/__Host-known=[^;]+/.exec(known)?.[0]}`);
  expect(other.status).toBe(422);
});

test("each recovery code opens the account once, its owner is told, and new ones replace them", async () => {
  const person = await aRecruiter(product);
  const { codes } = await switchedOn(person);
  const [first = "", second = ""] = codes;
  const step = await passwordGiven(person);
  const both = await Promise.all([giveCode(first.toLowerCase(), step), giveCode(first, step)]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
  expect((await giveCode(first, step)).status).toBe(422);
  expect((await mailsTo(product, person.email)).at(-1)?.subject).toBe("A recovery code opened your account");
  const cookie = cookiesOf(both.find(({ status }) => status === 303) as Response);
  expect(await wordsOf(await product.fetch(PAGE, { cookie }))).toContain("Recovery codes left: 9");
  const { offer } = await offered(cookie);
  const without = { intent: "codes", offer, currentPassword: "wrong" };
  expect((await change(without, cookie)).status).toBe(422);
  expect((await change({ intent: "codes", offer }, cookie)).status).toBe(303);
  expect((await giveCode(second, step)).status).toBe(422);
  expect(await wordsOf(await product.fetch(PAGE, { cookie }))).toContain("Recovery codes left: 10");
});

test("a new password by mail does not open the account, and ends a step that was begun", async () => {
  const person = await aRecruiter(product);
  const { secret } = await switchedOn(person);
  const step = await passwordGiven(person);
  await product.post("/forgot-password", { email: person.email }, elsewhere());
  const password = "seven wooden spoons";
  const link = await linkTo(product, person.email);
  const changed = await product.post(link, { password, confirmPassword: password }, { cookie: step });
  expect(cookiesOf(changed)).not.toMatch(/__Host-session=[^;]/);
  const begin = await giveCode(codeNow(secret), step);
  expect([begin.status, begin.headers.get("Location")]).toEqual([303, "/login?redirect=%2Fjobs"]);
  expect((await giveCode(codeNow(secret), step.replace(/.$/, "x"))).headers.get("Location")).toMatch(
    /^\/login\?/,
  );
  expect((await product.fetch("/login/code", { cookie: null })).headers.get("Location")).toBe("/login");
  const next = await passwordGiven(person, password);
  const disabled = product.db.prepare("update users set disabled_at = ? where id = ?");
  await disabled.bind(1, person.id).run();
  expect((await giveCode(codeNow(secret, 1), next)).headers.get("Location")).toMatch(/^\/login\?/);
  await disabled.bind(null, person.id).run();
  expect((await giveCode(codeNow(secret, 1), next)).headers.get("Location")).toBe("/jobs");
});

test("other browsers are signed out when it is set up, and it goes with the password", async () => {
  const person = await aRecruiter(product);
  const old = await product.post("/login", { email: person.email, password: PASSWORD }, elsewhere());
  const { sent } = await switchedOn(person);
  expect((await product.fetch("/jobs", { cookie: cookiesOf(old) })).status).toBe(302);
  const another = await offered((await aRecruiter(product)).cookie);
  expect((await change({ ...sent, offer: another.offer }, person.cookie)).status).toBe(409);
  expect((await change({ intent: "off", currentPassword: "wrong" }, person.cookie)).status).toBe(422);
  expect((await change({ intent: "off" }, person.cookie)).status).toBe(303);
  expect((await mailsTo(product, person.email)).at(-1)?.subject).toBe(
    "The second step of signing in is switched off",
  );
  const alone = await product.post("/login", { email: person.email, password: PASSWORD }, elsewhere());
  expect(alone.headers.get("Location")).toBe("/dashboard");
});

test("where a company asks for it, whoever has none sets it up and can do nothing else", async () => {
  const owner = await aRecruiter(product);
  const colleague = await aRecruiter(product, { companyId: owner.companyId });
  const stranger = await aRecruiter(product);
  expect((await change({ intent: "company", needed: "yes" }, owner.cookie)).status).toBe(303);
  expect((await product.fetch("/jobs", { cookie: colleague.cookie })).status).toBe(200);
  await switchedOn(owner);
  const needed = { intent: "company", needed: "yes" };
  expect((await change({ ...needed, currentPassword: "wrong" }, owner.cookie)).status).toBe(422);
  expect((await product.fetch("/jobs", { cookie: colleague.cookie })).status).toBe(200);
  await change(needed, owner.cookie);
  for (const path of ["/dashboard", "/jobs", "/dash", "/postJob", "/settings", "/settings/export"]) {
    const led = await product.fetch(path, { cookie: colleague.cookie });
    expect([path, led.status, led.headers.get("Location")]).toEqual([path, 302, PAGE]);
  }
  const posted = await product.post("/settings", { personName: "Newname" }, { cookie: colleague.cookie });
  expect(posted.headers.get("Location")).toBe(PAGE);
  expect((await product.fetch("/jobs", { cookie: stranger.cookie })).status).toBe(200);
  expect(await wordsOf(await product.fetch(PAGE, { cookie: colleague.cookie }))).toContain(
    "A second step is asked of you here.",
  );
  await switchedOn(colleague);
  expect((await product.fetch("/jobs", { cookie: colleague.cookie })).status).toBe(200);
  expect((await change({ intent: "off" }, colleague.cookie)).status).toBe(303);
  expect(await wordsOf(await product.fetch(PAGE, { cookie: colleague.cookie }))).toContain("It is on");
});

/** Public, the way in, a person's own applying, and what a mailed link opens. */
const OPEN =
  /^(marketing|legal|careers|public|auth)\/|^account\/(entry|second-factor|passkeys|keep-email|confirm-email)\.|^apply\/(apply|no-job|practice)\./;

test("where a company asks for it, no page, no data of a page and no form is open without", async () => {
  const owner = await aRecruiter(product);
  const applicant = await anApplicant(product);
  const [job, draft] = [await aJob(product, owner), await aJob(product, owner, { status: "draft" })];
  const application = await anApplication(product, job, applicant);
  const document = await aDocument(product, job, application, applicant.id);
  expect((await product.fetch(`/apply/${draft.id}`, { cookie: owner.cookie })).status).toBe(200);
  await product.db.prepare("update companies set needs_second_factor = 1").run();
  expect((await product.fetch(`/apply/${draft.id}`, { cookie: owner.cookie })).status).toBe(404);
  const ids = { jobId: job.id, applicationId: application.id, documentId: document.id };
  const guarded = routes.filter(({ file }) => !OPEN.test(file.replace(/^routes\//, "")));
  expect(guarded.length).toBeGreaterThan(40);
  for (const { path = "" } of guarded) {
    const at = `/${path.replace(/:(\w+)\??/g, (_, name) => ids[name as keyof typeof ids] ?? "x")}`;
    const sent = await product.post(at, {}, { cookie: owner.cookie });
    expect([at, sent.headers.get("Location") ?? sent.status]).toEqual([at, expect.toBeOneOf([PAGE, 405])]);
    const page = await product.fetch(at, { cookie: owner.cookie });
    const data = await product.fetch(`${at}.data`, { cookie: owner.cookie });
    expect([at, page.status, data.status]).toEqual([
      at,
      expect.toBeOneOf([302, 405]),
      expect.toBeOneOf([202, 405]),
    ]);
  }
});
