import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addStaff, listStaff, removeStaff } from "../../db/staff";
import { codeNow } from "../support/app-code";
import { takeTableAway } from "../support/away";
import { mailsTo } from "../support/mails";
import { cookiesOf, costOf, wordsOf } from "../support/pages";
import { aMemberOfStaff, aTaskPutAside, givePassword, unlock } from "../support/pass";
import { anApplicant, aRecruiter, PASSWORD } from "../support/people";
import { ORIGIN, PASS_PASSWORD, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const from = (ip: string) => ({ headers: { "CF-Connecting-IP": ip } });
const EMAIL = "secret.contact@bergwerk.example";

async function aContact(
  facts: { personName?: string; at?: number; feedback?: string } = {},
): Promise<string> {
  const at = facts.at ?? Date.now();
  const id = ulid(at);
  await product.db
    .prepare(
      "insert into beta_contacts (id, email, company_name, person_name, type, feedback, status, " +
        "captcha_nonce, created_at) values (?, ?, 'Bergwerk Tools', ?, 'recruiter', ?, 'pending', ?, ?)",
    )
    .bind(id, EMAIL, facts.personName ?? "Anna Berg", facts.feedback ?? "Two engineers.", id, at)
    .run();
  return id;
}

const statusOf = (id: string) =>
  product.db.prepare("select status from beta_contacts where id = ?").bind(id).first<string>("status");

test("nobody sees a contact before the password, in no page and in no data of one", async () => {
  await aContact();
  for (const path of ["/pass", "/pass.data", "/pass.data?_routes=routes%2Fmarketing%2Fpass"]) {
    const response = await product.fetch(path);
    const text = await response.text();
    expect(text).not.toContain(EMAIL);
    expect(text).not.toContain("Anna Berg");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
});

test("the password opens the table for an hour, with every column", async () => {
  await aContact();
  const response = await product.post("/pass", { password: PASS_PASSWORD });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-pass=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const { cookie } = await aMemberOfStaff(product);
  const page = await product.fetch("/pass", { cookie: `${cookie}; ${cookiesOf(response)}` });
  expect(costOf(page)).toMatchObject({ queries: 4 });
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  const words = await wordsOf(page);
  for (const text of [
    "Secure Content",
    "Beta Feedback Data",
    "Refresh Data",
    "Logout",
    "Name Company Email Feedback Date Status",
    "Anna Berg",
    EMAIL,
    "Two engineers.",
    "pending",
  ]) {
    expect(words).toContain(text);
  }
});

test("without contacts it says so", async () => {
  const words = await wordsOf(await product.fetch("/pass", { cookie: await unlock(product) }));
  expect(words).toMatch(/Beta Feedback Data\s+No feedback data available/);
});

test("contacts that cannot be read are said to be so, and never to be none", async () => {
  const cookie = await unlock(product);
  const bringBack = await takeTableAway(product.db, "beta_contacts");
  const words = await wordsOf(await product.fetch("/pass", { cookie }));
  await bringBack();
  expect(words).toMatch(/The data could not be loaded\..*press Refresh Data/);
  expect(words).not.toContain("No feedback data available");
});

test("a wrong password is refused in the specification's words, and opens nothing", async () => {
  const response = await product.post("/pass", { password: "not this" });
  expect(response.status).toBe(422);
  expect(response.headers.getSetCookie()).toEqual([]);
  const html = await response.clone().text();
  expect(await wordsOf(response)).toContain("Incorrect password. Please try again.");
  expect(html).not.toContain("not this");
  expect(html).toContain("shake");
});

test("an empty password is asked for", async () => {
  const response = await product.post("/pass", { password: "" });
  expect(await wordsOf(response)).toContain("Password is required");
});

test("five wrong passwords in ten minutes are enough, even when the sixth is right", async () => {
  for (let number = 0; number < 5; number += 1) {
    expect((await product.post("/pass", { password: "no" }, from("198.51.100.2"))).status).toBe(422);
  }
  const sixth = await product.post("/pass", { password: PASS_PASSWORD }, from("198.51.100.2"));
  expect(sixth.status).toBe(429);
  expect(sixth.headers.getSetCookie()).toEqual([]);
  await unlock(product, "198.51.100.3");
});

test("right passwords do not count against anybody", async () => {
  for (let number = 0; number < 7; number += 1) await unlock(product, "198.51.100.4");
});

test("Logout asks first, then ends the browser's access for good", async () => {
  await aContact();
  const cookie = await unlock(product);
  expect(await wordsOf(await product.fetch("/pass/logout", { cookie }))).toContain("Log out?");
  expect(await (await product.fetch("/pass", { cookie })).text()).toContain(EMAIL);
  const response = await product.post("/pass/logout", {}, { cookie });
  expect(response.headers.getSetCookie()[0]).toContain("__Host-pass=; Max-Age=0");
  expect(await (await product.fetch("/pass", { cookie })).text()).not.toContain(EMAIL);
});

test("after an hour the page is locked again, and the sweep forgets the browser", async () => {
  await aContact();
  const cookie = await unlock(product);
  await product.db.prepare("update pass_sessions set expires_at = ?").bind(Date.now()).run();
  expect(await (await product.fetch("/pass", { cookie })).text()).not.toContain(EMAIL);
  await product.sweep();
  expect(await product.db.prepare("select count(*) as n from pass_sessions").first("n")).toBe(0);
});

test("the gate leads to the page that was asked for, at once where it is open already", async () => {
  const { cookie } = await aMemberOfStaff(product);
  for (const asked of ["/pass/messages?show=open", `/pass/messages/${ulid()}`]) {
    const gate = (await product.fetch(asked)).headers.get("Location") ?? "";
    expect(gate).toBe(`/pass?redirect=${encodeURIComponent(asked)}`);
    expect(await wordsOf(await product.fetch(gate))).toContain("Protected page");
    expect((await product.post(gate, { password: "no" })).status).toBe(422);
    const opened = await product.post(gate, { password: PASS_PASSWORD });
    expect([opened.status, opened.headers.get("Location")]).toEqual([303, asked]);
    const again = await product.fetch(gate, { cookie: `${cookie}; ${cookiesOf(opened)}` });
    expect([again.status, again.headers.get("Location")]).toEqual([302, asked]);
  }
});

test.each([
  "https://evil.example/pass/messages",
  "//evil.example/pass/",
  "/\\evil.example/pass/",
  "/pass/../settings",
  "/pass/%2e%2e/settings",
  "/pass/%2f%2fevil.example",
  "/passport",
  "/settings?at=/pass/messages",
  "javascript:alert(1)",
])("unlocking never leads to %s", async (wanted) => {
  const gate = `/pass?redirect=${encodeURIComponent(wanted)}`;
  const opened = await product.post(gate, { password: PASS_PASSWORD });
  expect([opened.status, opened.headers.get("Location")]).toEqual([303, "/pass"]);
  expect((await product.fetch(gate, { cookie: cookiesOf(opened) })).status).toBe(200);
});

test("behind the password everybody says who they are; who is not staff reads how to become it", async () => {
  await aContact();
  const gate = await givePassword(product);
  const visitor = await product.fetch("/pass?redirect=%2Fpass%2Fnotices", { cookie: gate });
  const html = (await visitor.text()).replaceAll("<!-- -->", "");
  expect(html).toContain("Who are you?");
  expect(html).toContain('href="/login?redirect=%2Fpass%2Fnotices"');
  expect(html).toContain("npm run staff -- add their-address");
  const stranger = await aRecruiter(product, { email: "priya@northwind.example" });
  const cookie = `${stranger.cookie}; ${gate}`;
  const words = await wordsOf(await product.fetch("/pass", { cookie }));
  expect(words).toContain("You are signed in as priya@northwind.example, which is not marked as staff.");
  expect(words).toContain("npm run staff -- add priya@northwind.example");
  expect(html + words).not.toContain(EMAIL);
  for (const path of ["/pass/messages", "/pass/notices", "/pass/tasks", "/pass/log"])
    expect((await product.fetch(path, { cookie })).headers.get("Location")).toBe(
      `/pass?redirect=${encodeURIComponent(path)}`,
    );
});

test("staff without the password stand before the gate like everybody", async () => {
  await aContact();
  const { cookie } = await aMemberOfStaff(product);
  expect(await wordsOf(await product.fetch("/pass", { cookie }))).toContain("Protected page");
});

test("staff come in by their own password and code, to where they wanted to be", async () => {
  const { email, key } = await aMemberOfStaff(product);
  const gate = await givePassword(product);
  const step = await product.post("/login?redirect=%2Fpass%2Flog", { email, password: PASSWORD });
  const asked = step.headers.get("Location") ?? "";
  const cookie = cookiesOf(step);
  expect(asked).toBe("/login/code?redirect=%2Fpass%2Flog");
  expect((await product.fetch("/pass/log", { cookie: `${cookie}; ${gate}` })).status).toBe(302);
  const opened = await product.post(asked, { code: codeNow(key) }, { cookie });
  expect([opened.status, opened.headers.get("Location")]).toEqual([303, "/pass/log"]);
  const page = await product.fetch("/pass/log", { cookie: `${cookiesOf(opened)}; ${gate}` });
  expect(await wordsOf(page)).toContain("Nothing has been done here yet");
});

test("who becomes staff sets up a second step before anything else, and cannot go without it", async () => {
  const person = await aRecruiter(product, { email: "new@rolecall.example" });
  expect(await addStaff(product.shards, person.email, new Date())).toContain("is staff");
  expect(await listStaff(product.shards)).toBe("new@rolecall.example  Priya Nair  (no second step yet)");
  const cookie = `${person.cookie}; ${await givePassword(product)}`;
  for (const path of ["/pass", "/jobs"])
    expect((await product.fetch(path, { cookie })).headers.get("Location")).toBe("/settings/second-factor");
  const staff = await aMemberOfStaff(product);
  const off = { intent: "off", currentPassword: PASSWORD };
  await product.post("/settings/second-factor", off, { cookie: staff.cookie });
  expect((await product.fetch("/pass", { cookie: await unlock(product) })).status).toBe(200);
  const kept = product.db.prepare("select second_factor from users where id = ?").bind(staff.id);
  expect(await kept.first("second_factor")).not.toBeNull();
});

test("who is staff no more is out with the next click, and signed out everywhere", async () => {
  const { email, cookie } = await aMemberOfStaff(product);
  const both = `${cookie}; ${await givePassword(product)}`;
  expect(await wordsOf(await product.fetch("/pass", { cookie: both }))).toContain("Secure Content");
  const id = await aContact();
  expect(await removeStaff(product.shards, email)).toContain("is no longer staff");
  expect(await wordsOf(await product.fetch("/pass", { cookie: both }))).toContain("Who are you?");
  await product.post(`/pass/contacts/${id}`, { status: "approved" }, { cookie: both });
  expect(await statusOf(id)).toBe("pending");
  expect((await product.fetch("/dashboard", { cookie })).headers.get("Location")).toMatch(/^\/login/);
  expect(await removeStaff(product.shards, email)).toBe(`${email} is not staff.`);
  expect(await listStaff(product.shards)).toContain("Nobody is staff yet");
});

test("an applicant does not become staff, nor somebody who has no account", async () => {
  const { email } = await anApplicant(product);
  expect(await addStaff(product.shards, email, new Date())).toContain("is an applicant");
  expect(await addStaff(product.shards, "nobody@example.org", new Date())).toContain("Nobody has an account");
  expect(await listStaff(product.shards)).toContain("Nobody is staff yet");
});

test("what staff do is kept by name, newest first, once for what was done once", async () => {
  const id = await aContact();
  const cookie = await unlock(product);
  for (const status of ["approved", "approved", "pending"])
    await product.post(`/pass/contacts/${id}`, { status }, { cookie });
  const words = await wordsOf(await product.fetch("/pass/log", { cookie }));
  expect(words).toMatch(
    /Tess Marlow set a beta application to pending.*Tess Marlow set a beta application to approved/,
  );
  expect(words.match(/to approved/g)).toHaveLength(1);
  expect(words).not.toContain("Anna Berg");
});

test("a made-up cookie opens nothing", async () => {
  await aContact();
  const stored = await product.db.prepare("select id from pass_sessions").first<string>("id");
  for (const value of ["x".repeat(43), "%", stored ?? "", "x=%"]) {
    const response = await product.fetch("/pass", { cookie: `__Host-pass=${value}` });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(EMAIL);
  }
});

test("who is approved is invited once, however often the status goes to and fro", async () => {
  const id = await aContact();
  const cookie = await unlock(product);
  for (const status of ["approved", "approved", "pending", "approved"]) {
    const response = await product.post(`/pass/contacts/${id}`, { status }, { cookie });
    expect(response.headers.get("Location")).toBe("/pass");
    expect(await statusOf(id)).toBe(status);
  }
  const mails = await mailsTo(product, EMAIL);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("Your place in the Rolecall beta");
  expect(mails[0]?.text).toContain(`${ORIGIN}/register`);
});

test("Approve asks first, without a script, and every cell of a contact is named", async () => {
  await aContact();
  const html = await (await product.fetch("/pass", { cookie: await unlock(product) })).text();
  const [ask = ""] = /<details class="ask-first.*?<\/details>/s.exec(html.replaceAll("<!-- -->", "")) ?? [];
  expect(ask).toContain(`This sends an invitation to ${EMAIL}`);
  expect(ask).toContain('value="approved"');
  expect(html.split('value="approved"')).toHaveLength(2);
  for (const label of ["Company", "Email", "Feedback", "Date", "Status"])
    expect(html).toContain(`<td data-label="${label}">`);
});

test("a status is changed by nobody who has not given the password", async () => {
  const id = await aContact();
  const response = await product.post(`/pass/contacts/${id}`, { status: "approved" });
  expect(response.headers.get("Location")).toBe("/pass");
  expect(await statusOf(id)).toBe("pending");
});

test("an unknown contact and an unknown status are refused", async () => {
  const id = await aContact();
  const cookie = await unlock(product);
  expect((await product.post(`/pass/contacts/${ulid()}`, { status: "approved" }, { cookie })).status).toBe(
    404,
  );
  expect((await product.post("/pass/contacts/1", { status: "approved" }, { cookie })).status).toBe(404);
  expect((await product.post(`/pass/contacts/${id}`, { status: "root" }, { cookie })).status).toBe(400);
});

test("thirty contacts stand on two pages, newest first", async () => {
  for (let number = 0; number < 30; number += 1) {
    await aContact({
      personName: `Person ${String(number).padStart(2, "0")}`,
      at: Date.now() - 60_000 + number,
    });
  }
  const cookie = await unlock(product);
  const first = await product.fetch("/pass", { cookie });
  expect(costOf(first).rows).toBeLessThanOrEqual(32);
  const html = await first.text();
  expect(html.indexOf("Person 29")).toBeLessThan(html.indexOf("Person 28"));
  expect(html).not.toContain("Person 04");
  const next = /href="(\/pass\?before=[^"]+)"/.exec(html)?.[1] ?? "";
  const second = await (await product.fetch(next, { cookie })).text();
  expect(second).toContain("Person 04");
  expect(second).not.toContain("Person 05");
});

test("what people wrote is shown as text", async () => {
  await aContact({ personName: "<script>alert(1)</script>", feedback: "<img src=x onerror=alert(1)>" });
  const html = await (await product.fetch("/pass", { cookie: await unlock(product) })).text();
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("<script>alert");
});

test("the operator reads how much work was put aside and why, and has it tried again, once", async () => {
  const cookie = await unlock(product);
  expect(await wordsOf(await product.fetch("/pass", { cookie }))).not.toContain("put aside after all tries");
  const ids = await Promise.all(["first", "second"].map((id) => aTaskPutAside(product, id)));
  const desk = await wordsOf(await product.fetch("/pass", { cookie }));
  expect(desk).toContain("2 pieces of background work put aside after all tries. See what was put aside");
  const page = await product.fetch("/pass/tasks", { cookie });
  expect(costOf(page)).toMatchObject({ queries: 3, rows: 7 });
  const words = await wordsOf(page);
  for (const id of ids) expect(words).toContain(`mail ${id}`);
  expect(words).toContain("tried 9 times: no answer");
  expect(words).not.toContain("anna@example.org");
  for (const news of ["It is tried again now.", "It is not put aside any more."]) {
    const again = await product.post("/pass/tasks", { id: "first" }, { cookie });
    const led = await product.fetch("/pass/tasks", { cookie: `${cookie}; ${cookiesOf(again)}` });
    expect(await wordsOf(led)).toContain(news);
  }
  await expect.poll(() => product.mailbox.messages().length).toBe(1);
  expect((await product.post("/pass/tasks", { id: "second" })).headers.get("Location")).toMatch(/^\/pass/);
  expect(await product.db.prepare("select id from outbox where state = 'dead'").first("id")).toBe("second");
});

test("a hundred wrong passwords close the page, but not to who opened it here before", async () => {
  await unlock(product, "198.51.100.7");
  await product.db
    .prepare("insert or replace into attempts (key, count, resets_at) values ('pass-as-a-whole', 100, ?)")
    .bind(Date.now() + 600_000)
    .run();
  const at = (ip: string) => product.post("/pass", { password: PASS_PASSWORD }, from(ip));
  expect((await at("198.51.100.8")).status).toBe(429);
  expect((await at("198.51.100.7")).status).toBe(303);
});
