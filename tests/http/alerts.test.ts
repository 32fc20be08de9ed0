import { createHmac } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { anAddress } from "../support/address";
import { linkTo, mailsTo } from "../support/mails";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob } from "../support/postings";
import { ORIGIN, type Product, RESEND_WEBHOOK_SECRET, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const ANNA = "anna@example.org";
const ask = (email: string, about = "", rhythm = "daily") =>
  product.post(`/alerts${about}`, { email, rhythm }, { headers: { "CF-Connecting-IP": anAddress() } });
const change = (link: string, to: string) => product.post(link.replace(/\?|$/, "/change$&"), { change: to });
const alerts = async () =>
  (await product.db.prepare("select * from job_alerts order by created_at").all<Record<string, number>>())
    .results;
const hour = 3_600_000;

async function confirmed(email: string, about = ""): Promise<string> {
  await ask(email, about);
  const link = await linkTo(product, email);
  await change(link, "confirm");
  return link.replace(/\?.*/, "");
}

/** As if every alert had been confirmed two days ago, and its seven o'clock were now. */
const sevenOClock = () =>
  product.db
    .prepare("update job_alerts set told_until = ?1, next_at = ?2 where confirmed_at is not null")
    .bind(Date.now() - 48 * hour, Date.now() - 1000)
    .run();

const publishedAnHourAgo = () =>
  product.db
    .prepare("update jobs set published_at = ? where status = 'active'")
    .bind(Date.now() - hour)
    .run();

const digestsTo = async (email: string) =>
  (await mailsTo(product, email)).filter(({ headers }) => headers["List-Unsubscribe"] !== undefined);

test("somebody without an account asks, confirms, and hears of what is new once", async () => {
  const bakery = await aRecruiter(product, { companyName: "Bergwerk" });
  const nothing = await product.fetch("/careers?q=baker&type=part-time");
  expect(await wordsOf(nothing)).toMatch(/No open job fits .*Get an email when one does .*Send me new jobs/);
  const page = await ask(ANNA, "?q=baker&type=part-time");
  expect([page.status, page.headers.get("Location")]).toEqual([303, "/alerts?sent=yes"]);
  expect(await wordsOf(await product.fetch("/alerts?sent=yes"))).toContain("Look into your inbox");

  const link = await linkTo(product, ANNA);
  const [plain = ""] = link.split("?");
  const [letter] = await mailsTo(product, ANNA);
  expect(letter?.html).not.toContain("baker");
  for (let look = 0; look < 5; look += 1) {
    const shown = await product.fetch(link);
    expect(shown.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(await wordsOf(shown)).toMatch(/Confirm your job alert .*part-time jobs with “baker”.* Confirm/);
  }
  await product.fetch(link, { method: "HEAD" });
  expect((await alerts()).map((alert) => alert.confirmed_at)).toEqual([null]);
  for (let press = 0; press < 2; press += 1) {
    const pressed = await change(link, "confirm");
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, link]);
  }
  expect(await wordsOf(await product.fetch(link))).toContain("Your job alert is on");

  await aJob(product, bakery, { title: "Night Baker", jobType: "part-time", locationType: "office" });
  await aJob(product, bakery, { title: "Driver", jobType: "part-time" });
  await publishedAnHourAgo();
  await sevenOClock();
  const [digest, ...more] = await digestsTo(ANNA);
  expect(more).toEqual([]);
  expect(digest?.subject).toBe("Night Baker at Bergwerk");
  expect(digest?.text).toContain("Bergwerk · Leeds · Part-time · $85,000 – $105,000 a year");
  expect(digest?.text).toMatch(/\/careers\/[\w-]+\/night-baker-\w{8}\?src=alert/);
  expect(digest?.html).not.toContain("Driver");
  expect(digest?.headers).toMatchObject({
    "List-Unsubscribe": `<${ORIGIN}${plain}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const [alert] = await alerts();
  expect(new Date(alert?.next_at ?? 0).toISOString()).toMatch(/T07:00:00.000Z$/);
  await product.db.prepare("update job_alerts set next_at = 1").run();
  expect(await digestsTo(ANNA)).toHaveLength(1);
});

test("a job is told once to an address, however many alerts find it", async () => {
  const bakery = await aRecruiter(product, { companyName: "Bergwerk" });
  const slug = await product.db.prepare("select slug from companies").first<string>("slug");
  await confirmed(ANNA, "?q=baker");
  await confirmed(ANNA, `?company=${slug}`);
  await confirmed("ben@example.org", "?q=driver");
  await aJob(product, bakery, { title: "Night Baker" });
  await publishedAnHourAgo();
  await sevenOClock();
  expect(await digestsTo(ANNA)).toHaveLength(1);
  expect(await digestsTo("ben@example.org")).toEqual([]);
  const oneOfTwo = "select min(id) from job_alerts where email = ?";
  await product.db.prepare(`delete from job_alerts where id = (${oneOfTwo})`).bind(ANNA).run();
  await sevenOClock();
  expect(await digestsTo(ANNA)).toHaveLength(1);
  await confirmed(ANNA, "?q=driver");
  await aJob(product, bakery, { title: "Driver" });
  await publishedAnHourAgo();
  await sevenOClock();
  expect((await digestsTo(ANNA)).at(-1)?.subject).toBe("Driver at Bergwerk");
  expect((await digestsTo("ben@example.org")).map(({ subject }) => subject)).toEqual(["Driver at Bergwerk"]);
});

test("a mail program ends the mails by one press, without a cookie and from nowhere", async () => {
  const { cookie } = await anApplicant(product);
  const link = await confirmed(ANNA, "?q=baker");
  const page = await wordsOf(await product.fetch(link));
  expect(page).toMatch(/Your job alert is on .*jobs with “baker”.* Stop these mails/);
  const oneClick = (path: string, headers: HeadersInit = {}) =>
    product.fetch(path, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      headers,
    });
  const forged = `${link.slice(0, -1)}${link.endsWith("0") ? "1" : "0"}`;
  expect((await oneClick(forged)).status).toBe(404);
  expect(await alerts()).toHaveLength(1);
  const foreign = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
  for (const headers of [{}, { ...foreign, Cookie: cookie }]) {
    const answer = await oneClick(link, headers);
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    // The deletion, and nobody's session.
    expect(costOf(answer).queries).toBe(1);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await alerts()).toEqual([]);
  expect(await wordsOf(await product.fetch(link))).toContain("No more mails");
  expect((await product.fetch(forged)).status).toBe(404);
  // The buttons of the page are a person's, and asked where they come from.
  expect((await product.post(`${link}/change`, { change: "stop" }, { headers: foreign })).status).toBe(403);
});

test("an address gets three mails an hour, and what nobody confirms goes after two days", async () => {
  const bakery = await aRecruiter(product);
  const slug = await product.db.prepare("select slug from companies").first<string>("slug");
  expect(bakery.companyId).not.toBe("");
  const company = await wordsOf(await product.fetch(`/careers/${slug}`));
  expect(company).toMatch(/No open job at Northwind Analytics today .*Send me new jobs/);
  for (const about of ["", `?company=${slug}`, "?q=a", "?q=b", "?q=c"])
    expect((await ask(ANNA, about)).status).toBe(303);
  expect(await mailsTo(product, ANNA)).toHaveLength(3);
  const machine = { email: "ben@example.org", rhythm: "daily", website: "https://pills.example" };
  expect((await product.post("/alerts", machine)).headers.get("Location")).toBe("/alerts?sent=yes");
  expect(await mailsTo(product, "ben@example.org")).toEqual([]);
  const wrong = await ask("anna@", "?q=a");
  expect([wrong.status, await wordsOf(wrong)]).toEqual([
    422,
    expect.stringMatching(/Please enter a valid email address/),
  ]);
  expect((await ask(ANNA, "?company=nobody")).status).toBe(404);

  expect(await alerts()).toHaveLength(3);
  const made = "update job_alerts set created_at = ? where id = (select min(id) from job_alerts)";
  await product.db
    .prepare(made)
    .bind(Date.now() - 48 * hour)
    .run();
  await product.sweep();
  expect(await alerts()).toHaveLength(2);
});

test("whoever presses a link after its 48 hours reads that it has run out, and asks once more", async () => {
  await aRecruiter(product, { companyName: "Bergwerk" });
  const slug = await product.db.prepare("select slug from companies").first<string>("slug");
  const late = async (link: string) => {
    await product.db
      .prepare("update job_alerts set created_at = ?")
      .bind(Date.now() - 48 * hour)
      .run();
    await product.sweep();
    return (await product.fetch(link)).text();
  };
  await ask(ANNA, `?company=${slug}`);
  const link = await linkTo(product, ANNA);
  expect(await wordsOf(await product.fetch(link))).toContain("Confirm your job alert");
  const page = await late(link);
  expect(page).toContain("This link has run out");
  expect(page).toContain("It worked for 48 hours, or the alert was stopped since. No mails come.");
  expect(page).toContain(`href="/alerts?company=${slug}"`);
  const pressed = await change(link, "confirm");
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, link]);
  expect(await alerts()).toEqual([]);

  await ask("ben@example.org");
  expect(await late(await linkTo(product, "ben@example.org"))).toContain('href="/alerts"');
  await ask(ANNA, `?company=${slug}`);
  const again = await linkTo(product, ANNA);
  await change(again, "confirm");
  expect(await wordsOf(await product.fetch(again))).toContain("Your job alert is on");
  const stopped = await change(again, "stop");
  expect(await wordsOf(await product.fetch(stopped.headers.get("Location") ?? ""))).toContain(
    "No more mails",
  );
});

test("after a year the mails go on for whoever still wants them", async () => {
  const year = 365 * 24 * hour;
  const link = await confirmed(ANNA);
  await product.db
    .prepare("update job_alerts set confirmed_at = ?")
    .bind(Date.now() - year)
    .run();
  expect((await digestsTo(ANNA)).map(({ subject }) => subject)).toEqual(["Still looking for a job?"]);
  expect(await digestsTo(ANNA)).toHaveLength(1);
  expect(await wordsOf(await product.fetch(link))).toMatch(/Still looking\? .*Yes, go on/);
  expect((await change(link, "keep")).status).toBe(303);
  expect(await wordsOf(await product.fetch(link))).toContain("Your job alert is on");
  await product.db
    .prepare("update job_alerts set asked_at = ?")
    .bind(Date.now() - 14 * 24 * hour + hour)
    .run();
  await product.sweep();
  expect(await alerts()).toHaveLength(1);
  await product.db.prepare("update job_alerts set asked_at = asked_at - ?").bind(hour).run();
  await product.sweep();
  expect(await alerts()).toEqual([]);
});

test("an address that no mail reaches is forgotten, when the mail service has signed it", async () => {
  await confirmed(ANNA);
  await confirmed("ben@example.org");
  const tell = (signature?: string) => {
    const body = JSON.stringify({
      type: "email.bounced",
      data: { to: [ANNA], bounce: { type: "Permanent" } },
    });
    const at = String(Math.floor(Date.now() / 1000));
    const key = Buffer.from(RESEND_WEBHOOK_SECRET.slice("whsec_".length), "base64");
    const right = createHmac("sha256", key).update(`msg_1.${at}.${body}`).digest("base64");
    const headers = {
      "svix-id": "msg_1",
      "svix-timestamp": at,
      "svix-signature": signature ?? `v1,${right}`,
    };
    return product.fetch("/webhooks/resend", { method: "POST", body, headers });
  };
  expect((await tell("v1,AAAA")).status).toBe(401);
  expect(await alerts()).toHaveLength(2);
  for (let time = 0; time < 2; time += 1) expect((await tell()).status).toBe(200);
  expect((await alerts()).map(({ email }) => email)).toEqual(["ben@example.org"]);
});
