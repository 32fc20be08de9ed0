import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pictureKey } from "~/features/accounts/company-picture";
import { FROM_THE_START, verifyRecords } from "~/features/records/verify-records";
import { paths } from "~/paths";
import { openDatabase } from "../../db/client";
import { beginMove, movingCompany } from "../../db/shards/move-company";
import { aCv, NEWCOMER, upload } from "../support/applying";
import {
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
  throughProvider,
} from "../support/identity-provider";
import { linkTo, mailsTo } from "../support/mails";
import { cookiesOf, leadsTo, wordsOf } from "../support/pages";
import { unlock } from "../support/pass";
import { aPasskey, askedOn } from "../support/passkeys";
import { anApplicant, aRecruiter, PASSWORD } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, ORIGIN, startOnThreeShards } from "../support/product";
import { aSecondFactor } from "../support/second-factor";

/** The company whose people come by their provider: on the last shard. */
const BY_PROVIDER = "01JNRTHW1ND0000000000000AA";
let product: Awaited<ReturnType<typeof startOnThreeShards>>;
let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider(ORIGIN);
  product = await startOnThreeShards({
    NEW_COMPANIES: "1",
    OIDC_ISSUER: provider.issuer,
    OIDC_NAME: "Northwind",
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_EMAIL_DOMAIN: "northwind.example",
    OIDC_COMPANY_ID: BY_PROVIDER,
  });
});
afterAll(async () => {
  await product?.stop();
  await provider?.close();
});
beforeEach(() => product.empty());

const counted = (sql: string) =>
  Promise.all(product.shards.map(async (db) => (await db.prepare(sql).first<number>("n")) ?? 0));
const rowsIn = (table: string) => counted(`select count(*) as n from ${table}`);

/** A browser: each answer's cookies go with what it asks for next. */
function browser() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    get: async (path: string) => keep(await product.fetch(path, { cookie: cookie() })),
    post: async (path: string, fields: Fields) =>
      keep(await product.post(path, fields, { cookie: cookie() })),
    cookie,
  };
}

const signUp = { password: PASSWORD, confirmPassword: PASSWORD };

async function aCompany(email: string, companyName: string) {
  const recruiter = browser();
  const registered = await recruiter.post("/register", {
    email,
    companyName,
    personName: "Priya Nair",
    ...signUp,
  });
  expect(registered.status, await registered.clone().text()).toBe(303);
  const pressed = await recruiter.post(await linkTo(product, email), {});
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/jobs"]);
  return recruiter;
}

async function aPostedJob(recruiter: ReturnType<typeof browser>, title: string): Promise<string> {
  const step = (number: 1 | 2 | 3, fields: Fields) => recruiter.post(paths.postJob(number), fields);
  const description = "You bake for a hundred people each night. You must know sourdough and a clean bench.";
  const place = { locationType: "remote", remoteFrom: "GB" };
  await step(1, { title, jobType: "full-time", ...place, department: "Bakery", salaryMin: "30000" });
  await step(2, { description });
  const review = await (await recruiter.get(paths.postJob(3))).text();
  const draft = /name="draft" value="(\w+)"/.exec(review)?.[1] ?? "";
  const done = await step(3, { draft, finalJobPosting: `# ${title}\n\n${description}`, agreed: "on" });
  return done.headers.get("Location")?.split("/").at(-1)?.split("?")[0] ?? "";
}

test("a company elsewhere posts, and whoever applies is evaluated, decided on and told", async () => {
  const recruiter = await aCompany("priya@bakery.example", "Northwind Bakery");
  expect([await rowsIn("companies"), await rowsIn("users"), await rowsIn("sessions")]).toEqual([
    [0, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
  ]);
  const job = await aPostedJob(recruiter, "Baker");
  expect(await rowsIn("jobs")).toEqual([0, 1, 0]);

  const amara = browser();
  expect((await amara.get(paths.apply(job))).status).toBe(200);
  const applied = await amara.post(paths.apply(job), NEWCOMER);
  expect([applied.status, applied.headers.get("Location")]).toEqual([303, paths.verifyEmail(job)]);
  const hers = "select count(*) as n from users where email = 'amara@example.org' and password_hash <> ''";
  expect([await counted(hers), await rowsIn("applications")]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
  const verified = await amara.post(await linkTo(product, "amara@example.org"), {});
  expect([verified.status, verified.headers.get("Location")]).toEqual([303, paths.upload(job)]);
  const sent = await upload(product, job, amara.cookie(), { cv: aCv() });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, paths.assess(job, 1)]);
  for (let number = 1; number <= 5; number += 1)
    await amara.post(paths.assess(job, number), {
      answer: `I baked bread number ${number}.`,
      intent: "next",
    });
  const done = await amara.post(paths.assessReview(job), {});
  expect(leadsTo(done)).toBe(paths.application(job));
  await product.settle();
  expect(await rowsIn("evaluations")).toEqual([0, 1, 0]);

  const list = await wordsOf(await recruiter.get(paths.candidates()));
  expect(list).toContain("Amara Okafor");
  const one = product.shards[1] as D1Database;
  const id = String(await one.prepare("select id from applications").first("id"));
  const decided = await recruiter.post(paths.candidateStatus(id), {
    status: "interview_approved",
    from: "pending",
  });
  expect(decided.status).toBe(303);
  const mails = await mailsTo(product, "amara@example.org");
  expect(mails.at(-1)?.text).toContain("Northwind Bakery");
  expect(mails.length).toBeGreaterThan(2);
  const page = await wordsOf(await amara.get(paths.application(job)));
  expect(page).toContain("Northwind Bakery");
  const news = await wordsOf(await amara.get(paths.notifications()));
  expect(news).toContain("Baker");
  const unread = async () =>
    /(\d+) unread/.exec(await (await amara.get(paths.settings())).text())?.[1] ?? "0";
  expect(await unread()).not.toBe("0");
  await amara.post(paths.notifications(), {});
  expect(await unread()).toBe("0");
});

test("whoever changes their name or address is called and reached by it on every shard", async () => {
  const { amara } = await appliedEverywhere();
  const changed = await product.post(
    "/settings",
    { personName: "Amara Okafor-Bell" },
    { cookie: amara.cookie },
  );
  expect(changed.status).toBe(303);
  const named = `select count(*) as n from users where id = '${amara.id}' 
    and person_name = 'Amara Okafor-Bell'`;
  expect(await counted(named)).toEqual([1, 1, 1]);
});

test("the team finds what people of all shards wrote to it", async () => {
  const { recruiters } = await appliedEverywhere();
  for (const { cookie } of recruiters)
    await product.post(paths.connect("Idea"), { message: "Could the list be longer?" }, { cookie });
  const cookie = await unlock(on(1));
  const list = await (await product.fetch(paths.passMessages(), { cookie })).text();
  expect(list.match(/Could the list be longer/g)).toHaveLength(3);
  for (const [, path = ""] of list.matchAll(/href="(\/pass\/messages\/\w+)"/g)) {
    const answered = await product.post(path, { answer: "It could, and will be." }, { cookie });
    expect(answered.status).toBe(303);
  }
  expect(await counted("select count(*) as n from feedback where answered_at is not null")).toEqual([
    1, 1, 1,
  ]);
});

const KNOWN = { workAuthorization: "yes", startDate: "2-weeks", termsAccepted: "on" };
const on = (shard: number) => ({ ...product, db: product.shards[shard] as D1Database });

/** A company with an open job on each shard, and an applicant who applies for all, the last one first. */
async function appliedEverywhere() {
  const recruiters = [];
  const jobs = [];
  for (const shard of [0, 1, 2]) {
    const recruiter = await aRecruiter(on(shard), { companyName: `Company ${shard}` });
    recruiters.push(recruiter);
    jobs.push(await aJob(on(shard), recruiter, { title: `Baker ${shard}` }));
  }
  const amara = await anApplicant(on(0), { email: "amara@example.org" });
  for (const job of jobs.toReversed()) {
    const answer = await product.post(paths.apply(job.id), KNOWN, { cookie: amara.cookie });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, paths.upload(job.id)]);
  }
  return { recruiters, jobs, amara };
}

test("an applicant sees what they sent to three shards, newest first, and page by page", async () => {
  const { amara, jobs } = await appliedEverywhere();
  const words = await wordsOf(await product.fetch(paths.applications(), { cookie: amara.cookie }));
  expect(words).toMatch(/Company 0.*Baker 0.*Company 1.*Baker 1.*Company 2.*Baker 2/);
  const one = product.shards[1] as D1Database;
  const { seq } = (await one.prepare("select seq from applications").first<{ seq: number }>()) ?? { seq: 0 };
  const rest = await wordsOf(await product.fetch(paths.applications(seq), { cookie: amara.cookie }));
  expect([rest.includes("Baker 2"), rest.includes("Baker 1"), rest.includes("Baker 0")]).toEqual([
    true,
    false,
    false,
  ]);
  for (const job of jobs) {
    const page = await product.fetch(paths.upload(job.id), { cookie: amara.cookie });
    expect([page.status, await wordsOf(page)]).toEqual([200, expect.stringContaining(job.title)]);
  }
});

test("an applicant takes along what three shards hold, and nothing stays once they go", async () => {
  const { amara, jobs } = await appliedEverywhere();
  for (const job of jobs) await upload(product, job.id, amara.cookie, { cv: aCv(`${job.title}.pdf`) });
  const archive = await product.fetch(paths.exportAccount(), { cookie: amara.cookie });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const read = (name: string) =>
    JSON.parse(new TextDecoder().decode(files[name])) as Record<string, string>[];
  expect(read("applications.json").map(({ position }) => position)).toEqual([
    "Baker 0",
    "Baker 1",
    "Baker 2",
  ]);
  expect(Object.keys(files).filter((name) => name.startsWith("files/"))).toHaveLength(3);
  const db = product.shards[0] as D1Database;
  await db.prepare("update users set erase_at = 1 where id = ?").bind(amara.id).run();
  await product.sweep();
  const left = `select (select count(*) from users where id = '${amara.id}') +
    (select count(*) from applications) + (select count(*) from documents) as n`;
  expect(await counted(left)).toEqual([0, 0, 0]);
  expect(await product.storedKeys()).toEqual([]);
});

test("visitors find the open jobs of all shards in one list", async () => {
  await appliedEverywhere();
  const words = await wordsOf(await product.fetch(paths.careers()));
  for (const shard of [0, 1, 2]) expect(words).toContain(`Baker ${shard}`);
});

test("a job's address with a name that its company gave up still leads to it, on every shard", async () => {
  await appliedEverywhere();
  for (const [shard, db] of product.shards.entries()) {
    const code = String(await db.prepare("select code from jobs").first("code")).toUpperCase();
    const answer = await product.fetch(`/careers/gone/Baker-${code}`);
    expect([shard, answer.status]).toEqual([shard, 301]);
    const slug = await db.prepare("select slug from companies").first("slug");
    expect(answer.headers.get("Location")).toContain(`/careers/${slug}/`);
  }
});

test("nobody gets at another company's things, whatever shard they are on", async () => {
  const { recruiters, jobs } = await appliedEverywhere();
  for (const [shard, recruiter] of recruiters.entries())
    for (const [other, job] of jobs.entries()) {
      const db = product.shards[other] as D1Database;
      const own = shard === other;
      const { cookie } = recruiter;
      const seen = await product.fetch(paths.editJob(job.id), { cookie });
      expect([shard, other, seen.status]).toEqual([shard, other, own ? 200 : 404]);
      await product.post(paths.jobStatus(job.id), { status: "paused" }, { cookie });
      const status = await db.prepare("select status from jobs").first("status");
      expect([shard, other, status]).toEqual([shard, other, shard >= other ? "paused" : "active"]);
    }
});

test("an address has one account among all shards, whoever registers it and where", async () => {
  await aRecruiter(on(2), { email: "priya@example.org" });
  const password = "seven wooden spoons";
  const words = { password, confirmPassword: password };
  const again = { email: "Priya@example.org", companyName: "Owls", personName: "Priya Nair", ...words };
  const refused = await product.post("/register", again);
  expect([refused.status, await wordsOf(refused)]).toEqual([422, expect.stringContaining("already")]);
  const signedIn = await product.post("/login", { email: "priya@example.org", password: PASSWORD });
  expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, "/dashboard"]);
  const home = await product.fetch("/dashboard", { cookie: cookiesOf(signedIn) });
  expect([home.status, await wordsOf(home)]).toEqual([200, expect.stringContaining("Northwind Analytics")]);
  const anna = (companyName: string) =>
    product.post("/register", { ...again, email: "anna@example.org", companyName });
  const answers = await Promise.all(["One", "Two", "Three"].map(anna));
  expect(answers.map(({ status }) => status)).toContain(303);
  expect(await counted("select count(*) as n from users where email = 'anna@example.org'")).toEqual([
    0, 1, 0,
  ]);
});

test("nobody takes an address that has an account on another shard", async () => {
  const [anna, priya] = [await aRecruiter(on(1)), await aRecruiter(on(2), { email: "priya@example.org" })];
  const secret = "a-secret-of-a-mail";
  const hash = createHash("sha256").update(secret).digest("hex");
  await on(1)
    .db.prepare(
      `insert into tokens (hash, purpose, user_id, email, expires_at, created_at)
        values (?, 'change-email', ?, ?, ?, ?)`,
    )
    .bind(hash, anna.id, priya.email, Date.now() + 60_000, Date.now())
    .run();
  await product.post(`/confirm-email/${secret}`, {}, { cookie: anna.cookie });
  const accounts = `select count(*) as n from users where email = '${priya.email}' and password_hash <> ''`;
  expect(await counted(accounts)).toEqual([0, 0, 1]);
});

test("a place under /careers is one company's, whatever shard another is on", async () => {
  const two = await aRecruiter(on(2), { companyName: "Owls" });
  await on(2).db.prepare("update companies set slug = 'owls' where id = ?").bind(two.companyId).run();
  const more = { companyName: "Owls", personName: "Anna Vogt", ...signUp };
  expect((await product.post("/register", { email: "anna@example.org", ...more })).status).toBe(303);
  expect(await on(1).db.prepare("select slug from companies").first("slug")).toMatch(/^owls-\w{8}$/);
  expect((await product.fetch("/careers/owls")).status).toBe(200);
});

test("somebody with a second factor is asked for it on whatever shard they are", async () => {
  const priya = await aRecruiter(on(2), { email: "priya@example.org" });
  await aSecondFactor(on(2), priya.id);
  const password = await product.post("/login", { email: priya.email, password: PASSWORD });
  expect(password.headers.get("Location")).toContain("/login/code");
  const page = await product.fetch("/login/code", { cookie: cookiesOf(password) });
  expect([page.status, await wordsOf(page)]).toEqual([200, expect.stringContaining("code")]);
});

test("who signs in with a passkey, or as another while signed in, is found", async () => {
  const [anna, priya] = [await aRecruiter(on(1)), await aRecruiter(on(2))];
  const authenticator = await aPasskey(product, priya.cookie);
  const password = await product.post(
    "/login",
    { email: priya.email, password: PASSWORD },
    { cookie: anna.cookie },
  );
  expect(password.headers.get("Location")).toContain("/login/code");
  const cookie = `${anna.cookie}; ${cookiesOf(password)}`;
  const challenge = askedOn(await (await product.fetch("/login/code", { cookie })).text());
  const fields = { intent: "passkey", credential: authenticator.answer(challenge) };
  const signedIn = await product.post("/login/code", fields, { cookie });
  expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, "/dashboard"]);
  expect((await product.fetch("/jobs", { cookie: cookiesOf(signedIn) })).status).toBe(200);
  expect((await product.fetch("/jobs", { cookie: anna.cookie })).status).toBe(302);
});

test("who comes by their provider enters their account, or joins their company, wherever it is", async () => {
  const known = await aRecruiter(on(1), { email: "anna@northwind.example" });
  await on(2)
    .db.prepare("insert into companies (id, company_name, created_at) values (?, 'Northwind', 1)")
    .bind(BY_PROVIDER)
    .run();
  const enter = async (sub: string, email: string) => {
    provider.person = { sub, email, email_verified: true, name: "Noor Haddad" };
    const begun = await product.fetch("/login/provider");
    const back = await throughProvider(begun.headers.get("Location") ?? "");
    const answer = await product.fetch(back.pathname + back.search, { cookie: cookiesOf(begun) });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/dashboard"]);
    return cookiesOf(answer);
  };
  for (const time of [1, 2]) {
    const cookie = await enter("one", known.email);
    expect([time, (await product.fetch("/jobs", { cookie })).status]).toEqual([time, 200]);
    expect(
      (await product.fetch(paths.candidates(), { cookie: await enter("two", "noor@northwind.example") }))
        .status,
    ).toBe(200);
  }
  expect([await rowsIn("identities"), await rowsIn("users")]).toEqual([
    [0, 1, 1],
    [0, 1, 1],
  ]);
});

test("whoever is invited joins the company with the account that they have, wherever that was", async () => {
  const priya = await aRecruiter(on(1), { email: "priya@example.org", companyName: "Bakers" });
  const owls = await aRecruiter(on(2));
  const job = await aJob(on(2), owls, { title: "Night watch" });
  const amara = await anApplicant(on(0), { email: "amara@example.org" });
  await product.post(paths.apply(job.id), KNOWN, { cookie: amara.cookie });
  for (const email of [amara.email, "lena@example.org"])
    await product.post(
      paths.members(),
      { intent: "invite", email, role: "recruiter" },
      { cookie: priya.cookie },
    );
  const link = await linkTo(product, amara.email);
  expect(await wordsOf(await product.fetch(link))).toContain("You have an account with this address");
  expect((await product.post(link, { personName: "Eve", ...signUp })).status).toBe(303);
  expect(await wordsOf(await product.fetch(link, { cookie: amara.cookie }))).toContain("Join Bakers");
  const pressed = await product.post(link, {}, { cookie: amara.cookie });
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, paths.dashboard()]);
  const hers = "select count(*) as n from users where email = 'amara@example.org' and password_hash <> ''";
  expect([await counted(hers), await rowsIn("members"), await rowsIn("sessions")]).toEqual([
    [0, 1, 0],
    [0, 2, 1],
    [0, 2, 1],
  ]);
  expect(await counted("select count(*) as n from users where email = 'amara@example.org'")).toEqual([
    0, 1, 1,
  ]);
  const signedIn = await product.post("/login", { email: amara.email, password: PASSWORD });
  const cookie = cookiesOf(signedIn);
  expect(await wordsOf(await product.fetch(paths.dashboard(), { cookie }))).toContain("Bakers");
  expect(await wordsOf(await product.fetch(paths.applications(), { cookie }))).toContain("Night watch");
  const joined = await product.post(await linkTo(product, "lena@example.org"), {
    personName: "Lena Fischer",
    ...signUp,
  });
  expect(joined.status).toBe(303);
  expect(await rowsIn("members")).toEqual([0, 3, 1]);
});

test("applicants open their own files, whichever shard has them, and nobody else does", async () => {
  const { amara, jobs, recruiters } = await appliedEverywhere();
  for (const job of jobs) await upload(product, job.id, amara.cookie, { cv: aCv() });
  for (const [shard, db] of product.shards.entries()) {
    const id = await db.prepare("select id from documents").first<string>("id");
    const open = async (cookie: string) => (await product.fetch(`/documents/${id}`, { cookie })).status;
    expect([shard, await open(amara.cookie)]).toEqual([shard, 200]);
    for (const { cookie } of recruiters) expect([shard, await open(cookie)]).toEqual([shard, 404]);
  }
});

test("a file stays while an application on any shard has it", async () => {
  const { amara, jobs } = await appliedEverywhere();
  for (const job of jobs) await upload(product, job.id, amara.cookie, { cv: aCv() });
  const keys = await Promise.all(
    product.shards.map((db) => db.prepare("select storage_key from documents").first("storage_key")),
  );
  for (const { db } of [on(1), on(2)])
    await db.prepare("update documents set storage_key = ?").bind(keys[0]).run();
  const remove = "update documents set state = 'removed', created_at = 1";
  for (const [removed, left] of [
    [1, true],
    [0, true],
    [2, false],
  ] as const) {
    await on(removed).db.prepare(remove).run();
    await product.sweep();
    expect([removed, (await product.storedKeys()).includes(String(keys[0]))]).toEqual([removed, left]);
  }
});

test("a file goes with its document, although another shard has a copy of that as well", async () => {
  const { amara, jobs } = await appliedEverywhere();
  await upload(product, jobs[1]?.id ?? "", amara.cookie, { cv: aCv() });
  const kept = (await on(1).db.prepare("select * from documents").first<Record<string, unknown>>()) ?? {};
  const names = Object.keys(kept);
  await on(2)
    .db.prepare(`insert into documents (${names}) values (${names.map(() => "?")})`)
    .bind(...Object.values(kept))
    .run();
  await on(1).db.prepare("update documents set state = 'removed', created_at = 1").run();
  await product.sweep();
  expect(await product.storedKeys()).not.toContain(kept.storage_key);
});

test("a picture stays while a company on any shard shows it", async () => {
  await aRecruiter(on(1));
  const hash = "a".repeat(64);
  await product.files.put(pictureKey(hash), "a picture");
  const forget = async (id: string) => {
    await product.db
      .prepare(`insert into outbox (id, topic, payload, run_after, created_at)
        values (?, 'forget-picture', ?, 1, 1)`)
      .bind(id, JSON.stringify({ hash }))
      .run();
    await product.sweep();
    return (await product.files.get(pictureKey(hash))) === null;
  };
  await on(1).db.prepare("update companies set logo = ?").bind(JSON.stringify({ hash })).run();
  expect(await forget("first")).toBe(false);
  await on(1).db.prepare("update companies set logo = null").run();
  expect(await forget("second")).toBe(true);
});

test("an alert for one company names it, and tells of its jobs, whatever shard it is on", async () => {
  const owls = await aRecruiter(on(2), { companyName: "Owls at Night" });
  const slug = await on(2).db.prepare("select slug from companies").first<string>("slug");
  await product.post(`/alerts?company=${slug}`, { email: "lena@example.org", rhythm: "daily" });
  const link = await linkTo(product, "lena@example.org");
  await product.post(link.replace("?", "/change?"), { change: "confirm" });
  expect(await wordsOf(await product.fetch(link))).toContain("Owls at Night");
  expect(await rowsIn("job_alerts")).toEqual([1, 0, 0]);
  await aJob(on(2), owls, { title: "Night watch" });
  const hour = 3_600_000;
  await on(2)
    .db.prepare("update jobs set published_at = ?")
    .bind(Date.now() - hour)
    .run();
  await product.db
    .prepare("update job_alerts set told_until = ?, next_at = ?")
    .bind(Date.now() - 48 * hour, Date.now() - 1000)
    .run();
  await product.sweep();
  expect((await mailsTo(product, "lena@example.org")).at(-1)?.text).toContain("Night watch");
});

test("work put aside on any shard is counted, shown and tried again", async () => {
  for (const { db } of [on(1), on(2)])
    await db
      .prepare(`insert into outbox (id, topic, payload, state, attempts, run_after, created_at)
        values ('aside-' || hex(randomblob(4)), 'mail', '{}', 'dead', 9, 1, 1)`)
      .run();
  const cookie = await unlock(on(2));
  expect(await wordsOf(await product.fetch("/pass", { cookie }))).toContain("2 pieces of background work");
  const html = await (await product.fetch("/pass/tasks", { cookie })).text();
  const ids = [...html.matchAll(/name="id" value="(aside-\w+)"/g)].map(([, id = ""]) => id);
  expect(ids).toHaveLength(2);
  for (const id of ids) expect((await product.post("/pass/tasks", { id }, { cookie })).status).toBe(303);
  expect(await counted("select count(*) as n from outbox where state = 'dead' and attempts = 9")).toEqual([
    0, 0, 0,
  ]);
});

test("search engines are told of the open jobs of all shards", async () => {
  const { jobs } = await appliedEverywhere();
  await product.sweep();
  const maps = await Promise.all([1, 2, 3].map((n) => product.fetch(`/sitemap-jobs-${n}.xml`)));
  const told = (await Promise.all(maps.map((map) => map.text()))).join("");
  const codes = await Promise.all(
    product.shards.map((db) => db.prepare("select code from jobs").first("code")),
  );
  expect(codes.map((code) => told.includes(String(code)))).toEqual(jobs.map(() => true));
  const feeds = await Promise.all(
    product.shards.map(async (db) => {
      const slug = await db.prepare("select slug from companies").first("slug");
      return (await product.fetch(`/careers/${slug}/feed.json`)).text();
    }),
  );
  expect(feeds.map((feed, shard) => feed.includes(`Baker ${shard}`))).toEqual([true, true, true]);
});

test("a company is moved while its people are signed in and somebody applies", async () => {
  const { recruiters, jobs, amara } = await appliedEverywhere();
  const [recruiter, job] = [recruiters[1], jobs[1]];
  if (recruiter === undefined || job === undefined) throw new Error("no company");
  const ben = await anApplicant(on(1));
  const { id } = await anApplication(on(1), job, ben);
  const decision = { status: "interview_approved", from: "pending" };
  expect((await product.post(paths.candidateStatus(id), decision, { cookie: recruiter.cookie })).status).toBe(
    303,
  );
  await product.sweep();
  expect(await beginMove(product.shards, recruiter.companyId, 2, new Date())).toBe(true);
  const sees = async () => wordsOf(await product.fetch(paths.jobs(), { cookie: recruiter.cookie }));
  let sent = 0;
  let refused = 0;
  const moved = async () => (await movingCompany(product.shards)) === null;
  for (let at = new Date(); !(await moved()); at = new Date(at.getTime() + 40_000)) {
    let sweeping = true;
    const sweep = product.sweep(at).then(() => {
      sweeping = false;
    });
    while (sweeping || sent < 2) {
      expect(await sees()).toContain("Baker 1");
      const answer = await upload(product, job.id, amara.cookie, { cv: aCv(`CV ${sent}.pdf`) });
      if (answer.status === 303) sent += 1;
      else refused += 1;
    }
    await sweep;
  }
  expect([sent > 1, refused <= sent]).toEqual([true, true]);
  const chain = await verifyRecords(openDatabase(on(2).db), recruiter.companyId, FROM_THE_START, 1000);
  expect([chain.checked > 0, chain.problems]).toEqual([true, []]);
  const found = await wordsOf(
    await product.fetch(`${paths.candidates()}?q=${ben.name.slice(0, 4)}`, { cookie: recruiter.cookie }),
  );
  expect(found).toContain(ben.name);
  const kept = "select count(*) as n from documents where state = 'stored'";
  expect(await counted(`${kept} and file_name = 'CV ${sent - 1}.pdf'`)).toEqual([0, 0, 1]);
  expect(await counted(`select count(*) as n from jobs where id = '${job.id}'`)).toEqual([0, 0, 1]);
  expect(await sees()).toContain("Baker 1");
  const again = await product.post("/login", { email: recruiter.email, password: PASSWORD });
  expect(again.headers.get("Location")).toBe("/dashboard");
  const words = await wordsOf(await product.fetch(paths.applications(), { cookie: amara.cookie }));
  expect(words).toMatch(/Baker 0.*Baker 1.*Baker 2/);
});
