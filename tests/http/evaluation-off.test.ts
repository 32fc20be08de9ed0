import { beforeAll, beforeEach, expect, test } from "vitest";
import { type OnTheWay, readyToSubmit, submit } from "../support/applying";
import { aDocument, anEvaluation, TECHNICAL_ONLY } from "../support/candidates";
import { mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const set = (cookie: string, evaluates: string) =>
  product.post("/settings", { personName: "Priya Nair", companyName: "Northwind", evaluates }, { cookie });
const page = async (path: string, cookie: string | null) => wordsOf(await product.fetch(path, { cookie }));
const rowsOf = async (table: string) => (await product.db.prepare(`select * from ${table}`).all()).results;
const switchOff = (companyId: string) =>
  product.db.prepare("update companies set evaluates = 0 where id = ?").bind(companyId).run();

/** A submission to a company that does not evaluate, received in the background. */
async function submittedUnevaluated(): Promise<OnTheWay> {
  const way = await readyToSubmit(product);
  await switchOff(way.job.companyId);
  await submit(product, way);
  await product.sweep();
  return way;
}

test("a recruiter switches evaluation off and on again in the settings, with a plain form", async () => {
  const { cookie } = await aRecruiter(product);
  expect(await page("/settings", cookie)).toContain(
    "no evaluation is made, candidates are listed newest first",
  );
  expect((await set(cookie, "off")).status).toBe(303);
  expect(await rowsOf("companies")).toMatchObject([{ evaluates: 0 }]);
  expect(await (await product.fetch("/settings", { cookie })).text()).toMatch(
    /value="off"[^>]*checked=""|checked=""[^>]*value="off"/,
  );
  expect((await set(cookie, "on")).status).toBe(303);
  expect(await rowsOf("companies")).toMatchObject([{ evaluates: 1 }]);
  expect((await set(cookie, "sometimes")).status).toBe(422);
});

test("an applicant is not asked about evaluation, and cannot switch it for anybody", async () => {
  await aRecruiter(product);
  const { cookie } = await anApplicant(product);
  expect(await page("/settings", cookie)).not.toContain("AI evaluation");
  await set(cookie, "off");
  expect(await rowsOf("companies")).toMatchObject([{ evaluates: 1 }]);
});

test("while it is off nothing is evaluated, and applicant and recruiter learn so", async () => {
  const { job, applicant } = await submittedUnevaluated();
  expect(await rowsOf("evaluations")).toEqual([]);
  expect(await rowsOf("applications")).toMatchObject([{ evaluation_state: "off", overall_score: null }]);
  const status = await page(`/applications/${job.id}`, applicant.cookie);
  expect(status).toContain("A person reads it");
  expect(status).toContain("No automatic evaluation takes place");
  expect(status).not.toContain("AI evaluation");
  const apply = await page(`/apply/${job.id}`, null);
  expect(apply).toContain("No automatic evaluation takes place at this company");
  expect(apply).not.toContain("AI evaluation");
  const [receipt] = (await mailsTo(product, applicant.email)).filter((mail) =>
    /have your application/.test(mail.subject),
  );
  expect(receipt?.text).toContain("no automatic evaluation takes place");
});

test("the dashboard of a company that does not evaluate lists newest first, without scores", async () => {
  const recruiter = await aRecruiter(product);
  const { names } = await twoCandidates(recruiter);
  const before = await (await product.fetch("/dash", { cookie: recruiter.cookie })).text();
  expect(before.indexOf(names.scored)).toBeLessThan(before.indexOf(names.newest));
  await switchOff(recruiter.companyId);
  for (const path of ["/dash", "/dash?sort=score"]) {
    const html = await (await product.fetch(path, { cookie: recruiter.cookie })).text();
    expect(html.indexOf(names.newest)).toBeLessThan(html.indexOf(names.scored));
    expect(html).not.toMatch(/class="score|>Score(?!card)|Strong Hire|Not evaluated|Score, highest/);
    expect(html).toContain("AI evaluation is switched off");
  }
});

test("candidate and evaluation pages hide a kept run while it is off, and show it afterwards", async () => {
  const recruiter = await aRecruiter(product);
  const { scored } = await twoCandidates(recruiter);
  const paths = [`/dash/${scored}`, `/dash/${scored}/evaluation`];
  await switchOff(recruiter.companyId);
  for (const path of paths) {
    const html = await (await product.fetch(path, { cookie: recruiter.cookie })).text();
    expect(html).not.toMatch(/Strong Hire|Measures what was gained|Overall score|Evaluations so far/);
  }
  expect(await page(paths[1] ?? "", recruiter.cookie)).toContain(
    "AI evaluation is switched off for your company",
  );
  expect(await rowsOf("evaluations")).toHaveLength(1);
  await set(recruiter.cookie, "on");
  expect(await (await product.fetch(paths[0] ?? "", { cookie: recruiter.cookie })).text()).toContain(
    "Strong Hire",
  );
});

test("a recruiter judges while it is off, and sees no score, not even in earlier verdicts", async () => {
  const recruiter = await aRecruiter(product);
  const { scored, evaluationId } = await twoCandidates(recruiter);
  const page = `/dash/${scored}/evaluation`;
  const judge = (score: number, seen: { evaluation: string; seen: string }) =>
    product.post(
      page,
      {
        intent: "verdict",
        dimension: "technical_competency",
        score: String(score),
        reason: "Read it all",
        ...seen,
      },
      { cookie: recruiter.cookie },
    );
  expect((await judge(71, { evaluation: evaluationId, seen: "" })).status).toBe(303);
  await switchOff(recruiter.companyId);
  const [before] = await rowsOf("verdicts");
  expect(await (await product.fetch(page, { cookie: recruiter.cookie })).text()).not.toContain(
    `the evaluation said ${before?.machine_score}`,
  );
  expect((await judge(72, { evaluation: "", seen: String(before?.id) })).status).toBe(303);
  expect(await rowsOf("verdicts")).toMatchObject([
    { score: 71, machine_score: expect.any(Number), evaluation_id: evaluationId },
    { score: 72, machine_score: null, evaluation_id: null },
  ]);
});

test("an applicant evaluated before learns that it is off and unused, and can still read it", async () => {
  const { job, applicant, recruiter } = await evaluatedApplicant();
  const status = () => page(`/applications/${job.id}`, applicant.cookie);
  expect(await status()).not.toContain("switched AI evaluation off");
  await switchOff(recruiter.companyId);
  const html = await (await product.fetch(`/applications/${job.id}`, { cookie: applicant.cookie })).text();
  expect(html).toMatch(
    /<details[^>]*><summary>What the evaluation of <!-- -->[^<]+<!-- --> found<\/summary>.*Your sentences/s,
  );
  const words = await status();
  expect(words).toContain(
    "Northwind Analytics has switched AI evaluation off since your application was evaluated on",
  );
  expect(words).toContain("neither shown to Northwind Analytics nor used");
  expect(words).toContain("Northwind Analytics reads your application without an automatic evaluation");
  expect(words).not.toMatch(/The AI evaluation reads|reads it next to your own words/);
  await product.db.prepare("update companies set evaluates = 1").run();
  expect(await status()).not.toContain("switched AI evaluation off");
});

test("a correction sent while it is off is kept, is promised no evaluation, and has none", async () => {
  const { job, applicant, recruiter } = await evaluatedApplicant();
  await switchOff(recruiter.companyId);
  const path = `/applications/${job.id}/text`;
  expect(await page(path, applicant.cookie)).toContain("People read it; no program does");
  const fields = { text: "I led a team of four.", seen: "" };
  const sent = await product.post(path, fields, { cookie: applicant.cookie, multipart: true });
  expect(sent.status).toBe(303);
  expect(await page(`/applications/${job.id}`, applicant.cookie)).not.toContain("being read");
  await product.sweep();
  expect(await rowsOf("corrections")).toMatchObject([{ text: "I led a team of four." }]);
  expect(await rowsOf("evaluations")).toHaveLength(1);
});

test("switched on again, what was submitted meanwhile is evaluated in the background, once", async () => {
  const { recruiter } = await submittedUnevaluated();
  await set(recruiter.cookie, "on");
  await product.sweep();
  await product.sweep();
  expect(await rowsOf("evaluations")).toHaveLength(1);
  expect(await rowsOf("applications")).toMatchObject([{ evaluation_state: "done" }]);
  expect((await rowsOf("outbox")).filter((task) => task.topic === "evaluate")).toHaveLength(2);
});

test("more than are taken up at a time are evaluated in turns, each once", async () => {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  for (let each = 0; each < 21; each += 1) await anApplication(product, job, await anApplicant(product));
  await switchOff(recruiter.companyId);
  await product.db.prepare("update applications set evaluation_state = 'off'").run();
  await set(recruiter.cookie, "on");
  await product.sweep();
  expect((await rowsOf("applications")).map((row) => row.evaluation_state)).toEqual(Array(21).fill("done"));
  expect((await rowsOf("outbox")).filter((task) => task.topic === "evaluate")).toHaveLength(21);
});

/** Submitted, and evaluated while that was on. */
async function evaluatedApplicant() {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const applicant = await anApplicant(product);
  const application = await anApplication(product, job, applicant);
  await aDocument(product, job, application, applicant.id);
  await anEvaluation(product, job, application, TECHNICAL_ONLY);
  return { recruiter, job, applicant };
}

/** The older has a score of 92, the newer none yet. */
async function twoCandidates(recruiter: TestPerson & { companyId: string }) {
  const job = await aJob(product, recruiter);
  const [olga, nora] = [await anApplicant(product), await anApplicant(product)];
  const older = await anApplication(product, job, olga, {
    name: "Olga Older",
    submittedAt: 1_700_000_000_000,
  });
  await anApplication(product, job, nora, { name: "Nora Newest", submittedAt: 1_700_000_000_001 });
  await aDocument(product, job, older, olga.id);
  const evaluationId = await anEvaluation(product, job, older, TECHNICAL_ONLY);
  return { evaluationId, scored: older.id, names: { scored: "Olga Older", newest: "Nora Newest" } };
}
