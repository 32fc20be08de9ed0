import { beforeAll, beforeEach, expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { whatWouldChange } from "~/evaluator/explain-evaluation";
import { gardener, gardenerCv } from "~/evaluator/fixtures";
import { paths } from "~/paths";
import { aDocument, anEvaluation, CV_TEXT, TECHNICAL_ONLY } from "../support/candidates";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";
import { weightOf } from "../support/weight";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

async function aCandidate(name = "Amara Okafor") {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product, { name });
  const application = await anApplication(product, job, person);
  return { job, person, application, cookie: recruiter.cookie };
}

test("a recruiter sees what carries each score, in words that are explained, with its sentence", async () => {
  const { job, application, cookie, person } = await aCandidate();
  const cv = await aDocument(product, job, application, person.id);
  await anEvaluation(product, job, application, TECHNICAL_ONLY);
  const response = await product.fetch(paths.evaluation(application.id), { cookie });
  const html = await response.clone().text();
  const words = await wordsOf(response);
  expect(words).not.toContain("Strong Hire Strong Hire");
  for (const part of [
    "How Amara Okafor was read",
    "Strong Hire",
    "12 of 13 requirements have text to judge",
    "evaluator: built-in test",
    "Technical competency 92 weighs 100% here",
    "Measures what was gained must have Found",
    "What “Found”, “Mentioned” and the other words mean",
    "Mentioned – please read A sentence may speak of it. Nothing is claimed: a person reads and judges.",
    "I cut our bundle from 1.9 MB to 310 kB.",
    "Cultural alignment not shown",
    "The posting states no values. Its 20% go to the other scores.",
    "Part of the text speaks to an evaluation program. This lowers no score.",
  ])
    expect(words).toContain(part);
  const marked = `/documents/${cv.id}/text?mark=21-60#mark`;
  expect(html).toContain(marked);
  expect(await (await product.fetch(marked, { cookie })).text()).toMatch(
    /<mark id="mark">I cut our bundle from 1\.9 MB to 310 kB\.<\/mark>/,
  );
  expect(costOf(response)).toMatchObject({ queries: 4, trips: 2 });
});

test("a CV in Arabic is set from right to left, line by line", async () => {
  const { job, application, cookie, person } = await aCandidate();
  const cv = await aDocument(product, job, application, person.id, { text: "عاملة مشتل.\nNursery worker." });
  const html = await (await product.fetch(paths.documentText(cv.id), { cookie })).text();
  expect(html).toMatch(/<div class="document-text surface" dir="auto"><span>عاملة مشتل/);
});

test("what would change the score is said in words, what matters most first", async () => {
  const { job, application, cookie } = await aCandidate();
  const evaluation = evaluate(gardener({ cv: gardenerCv.replace(/.*pesticides\.?\n/g, ""), answers: [] }));
  await anEvaluation(product, job, application, evaluation);
  const words = await wordsOf(await product.fetch(paths.evaluation(application.id), { cookie }));
  const places = whatWouldChange(evaluation).map(({ text }) => words.indexOf(text));
  expect(words).toContain("What would change this");
  expect(places.length).toBeGreaterThan(2);
  expect([-1, ...places]).toEqual([-1, ...places].sort((a, b) => a - b));
  expect(words).not.toMatch(/\d points? more/);
});

test("a quote from an answer leads to the answer, with its sentence marked", async () => {
  const { job, application, cookie } = await aCandidate();
  const answer = "We were late. I cut the list in two. It helped.";
  await product.db
    .prepare("update applications set questions = ?, answers = ?")
    .bind(
      JSON.stringify([{ id: 7, type: "General", title: "A late day", question: "What did you do?" }]),
      JSON.stringify({ 7: answer }),
    )
    .run();
  const start = answer.indexOf("I cut");
  const quote = {
    source: "answer" as const,
    questionId: 7,
    start,
    end: start + 22,
    text: "I cut the list in two.",
    place: "Answer 1",
  };
  const [technical] = TECHNICAL_ONLY.dimensions;
  const items = technical?.items.map((item) => ({ ...item, quotes: [quote] })) ?? [];
  await anEvaluation(product, job, application, {
    ...TECHNICAL_ONLY,
    dimensions: [{ name: "technical_competency", score: 92, weight: 25, note: "", items }],
  });
  const html = await (await product.fetch(paths.evaluation(application.id), { cookie })).text();
  const link = /href="(\/dash\/[^"]+#answer-1)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(link).toBe(paths.candidateAnswer(application.id, 1, quote));
  const page = await (await product.fetch(link, { cookie })).text();
  expect(page).toContain("<mark>I cut the list in two.</mark>");
  const other = await (
    await product.fetch(`${paths.candidate(application.id)}?answer=1&mark=0-13`, { cookie })
  ).text();
  expect(other).toContain("<mark>We were late.</mark>");
  for (const search of ["?answer=9&mark=0-3", "?answer=1&mark=x", "?answer=1&mark=3-1", "?mark=0-3"]) {
    const response = await product.fetch(paths.candidate(application.id) + search, { cookie });
    expect([search, response.status]).toEqual([search, 200]);
  }
});

test("somebody without an evaluation yet has a page that says why", async () => {
  const { application, cookie } = await aCandidate();
  const words = await wordsOf(await product.fetch(paths.evaluation(application.id), { cookie }));
  expect(words).toContain("Not evaluated. There is no score, which says nothing about the person.");
});

test("somebody else's evaluation answers like one that is not there", async () => {
  const { job, application } = await aCandidate("Olga Stranger");
  await anEvaluation(product, job, application, TECHNICAL_ONLY);
  const { cookie } = await aCandidate();
  const applicant = await anApplicant(product);
  for (const visitor of [cookie, applicant.cookie, null]) {
    for (const id of [application.id, "01ARZ3NDEKTSV4RRFFQ69G5FAV", "x'--"]) {
      for (const path of [paths.evaluation(id), `${paths.evaluation(id)}.data`]) {
        const response = await product.fetch(path, { cookie: visitor });
        const signIn = path.endsWith(".data") ? 202 : 302;
        expect([path, response.status]).toEqual([path, visitor === null ? signIn : 404]);
        expect(await response.text()).not.toContain("Olga Stranger");
      }
    }
  }
});

test("the sample has the same page, for anybody", async () => {
  const words = await wordsOf(await product.fetch(paths.evaluation("sample-1")));
  expect(words).toContain("Sample data");
  expect(words).toContain("How Sarah Chen was read");
  expect(words).toMatch(/Found “ ?I cut our bundle/);
});

test("where a total is held below its five scores, page and desk say what they come to and why", async () => {
  const { job, application, cookie, person } = await aCandidate();
  await aDocument(product, job, application, person.id, { text: `${CV_TEXT}\n${gardenerCv}` });
  const [unasked, asked] = [evaluate(gardener({ questions: [], answers: [] })), evaluate(gardener())];
  const read = async (path: string) => wordsOf(await product.fetch(path, { cookie }));
  const words = () => read(paths.evaluation(application.id));
  const desk = () => read(paths.candidate(application.id));
  await anEvaluation(product, job, application, unasked);
  for (const page of [await words(), await desk()]) expect(page).not.toContain("The five scores come to");
  await anEvaluation(product, job, application, { ...unasked, evaluator: "held", overall_score: 70 });
  for (const page of [await words(), await desk()])
    expect(page).toContain(`The five scores come to ${unasked.overall_score}. The total is held lower`);
  await anEvaluation(product, job, application, { ...unasked, evaluator: "rises", overall_score: 81 });
  expect(await words()).toContain(`${unasked.overall_score}. From 80 on the total goes only as far as`);
  await anEvaluation(product, job, application, { ...asked, evaluator: "asked" });
  expect(await words()).toMatch(
    /The five scores come to 8\d\. The total is held lower: 80 takes a job of this kind/,
  );
});

test("the whole of a long evaluation stays within the bytes of a working screen", async () => {
  const { job, application, cookie, person } = await aCandidate();
  await aDocument(product, job, application, person.id, { text: `${CV_TEXT}\n${gardenerCv}` });
  await anEvaluation(product, job, application, evaluate(gardener()));
  const html = await (await product.fetch(paths.evaluation(application.id), { cookie })).text();
  const weight = await weightOf(product, html);
  expect(weight.page).toBeLessThanOrEqual(20_000);
  expect(weight.scripts).toBeLessThanOrEqual(4_000);
});
