import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "~/paths";
import { wordsOf } from "../support/pages";
import { aRecruiter } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startWithoutAdvice } from "../support/product";

let product: Product & { stop(): Promise<void> };
beforeAll(async () => {
  product = await startWithoutAdvice();
});
afterAll(() => product?.stop());

const POSTING = "# Baker\n\nBe a ninja of the dough.";

test("someone who practises while no evaluator answers keeps all five answers, and learns why", async () => {
  const answers = Object.fromEntries([1, 2, 3, 4, 5].map((id) => [`answer-${id}`, `I did thing ${id}.`]));
  const response = await product.post(paths.practice(), { step: 5, ...answers });
  expect(response.status).toBe(503);
  const html = await response.clone().text();
  for (const answer of Object.values(answers)) expect(html).toContain(answer);
  expect(await wordsOf(response)).toContain("The evaluation did not come in time.");
  expect(product.logs()).toContainEqual(
    expect.objectContaining({ event: "advice.silent", question: "evaluatePractice" }),
  );
});

test("a recruiter whose assistant fails keeps the questionnaire as typed, and learns why", async () => {
  const { cookie, job } = await aPostedJob();
  const typed = { intent: "generate", ask: "calm under pressure", version: 0, selected: 1 };
  const question = { id: 1, icon: "Brain", type: "Craft", title: "Dough", question: "How?", placeholder: "" };
  const fields = Object.entries(question).map(([name, value]) => [`questions[0].${name}`, value]);
  const response = await product.post(
    paths.buildAssessment(job.id),
    { ...typed, ...Object.fromEntries(fields) },
    { cookie },
  );
  expect(response.status).toBe(503);
  const html = await response.clone().text();
  expect(html).toContain('value="Dough"');
  expect(html).toContain('value="calm under pressure"');
  expect(await wordsOf(response)).toContain("The assistant did not answer in time.");
});

test("a posting can be edited and saved while no review answers", async () => {
  const { cookie, job, edit } = await aPostedJob();
  const page = await product.fetch(paths.editJob(job.id), { cookie });
  expect(page.status).toBe(200);
  expect(await wordsOf(page)).toContain("The review did not answer just now.");
  expect(await wordsOf(await product.fetch(paths.jobPosted(job.id), { cookie }))).toContain(
    "The posting review did not answer just now",
  );
  const saved = await edit({ finalJobPosting: POSTING });
  expect(saved.status).toBe(303);
  expect(await postingOf(job.id)).toBe(POSTING);
});

test("a suggestion that cannot be taken changes nothing, and what was typed stays on the page", async () => {
  const { job, edit } = await aPostedJob();
  const before = await postingOf(job.id);
  const response = await edit({ finalJobPosting: POSTING, take: "ninja@17" });
  expect(response.status).toBe(503);
  expect(await postingOf(job.id)).toBe(before);
  expect(await response.clone().text()).toContain("Be a ninja of the dough.");
  expect(await wordsOf(response)).toContain("Nothing was saved: the posting review");
});

test("a draft is kept as typed when a suggestion cannot be taken", async () => {
  const { cookie } = await aRecruiter(product);
  const step = (number: number, fields: Record<string, string>) =>
    product.post(`/postJob?step=${number}`, fields, { cookie });
  await step(1, { title: "Baker", jobType: "full-time", locationType: "remote" });
  await step(2, { description: "You bake bread for the whole street, every morning before it wakes up." });
  const response = await step(3, { finalJobPosting: POSTING, take: "ninja@17" });
  expect(response.status).toBe(503);
  expect(await wordsOf(response)).toContain("The suggestion could not be taken");
  const draft = await product.db.prepare("select final_job_posting as text from job_drafts").first();
  expect(draft).toEqual({ text: POSTING });
});

test("an applicant reads a posting as it was typed while nobody draws it", async () => {
  const { job, edit } = await aPostedJob();
  await edit({ finalJobPosting: "# Baker\n\nYou bake **bread** & <cake>." });
  const page = await product.fetch(paths.apply(job.id), { cookie: null });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("You bake **bread** &amp; &lt;cake&gt;.");
});

async function aPostedJob() {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const fields = {
    title: "Baker",
    jobType: "full-time",
    locationType: "remote",
    description: "You bake bread for the whole street, every morning before it wakes up.",
  };
  const edit = (more: Record<string, string>) =>
    product.post(paths.editJob(job.id), { ...fields, ...more }, { cookie: recruiter.cookie });
  return { cookie: recruiter.cookie, job, edit };
}

const postingOf = async (id: string) =>
  product.db
    .prepare("select final_job_posting as text from jobs where id = ?")
    .bind(id)
    .first<string>("text");

test("a poster whose code cannot be drawn says so on the screen, and prints its address", async () => {
  const { job } = await aPostedJob();
  const named = await product.db
    .prepare(
      `select '/careers/' || company_slug || '/senior-frontend-engineer-' || code as path
       from jobs where id = ?`,
    )
    .bind(job.id)
    .first<string>("path");
  const words = await wordsOf(await product.fetch(`${named}/poster`, { cookie: null }));
  expect(words).toContain("The code could not be drawn just now.");
  expect(words).toMatch(/Read everything and apply at \S+\/careers\//);
});
