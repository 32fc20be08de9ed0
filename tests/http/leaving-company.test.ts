import { beforeAll, beforeEach, expect, test } from "vitest";
import { seal } from "~/lib/sealed";
import { paths } from "~/paths";
import { NEWCOMER, readyToSubmit, submit } from "../support/applying";
import { flashOf } from "../support/flash";
import { mailsTo } from "../support/mails";
import { leadsTo, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD, type TestPerson } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, SIGNING_SECRET, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Signed = Pick<TestPerson, "cookie">;

const leave = (owner: Signed) => product.post(paths.deleteCompany(), { currentPassword: PASSWORD }, owner);
const stay = (owner: Signed) => product.post(paths.deleteCompany(), { intent: "keep" }, owner);
const read = async (path: string, by?: Signed) => wordsOf(await product.fetch(path, by));
const setStatus = (jobId: string, status: string, by: Signed) =>
  product.post(paths.jobStatus(jobId), { status }, by);
const statusOf = (jobId: string) =>
  product.db.prepare("select status from jobs where id = ?").bind(jobId).first<string>("status");
const applications = () => product.db.prepare("select count(*) as n from applications").first<number>("n");

const STAYS_CLOSED =
  "will be erased, so its jobs take no applications. If an owner keeps it, they open again.";

test("whoever comes to a job of a company that leaves finds it closed, and sends nothing", async () => {
  const owner = await aRecruiter(product, { role: "owner", companyName: "Northwind" });
  const job = await aJob(product, owner, { title: "Baker" });
  const row = "select code, company_slug as slug from jobs where id = ?";
  const { code, slug } = (await product.db
    .prepare(row)
    .bind(job.id)
    .first<{ code: string; slug: string }>()) ?? { code: "", slug: "" };
  const followed = [
    `${paths.company(slug)}/jobs.json`,
    `${paths.company(slug)}/feed.rss`,
    "/sitemap-jobs-1.xml",
  ];
  const bodies = async () => {
    await product.sweep();
    return Promise.all(followed.map(async (path) => (await product.fetch(path)).text()));
  };
  for (const body of await bodies()) expect(body).toContain(code);
  expect(await read(paths.company(slug))).toContain("Baker");

  expect((await leave(owner)).status).toBe(303);
  for (const body of await bodies()) expect(body).not.toContain(code);
  expect(await read(paths.company(slug))).not.toContain("Baker");
  expect(await read(paths.careers())).not.toContain("Baker");
  const posting = leadsTo(await product.fetch(paths.posting(slug, code))) ?? "";
  expect(await read(posting)).toMatch(/closed/);
  const known = await anApplicant(product);
  for (const by of [undefined, known]) {
    expect(await read(paths.apply(job.id), by)).toContain(
      "This job is closed and takes no more applications.",
    );
    const sent = await product.post(paths.apply(job.id), NEWCOMER, by);
    expect([sent.status, leadsTo(sent)]).toEqual([303, paths.apply(job.id)]);
  }
  expect(await applications()).toBe(0);

  expect((await stay(owner)).status).toBe(303);
  for (const body of await bodies()) expect(body).toContain(code);
  const sent = await product.post(paths.apply(job.id), { ...NEWCOMER, email: known.email }, known);
  expect([leadsTo(sent), await applications()]).toEqual([paths.upload(job.id), 1]);
});

test("whoever had begun reads that they need not finish, and can go on if it stays", async () => {
  const way = await readyToSubmit(product);
  const { recruiter, job, applicant } = way;
  await product.db.prepare("update members set role = 'owner' where user_id = ?").bind(recruiter.id).run();
  await leave(recruiter);
  const page = await read(paths.application(job.id), applicant);
  expect(page).toContain("You need not finish this application");
  expect(page).toContain("If it changes its mind, the job opens again, and you can go on where you were.");
  expect(page).not.toContain("stays here to choose again");
  const gone =
    /leaves on \d+ \w+ \d{4} ?\. This application and its files are erased then, unless it changes/;
  const midway = [paths.assess(job.id, 2), paths.assessReview(job.id)];
  for (const path of [...midway, paths.applications(), paths.dashboard()]) {
    const words = await read(path, applicant);
    expect(words).toMatch(gone);
    expect(words).toContain("Before, you can download them");
    expect(words).not.toMatch(/is kept|answers stay here/);
  }
  for (const path of midway)
    expect(await read(path, applicant)).toContain("If it changes its mind, the job opens again");
  expect(leadsTo(await submit(product, way))).not.toBe(paths.application(job.id));
  const submitted = "select submitted_at from applications";
  expect(await product.db.prepare(submitted).first("submitted_at")).toBeNull();
  const mails = async () => (await mailsTo(product, applicant.email)).map(({ text }) => text).join(" ");
  expect(await mails()).toContain("one that you have not sent yet need not be finished");

  await stay(recruiter);
  expect(await mails()).toContain("If you had not sent it yet, you can go on with it.");
  for (const path of [...midway, paths.applications(), paths.dashboard()])
    expect(await read(path, applicant)).not.toMatch(gone);
  expect(leadsTo(await submit(product, way))).toBe(paths.application(job.id));
  expect(await product.db.prepare(submitted).first("submitted_at")).not.toBeNull();
});

test("whoever works at a company that leaves opens no job, and finds all as it was if it stays", async () => {
  const owner = await aRecruiter(product, { role: "owner" });
  const jobs = new Map<string, string>();
  for (const status of ["active", "paused", "draft", "closed"]) {
    const { id } = await aJob(product, owner, { title: `A ${status} job` });
    await setStatus(id, status, owner);
    jobs.set(status, id);
  }
  const id = (status: string) => jobs.get(status) ?? "";
  const put = await aJob(product, owner);
  await leave(owner);
  const during = await Promise.all(["active", "paused", "draft", "closed"].map((was) => statusOf(id(was))));
  expect(during).toEqual(["closed", "closed", "draft", "closed"]);
  for (const [was, status] of [
    ["active", "active"],
    ["draft", "active"],
    ["closed", "paused"],
  ] as const) {
    const refused = await setStatus(id(was), status, owner);
    expect([refused.status, flashOf(refused)]).toEqual([303, expect.stringContaining(STAYS_CLOSED)]);
    const published = await product.post(paths.publishJob(id(was)), {}, owner);
    expect(flashOf(published)).toContain(STAYS_CLOSED);
  }
  expect(flashOf(await setStatus(put.id, "draft", owner))).toContain("is draft now");
  await stay(owner);
  for (const status of jobs.keys()) expect(await statusOf(id(status))).toBe(status);
  expect(await statusOf(put.id)).toBe("draft");
  const log = await product.db
    .prepare("select via, after_value as became from activity where job_id in (?, ?) order by seq")
    .bind(id("active"), put.id)
    .all();
  expect(log.results.map(({ via, became }) => `${became} by ${via}`)).toEqual([
    ...["closed by system", "closed by system", "draft by page", "active by system"],
  ]);
});

test("whoever ends the wizard at a company that leaves keeps the draft, and can post it later", async () => {
  const owner = await aRecruiter(product, { role: "owner" });
  const step = (at: number, fields: Record<string, string>) =>
    product.post(`/postJob?step=${at}`, fields, owner);
  const info = { title: "Baker", jobType: "full-time", locationType: "hybrid", location: "Leeds" };
  const place = { country: "GB", locality: "Leeds" };
  await step(1, { ...info, ...place });
  await step(2, { description: "You will bake bread with us each night, from six until the morning comes." });
  const html = await (await product.fetch("/postJob?step=3", owner)).text();
  const draft = /name="draft" value="(\w+)"/.exec(html)?.[1] ?? "";
  const whole = { draft, finalJobPosting: "# Baker\n\nYou will bake bread.", agreed: "on", anyway: "on" };
  await leave(owner);
  const refused = await step(3, whole);
  expect([refused.status, flashOf(refused)]).toEqual([
    303,
    expect.stringMatching(/will be erased, so its jobs .* Your draft is kept\.$/),
  ]);
  expect(await read(leadsTo(refused) ?? "", owner)).toContain("Baker");
  const count = () => product.db.prepare("select count(*) as n from jobs").first<number>("n");
  const logged = "select count(*) as n from activity where verb = 'job.posted'";
  expect([await count(), await product.db.prepare(logged).first("n")]).toEqual([0, 0]);
  await stay(owner);
  expect(leadsTo(await step(3, whole))).toBe(paths.jobPosted(draft));
  expect([await count(), await product.db.prepare(logged).first("n")]).toEqual([1, 1]);
});

const LEAVING = "__Host-leaving";
const cookieIn = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${LEAVING}=`)) ?? "";
const ofBrowser = (person: Signed, leaving: string) => ({ cookie: `${person.cookie}; ${leaving}` });

test("whoever is signed out by the company's end reads why on the sign-in page, once", async () => {
  const owner = await aRecruiter(product, { role: "owner", companyName: "Northwind" });
  const { companyId } = owner;
  const colleague = await aRecruiter(product, { companyId, role: "recruiter" });
  expect(cookieIn(await product.fetch(paths.dashboard(), colleague))).toBe("");
  await leave(owner);
  const set = cookieIn(await product.fetch(paths.dashboard(), colleague));
  expect(set).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  const leaving = set.split(";", 1)[0] ?? "";
  expect(cookieIn(await product.fetch(paths.dashboard(), ofBrowser(colleague, leaving)))).toBe("");

  const day = Date.now() - 60_000;
  const facts = { companyId, companyName: "Northwind", at: day };
  const until = new Date(day + 86_400_000);
  const later = `${LEAVING}=${await seal(SIGNING_SECRET, LEAVING, facts, until)}`;
  const signIn = async (cookie: string | null) => product.fetch(paths.login(), { cookie });
  for (const early of [leaving, later])
    expect(await wordsOf(await signIn(early))).not.toContain("was closed");

  await product.db.prepare("update companies set erase_at = ?").bind(day).run();
  await product.db.prepare("update outbox set run_after = 1 where topic = 'erase-company'").run();
  await product.sweep();
  expect((await product.fetch(paths.dashboard(), ofBrowser(colleague, later))).status).toBe(302);
  const html = await (await product.fetch(paths.candidates())).text();
  const invented = /href="\/dash\/([^"/?]+)/.exec(html)?.[1] ?? "";
  for (const path of [paths.candidates(), paths.candidate(invented), paths.evaluation(invented)]) {
    expect((await product.fetch(path, colleague)).status).toBe(200);
    const ended = await product.fetch(path, ofBrowser(colleague, later));
    expect([ended.status, leadsTo(ended)]).toEqual([302, paths.login(path)]);
  }
  const told = await signIn(ofBrowser(colleague, later).cookie);
  expect(cookieIn(told)).toContain("Max-Age=0");
  expect(await wordsOf(told)).toMatch(
    /Northwind was closed on \d+ \w+ \d{4} ?, and everybody who worked there/,
  );
  const forged = later.replace("Northwind", "Bergwerk");
  for (const other of [null, colleague.cookie, forged, `${LEAVING}=x`])
    expect(await wordsOf(await signIn(other))).not.toContain("was closed");
  const applicant = await anApplicant(product);
  expect(cookieIn(await product.fetch(paths.jobs(), ofBrowser(applicant, later)))).toContain("Max-Age=0");
});

test("whoever works at a company that is kept after all is not told that it was closed", async () => {
  const owner = await aRecruiter(product, { role: "owner" });
  await leave(owner);
  const leaving = cookieIn(await product.fetch(paths.dashboard(), owner)).split(";", 1)[0] ?? "";
  await stay(owner);
  const kept = cookieIn(await product.fetch(paths.dashboard(), ofBrowser(owner, leaving)));
  expect(kept).toContain("Max-Age=0");
});
