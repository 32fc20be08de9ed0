import { beforeAll, beforeEach, expect, test } from "vitest";
import { mayMove } from "~/features/candidates/rules";
import { flash, flashRefusal } from "~/http/flash";
import { paths } from "~/paths";
import { CANDIDATE_STATUSES } from "~/vocabulary/applications";
import { aDocument, anEvaluation, CV_TEXT, manyCandidates, TECHNICAL_ONLY } from "../support/candidates";
import { mailsTo } from "../support/mails";
import { cookiesOf, costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Facts = NonNullable<Parameters<typeof anApplication>[3]>;

/** A recruiter, a job, and a candidate for it. */
async function aCandidate(facts: Facts = {}, applicant: Parameters<typeof anApplicant>[1] = {}) {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product, applicant);
  const application = await anApplication(product, job, person, facts);
  return { recruiter, job, person, application, cookie: recruiter.cookie };
}

test("whoever gave a phone number is shown with it, and nobody else has a line for one", async () => {
  const { application, cookie } = await aCandidate();
  const phone = async () => {
    const page = await product.fetch(paths.candidate(application.id), { cookie });
    return /Phone ([\d+ ]+)/.exec(await wordsOf(page))?.[1]?.trim();
  };
  expect(await phone()).toBeUndefined();
  const give = product.db.prepare("update applications set phone = '+44 7700 900123' where id = ?");
  await give.bind(application.id).run();
  expect(await phone()).toBe("+44 7700 900123");
});

const statusOf = (id: string) =>
  product.db.prepare("select status from applications where id = ?").bind(id).first<string>("status");
const changes = () => product.db.prepare("select count(*) as n from status_changes").first<number>("n");

test("a recruiter sees the company's candidates, and nobody else's", async () => {
  const { cookie } = await aCandidate({ overallScore: 94 }, { name: "Sarah Chen" });
  const other = await aCandidate({ overallScore: 80 }, { name: "Olga Stranger" });
  const words = await wordsOf(await product.fetch(paths.candidates(), { cookie }));
  expect(words).toContain("Sarah Chen");
  expect(words).toContain("Initial Review");
  expect(words).toContain("94");
  expect(words).not.toContain("Olga Stranger");
  expect(await wordsOf(await product.fetch(paths.candidates(), { cookie: other.cookie }))).toContain(
    "Olga Stranger",
  );
});

test("beside the decision somebody reads what was not done as a refusal", async () => {
  const { application, cookie } = await aCandidate();
  const role = async (said: string) => {
    const cookies = `${cookie}; ${said.split(";")[0]}`;
    const html = await (await product.fetch(paths.candidate(application.id), { cookie: cookies })).text();
    return /<span role="(\w+)">Nothing new<\/span>/.exec(html)?.[1];
  };
  expect(await role(await flash("Nothing new"))).toBe("status");
  expect(await role(await flashRefusal("Nothing new"))).toBe("alert");
});

test("a mailed link opened signed out leads to sign-in and back, and tells a stranger nothing", async () => {
  const { recruiter, application } = await aCandidate();
  for (const part of ["", "/evaluation"]) {
    const answers = [];
    for (const id of [application.id, "01JZZZZZZZZZZZZZZZZZZZZZZZ"]) {
      const path = `/dash/${id}${part}`;
      const sent = await product.fetch(path);
      expect([sent.status, sent.headers.get("Location")]).toEqual([302, paths.login(path)]);
      answers.push(await sent.text());
    }
    expect(answers[0]).toBe(answers[1]);
    const path = `/dash/${application.id}${part}`;
    const fields = { email: recruiter.email, password: PASSWORD };
    const back = await product.post(paths.login(path), fields);
    expect([back.status, back.headers.get("Location")]).toEqual([303, path]);
  }
});

test("the four figures on top are counted, not guessed", async () => {
  const { recruiter, job, cookie } = await aCandidate({ status: "pending" });
  for (const status of ["pending", "interview_approved", "offer_sent", "offer_accepted", "passed"]) {
    await anApplication(product, job, await anApplicant(product), { status });
  }
  const page = await product.fetch(paths.candidates(), { cookie: recruiter.cookie });
  // A link is named by its text alone: without the space it is read as one word.
  expect((await page.clone().text()).replaceAll("<!-- -->", "")).toContain("Undecided <b>2</b>");
  const words = await wordsOf(page);
  expect(words).toMatch(/Undecided 2 Interview 1 Offer 1 Hired 1 Passed or withdrawn 1 2 people/);
  expect(words).toContain("4 of 6 decided");
  expect(cookie).toBe(recruiter.cookie);
});

test("every figure is what the list holds, for the company and for one job", async () => {
  const { recruiter, job, cookie } = await aCandidate({ status: "pending", overallScore: 80 });
  const other = await aJob(product, recruiter, { title: "Product Designer" });
  for (const [at, status] of ["pending", "interview_approved", "passed", "pending"].entries()) {
    const where = at < 2 ? job : other;
    await anApplication(product, where, await anApplicant(product), {
      status,
      overallScore: at === 1 ? null : 91,
    });
  }
  for (const inJob of ["", `&job=${job.id}`, `&job=${other.id}`]) {
    for (const status of CANDIDATE_STATUSES) {
      const html = await (await product.fetch(`/dash?status=${status}${inJob}`, { cookie })).text();
      const said = Number(/aria-current="page"[^>]*>[^<]+<b>(\d+)<\/b>/.exec(html)?.[1]);
      expect([status, inJob, rowsOf(html).length]).toEqual([status, inJob, said]);
      expect(html).toMatch(new RegExp(`desk-result">${said} (person|people)<`));
    }
  }
  const counted = async (search: string) =>
    rowsOf(await (await product.fetch(`/dash?status=all&${search}`, { cookie })).text()).length;
  expect(await Promise.all(["score=90", "score=80", "score=none", "permit=no"].map(counted))).toEqual([
    3, 1, 1, 0,
  ]);
  const home = await (await product.fetch(paths.dashboard(), { cookie })).text();
  const figures = [...home.matchAll(/<dt><a [^>]*href="([^"]+)"[^>]*>(\w+)<\/a><\/dt><dd>(\d+)/g)];
  expect(figures.map(([, , label]) => label)).toEqual(["Candidates", "Undecided"]);
  for (const [, href = "", , figure] of figures) {
    const list = await (await product.fetch(href.replaceAll("&amp;", "&"), { cookie })).text();
    expect([href, rowsOf(list).length]).toEqual([href, Number(figure)]);
  }
  // Filters follow what changes.
  await product.db.prepare("update applications set overall_score = 75, work_authorization = 'no'").run();
  expect(await Promise.all(["score=90", "score=70", "permit=no"].map(counted))).toEqual([0, 5, 5]);
});

const rowsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*desk-row[^>]*href="\/dash\/(\w{26})/g)].map((row) => row[1] ?? "");

test("whoever has undecided people finds those, and whoever has none everybody", async () => {
  const { job, application, cookie } = await aCandidate({ status: "pending" }, { name: "Sarah Chen" });
  await anApplication(product, job, await anApplicant(product, { name: "Emily Rodriguez" }), {
    status: "passed",
  });
  const words = async () => wordsOf(await product.fetch(paths.candidates(), { cookie }));
  expect(await words()).not.toContain("Emily Rodriguez");
  await product.post(paths.candidateStatus(application.id), { status: "passed" }, { cookie });
  expect(await words()).toMatch(/Sarah Chen.*Emily Rodriguez|Emily Rodriguez.*Sarah Chen/);
});

test("a status that a link shows as chosen is no filter, and each that narrows it is one", async () => {
  const { cookie, job } = await aCandidate();
  const filters = async (query: Record<string, string>) =>
    /<summary class="btn ghost">(Filter.*?)<\/summary>/
      .exec(await (await product.fetch(paths.candidates(query), { cookie })).text())?.[1]
      ?.replace(/<\/?b>/g, "")
      .trim();
  expect(await filters({})).toBe("Filter");
  for (const status of [...CANDIDATE_STATUSES, "all", "snoozed"]) {
    expect(await filters({ status })).toBe("Filter");
    expect(await filters({ status, job: job.id })).toBe("Filter 1");
  }
  expect(await filters({ status: "pending", job: job.id, score: "none", permit: "yes" })).toBe("Filter 3");
});

test("arriving opens the first of the list; a decision opens the next, and the last one stays", async () => {
  const { job, application, cookie } = await aCandidate({ overallScore: 90 }, { name: "Sarah Chen" });
  const second = await anApplication(product, job, await anApplicant(product), { overallScore: 80 });
  const third = await anApplication(product, job, await anApplicant(product), { overallScore: null });
  const arrived = await (await product.fetch(paths.candidates(), { cookie })).text();
  expect(arrived).toMatch(/<h2 id="candidate-name"[^>]*>Sarah Chen/);
  const decide = async (id: string, list = "") =>
    (await product.post(paths.candidateStatus(id), { status: "passed", list }, { cookie })).headers.get(
      "Location",
    );
  expect(await decide(second.id, "?sort=score&show=text")).toBe(`${paths.candidate(third.id)}?show=text`);
  // After the last comes the first, as long as somebody is undecided.
  expect(await decide(third.id, `?job=${job.id}`)).toBe(`${paths.candidate(application.id)}?job=${job.id}`);
  expect(await decide(application.id)).toBe(paths.candidate(application.id));
});

test("a list says in one line what stands out, and of whoever has no score why", async () => {
  const { job, application, cookie } = await aCandidate({ overallScore: 62 });
  await product.db.prepare("update applications set stands_out = 'Says otherwise: licence in date'").run();
  const unread = await anApplication(product, job, await anApplicant(product), { overallScore: null });
  await anEvaluation(product, job, unread, { ...TECHNICAL_ONLY, overall_score: null, unread: "CV not read" });
  const html = await (await product.fetch(paths.candidates(), { cookie })).text();
  expect(html).toMatch(/desk-row-line otherwise.*Says otherwise: licence in date/);
  expect(html).toMatch(/not scored.*CV not read/);
  expect(html).toContain('title="Consider"');
  expect(rowsOf(html)).toEqual([application.id, unread.id]);
});

test("where nothing was picked out, or nobody fits, the page says so and claims no more", async () => {
  const { job, application, cookie } = await aCandidate();
  const nothing = { highlights: [], concerns: [], ai_summary: "", overall_score: null };
  await anEvaluation(product, job, application, { ...TECHNICAL_ONLY, ...nothing, unread: "CV not read" });
  const words = await wordsOf(await product.fetch(paths.candidate(application.id), { cookie }));
  expect(words).toMatch(/What the text shows All evidence and scores Nothing was picked out\./);
  const none = await wordsOf(await product.fetch(paths.candidates({ q: "zzzz" }), { cookie }));
  expect(none).toMatch(/No candidates match Try adjusting your search or filters\./);
});

test("beside a name the job is whole, unless something else has to be read there too", async () => {
  const { application, cookie, recruiter } = await aCandidate({ overallScore: 62 });
  const other = await aJob(product, recruiter, { title: "Nursery assistant and grower" });
  await anApplication(product, other, await anApplicant(product), { overallScore: 61 });
  const shown = "update applications set stands_out = 'Ten years of roses' where id = ?";
  await product.db.prepare(shown).bind(application.id).run();
  const html = await (await product.fetch(paths.candidates(), { cookie })).text();
  expect(html).toContain("<span>Nursery assistant and grower</span>");
  expect(html).toMatch(/<span class="desk-row-job">[^<]+<\/span> · .*Ten years of roses/);
});

test("somebody who has not submitted is no candidate yet", async () => {
  const { cookie, application } = await aCandidate({ submittedAt: null }, { name: "Early Bird" });
  expect(await wordsOf(await product.fetch(paths.candidates(), { cookie }))).toContain("No candidates yet");
  expect((await product.fetch(paths.candidate(application.id), { cookie })).status).toBe(404);
});

test.each([
  ["q=chen", ["Sarah Chen"]],
  ["q=MARCUS", ["Marcus Johnson"]],
  ["q=sarah.chen%40example.org", ["Sarah Chen"]],
  ["q=senior+fron", ["Sarah Chen", "Marcus Johnson"]],
  ["q=nobody", []],
  ["q=%22+AND+zz+%2A", []],
  [`q=${"x".repeat(5000)}`, []],
  ["status=offer_sent", ["Marcus Johnson"]],
  ["", ["Sarah Chen"]],
  ["status=king&sort=height", ["Sarah Chen"]],
  ["q=senior&status=pending", ["Sarah Chen"]],
  ["status=all&sort=name", ["Marcus Johnson", "Sarah Chen"]],
  ["status=all&sort=date", ["Marcus Johnson", "Sarah Chen"]],
  ["status=all", ["Sarah Chen", "Marcus Johnson"]],
])("/dash?%s lists %j", async (search, expected) => {
  const { recruiter, job } = await aCandidate(
    { overallScore: 94, submittedAt: Date.now() - 5000 },
    { name: "Sarah Chen", email: "sarah.chen@example.org" },
  );
  const marcus = await anApplicant(product, { name: "Marcus Johnson" });
  await anApplication(product, job, marcus, { overallScore: 80, status: "offer_sent" });
  const response = await product.fetch(`${paths.candidates()}?${search}`, { cookie: recruiter.cookie });
  expect(response.status).toBe(200);
  const words = await wordsOf(response);
  const at = (name: string) => words.indexOf(name);
  expect(
    ["Sarah Chen", "Marcus Johnson"].filter((name) => at(name) >= 0).sort((a, b) => at(a) - at(b)),
  ).toEqual(expected);
  expect(words.includes("No candidates match")).toBe(expected.length === 0);
});

test("from the list of jobs a recruiter comes to one job's candidates, and back to all", async () => {
  const { recruiter, job, cookie } = await aCandidate({ overallScore: 94 }, { name: "Sarah Chen" });
  await anApplication(product, job, await anApplicant(product, { name: "Emily Rodriguez" }), {
    status: "offer_sent",
  });
  const designer = await aJob(product, recruiter, { title: "Product Designer" });
  await anApplication(product, designer, await anApplicant(product, { name: "Marcus Johnson" }));
  const jobs = await (await product.fetch(paths.jobs(), { cookie })).text();
  expect(jobs).toMatch(new RegExp(`href="/dash\\?job=${job.id}"[^>]*>[^/]*1<[^>]*> undecided of`));

  const listed = async (search: string) => {
    const response = await product.fetch(`${paths.candidatesOf(job.id)}${search}`, { cookie });
    const html = await response.clone().text();
    expect(html).toMatch(new RegExp(`<option value="${job.id}" selected`));
    const words = await wordsOf(response);
    expect(words).toMatch(/Only those who applied for Senior Frontend Engineer All jobs/);
    return ["Sarah Chen", "Emily Rodriguez", "Marcus Johnson"].filter((name) => words.includes(name));
  };
  for (const sort of ["score", "name", "date"]) {
    expect(await listed(`&status=all&sort=${sort}`)).toEqual(["Sarah Chen", "Emily Rodriguez"]);
  }
  expect(await listed("&status=offer_sent")).toEqual(["Emily Rodriguez"]);
  expect(await listed("&q=sarah")).toEqual(["Sarah Chen"]);
  expect(await listed("&q=marcus")).toEqual([]);
  // Somebody who has moved on, or been scored anew, is still this job's.
  await product.db.prepare("update applications set overall_score = 50, status = 'passed'").run();
  expect(await listed("&status=passed")).toEqual(["Sarah Chen", "Emily Rodriguez"]);
});

test("another company's job has no candidates to show, and no title", async () => {
  const { job } = await aCandidate({}, { name: "Sarah Chen" });
  const stranger = await aRecruiter(product);
  const words = await wordsOf(await product.fetch(paths.candidatesOf(job.id), { cookie: stranger.cookie }));
  expect(words).not.toMatch(/Sarah Chen|Only those who applied/);
});

test("pages follow each other without a gap or a repeat, those without a score last", async () => {
  const { recruiter, job } = await aCandidate({ overallScore: 99 });
  await manyCandidates(product, job, 80);
  for (const sort of [
    "score",
    "name",
    "date",
    "score&q=e",
    "date&q=e",
    "name&q=e",
    `score&job=${job.id}`,
    `date&job=${job.id}`,
    "score&permit=yes",
  ]) {
    const seen: string[] = [];
    const scores: number[] = [];
    let next: string | undefined = `${paths.candidates()}?sort=${sort}`;
    while (next !== undefined) {
      const html: string = await (await product.fetch(next, { cookie: recruiter.cookie })).text();
      seen.push(...rowsOf(html));
      if (sort.startsWith("score"))
        scores.push(
          ...[...html.matchAll(/Score <\/span><span class="fig">(\d+)/g)].map((score) => Number(score[1])),
        );
      next = /href="([^"]+)"[^>]*>Next page/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 81, 81]);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  }
  const last = await wordsOf(
    await product.fetch(`${paths.candidates()}?after=~9999999`, { cookie: recruiter.cookie }),
  );
  expect(last).toContain("Not evaluated");
});

test.each([100, 10_000])("the list costs the same with %i candidates", async (count) => {
  const { recruiter, job } = await aCandidate({ overallScore: 50 });
  await manyCandidates(product, job, count);
  for (const search of [
    "",
    "?sort=name",
    "?sort=date",
    "?status=pending",
    "?after=50~40",
    "?after=~80",
    "?sort=name&after=Person+00040~40",
    "?q=engineer",
    "?q=engineer&sort=date",
    "?q=engineer&after=50~40",
    "?q=person&sort=name",
    `?job=${job.id}`,
    `?job=${job.id}&sort=date&status=pending`,
    `?job=${job.id}&q=person&after=50~40`,
    "?score=70&permit=yes",
    "?status=all",
  ]) {
    const cost = costOf(await product.fetch(`${paths.candidates()}${search}`, { cookie: recruiter.cookie }));
    expect({
      search,
      ...cost,
      within: cost.queries <= 4 && cost.trips <= 2 && cost.rows <= 60,
    }).toMatchObject({
      within: true,
    });
  }
});

test("half-way down a list of people with one score costs what its top does", async () => {
  const { recruiter, job } = await aCandidate({ overallScore: 50 });
  await manyCandidates(product, job, 3000);
  await product.db
    .prepare("update applications set overall_score = 50, name = 'Person', submitted_at = 7 where seq > 1")
    .run();
  const middle = await product.db.prepare("select avg(seq) as n from applications").first<number>("n");
  for (const place of [
    "?after=50",
    "?sort=name&after=Person",
    "?sort=date&after=7",
    "?status=pending&after=50",
  ]) {
    const search = `${place}~${Math.round(middle ?? 0)}`;
    const page = await product.fetch(`${paths.candidates()}${search}`, { cookie: recruiter.cookie });
    const { rows } = costOf(page);
    expect([search, rowsOf(await page.text()).length]).toEqual([search, 25]);
    expect([search, rows <= 60 ? "60 at most" : rows]).toEqual([search, "60 at most"]);
  }
});

test("somebody moved three hundred times is read in sixty rows, by company and person", async () => {
  const priya = await aRecruiter(product, { role: "owner" });
  const job = await aJob(product, priya);
  const amara = await anApplicant(product);
  const { id, jobId } = await anApplication(product, job, amara, { status: "passed" });
  await product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 300)
        insert into status_changes (id, company_id, application_id, user_id, person_name, from_status,
          to_status, created_at, told_reason, detail)
        select 'change' || i, ?1, ?2, ?3, 'Mover ' || i, iif(i % 2, 'passed', 'pending'),
          iif(i % 2, 'pending', 'passed'), i, null, null from n`,
    )
    .bind(priya.companyId, id, priya.id)
    .run();
  const page = await product.fetch(paths.candidate(id), priya);
  expect(costOf(page).rows).toBeLessThanOrEqual(60);
  const words = await wordsOf(page);
  expect(words).toContain("Mover 300");
  expect(words).not.toContain("Mover 285");
  expect(words).toContain("What came before stands in the company’s activity log");
  expect(costOf(await product.fetch(paths.evaluation(id), priya)).rows).toBeLessThanOrEqual(60);
  for (const status of ["passed", "pending"]) {
    await product.db.prepare("update applications set status = ? where id = ?").bind(status, id).run();
    const own = await product.fetch(paths.application(jobId), amara);
    expect(own.status).toBe(200);
    expect(costOf(own).rows, status).toBeLessThanOrEqual(15);
  }
});

test("a candidate's page shows the scores, the quotes and where they stand", async () => {
  const { job, application, cookie, person } = await aCandidate({}, { name: "Sarah Chen" });
  const cv = await aDocument(product, job, application, person.id, { fileName: "Sarah <b>Chen</b>.pdf" });
  await anEvaluation(product, job, application, TECHNICAL_ONLY);
  const response = await product.fetch(paths.candidate(application.id), { cookie });
  const html = await response.clone().text();
  const words = await wordsOf(response);
  expect(words).not.toContain("Strong Hire Strong Hire");
  for (const part of [
    "Technical competency",
    "92 100%",
    "not shown Cultural alignment",
    "I cut our bundle from 1.9 MB to 310 kB.",
    "Strong Hire",
    "12 of 13 requirements have text to judge",
    "Measures what was gained",
    "Not found in the text: GraphQL",
    "Strong in one thing, silent about the rest.",
    "Part of the text speaks to an evaluation program.",
    "has the right to work",
    "can start in 2 weeks",
    "Sarah <b>Chen</b>.pdf",
    "not scanned for malware",
  ])
    expect(words).toContain(part);
  expect(html).not.toContain("<b>Chen</b>");
  expect(html).toContain(`/documents/${cv.id}" download`);
  expect(html).toContain('<mark id="quote-1">I cut our bundle from 1.9 MB to 310 kB.</mark><sup>1</sup>');
  expect(costOf(response)).toMatchObject({ queries: 4, trips: 2 });
});

test.each([
  ["waiting", "waiting", "Reading…"],
  ["waiting", "read", "Evaluating…"],
  ["done", "no-text", "CV not read"],
] as const)(
  "while the evaluation is %s and the CV %s, the list says %s",
  async (evaluation, textState, expected) => {
    const { job, application, person, cookie } = await aCandidate();
    await aDocument(product, job, application, person.id, { textState, text: null });
    await product.db.prepare("update applications set evaluation_state = ?").bind(evaluation).run();
    expect(await wordsOf(await product.fetch(paths.candidates(), { cookie }))).toContain(expected);
    for (const path of [paths.candidate(application.id), paths.evaluation(application.id)]) {
      const words = await wordsOf(await product.fetch(path, { cookie }));
      expect([
        path,
        words.includes(evaluation === "done" ? `${expected}. There is` : `${expected} The`),
      ]).toEqual([path, true]);
    }
  },
);

const EDGES = CANDIDATE_STATUSES.flatMap((from) =>
  CANDIDATE_STATUSES.map((to): [string, string] => [from, to]),
);

test.each(EDGES)("from %s to %s the server does what the table says", async (from, to) => {
  const { application, cookie } = await aCandidate({ status: from });
  const legal = mayMove(from as "pending", to as "pending");
  const fields = from === "offer_sent" && to === "passed" ? { offer: "withdrawn" } : { status: to };
  const response = await product.post(paths.candidateStatus(application.id), fields, { cookie });
  const words = await wordsOf(response);
  expect(response.status).toBe(legal ? 303 : 409);
  expect(await statusOf(application.id)).toBe(legal ? to : from);
  expect(await changes()).toBe(legal ? 1 : 0);
  if (!legal) expect(words).toContain("Nothing was changed");
});

test("from first look to accepted offer: who, when, and a message for each step", async () => {
  const { application, cookie } = await aCandidate({}, { name: "Amara Okafor", email: "amara@example.org" });
  for (const status of ["interview_approved", "offer_sent", "offer_accepted"]) {
    const response = await product.post(paths.candidateStatus(application.id), { status }, { cookie });
    expect(response.headers.get("Location")).toBe(paths.candidate(application.id));
  }
  await product.sweep();
  expect(product.mailbox.messages().map((message) => [message.to, message.subject])).toEqual([
    [["amara@example.org"], "Good news about your application: Senior Frontend Engineer"],
    [["amara@example.org"], "An offer for you: Senior Frontend Engineer"],
    [["amara@example.org"], "Your acceptance is on record: Senior Frontend Engineer"],
  ]);
  const words = await wordsOf(await product.fetch(paths.candidate(application.id), { cookie }));
  expect(words).toContain("Offer Accepted");
  expect(words).toMatch(
    /Offer sent → Hired Priya Nair.*Interview → Offer sent Priya Nair.*Initial Review → Interview/,
  );
  expect(words).not.toMatch(/Send Job Offer|Mark Offer Accepted|>Pass</);
});

test("thirty approvals at once make one change and one message", async () => {
  const { application, cookie } = await aCandidate();
  const move = () =>
    product.post(
      paths.candidateStatus(application.id),
      { status: "interview_approved", from: "pending" },
      { cookie },
    );
  const answers = await Promise.all(Array.from({ length: 30 }, move));
  // All are one person's, and each says what is so by then.
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([303]));
  expect(await changes()).toBe(1);
  await product.sweep();
  expect(product.mailbox.messages()).toHaveLength(1);
});

test("of two recruiters who approve one candidate, the second learns of it by no second mail", async () => {
  const { application, recruiter, cookie } = await aCandidate();
  const colleague = await aRecruiter(product, { companyId: recruiter.companyId });
  const approve = (by: string) =>
    product.post(
      paths.candidateStatus(application.id),
      { status: "interview_approved", from: "pending" },
      { cookie: by },
    );
  expect((await approve(cookie)).status).toBe(303);
  const late = await approve(colleague.cookie);
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toContain("“Interview”");
  expect(await changes()).toBe(1);
  await product.sweep();
  expect(product.mailbox.messages()).toHaveLength(1);
});

test("a decision made on an old page is refused, although it would be possible now", async () => {
  const { application, cookie } = await aCandidate({ status: "interview_approved" });
  const response = await product.post(
    paths.candidateStatus(application.id),
    { status: "passed", from: "pending" },
    { cookie },
  );
  expect(response.status).toBe(409);
  expect(await wordsOf(response)).toMatch(/stands at “Interview” by now.* is possible from there too/);
  expect(await statusOf(application.id)).toBe("interview_approved");
});

test("whoever passes somebody moved on meanwhile reads where they stand, and may go on", async () => {
  const { application, cookie } = await aCandidate({ status: "interview_approved" });
  const pass = async (from: string) =>
    product.post(paths.passCandidate(application.id), { from, list: "" }, { cookie });
  const late = await pass("pending");
  expect(late.status).toBe(409);
  const html = await late.clone().text();
  const words = await wordsOf(late);
  expect(words).toMatch(/stands at “Interview” by now.* This step is possible from there too/);
  expect(words).not.toContain("not possible");
  const from = /name="from" value="([^"]*)"/.exec(html)?.[1] ?? "";
  expect((await pass(from)).status).toBe(303);
  const tooLate = await pass("offer_sent");
  expect(await wordsOf(tooLate)).toContain(
    "stands at “Passed” by now, and from there this step is not possible",
  );
});

test("an old page of the same recruiter's is not taken for the last step pressed twice", async () => {
  const { application, cookie } = await aCandidate({ status: "interview_approved" });
  const pass = (from: string) =>
    product.post(paths.candidateStatus(application.id), { status: "passed", from }, { cookie });
  expect((await pass("interview_approved")).status).toBe(303);
  expect((await pass("pending")).status).toBe(409);
  expect((await pass("interview_approved")).status).toBe(303);
  expect(await changes()).toBe(1);
});

test("a no says who said it once an offer is out, in the very mail that the page has shown", async () => {
  const { application, person, job, cookie } = await aCandidate({ status: "offer_sent" });
  const move = (fields: Fields) => product.post(paths.candidateStatus(application.id), fields, { cookie });
  const asked = await move({ status: "passed", from: "offer_sent" });
  expect(asked.status).toBe(422);
  expect(await wordsOf(asked)).toContain("say whether they declined it or you withdraw it");
  expect((await move({ offer: "vanished", from: "offer_sent" })).status).toBe(400);
  expect(await statusOf(application.id)).toBe("offer_sent");
  const shown = await lettersOn(paths.candidate(application.id), cookie);
  expect(await lettersOn(paths.evaluation(application.id), cookie)).toEqual(shown);
  expect(shown.map((text) => text.split("\n")[0])).toEqual([
    "You have declined the offer",
    "The offer has been withdrawn",
  ]);
  expect((await move({ offer: "declined", from: "offer_sent" })).status).toBe(303);
  expect((await mailsTo(product, person.email)).map(({ text }) => text)).toEqual([shown[0]]);
  const own = await wordsOf(await product.fetch(paths.application(job.id), { cookie: person.cookie }));
  expect(own).toContain("You have declined the offer, and your application for this job has ended.");
  expect(own).not.toContain("They have decided not to go on");

  const history = await wordsOf(await product.fetch(paths.candidate(application.id), { cookie }));
  expect(history).toContain("Offer sent → Passed: they declined");

  const early = await aCandidate({ status: "interview_approved" });
  const [letter] = await lettersOn(paths.candidate(early.application.id), early.cookie);
  expect(letter).toContain("They have decided not to go on");
  await product.post(paths.candidateStatus(early.application.id), { status: "passed" }, early);
  expect((await mailsTo(product, early.person.email)).map(({ text }) => text)).toEqual([letter]);
  expect(await lettersOn(paths.candidate(early.application.id), early.cookie)).toEqual([]);
});

/** The mails that a no would send, as the page's confirmation shows them. */
async function lettersOn(path: string, cookie: string): Promise<string[]> {
  const html = await (await product.fetch(path, { cookie })).text();
  return [...html.matchAll(/<\/figcaption><p>([^<]*)<\/p>/g)].map(([, text = ""]) =>
    text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
  );
}

test("the list that was open is open again afterwards, and nothing else gets into the address", async () => {
  const { application, cookie } = await aCandidate();
  const list = "?q=amara&sort=name&evil=//example.com";
  const response = await product.post(
    paths.candidateStatus(application.id),
    { status: "passed", list },
    { cookie },
  );
  expect(response.headers.get("Location")).toBe(`${paths.candidate(application.id)}?q=amara&sort=name`);
});

test("somebody else's candidate answers like one that is not there, and stays as it is", async () => {
  const { application } = await aCandidate({}, { name: "Olga Stranger" });
  const { cookie } = await aCandidate();
  const absent = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  for (const path of [paths.candidate, paths.documentText]) {
    const [foreign, none] = [
      await product.fetch(path(application.id), { cookie }),
      await product.fetch(path(absent), { cookie }),
    ];
    expect([foreign.status, none.status]).toEqual([404, 404]);
    expect(await wordsOf(foreign)).toBe(await wordsOf(none));
  }
  const moved = await product.post(paths.candidateStatus(application.id), { status: "passed" }, { cookie });
  expect(moved.status).toBe(404);
  expect(await statusOf(application.id)).toBe("pending");
  for (const id of ["1", "x'--", "..%2f"]) {
    expect((await product.fetch(`/dash/${id}`, { cookie })).status).toBe(404);
  }
});

test("only a verified recruiter sees or moves real candidates", async () => {
  const { application, recruiter } = await aCandidate({}, { name: "Olga Stranger" });
  const unverified = await aRecruiter(product, { companyId: recruiter.companyId, verified: false });
  const applicant = await anApplicant(product);
  const asked = await product.fetch(paths.candidates(), { cookie: unverified.cookie });
  expect([asked.status, asked.headers.get("Location")]).toEqual([302, paths.verifyEmail()]);
  for (const cookie of [null, applicant.cookie]) {
    const words = await (await product.fetch(paths.candidates(), { cookie })).text();
    expect(words).toContain("Sample data: these people are invented.");
    expect(words).not.toContain("Olga Stranger");
    // Signed out, everybody's page leads to sign-in, and so does one that is nobody's.
    for (const id of [application.id, "01ARZ3NDEKTSV4RRFFQ69G5FAV"]) {
      const page = await product.fetch(paths.candidate(id), { cookie });
      expect([page.status, page.headers.get("Location")]).toEqual(
        cookie === null ? [302, paths.login(paths.candidate(id))] : [404, null],
      );
      const data = await product.fetch(`${paths.candidate(id)}.data`, { cookie });
      expect(data.status).toBe(cookie === null ? 202 : 404);
      expect(await data.text()).not.toContain("Olga Stranger");
    }
    const moved = await product.post(paths.candidateStatus(application.id), { status: "passed" }, { cookie });
    // Signed out, the move waits in the page; signed in as somebody else, there is nothing to move.
    expect(moved.status).toBe(cookie === null ? 401 : 404);
  }
  const refused = await product.post(paths.candidateStatus(application.id), { status: "passed" }, unverified);
  expect(refused.status).toBe(302);
  expect(await statusOf(application.id)).toBe("pending");
});

test("whoever is signed in without a company is not told to create the account that they have", async () => {
  const own = await wordsOf(await product.fetch(paths.candidates(), await anApplicant(product)));
  expect(own).toContain("Sample data: these people are invented.");
  expect(own).toContain("Your account works for no company, so there are no candidates of your own.");
  expect(own).not.toContain("Create an account");
  expect(await wordsOf(await product.fetch(paths.candidates()))).toContain(
    "Create an account to see your own",
  );
});

test("a sample candidate is moved in one browser only, by the same table", async () => {
  const moved = await product.post("/dash/sample-1/status", {
    status: "interview_approved",
    from: "pending",
  });
  expect(moved.status).toBe(303);
  const cookie = cookiesOf(moved);
  const words = (path: string, own: string | null) => product.fetch(path, { cookie: own }).then(wordsOf);
  expect(await words("/dash/sample-1", cookie)).toContain("Send Job Offer");
  expect(await words("/dash/sample-1", null)).toContain("Approve for Interview");
  const jump = await product.post("/dash/sample-1/status", { status: "offer_accepted" }, { cookie });
  expect(jump.status).toBe(409);
  expect((await product.post("/dash/sample-99/status", { status: "passed" })).status).toBe(404);
  expect(await changes()).toBe(0);
});

test("a move that means nothing is refused", async () => {
  const { application, cookie } = await aCandidate();
  for (const status of ["king", "", undefined]) {
    const response = await product.post(paths.candidateStatus(application.id), { status }, { cookie });
    expect(response.status).toBe(400);
  }
  expect(await statusOf(application.id)).toBe("pending");
});

test("recruiter and applicant get a CV as a file to save, under its own name", async () => {
  const { job, application, person, cookie } = await aCandidate();
  const name = 'Żółć "quoted"\r\nSet-Cookie: x=1/../..\\evil‮fdp.pdf';
  const cv = await aDocument(product, job, application, person.id, { fileName: name });
  for (const own of [cookie, person.cookie]) {
    const response = await product.fetch(paths.document(cv.id), { cookie: own });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="[^"\\\r\n/]{1,100}"; filename\*=UTF-8''[\w%.~!#$&+^`|-]+$/,
    );
    expect(response.headers.get("Set-Cookie") ?? "").not.toContain("x=1");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toContain("%PDF-1.4");
  }
});

test("neither the list nor a candidate hydrates anything; both look again while one is read", async () => {
  const { application, cookie } = await aCandidate();
  const waits = async (path: string) => {
    const html = await (await product.fetch(path, { cookie })).text();
    expect(html).not.toContain("data-lively");
    return /<live-desk[^>]* data-waits=""/.test(html);
  };
  const both = [paths.candidates(), paths.candidate(application.id)];
  for (const path of both) expect(await waits(path), path).toBe(false);
  await product.db
    .prepare("update applications set evaluation_state = 'waiting', overall_score = null where id = ?")
    .bind(application.id)
    .run();
  for (const path of both) expect(await waits(path), path).toBe(true);
});

test("whoever switches single keys off has none in that browser, until they switch them on", async () => {
  const { cookie } = await aCandidate();
  const switched = (keys: string) => product.post(paths.settings(), { keys }, { cookie });
  const shows = async (own: string) =>
    (await (await product.fetch(paths.candidates(), { cookie: own })).text()).includes("<desk-keys>");
  expect(await shows(cookie)).toBe(true);
  const off = await switched("off");
  expect([off.status, off.headers.get("Location")]).toEqual([303, paths.settings()]);
  const withoutKeys = `${cookie}; ${cookiesOf(off)}`;
  expect(await shows(withoutKeys)).toBe(false);
  expect(await wordsOf(await product.fetch(paths.settings(), { cookie: withoutKeys }))).toContain(
    "Switch keys on",
  );
  expect((await switched("on")).headers.get("Set-Cookie")).toContain("Max-Age=0");
});

test("a PDF is shown within the page by an address of its own, in a sandbox; nothing else is", async () => {
  const { job, application, person, cookie } = await aCandidate();
  const cv = await aDocument(product, job, application, person.id);
  const response = await product.fetch(paths.documentPages(cv.id), { cookie });
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Content-Disposition")).toBe("inline");
  expect(response.headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'self'",
  );
  expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await response.text()).toContain("%PDF-1.4");
  const page = await product.fetch(`${paths.candidate(application.id)}?show=pages`, { cookie });
  expect(page.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(await page.text()).toContain(`<iframe class="desk-pages" src="${paths.documentPages(cv.id)}"`);
  await product.db.prepare("update documents set scan = 'infected'").run();
  expect((await product.fetch(paths.documentPages(cv.id), { cookie })).status).toBe(403);
  await product.db.prepare("update documents set scan = 'clean', type = 'docx'").run();
  expect((await product.fetch(paths.documentPages(cv.id), { cookie })).status).toBe(404);
  const text = await (
    await product.fetch(`${paths.candidate(application.id)}?show=pages`, { cookie })
  ).text();
  expect(text).not.toContain("<iframe");
});

test("a foreign file answers like an absent one, an unsubmitted one is its applicant's alone", async () => {
  const theirs = await aCandidate();
  const cv = await aDocument(product, theirs.job, theirs.application, theirs.person.id);
  const draft = await aCandidate({ submittedAt: null });
  const early = await aDocument(product, draft.job, draft.application, draft.person.id);
  const stranger = await anApplicant(product);
  const absent = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  for (const cookie of [draft.recruiter.cookie, stranger.cookie]) {
    for (const path of [paths.document, paths.documentPages, paths.documentText]) {
      for (const id of [cv.id, early.id, absent, "nonsense"]) {
        const response = await product.fetch(path(id), { cookie });
        expect(response.status).toBe(404);
        expect(await wordsOf(response)).toContain("There is nothing here");
      }
    }
  }
  expect((await product.fetch(paths.document(early.id), { cookie: draft.person.cookie })).status).toBe(200);
  const signedOut = await product.fetch(paths.document(cv.id));
  expect(signedOut.headers.get("Location")).toBe(paths.login(paths.document(cv.id)));
});

test("a file that has gone from the store is said to be gone, and logged", async () => {
  const { job, application, person, cookie } = await aCandidate();
  const cv = await aDocument(product, job, application, person.id);
  await product.files.delete(cv.storageKey);
  const response = await product.fetch(paths.document(cv.id), { cookie });
  expect(response.status).toBe(410);
  expect(await wordsOf(response)).toContain("This file is no longer here");
  await expect.poll(() => product.logs().some((line) => line.event === "document.missing")).toBe(true);
});

test("the text page marks the sentence that a quote comes from, and shows text as text", async () => {
  const { job, application, person, cookie } = await aCandidate();
  const cv = await aDocument(product, job, application, person.id, {
    text: `${CV_TEXT}<script>alert(1)</script>`,
  });
  const html = await (
    await product.fetch(paths.documentText(cv.id, { start: 21, end: 60 }), { cookie })
  ).text();
  expect(html).toContain('<mark id="mark">I cut our bundle from 1.9 MB to 310 kB.</mark>');
  expect(html).not.toContain("<script>alert(1)");
  const plain = await (await product.fetch(`${paths.documentText(cv.id)}?mark=60-21`, { cookie })).text();
  expect(plain).not.toContain("<mark");
});

test("whoever applied where they work now finds as many people in each list as it says", async () => {
  const { recruiter, job, application } = await aCandidate({}, { name: "Ada Berg" });
  const { companyId } = recruiter;
  const lena = await anApplicant(product, { name: "Lena Fischer" });
  await anApplication(product, job, lena);
  await product.db.batch([
    product.db
      .prepare("update users set company_id = ?, recruiter = 1 where id = ?")
      .bind(companyId, lena.id),
    product.db
      .prepare("insert into members (company_id, user_id, role, joined_at) values (?, ?, 'recruiter', 1)")
      .bind(companyId, lena.id),
  ]);
  const look = async (path: string, { cookie } = lena) => wordsOf(await product.fetch(path, { cookie }));
  const lists = [paths.candidates(), paths.candidatesOf(job.id)];
  const said = async () => Promise.all(lists.map((path) => look(path)));
  for (const list of await said()) expect(list).toMatch(/Undecided 1 1 person .* Ada Berg/);
  expect(await look(paths.candidates(), recruiter)).toMatch(/Undecided 2 2 people/);
  expect(await look(paths.dashboard())).toMatch(/One person waits.* Candidates 1 Undecided 1 /);
  await product.db.batch([
    product.db.prepare("update members set role = 'hiring-manager' where user_id = ?").bind(lena.id),
    product.db
      .prepare("insert into job_team (user_id, job_id, company_id) values (?, ?, ?)")
      .bind(lena.id, job.id, companyId),
  ]);
  for (const list of await said()) expect(list).toMatch(/Undecided 1 1 person .* Ada Berg/);
  // Nobody else is undecided: all are listed.
  await product.db
    .prepare("update applications set status = 'interview_approved' where id = ?")
    .bind(application.id)
    .run();
  for (const list of await said())
    expect(list).toMatch(/Show (?:Undecided 0 )?Interview 1 1 person .* Ada Berg/);
  await product.db.prepare("update members set role = 'recruiter' where user_id = ?").bind(lena.id).run();
  for (const list of await said())
    expect(list).toMatch(/Show (?:Undecided 0 )?Interview 1 1 person .* Ada Berg/);
});
