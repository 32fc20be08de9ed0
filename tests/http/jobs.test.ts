import { gzipSync } from "node:zlib";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { changeJob, factsOfJob, findJob } from "~/features/jobs/store";
import { paths } from "~/paths";
import { openDatabase } from "../../db/client";
import { flashOf } from "../support/flash";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Recruiter = Awaited<ReturnType<typeof aRecruiter>>;

const page = (person: TestPerson, path: string) => product.fetch(path, { cookie: person.cookie });
const words = async (person: TestPerson, path: string) => wordsOf(await page(person, path));
const to = (response: Response) => response.headers.get("Location");
const jobRow = (id: string) =>
  product.db.prepare("select * from jobs where id = ?").bind(id).first<Record<string, unknown>>();
const ABSENT = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** The titles on a list, in their order. */
async function titles(person: TestPerson, path: string): Promise<string[]> {
  const html = await (await page(person, path)).text();
  const list = html.slice(html.indexOf("<ul class=") + 1 || html.length);
  const headings = list.matchAll(/(?<!<dialog[^>]*>)<h2[^>]*>(?:<a[^>]*>)?([^<]*)(?:<\/a>)?<\/h2>/g);
  return [...headings].map((match) => match[1] ?? "");
}

/** Many jobs of one company, in one statement; the first is the oldest. */
async function manyJobs(recruiter: Recruiter, count: number, prefix = "Role") {
  await product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?4)
       insert into jobs (id, company_id, user_id, title, department, job_type, location_type, description,
         final_job_posting, agreed, status, created_date, updated_date)
       select ?5 || printf('%022d', i), ?1, ?2, ?3 || ' ' || i, 'Department ' || (i % 40), 'full-time',
       'remote',
         'A long description', '# Posting', 1, case i % 3 when 0 then 'active' when 1 then 'paused' else
         'active' end, 0, 0 from n`,
    )
    .bind(recruiter.companyId, recruiter.id, prefix, count, recruiter.companyId.slice(-4))
    .run();
}

test("a recruiter sees the company's jobs with what they say and how they do", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { createdDate: Date.UTC(2026, 10, 18) });
  await aJob(product, priya, {
    title: "Technical Writer",
    department: "",
    locationType: "remote",
    salaryMin: null,
    salaryMax: null,
    status: "paused",
  });
  await anApplication(product, job, await anApplicant(product));
  await product.db.prepare("update jobs set views = 1234 where id = ?").bind(job.id).run();
  const text = await words(priya, "/jobs");
  for (const part of [
    "Total jobs 2 Active 1 Total applicants 1 Total views 1,234",
    "Senior Frontend Engineer Active Engineering Full-time Hybrid, Leeds $85,000 – $105,000 a year Posted " +
      "18 Nov 2026",
    "1 undecided of 1 applicants for Senior Frontend Engineer 1,234 views",
    "Technical Writer Paused Full-time Remote Posted",
    "Edit Make Questionnaire Candidates Sources Stages Set Active",
    "Set Active Set Draft Set Paused Set Closed",
    "Are you sure you want to delete this job posting?",
  ]) {
    expect(text).toContain(part);
  }
  const html = await (await page(priya, "/jobs")).text();
  expect(html).toContain(`href="/buildAssessment/${job.id}"`);
  expect(html).toContain(`value="${ORIGIN}/apply/${job.id}"`);
});

test("each job has one main action, which is what it needs next", async () => {
  const priya = await aRecruiter(product);
  const main = async (title: string) => {
    const html = await (await page(priya, `/jobs?q=${title}`)).text();
    return /class="[^"]*job-main[^"]*"[^>]*>(?:<[^>]+>)*([^<]+)</s.exec(html)?.[1];
  };
  const baker = await aJob(product, priya, { title: "Baker", status: "draft" });
  const plumber = await aJob(product, priya, { title: "Plumber", status: "closed" });
  expect([await main("Baker"), await main("Plumber")]).toEqual(["Publish", "Post as new"]);
  expect(await words(priya, "/jobs?q=Baker")).toMatch(/Draft of \d+ \w+ 20\d\d not posted yet/);
  await product.post(`/jobs/${baker.id}/status`, { status: "active" }, priya);
  expect(await main("Baker")).toBe("Make Questionnaire");
  expect(await words(priya, "/jobs?q=Baker")).toMatch(/Posted \d+ \w+ 20\d\d nobody has applied/);
  const question = { id: 1, icon: "Code", type: "Ovens", title: "Forty", question: "How?", placeholder: "" };
  const typed = Object.entries(question).map(([name, value]) => [`questions[0].${name}`, value]);
  const sent = { version: 0, ...Object.fromEntries(typed) };
  await product.post(`/buildAssessment/${baker.id}`, sent, priya);
  expect(await main("Baker")).toBe("Share the link");
  await product.post(`/jobs/${baker.id}/status`, { status: "paused" }, priya);
  expect(await main("Baker")).toBe("Set Active");
  await product.post(paths.jobStatus(baker.id), { status: "active", back: paths.jobs() }, priya);
  expect(await main("Baker")).toBe("Share the link");
  for (const job of [baker, plumber]) await anApplication(product, job, await anApplicant(product));
  expect([await main("Baker"), await main("Plumber")]).toEqual(["Candidates", "Candidates"]);
});

test("a hiring manager whose job nobody applied for is led to no empty list", async () => {
  const priya = await aRecruiter(product);
  const lena = await aRecruiter(product, { companyId: priya.companyId, role: "hiring-manager" });
  const job = await aJob(product, priya, { title: "Baker" });
  await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  const leads = async () => (await (await page(lena, "/jobs")).text()).includes(paths.candidatesOf(job.id));
  expect(await leads()).toBe(false);
  await anApplication(product, job, await anApplicant(product));
  expect(await leads()).toBe(true);
});

test("whoever hires the last of the people wanted reads so, and can close the job", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Baker" });
  await product.db.prepare("update jobs set openings = 2 where id = ?").bind(job.id).run();
  await product.post(paths.decisionSettings(), { undoWindow: "none" }, priya);
  const offered = async () =>
    anApplication(product, job, await anApplicant(product), { status: "offer_sent" });
  const [first, last] = [await offered(), await offered()];
  for (let waits = 0; waits < 3; waits += 1) await anApplication(product, job, await anApplicant(product));
  const hire = async ({ id }: { id: string }) =>
    flashOf(await product.post(paths.candidateStatus(id), { status: "offer_accepted" }, priya));
  expect(await hire(first)).not.toContain("filled");
  expect(await words(priya, "/jobs")).not.toContain("filled");
  expect(await words(priya, paths.candidate(first.id))).not.toContain("filled");

  expect(await hire(last)).toContain("All 2 places are filled. You can close the job under Jobs.");
  const list = await (await page(priya, "/jobs")).text();
  expect(list).toMatch(/All 2 places are filled.*aria-label="Close Baker"/s);
  const candidate = await (await page(priya, paths.candidate(first.id))).text();
  expect(candidate).toContain("All 2 places are filled");
  expect(candidate).toContain(`action="${paths.jobStatus(job.id)}"`);
  const lena = await aRecruiter(product, { companyId: priya.companyId, role: "hiring-manager" });
  await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  expect(await words(lena, "/jobs")).toContain("All 2 places are filled");
  for (const at of ["/jobs", paths.candidate(first.id)])
    expect(await (await page(lena, at)).text()).not.toMatch(/Close(?: the job| Baker)/);

  const closed = await product.post(paths.jobStatus(job.id), { status: "closed" }, priya);
  expect(flashOf(closed)).toBe("“Baker” is closed now. 3 people are undecided, and still waiting.");
  for (const at of ["/jobs", paths.candidate(first.id)])
    expect(await words(priya, at)).not.toContain("filled");
});

test("a job whose people are undecided leads to them first, though it asks the standard set", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Baker" });
  const main = async () =>
    /aria-label="([^"]+) for Baker"/.exec(await (await page(priya, "/jobs")).text())?.[1];
  expect(await main()).toBe("Make Questionnaire");
  await anApplication(product, job, await anApplicant(product));
  expect(await main()).toBe("Candidates");
  expect(await (await page(priya, "/jobs")).text()).toContain('aria-label="Make Questionnaire for Baker"');
});

test("the undecided of a job are counted as people apply, are decided and go", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const undecided = async () => (await jobRow(job.id))?.undecided;
  const { id } = await anApplication(product, job, await anApplicant(product));
  await anApplication(product, job, await anApplicant(product), { status: "passed" });
  expect(await undecided()).toBe(1);
  await product.post(`/dash/${id}/status`, { status: "interview_approved" }, priya);
  expect(await undecided()).toBe(0);
  await product.db.prepare("update applications set status = 'pending' where id = ?").bind(id).run();
  await product.db.prepare("delete from applications where id = ?").bind(id).run();
  expect([await undecided(), (await jobRow(job.id))?.applicants]).toEqual([0, 1]);
});

test("a recruiter without jobs is led to the first one, a search without results says so", async () => {
  const priya = await aRecruiter(product);
  expect(await words(priya, "/jobs")).toContain("No jobs yet");
  await aJob(product, priya);
  expect(await words(priya, "/jobs?q=plumber")).toContain(
    "No jobs found Try adjusting your search or filters.",
  );
});

test("whoever closes a job of a long name reads that it is closed", async () => {
  const priya = await aRecruiter(product);
  const { id } = await aJob(product, priya, {
    title: `Veterinary surgeon ${"for small animals ".repeat(10)}`,
  });
  const closed = await product.post(paths.jobStatus(id), { status: "closed" }, priya);
  expect(flashOf(closed)).toMatch(/“Veterinary surgeon for small [^”]{40,60}…” is closed now\./);
});

test("search and filters find jobs by title and department, status and department", async () => {
  const priya = await aRecruiter(product);
  await aJob(product, priya, { title: "Café Manager", department: "Front of house", status: "draft" });
  await aJob(product, priya, { title: "Data Analyst", department: "Data & Insight" });
  await aJob(product, priya, { title: "Data Engineer", department: "Engineering", status: "closed" });
  await aJob(product, priya, { title: "Designer", department: "Data & Insight", status: "paused" });
  expect(await titles(priya, "/jobs?q=data")).toEqual(["Designer", "Data Engineer", "Data Analyst"]);
  expect(await titles(priya, "/jobs?q=cafe")).toEqual(["Café Manager"]);
  expect(await titles(priya, "/jobs?q=eng+DATA")).toEqual(["Data Engineer"]);
  expect(await titles(priya, "/jobs?q=data&status=active")).toEqual(["Data Analyst"]);
  expect(await titles(priya, "/jobs?status=draft")).toEqual(["Café Manager"]);
  const insight = encodeURIComponent("Data & Insight");
  expect(await titles(priya, `/jobs?department=${insight}`)).toEqual(["Designer", "Data Analyst"]);
  expect(await titles(priya, `/jobs?department=${insight}&status=paused`)).toEqual(["Designer"]);
  expect(await titles(priya, `/jobs?q=des&department=${insight}&status=paused`)).toEqual(["Designer"]);
  expect(await titles(priya, "/jobs?status=unheard-of")).toHaveLength(4);
  const html = await (await page(priya, "/jobs?q=data&status=closed")).text();
  expect(html).toMatch(/value="closed" selected=""|selected="" value="closed"/);
  expect(html).toContain('value="data"');
});

test.each([
  '"',
  "'; drop table jobs; --",
  "title:x OR scope:cX",
  "NEAR(a b)",
  "*",
  "^a -b",
  "++",
  "\u0000a",
  "\ud800",
  "%%%",
  "日本語 テスト",
  "ﷺ",
  "́́́",
])("a search for %j answers like any other", async (text) => {
  const priya = await aRecruiter(product);
  await aJob(product, priya);
  const response = await page(priya, `/jobs?q=${encodeURIComponent(text.toWellFormed())}`);
  expect(response.status).toBe(200);
  expect((await page(priya, `/jobs?before=${encodeURIComponent(text.toWellFormed())}`)).status).toBe(200);
});

test("whoever narrows the list of jobs sees beside the choice that it is of the status", async () => {
  const recruiter = await aRecruiter(product);
  await aJob(product, recruiter);
  const html = await (await page(recruiter, paths.jobs())).text();
  expect(html).toMatch(
    /<label for="filter-status">Status<\/label><select name="status" id="filter-status"[^>]*><option[^>]*>All</,
  );
});

test("of a search of 5,000 characters, the first 100 count", async () => {
  const priya = await aRecruiter(product);
  await aJob(product, priya);
  const response = await page(priya, `/jobs?q=${"a".repeat(5000)}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`value="${"a".repeat(100)}"`);
});

test("no search reaches another company's jobs", async () => {
  const priya = await aRecruiter(product);
  const rival = await aRecruiter(product);
  await aJob(product, rival, { title: "Secret role", department: "Stealth" });
  await aJob(product, priya);
  for (const path of [
    "/jobs",
    "/jobs?q=secret",
    "/jobs?department=Stealth",
    "/jobs?q=stealth&status=active",
  ]) {
    expect(await words(priya, path)).not.toContain("Secret role");
  }
  expect(await words(priya, `/jobs?q=c${rival.companyId}`)).toContain("No jobs found");
});

test("paging walks through all jobs and back, newest first, each once", async () => {
  const priya = await aRecruiter(product);
  await manyJobs(priya, 45);
  const seen: string[] = [];
  let path: string | undefined = "/jobs";
  const way: string[] = [];
  while (path !== undefined) {
    way.push(path);
    const html: string = await (await page(priya, path)).text();
    seen.push(...(await titles(priya, path)));
    path = /href="(\/jobs\?before=\d+)"/.exec(html)?.[1];
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => `Role ${45 - index}`));
  const last = await (await page(priya, way.at(-1) ?? "")).text();
  const newer = /href="(\/jobs\?after=\d+)"/.exec(last)?.[1] ?? "";
  expect(await titles(priya, newer)).toEqual(seen.slice(20, 40));
});

test("every list reads the same few rows among 3,000 jobs as among three", async () => {
  const priya = await aRecruiter(product);
  const rival = await aRecruiter(product);
  const amara = await anApplicant(product);
  await manyJobs(priya, 1500);
  await manyJobs(rival, 1500, "Other");
  const own = [
    "/jobs",
    "/jobs?before=700",
    "/jobs?after=700",
    "/jobs?status=active&department=Department+3",
    "/jobs?department=Department+3&before=900",
    "/jobs?q=role",
    "/jobs?q=role&before=700",
    "/jobs?q=role&after=700",
    "/jobs?q=department+3&status=active&department=Department+3",
    "/jobs?q=nothing",
  ];
  for (const path of own) {
    const cost = costOf(await page(priya, path));
    expect([path, cost.queries <= 4, cost.trips <= 2, cost.rows <= 60, cost.written, cost.rows]).toEqual([
      path,
      true,
      true,
      true,
      0,
      cost.rows,
    ]);
  }
  for (const path of [
    "/jobs",
    "/jobs?before=900",
    "/jobs?after=900",
    "/jobs?q=role",
    "/jobs?q=other&before=2500",
  ]) {
    const cost = costOf(await page(amara, path));
    expect([path, cost.queries, cost.trips, cost.rows <= 25, cost.rows]).toEqual([
      path,
      2,
      2,
      true,
      cost.rows,
    ]);
  }
});

test("an applicant sees the open jobs of all companies, with Apply, and nothing else", async () => {
  const priya = await aRecruiter(product);
  const rival = await aRecruiter(product, { companyName: "Contoso" });
  const amara = await anApplicant(product);
  const open = await aJob(product, priya);
  await aJob(product, rival, { title: "Data Analyst" });
  for (const status of ["draft", "paused", "closed"]) {
    await aJob(product, priya, { title: `Hidden ${status}`, status });
  }
  const text = await words(amara, "/jobs");
  expect(text).toContain("Northwind Analytics Senior Frontend Engineer");
  expect(text).toContain("Contoso Data Analyst");
  expect(text).not.toMatch(/Hidden|Set Active|Delete|views/);
  expect(await titles(amara, "/jobs?q=data")).toEqual(["Data Analyst"]);
  expect(await titles(amara, "/jobs?q=hidden")).toEqual([]);
  expect(await (await page(amara, "/jobs")).text()).toContain(`href="/apply/${open.id}"`);
  await product.db.prepare("update companies set company_name = 'Northwind Ltd'").run();
  expect(await words(amara, "/jobs")).toContain("Northwind Ltd Senior Frontend Engineer");
});

test("a stranger sees the open jobs of all companies without an account, and nothing else", async () => {
  const priya = await aRecruiter(product);
  await aJob(product, priya);
  await aJob(product, priya, { title: "Hidden draft", status: "draft" });
  const way = /href="\/careers\/[a-z0-9-]+\/senior-frontend-engineer-[0-9a-z]{8}"/;
  const seen = await product.fetch("/careers");
  expect(seen.status).toBe(200);
  const html = await seen.clone().text();
  expect(html).toMatch(way);
  expect(await wordsOf(seen)).toContain("Senior Frontend Engineer Northwind Analytics");
  expect(html).not.toContain("Hidden");
  const found = await (await product.fetch("/careers?q=frontend")).text();
  expect(found).toMatch(way);
  expect(found).toContain('content="noindex, follow"');
  expect(await (await product.fetch("/careers?q=nothing")).text()).toContain(
    'href="/careers">Show all open jobs',
  );
});

test("an applicant who has applied is led to the application, and nobody else's counts", async () => {
  const priya = await aRecruiter(product);
  const amara = await anApplicant(product);
  const applied = await aJob(product, priya, { title: "Data Analyst" });
  const begun = await aJob(product, priya, { title: "Product Designer" });
  const other = await aJob(product, priya, { title: "Technical Writer" });
  await anApplication(product, applied, amara);
  await anApplication(product, begun, amara, { submittedAt: null });
  await anApplication(product, other, await anApplicant(product));
  for (const path of ["/jobs", "/jobs?q=a", "/jobs?q=data", "/jobs?q=designer", "/jobs?q=writer"]) {
    const html = await (await page(amara, path)).text();
    const text = await words(amara, path);
    for (const [job, note] of [
      [applied, "You applied"],
      [begun, "Not submitted yet"],
    ] as const) {
      const listed = text.includes(job.title);
      expect([path, html.includes(`href="/applications/${job.id}"`)]).toEqual([path, listed]);
      expect([path, text.includes(`${note} Your application`)]).toEqual([path, listed]);
      expect(html).not.toContain(`href="/apply/${job.id}"`);
    }
    expect([path, html.includes(`href="/apply/${other.id}"`)]).toEqual([path, text.includes(other.title)]);
  }
  const [first] = await titles(amara, "/jobs");
  expect(first).toBe("Technical Writer");
});

test("a full page of open jobs and its styles fit into 13 kB, a full list of one's own into 20", async () => {
  const priya = await aRecruiter(product);
  await manyJobs(priya, 60);
  for (const [person, budget] of [
    [await anApplicant(product), 13_000],
    [priya, 20_000],
  ] as const) {
    const html = await (await page(person, "/jobs")).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    );
    expect(sheets.length).toBeGreaterThan(0);
    let bytes = gzipSync(html).length;
    for (const sheet of sheets) bytes += gzipSync(await (await product.fetch(sheet)).text()).length;
    expect(bytes).toBeLessThanOrEqual(budget);
  }
});

test("neither the applicant's list hydrates anything nor the recruiter's", async () => {
  for (const person of [await anApplicant(product), await aRecruiter(product)]) {
    const html = await (await page(person, "/jobs")).text();
    expect(html).toContain("<h1>");
    expect(html).not.toContain("data-lively");
  }
});

test("the jobs need a verified person", async () => {
  expect(to(await product.fetch("/jobs?q=data"))).toBe("/login?redirect=%2Fjobs%3Fq%3Ddata");
  expect(to(await page(await anApplicant(product, { verified: false }), "/jobs"))).toBe("/verifyemail");
});

test.each(["active", "draft", "paused", "closed"])("any status may become %s", async (status) => {
  const priya = await aRecruiter(product);
  for (const before of ["active", "draft", "paused", "closed"]) {
    const job = await aJob(product, priya, { status: before });
    const response = await product.post(
      `/jobs/${job.id}/status`,
      { status, back: "/jobs?q=senior" },
      { cookie: priya.cookie },
    );
    expect([response.status, to(response)]).toEqual([303, "/jobs?q=senior"]);
    expect(await jobRow(job.id)).toMatchObject({ status });
  }
});

test("a status that does not exist is refused, and an address elsewhere is not gone back to", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const post = (fields: Record<string, string>) =>
    product.post(`/jobs/${job.id}/status`, fields, { cookie: priya.cookie });
  expect((await post({ status: "archived" })).status).toBe(400);
  expect((await post({})).status).toBe(400);
  expect(to(await post({ status: "paused", back: "//evil.example" }))).toBe("/jobs");
  expect(to(await post({ status: "paused", back: "/settings" }))).toBe("/jobs");
  expect((await page(priya, `/jobs/${job.id}/status`)).status).toBe(405);
});

test("what ends a job stands apart from what posts it anew", async () => {
  const priya = await aRecruiter(product);
  await aJob(product, priya, { status: "closed" });
  const html = await (await page(priya, "/jobs")).text();
  expect(html).toMatch(/<div class="menu-more row"><a [^>]*>Post as new<\/a>.*Delete/);
});

test("a job without applications is deleted, after the question, with its questionnaire", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  await product.db
    .prepare(
      "insert into assessments (id, company_id, user_id, job_id, questions, created_at, updated_at) " +
        "values ('Q', ?, ?, ?, '[]', 0, 0)",
    )
    .bind(priya.companyId, priya.id, job.id)
    .run();
  expect(await words(priya, `/jobs/${job.id}/delete`)).toContain(
    "Are you sure you want to delete this job posting?",
  );
  const response = await product.post(`/jobs/${job.id}/delete`, {}, { cookie: priya.cookie });
  expect([response.status, to(response)]).toEqual([303, "/jobs"]);
  expect(flashOf(response)).toContain("was deleted");
  expect(await jobRow(job.id)).toBeNull();
  expect(await product.db.prepare("select * from assessments").first()).toBeNull();
});

test("what was not done is said as a refusal on the next page, and does not look like success", async () => {
  const priya = await aRecruiter(product);
  const [job, gone] = [await aJob(product, priya), await aJob(product, priya)];
  const pause = (id: string) => product.post(`/jobs/${id}/status`, { status: "paused" }, priya);
  const saidAfter = async (answer: Response) => {
    const flash = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-flash="));
    const cookie = `${priya.cookie}; ${flash?.split(";")[0]}`;
    const html = await (await product.fetch(to(answer) ?? "", { cookie })).text();
    return /<div class="(flash[^"]*)"><p role="(\w+)"/.exec(html)?.slice(1);
  };
  expect(await saidAfter(await pause(job.id))).toEqual(["flash row", "status"]);
  await product.post(`/jobs/${gone.id}/delete`, {}, priya);
  expect(await saidAfter(await pause(gone.id))).toEqual(["flash bad row", "alert"]);
});

test("whoever comes back to a deleted job is led to the list, and nobody else", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Night Baker" });
  const colleague = await aRecruiter(product, { companyId: priya.companyId, role: "recruiter" });
  const manager = await aRecruiter(product, { companyId: priya.companyId, role: "hiring-manager" });
  const press = (who: TestPerson, part = "delete", fields = {}) =>
    product.post(`/jobs/${job.id}/${part}`, fields, who);
  const both = await Promise.all([press(priya), press(priya)]);
  for (const answer of [
    ...both,
    await page(priya, `/jobs/${job.id}/delete`),
    await page(priya, `/jobs/${job.id}/edit`),
    await page(priya, `/buildAssessment/${job.id}`),
    await page(colleague, `/postJob/done/${job.id}`),
    await page(colleague, `/jobs/${job.id}/delete`),
    await press(colleague, "status", { status: "paused" }),
  ]) {
    expect([answer.status, to(answer), flashOf(answer)]).toEqual([
      303,
      "/jobs",
      "“Night Baker” was deleted.",
    ]);
  }
  for (const stranger of [await aRecruiter(product), manager]) {
    const asked = async (id: string) => {
      const answer = await page(stranger, `/jobs/${id}/delete`);
      return [answer.status, to(answer), await wordsOf(answer)];
    };
    expect(await asked(job.id)).toEqual(await asked(ABSENT));
  }
});

test.each([Date.now(), null])(
  "a job that somebody applied for stays, with a reason and an offer (%s)",
  async (submittedAt) => {
    const priya = await aRecruiter(product);
    const job = await aJob(product, priya);
    await anApplication(product, job, await anApplicant(product), { submittedAt });
    expect(await words(priya, `/jobs/${job.id}/delete`)).toContain("Close the job");
    const response = await product.post(`/jobs/${job.id}/delete`, {}, { cookie: priya.cookie });
    expect(response.status).toBe(409);
    expect(await wordsOf(response)).toContain("This job cannot be deleted");
    expect(await jobRow(job.id)).not.toBeNull();
  },
);

const EDIT = {
  title: "Staff Engineer",
  jobType: "contract",
  locationType: "office",
  location: "York",
  salaryMin: "100000",
  salaryMax: "",
  department: "Platform",
  description: "A description that is quite a bit longer than fifty characters in all.",
  finalJobPosting: "# Mine\n\nEdited by hand",
};
const edit = (person: TestPerson, id: string, fields: Record<string, string> = {}) =>
  product.post(`/jobs/${id}/edit`, { ...EDIT, ...fields }, { cookie: person.cookie });

test("editing changes what a job says, and keeps its visits, applicants, status and date", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { status: "paused", createdDate: 1000 });
  await anApplication(product, job, await anApplicant(product));
  await product.db.prepare("update jobs set views = 7 where id = ?").bind(job.id).run();
  const html = await (await page(priya, `/jobs/${job.id}/edit`)).text();
  expect(html).toContain('value="85000"');
  const response = await edit(priya, job.id, { status: "closed", views: "0", company_id: "OTHER" });
  expect([response.status, to(response)]).toEqual([303, "/jobs"]);
  expect(await jobRow(job.id)).toMatchObject({
    company_id: priya.companyId,
    title: "Staff Engineer",
    job_type: "contract",
    location_type: "office",
    location: "York",
    salary_min: 100_000,
    salary_max: null,
    department: "Platform",
    final_job_posting: "# Mine\n\nEdited by hand",
    status: "paused",
    applicants: 1,
    views: 7,
    created_date: 1000,
  });
  expect(await titles(priya, "/jobs?q=staff")).toEqual(["Staff Engineer"]);
});

test("a posting that nobody has edited follows its fields, an edited one on request", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  expect(to(await edit(priya, job.id, { intent: "rebuild" }))).toBe(`/jobs/${job.id}/edit`);
  const built = String((await jobRow(job.id))?.final_job_posting);
  expect(built).toMatch(/^# Staff Engineer\n\n\*\*Department:\*\* Platform/);
  await edit(priya, job.id, { title: "Lead Engineer", finalJobPosting: built.replaceAll("\n", "\r\n") });
  expect((await jobRow(job.id))?.final_job_posting).toMatch(/^# Lead Engineer\n/);
});

test("a job with the longest title says whole that it was saved", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const response = await edit(priya, job.id, { title: "Engineer ".repeat(22) });
  expect(flashOf(response)).toMatch(/Enginee…” is saved\./);
});

test("a suggestion taken on Edit is saved with the rest", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  await edit(priya, job.id, { finalJobPosting: "# Mine\n\nBe a ninja." });
  const html = await (await page(priya, `/jobs/${job.id}/edit`)).text();
  const take = /name="take" value="(ninja@\d+)"/.exec(html)?.[1] ?? "";
  const response = await edit(priya, job.id, { finalJobPosting: "# Mine\n\nBe a ninja.", take });
  expect(to(response)).toBe(`/jobs/${job.id}/edit`);
  expect(await jobRow(job.id)).toMatchObject({ final_job_posting: "# Mine\n\nBe an expert." });
});

test.each([
  [{ title: "" }, "Job title is required"],
  [{ description: "short" }, "Job description must be longer than 50 characters"],
  [{ finalJobPosting: "" }, "The job posting must not be empty"],
  [{ salaryMin: "9", salaryMax: "8" }, "Salary max must not be lower than salary min"],
])("an edit with %o is told what is wrong, and changes nothing", async (wrong, message) => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const response = await edit(priya, job.id, wrong);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain(message);
  expect(await jobRow(job.id)).toMatchObject({ title: "Senior Frontend Engineer" });
});

test("another company's job answers exactly like one that does not exist", async () => {
  const priya = await aRecruiter(product);
  const rival = await aRecruiter(product);
  const theirs = await aJob(product, rival);
  const before = await jobRow(theirs.id);
  const ask = async (id: string, part: string, fields?: Record<string, string>) => {
    const path = `/jobs/${id}/${part}`;
    const response = fields
      ? await product.post(path, fields, { cookie: priya.cookie })
      : await page(priya, path);
    return [response.status, await wordsOf(response)];
  };
  for (const [part, fields] of [
    ["edit", undefined],
    ["edit", EDIT],
    ["delete", undefined],
    ["delete", {}],
    ["status", { status: "closed" }],
  ] as const) {
    const foreign = await ask(theirs.id, part, fields);
    expect(foreign[0]).toBe(404);
    expect(foreign).toEqual(await ask(ABSENT, part, fields));
    expect(foreign).toEqual(await ask("not-an-id", part, fields));
  }
  expect(await jobRow(theirs.id)).toEqual(before);
});

test("an address names no filter that says nothing", async () => {
  const priya = await aRecruiter(product, { role: "owner" });
  for (const [asked, said] of [
    ["/jobs?q=&status=paused&department=", "/jobs?status=paused"],
    ["/jobs?q=&status=&department=", "/jobs"],
    ["/dash?q=&job=&status=all&sort=name", "/dash?status=all&sort=name"],
    ["/settings/activity?person=&verb=job.posted&day=", "/settings/activity?verb=job.posted"],
    ["/careers?q=night+baker&place=&country=&currency=GBP", "/careers?q=night+baker&currency=GBP"],
  ] as const) {
    const led = await page(priya, asked);
    expect([led.status, to(led)]).toEqual([302, said]);
    expect((await page(priya, said)).status).toBe(200);
  }
});

test("applicants and visitors change no job", async () => {
  const job = await aJob(product, await aRecruiter(product));
  const before = await jobRow(job.id);
  const amara = await anApplicant(product);
  for (const [part, fields] of [
    ["edit", EDIT],
    ["delete", {}],
    ["status", { status: "closed" }],
  ] as const) {
    const path = `/jobs/${job.id}/${part}`;
    expect(to(await product.post(path, fields, { cookie: amara.cookie }))).toBe("/jobs");
    const signedOut = await product.post(path, fields);
    // What was sent waits in the page; without anything, it is simply the way to sign in.
    if (Object.keys(fields).length === 0) expect(to(signedOut)).toContain("/login");
    else expect(signedOut.status).toBe(401);
  }
  expect(await jobRow(job.id)).toEqual(before);
});

test("two tabs on one job: the second save is refused, and nothing is overwritten", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const opened = async () => {
    const html = await (await page(priya, `/jobs/${job.id}/edit`)).text();
    return { version: /name="version" value="(\w+)"/.exec(html)?.[1] ?? "" };
  };
  const [first, second] = [await opened(), await opened()];
  expect(first.version).toMatch(/^\w{16}$/);
  expect((await edit(priya, job.id, { ...first, title: "Theirs" })).status).toBe(303);
  const refused = await edit(priya, job.id, { ...second, title: "Mine", department: "" });
  expect(refused.status).toBe(409);
  const html = await refused.clone().text();
  expect(await wordsOf(refused)).toMatch(
    /changed elsewhere .*Job Title Theirs .*Department Platform .*Save mine over it/,
  );
  expect(html).toContain('value="Mine"');
  // Pressing Save once more is told once more.
  expect(html).toContain(`name="version" value="${second.version}"`);
  expect(await jobRow(job.id)).toMatchObject({ title: "Theirs", department: "Platform" });
  const over = /name="over" value="(\w+)"/.exec(html)?.[1] ?? "";
  const saved = await edit(priya, job.id, { ...second, over, title: "Mine" });
  expect(saved.status).toBe(303);
  expect(await jobRow(job.id)).toMatchObject({ title: "Mine" });
});

test("two saves at once on one job leave one of them, and the other learns of it", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const html = await (await page(priya, `/jobs/${job.id}/edit`)).text();
  const version = /name="version" value="(\w+)"/.exec(html)?.[1] ?? "";
  const titles = ["One", "Two", "Three", "Four", "Five"];
  const answers = await Promise.all(titles.map((title) => edit(priya, job.id, { version, title })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409, 409, 409, 409]);
  const winner = titles[answers.findIndex((answer) => answer.status === 303)];
  expect(await jobRow(job.id)).toMatchObject({ title: winner });
});

test("of two saves that have read the same job, the later writes nothing", async () => {
  const priya = await aRecruiter(product);
  const { id } = await aJob(product, priya);
  const db = openDatabase(product.db);
  const read = await findJob(db, priya.companyId, id);
  if (read === undefined) throw new Error("no such job");
  const over = { jobId: id, updatedDate: read.updatedDate };
  const save = (title: string) => {
    const change = { ...factsOfJob(read), finalJobPosting: read.finalJobPosting, title };
    return changeJob(
      db,
      { ...priya, personName: priya.name, role: "recruiter", requestId: "" },
      over,
      change,
      new Date(),
    );
  };
  expect([await save("First"), await save("Second")]).toEqual([true, false]);
  expect(await jobRow(id)).toMatchObject({ title: "First" });
});

test("a status set in another tab does not stand in the way of an edit", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const html = await (await page(priya, `/jobs/${job.id}/edit`)).text();
  const version = /name="version" value="(\w+)"/.exec(html)?.[1] ?? "";
  await product.post(`/jobs/${job.id}/status`, { status: "paused" }, { cookie: priya.cookie });
  expect((await edit(priya, job.id, { version })).status).toBe(303);
  expect(await jobRow(job.id)).toMatchObject({ title: "Staff Engineer", status: "paused" });
});

test("a status, an edit or a removal that fails is shown and logged", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  for (const verb of ["update", "delete"]) {
    await product.db
      .prepare(`create trigger broken_${verb} before ${verb} on jobs begin select raise(abort, 'full'); end`)
      .run();
  }
  try {
    const status = await product.post(
      `/jobs/${job.id}/status`,
      { status: "closed" },
      { cookie: priya.cookie },
    );
    expect(flashOf(status)).toContain("The status could not be changed");
    const removal = await product.post(`/jobs/${job.id}/delete`, {}, { cookie: priya.cookie });
    expect(flashOf(removal)).toContain("The job could not be deleted");
    const edited = await edit(priya, job.id);
    expect(edited.status).toBe(503);
    const html = await edited.text();
    expect(html).toContain("Your changes could not be saved");
    expect(html).toContain('value="Staff Engineer"');
  } finally {
    await product.db.batch([
      product.db.prepare("drop trigger broken_update"),
      product.db.prepare("drop trigger broken_delete"),
    ]);
  }
});

test("a job that is posted as new is a draft with the same questions and an address of its own", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Night Baker", status: "closed" });
  await product.db
    .prepare("update jobs set country = 'GB', locality = 'Leeds', closes_on = '2026-01-05' where id = ?")
    .bind(job.id)
    .run();
  await product.db
    .prepare(
      `insert into assessments (id, company_id, user_id, job_id, questions, created_at, updated_at)
       values ('01A', ?1, ?2, ?3, '[{"id":1},{"id":2}]', 1, 1)`,
    )
    .bind(priya.companyId, priya.id, job.id)
    .run();
  const at = `/jobs/${job.id}/copy`;
  const copy = /name="copy" value="(\w{26})"/.exec(await (await page(priya, at)).text())?.[1] ?? "";
  expect(await words(priya, at)).toContain("the same text, place, pay, questions and stages, no closing day");
  const made = await product.post(at, { copy }, { cookie: priya.cookie });
  expect([made.status, to(made)]).toEqual([303, `/jobs/${copy}/edit`]);
  const [old, draft] = [await jobRow(job.id), await jobRow(copy)];
  expect(draft).toMatchObject({
    ...{ title: "Night Baker", status: "draft", published_at: null, closes_on: "", questions: 2 },
    ...{ locality: "Leeds", salary_max: 105_000, applicants: 0, final_job_posting: old?.final_job_posting },
  });
  expect(draft?.code).toMatch(/^[0-9a-z]{8}$/);
  expect(draft?.code).not.toBe(old?.code);
  expect(await words(priya, `/jobs/${copy}/edit`)).toContain("Night Baker");

  const anna = await aRecruiter(product, { companyName: "Orchard" });
  const hers = await aJob(product, anna, { title: "Fruit picker" });
  await product.post(at, { copy: hers.id }, { cookie: priya.cookie });
  expect(await jobRow(hers.id)).toMatchObject({ title: "Fruit picker", company_id: anna.companyId });
  const questionnaires = await product.db.prepare("select count(*) as n from assessments").first<number>("n");
  expect(questionnaires).toBe(2);
});

test("an active job that search engines cannot place says so in the list", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Night Baker" });
  const html = async () => (await page(priya, "/jobs")).text();
  expect(await html()).toMatch(
    new RegExp(`href="/jobs/${job.id}/edit"[^>]*>Search engines miss where it is`),
  );
  await product.db.prepare("update jobs set country = 'GB', locality = 'Leeds'").run();
  expect(await html()).not.toContain("Search engines miss");
});

test("whoever sets another pay than the posting says reads so at once, and in its review", async () => {
  const priya = await aRecruiter(product);
  const pay = "£31,000 to £35,000 a year, and a van.";
  const description = `${"You build walls of stone without mortar. ".repeat(3)}\n\n${pay}`;
  const job = await aJob(product, priya, { salaryMin: 31_000, salaryMax: 35_000, description });
  const change = {
    ...{ title: job.title, jobType: "full-time", locationType: "hybrid", location: "Leeds", country: "GB" },
    ...{ locality: "Leeds", payCurrency: "GBP", description, finalJobPosting: description },
  };
  const save = (salaryMin: string, salaryMax: string) =>
    product.post(`/jobs/${job.id}/edit`, { ...change, salaryMin, salaryMax }, { cookie: priya.cookie });
  const other = "The posting says another pay than Salary Min and Salary Max.";
  expect(flashOf(await save("33000", "35000"))).not.toContain(other);
  const saved = await save("41000", "45000");
  expect([saved.status, flashOf(saved)]).toEqual([303, expect.stringContaining(other)]);
  const review = await wordsOf(await page(priya, `/jobs/${job.id}/edit`));
  expect(review).toMatch(/Please look at this again The posting says another pay/);
  expect(review).toMatch(
    /Posting review .*£31,000 to £35,000 a year, and a van. The posting says another pay/,
  );
});

test("an active job that misses what its country asks for says so in the list and on its page", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { salaryMin: null, salaryMax: null });
  const manager = await aRecruiter(product, { companyId: priya.companyId, role: "hiring-manager" });
  await product.post(paths.jobTeam(job.id), { chosen: [manager.id] }, { cookie: priya.cookie });
  await product.db.prepare("update jobs set country = 'AT', locality = 'Graz', region = ''").run();
  const [hint, message] = ["See what would help people find it", "Austria asks for the pay in the advert"];
  const said = async (person: TestPerson) => {
    const list = await wordsOf(await page(person, "/jobs"));
    const sources = await wordsOf(await page(person, paths.jobSources(job.id)));
    return [list.includes(hint), sources.includes(message)];
  };
  expect(await said(priya)).toEqual([true, true]);
  // Who cannot mend it is not bothered.
  expect(await said(manager)).toEqual([false, false]);
  const passed = JSON.stringify({ warnings: ["GW2"], userId: priya.id, at: 1 });
  await product.db.prepare("update jobs set published_anyway = ?").bind(passed).run();
  expect(await said(priya)).toEqual([false, false]);
});
