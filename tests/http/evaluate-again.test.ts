import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { gardener, gardenerCv } from "~/evaluator/fixtures";
import { paths } from "~/paths";
import { allRows } from "../support/applying";
import { aDocument } from "../support/candidates";
import { mailsTo } from "../support/mails";
import { cookiesOf, costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

/** What runs of before have of each hash besides. */
const REST_OF_HASH = "0".repeat(56);

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const run = (sql: string, ...values: (string | number | null)[]) =>
  product.db
    .prepare(sql)
    .bind(...values)
    .run();

const runs = () => allRows(product, "evaluations");
const stateOf = async () => (await allRows(product, "applications"))[0]?.evaluation_state;
const settled = () => expect.poll(stateOf).toBe("done");

/** A candidate whom the product's own evaluator has read once. */
async function aReadCandidate() {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter, { finalJobPosting: gardener().posting.text });
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person);
  await aDocument(product, job, application, person.id, { text: gardenerCv });
  await run("update applications set evaluation_state = 'failed'");
  const press = (cookie: string | null = recruiter.cookie) =>
    product.post(paths.evaluateAgain(application.id), {}, { cookie });
  const page = (also = "") =>
    product.fetch(paths.evaluation(application.id), { cookie: [recruiter.cookie, also].join("; ") });
  const flashOf = async (answer: Response) => wordsOf(await page(cookiesOf(answer)));
  await press();
  await settled();
  return { recruiter, job, person, application, press, page, flashOf };
}

test("a changed posting is read anew: both runs are kept, and what changed is shown", async () => {
  const { job, application, recruiter, press, page, flashOf } = await aReadCandidate();
  const [first] = await runs();
  expect(await wordsOf(await page())).toContain("the first evaluation");
  await run(
    "update jobs set final_job_posting = ? where id = ?",
    "# Baker\n\n## Requirements\n\n- You must know sourdough baking\n- You must know French\n",
    job.id,
  );
  const answer = await press();
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, paths.evaluation(application.id)]);
  expect(await flashOf(answer)).toContain("Evaluating again…");
  await settled();
  const kept = await runs();
  expect(kept).toHaveLength(2);
  expect(kept.find((one) => one.id === first?.id)).toEqual(first);
  const second = kept.find((one) => one.id !== first?.id);
  expect(await allRows(product, "applications")).toMatchObject([
    { evaluation_id: second?.id, overall_score: second?.overall_score },
  ]);
  const words = await wordsOf(await page());
  expect(words).toMatch(
    /shown on this page\) the posting changed · built-in.*the first evaluation · built-in.*What changed/,
  );
  expect(words).toMatch(/What changed with the newest.*Role-specific fit \d+ → (\d+|not shown)/);
  expect(words).toContain("new: Not found in the text");
  expect(words).toContain("no longer looked for");
  expect(recruiter.companyId).toBe(second?.company_id);
});

test("where nothing has changed that is said, and nothing is read", async () => {
  const { press, flashOf } = await aReadCandidate();
  const answer = await press();
  expect(answer.status).toBe(303);
  expect(await flashOf(answer)).toContain("Nothing has changed since the last evaluation.");
  expect(await stateOf()).toBe("done");
  expect(await runs()).toHaveLength(1);
  expect((await allRows(product, "outbox")).filter((task) => task.topic === "evaluate")).toHaveLength(1);
});

test("pressed twice at once, it is one task and one run", async () => {
  const { job, press, flashOf } = await aReadCandidate();
  await run("update jobs set final_job_posting = final_job_posting || ' Also: bees.' where id = ?", job.id);
  const answers = await Promise.all([press(), press(), press()]);
  for (const answer of answers) expect(answer.status).toBe(303);
  expect(await flashOf(answers[0])).toMatch(/Evaluating again…|Nothing has changed/);
  await settled();
  expect(await runs()).toHaveLength(2);
  expect((await allRows(product, "outbox")).filter((task) => task.topic === "evaluate")).toHaveLength(2);
});

test("a posting that is put back is read as it was, and its first run counts again", async () => {
  const { job, press, page } = await aReadCandidate();
  const [first] = await runs();
  await run("update jobs set final_job_posting = '# Baker' where id = ?", job.id);
  await press();
  await settled();
  await run("update jobs set final_job_posting = ? where id = ?", gardener().posting.text, job.id);
  await press();
  await settled();
  expect(await runs()).toHaveLength(2);
  expect(await allRows(product, "applications")).toMatchObject([{ evaluation_id: first?.id }]);
  expect(await wordsOf(await page())).toMatch(/shown on this page\) the first evaluation/);
});

test("a run of another version and a corrected text are named as what caused the next", async () => {
  const { job, press, page } = await aReadCandidate();
  await run("update jobs set final_job_posting = '# Baker' where id = ?", job.id);
  await run(
    `insert into evaluations (id, company_id, application_id, evaluator, input_hash, input_parts,
      correction_id, result, packed, overall_score, created_at)
     select ?, company_id, application_id, 'built-in 0.9', 'old',
     json_set(input_parts, '$.cv', 'other', '$.posting', (input_parts ->> 'posting') || ?),
     'k', result, packed, 12, created_at + 5 from evaluations`,
    ulid(),
    REST_OF_HASH,
  );
  const shown = await wordsOf(await page());
  expect(shown).toContain("the applicant corrected the text, another version of the evaluator");
  expect(shown).not.toContain("the posting changed");
  await press();
  await settled();
  expect(await runs()).toHaveLength(3);
});

test("another version of the evaluator reads the same texts again", async () => {
  const { press, flashOf } = await aReadCandidate();
  const [now] = await runs();
  await run(
    `insert into evaluations (id, company_id, application_id, evaluator, input_hash, result, packed,
      overall_score, created_at)
     select 'older', company_id, application_id, 'built-in 0.9', input_hash, result, packed, 12,
       created_at - 5
     from evaluations`,
  );
  await run("update applications set evaluation_id = 'older'");
  expect(await flashOf(await press())).toContain("Evaluating again…");
  await settled();
  expect(await allRows(product, "applications")).toMatchObject([{ evaluation_id: now?.id }]);
});

test("with evaluation switched off nothing is read again, and that is said", async () => {
  const { job, press, flashOf } = await aReadCandidate();
  await run("update jobs set final_job_posting = '# Baker' where id = ?", job.id);
  await run("update companies set evaluates = 0");
  expect(await flashOf(await press())).toContain("AI evaluation is switched off");
  expect(await runs()).toHaveLength(1);
});

test("nobody has another company's candidate read again, nor without being a recruiter", async () => {
  const { job, person, press } = await aReadCandidate();
  await run("update jobs set final_job_posting = '# Baker' where id = ?", job.id);
  const other = await aRecruiter(product);
  expect((await press(other.cookie)).status).toBe(404);
  expect((await press(person.cookie)).headers.get("Location")).toBe(paths.jobs());
  expect((await press(null)).headers.get("Location")).toContain(paths.login());
  for (const id of ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "sample-1", "x'--"]) {
    const answer = await product.post(paths.evaluateAgain(id), {}, { cookie: other.cookie });
    expect([id, answer.status]).toEqual([id, 404]);
  }
  expect(await stateOf()).toBe("done");
  expect(await runs()).toHaveLength(1);
});

test("thirty runs stay within their budget: ten are listed, and none of a model's", async () => {
  const { page } = await aReadCandidate();
  await product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 30)
       insert into evaluations (id, company_id, application_id, evaluator, kind, input_hash, result,
       packed, overall_score, created_at)
       select printf('01R%023d', i), company_id, application_id, iif(i > 28, 'a model', 'built-in test'),
         iif(i > 28, 'model', 'built-in'), 'hash ' || i, result, packed, i, created_at + i
       from evaluations, n`,
    )
    .run();
  await run("update applications set evaluation_id = printf('01R%023d', 28)");
  const response = await page();
  const html = await response.clone().text();
  expect(html.match(/built-in test/g)?.length).toBeGreaterThanOrEqual(10);
  expect(html.match(/<li><span><strong>\d/g)).toHaveLength(10);
  const words = await wordsOf(response.clone());
  expect(words).toContain("Older evaluations are kept, and not listed.");
  expect(words).not.toContain("the first evaluation");
  expect(words).toContain("No score and no requirement.");
  const cost = costOf(response);
  expect(cost.queries).toBeLessThanOrEqual(4);
  expect(cost.trips).toBeLessThanOrEqual(2);
  expect(cost.rows).toBeLessThanOrEqual(60);
});

type Job = { id: string; title: string };

/** The job's form as a recruiter sends it, with another posting. */
async function savedWith(finalJobPosting: string, { id, title }: Job, { cookie }: { cookie: string }) {
  const place = { locationType: "office", location: "York" };
  const facts = { department: "Gardens", jobType: "full-time", ...place };
  const description = "You plan the beds, lead four gardeners and keep the glasshouse in order all year.";
  const fields = { ...facts, title, description, finalJobPosting };
  const answer = await product.post(paths.editJob(id), fields, { cookie });
  const next = answer.headers.get("Location") ?? "";
  const said = await wordsOf(await product.fetch(next, { cookie: [cookie, cookiesOf(answer)].join("; ") }));
  return { next, said };
}

const NEW_POSTING = "# Baker\n\n## Requirements\n\n- You must know sourdough baking\n";

test("whoever saves another posting hears who was read before it, and has all read again once", async () => {
  const { job, recruiter, application, person, page } = await aReadCandidate();
  const ended = await anApplication(product, job, await anApplicant(product), { status: "passed" });
  await run(
    "update applications set evaluation_id = ?, evaluation_state = 'done' where id = ?",
    `${(await runs())[0]?.id}`,
    ended.id,
  );
  const own = async () => wordsOf(await product.fetch(paths.application(job.id), person));
  const changed = "The posting has changed since";
  expect(await wordsOf(await page())).not.toContain(changed);
  const { next, said } = await savedWith(NEW_POSTING, job, recruiter);
  expect(next).toBe(paths.readAgain(job.id));
  expect(said).toContain("1 person was read against the earlier text of the posting.");
  const panel = () => product.fetch(paths.candidate(application.id), recruiter);
  for (const words of [await wordsOf(await page()), await wordsOf(await panel()), await own()])
    expect(words).toContain(changed);
  const press = () => product.post(paths.readAgain(job.id), {}, recruiter);
  const answers = await Promise.all([press(), press()]);
  for (const { status } of answers) expect(status).toBe(303);
  await settled();
  await product.sweep();
  expect(await runs()).toHaveLength(2);
  expect((await press()).status).toBe(303);
  await product.sweep();
  expect(await runs()).toHaveLength(2);
  for (const words of [await wordsOf(await page()), await wordsOf(await panel()), await own()])
    expect(words).not.toContain(changed);
  expect((await allRows(product, "activity")).filter(({ verb }) => verb === "evaluation.again")).toHaveLength(
    2,
  );
});

test("only whoever was read before it is read again, and nobody is told of that as of news", async () => {
  const { job, recruiter, application } = await aReadCandidate();
  await savedWith(NEW_POSTING, job, recruiter);
  const later = await anApplicant(product);
  const since = await anApplication(product, job, later);
  await aDocument(product, job, since, later.id, { text: gardenerCv });
  await run("update applications set evaluation_state = 'failed' where id = ?", since.id);
  await product.post(paths.evaluateAgain(since.id), {}, recruiter);
  await settled();
  const changedOf = async (id: string) =>
    (await allRows(product, "applications")).find((row) => row.id === id)?.updated_at;
  await expect.poll(async () => (await runs()).length).toBe(2);
  await product.sweep();
  const untouched = await changedOf(since.id);
  await product.post(paths.notificationSettings(), { evaluatedMail: "at-once" }, recruiter);
  await run("delete from notifications");
  await product.post(paths.readAgain(job.id), {}, recruiter);
  await expect.poll(async () => (await runs()).length).toBe(3);
  await product.sweep();
  const read = (await runs()).map(({ application_id }) => application_id);
  expect(read.filter((id) => id === application.id)).toHaveLength(2);
  expect(await changedOf(since.id)).toBe(untouched);
  expect(await allRows(product, "notifications")).toEqual([]);
  expect(await mailsTo(product, recruiter.email)).toEqual([]);
});

test("the same posting, or a company that evaluates nobody, is offered no reading again", async () => {
  const { job, recruiter, press } = await aReadCandidate();
  await savedWith(NEW_POSTING, job, recruiter);
  await press();
  await settled();
  expect((await savedWith(NEW_POSTING, job, recruiter)).next).toBe(paths.jobs());
  await run("update companies set evaluates = 0");
  expect((await savedWith(`${NEW_POSTING}- French\n`, job, recruiter)).next).toBe(paths.jobs());
  await product.post(paths.readAgain(job.id), {}, recruiter);
  await product.sweep();
  expect(await runs()).toHaveLength(2);
});

test("fifty are read again in turns, and no other company's or job's people with them", async () => {
  const { job, recruiter } = await aReadCandidate();
  const other = await aJob(product, await aRecruiter(product, { email: "nora@example.org" }));
  const elsewhere = await anApplication(product, other, await anApplicant(product));
  await run(
    `insert into evaluations (id, company_id, application_id, evaluator, input_hash, input_parts, result,
      packed, created_at)
     select 'other', ?1, ?2, evaluator, input_hash, input_parts, result, packed, 1 from evaluations limit 1`,
    other.companyId,
    elsewhere.id,
  );
  await run(
    "update applications set evaluation_id = 'other', evaluation_state = 'done' where id = ?",
    elsewhere.id,
  );
  for (const [at] of Array.from({ length: 49 }).entries()) {
    const one = await anApplication(product, job, await anApplicant(product));
    await run(
      `insert into evaluations (id, company_id, application_id, evaluator, input_hash, input_parts, result,
        packed, created_at)
       select ?1, company_id, ?2, evaluator, input_hash, input_parts, result, packed, 1 from evaluations
       where application_id <> ?3 limit 1`,
      `copy-${at}`,
      one.id,
      elsewhere.id,
    );
    await run(
      "update applications set evaluation_id = ?, evaluation_state = 'done' where id = ?",
      `copy-${at}`,
      one.id,
    );
  }
  const { said } = await savedWith(NEW_POSTING, job, recruiter);
  expect(said).toContain("50 people were read against the earlier text of the posting.");
  await product.post(paths.readAgain(job.id), {}, recruiter);
  const turns = async () => (await allRows(product, "outbox")).filter(({ topic }) => topic === "read-again");
  await expect.poll(async () => (await turns()).length).toBe(2);
  for (const _ of [1, 2, 3]) {
    await product.db.prepare("update outbox set run_after = 0 where state = 'waiting'").run();
    await product.sweep();
  }
  const rows = await allRows(product, "applications");
  const again = rows.filter(({ evaluation_id }) => !/^copy|^other/.test(String(evaluation_id)));
  expect(again).toHaveLength(50);
  expect(rows.find(({ id }) => id === elsewhere.id)).toMatchObject({ evaluation_id: "other" });
  expect((await turns()).map(({ state }) => state)).toEqual(["done", "done", "done", "done"]);
});
