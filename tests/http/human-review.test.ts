import { beforeAll, beforeEach, expect, test } from "vitest";
import { evaluate } from "~/evaluator/evaluate";
import { gardener } from "~/evaluator/fixtures";
import { paths } from "~/paths";
import { textOf } from "../../db/schema";
import { allRows } from "../support/applying";
import { aDocument, anEvaluation, CV_TEXT } from "../support/candidates";
import { mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

/** An applicant whose application was evaluated, and the recruiter who posted the job. */
async function anEvaluatedApplicant(facts: { status?: string; text?: string | null } = {}) {
  const recruiter = await aRecruiter(product, { email: "priya@example.org" });
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product, { email: "amara@example.org" });
  const application = await anApplication(product, job, person, { status: facts.status ?? "pending" });
  const cv = await aDocument(
    product,
    job,
    application,
    person.id,
    facts.text === undefined ? {} : { text: facts.text },
  );
  await anEvaluation(product, job, application, evaluate(gardener()));
  const send = (fields: Fields, cookie: string | null = person.cookie) =>
    product.post(paths.application(job.id), fields, { cookie });
  const correct = (text: string, seen = "", cookie: string | null = person.cookie) =>
    product.post(paths.ownText(job.id), { text, seen }, { cookie, multipart: true });
  const status = async () =>
    wordsOf(await product.fetch(paths.application(job.id), { cookie: person.cookie }));
  const reading = async () =>
    wordsOf(await product.fetch(paths.evaluation(application.id), { cookie: recruiter.cookie }));
  return { recruiter, job, person, application, cv, send, correct, status, reading };
}

test("an applicant reads in plain words what was found, without a total, a rank or a label", async () => {
  const { job, person } = await anEvaluatedApplicant();
  const response = await product.fetch(paths.application(job.id), { cookie: person.cookie });
  const words = await wordsOf(response);
  for (const part of [
    "How your application was read",
    "A person reads your application and decides",
    "Skills the job asks for",
    "Found in your text: ",
    "Not found in your text",
    "“Not found” speaks of the text and not of you",
    "Your sentences",
    "Correct the text that was read from your CV",
    "Ask for a human review",
    "Add a comment",
  ])
    expect(words).toContain(part);
  expect(words).not.toMatch(/\bof 100\b|Strong Hire|overall/i);
});

test("a comment stands with the application, and before the recruiter, as plain text", async () => {
  const { application, recruiter, job, send, status, reading } = await anEvaluatedApplicant();
  const added = await send({ intent: "comment", comment: "The gap was <b>parental</b> leave." });
  expect([added.status, added.headers.get("Location")]).toEqual([303, paths.application(job.id, "comments")]);
  expect(await status()).toContain("The gap was <b>parental</b> leave.");
  expect(await reading()).toContain("The gap was <b>parental</b> leave.");
  const panel = await product.fetch(paths.candidate(application.id), { cookie: recruiter.cookie });
  expect(await wordsOf(panel)).toMatch(/From the applicant\. Commented on .* Read it/);
});

test.each([
  ["", 422, "Please write your comment"],
  ["   ", 422, "Please write your comment"],
  [2001, 422, "at most 2,000 characters"],
  [2000, 303, null],
])(
  "a comment of %j (a number: so many characters) is answered as it should be",
  async (typed, status, message) => {
    const { send } = await anEvaluatedApplicant();
    const comment = typeof typed === "number" ? "x".repeat(typed) : typed;
    const response = await send({ intent: "comment", comment });
    expect(response.status).toBe(status);
    if (message !== null) expect(await wordsOf(response)).toContain(message);
    expect(await allRows(product, "comments")).toHaveLength(message === null ? 1 : 0);
  },
);

test("the same comment sent thrice at once is one, and the twenty-first is too many", async () => {
  const { job, person, application, send } = await anEvaluatedApplicant();
  const thrice = await Promise.all([1, 2, 3].map(() => send({ intent: "comment", comment: "once" })));
  expect(thrice.map((answer) => answer.status)).toEqual([303, 303, 303]);
  expect(await allRows(product, "comments")).toHaveLength(1);
  for (let number = 2; number <= 20; number += 1) {
    await product.db
      .prepare(
        "insert into comments (id, company_id, application_id, user_id, text, created_at) values (?, ?, " +
          "?, ?, 'more', ?)",
      )
      .bind(`c${number}`, job.companyId, application.id, person.id, number)
      .run();
  }
  const refused = await send({ intent: "comment", comment: "one more" });
  expect(refused.status).toBe(409);
  expect(await wordsOf(refused)).toContain("takes no more");
  expect(await allRows(product, "comments")).toHaveLength(20);
});

test("an applicant asks for a human review, a recruiter is notified, and answers by e-mail", async () => {
  const { application, recruiter, send, status, reading } = await anEvaluatedApplicant();
  const both = await Promise.all(
    [1, 2].map(() => send({ intent: "review-request", question: "My years as a lead." })),
  );
  expect(both.map((answer) => answer.status)).toEqual([303, 303]);
  expect(await status()).toContain("Asked. A person at Northwind Analytics answers");
  expect(await mailsTo(product, "priya@example.org")).toMatchObject([
    { subject: "An applicant asks for a human review: Senior Frontend Engineer" },
  ]);
  const panel = await product.fetch(paths.candidate(application.id), { cookie: recruiter.cookie });
  expect(await wordsOf(panel)).toMatch(/Asks for a person to look, since .* Look and answer/);
  expect(await reading()).toContain("My years as a lead.");
  const [request] = await allRows(product, "review_requests");
  const answer = (text: string, cookie: string | null = recruiter.cookie) =>
    product.post(
      paths.evaluation(application.id),
      { intent: "answer", request: String(request?.id), answer: text },
      { cookie },
    );
  expect((await answer("")).status).toBe(422);
  expect((await answer("We read <i>both</i> again.")).status).toBe(303);
  expect((await answer("We read <i>both</i> again.")).status).toBe(303);
  const late = await answer("Another answer");
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toContain("somebody has answered this in the meantime");
  const mails = await mailsTo(product, "amara@example.org");
  expect(mails).toMatchObject([
    { subject: "A person has looked at your application: Senior Frontend Engineer" },
  ]);
  expect(mails[0]?.text).toContain("We read <i>both</i> again.");
  const words = await status();
  expect(words).toMatch(/Answered by a person at Northwind Analytics on .*We read <i>both<\/i> again\./);
  expect(words).not.toContain("Priya");
  expect(await allRows(product, "review_requests")).toMatchObject([{ answered_by_name: "Priya Nair" }]);
});

test("a request and its answer are told on the page, to who answers for the job and who asked", async () => {
  const { application, recruiter, job, person, send } = await anEvaluatedApplicant();
  const colleague = await aRecruiter(product, { companyId: recruiter.companyId });
  const news = async (reader: { cookie: string }) =>
    wordsOf(await product.fetch(paths.notifications(), reader));
  const opened = async (reader: { cookie: string }) => {
    const open = await product.db.prepare("select max(seq) as seq from notifications").first<number>("seq");
    const answer = await product.post(paths.notifications(), { open: String(open) }, reader);
    return answer.headers.get("Location");
  };
  await Promise.all([1, 2].map(() => send({ intent: "review-request", question: "" })));
  expect(await news(recruiter)).toMatch(/asks for a human review Senior Frontend Engineer just now/);
  expect(await news(colleague)).toContain("Nothing new");
  expect(await opened(recruiter)).toBe(paths.evaluation(application.id, "applicant"));
  const [request] = await allRows(product, "review_requests");
  const answer = { intent: "answer", request: String(request?.id), answer: "We read it again." };
  for (const _ of [1, 2]) await product.post(paths.evaluation(application.id), answer, recruiter);
  expect(await news(person)).toContain(
    "Your human review is answered Senior Frontend Engineer, Northwind Analytics",
  );
  expect(await opened(person)).toBe(paths.application(job.id));
  expect(await allRows(product, "notifications")).toHaveLength(2);
});

test("once somebody has answered a human review, nobody finds it unread", async () => {
  const { application, recruiter, person, send } = await anEvaluatedApplicant();
  await send({ intent: "review-request", question: "" });
  const unread = async ({ id }: { id: string }) =>
    (await allRows(product, "notifications")).filter((row) => row.user_id === id && row.read_at === null);
  expect(await unread(recruiter)).toHaveLength(1);
  const [request] = await allRows(product, "review_requests");
  const answer = { intent: "answer", request: String(request?.id), answer: "We read it again." };
  await product.post(paths.evaluation(application.id), answer, recruiter);
  expect(await unread(recruiter)).toEqual([]);
  expect(await unread(person)).toHaveLength(1);
});

test("two recruiters who answer at once: one answer, one message", async () => {
  const { application, recruiter, send } = await anEvaluatedApplicant();
  const colleague = await aRecruiter(product, { companyId: recruiter.companyId });
  await send({ intent: "review-request", question: "" });
  const [request] = await allRows(product, "review_requests");
  const answers = await Promise.all(
    [recruiter, colleague].map(({ cookie }, number) =>
      product.post(
        paths.evaluation(application.id),
        { intent: "answer", request: String(request?.id), answer: `Answer ${number}` },
        { cookie },
      ),
    ),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409]);
  expect(await mailsTo(product, "amara@example.org")).toHaveLength(1);
});

test("after the third look there is an address to write to", async () => {
  const { recruiter, application, job, person, send, status } = await anEvaluatedApplicant({
    status: "passed",
  });
  expect(await status()).toContain("Northwind Analytics has decided about this application");
  for (const number of [1, 2, 3]) {
    await product.db
      .prepare(
        "insert into review_requests (id, company_id, application_id, user_id, question, created_at, " +
          "answer, answered_by, answered_by_name, answered_at) values (?, ?, ?, ?, '', ?, 'No.', ?, 'P', 9)",
      )
      .bind(`l${number}`, job.companyId, application.id, person.id, number, recruiter.id)
      .run();
  }
  const response = await send({ intent: "review-request", question: "" });
  expect(response.status).toBe(409);
  expect(await allRows(product, "review_requests")).toHaveLength(3);
});

test("a corrected text is kept beside the original, evaluated, and shown as the applicant's", async () => {
  const { application, recruiter, job, cv, person, correct, status, reading } = await anEvaluatedApplicant();
  const page = await (await product.fetch(paths.ownText(job.id), { cookie: person.cookie })).text();
  expect(page).toContain(CV_TEXT);
  const text = "Harbourline, Bristol\nI led a team that builds forms in TypeScript and React.";
  const saved = await correct(text);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, paths.application(job.id)]);
  await product.sweep();
  const [read] = await allRows(product, "document_texts");
  expect(textOf(read?.text as number[])).toBe(CV_TEXT);
  const [correction] = await allRows(product, "corrections");
  expect(correction).toMatchObject({ text, document_id: cv.id, application_id: application.id });
  expect((await allRows(product, "outbox")).map((row) => row.last_error)).toEqual([null]);
  const runs = await allRows(product, "evaluations");
  expect(runs).toHaveLength(2);
  const run = runs.find((one) => one.correction_id === correction?.id);
  expect(await allRows(product, "applications")).toMatchObject([
    { evaluation_id: run?.id, evaluation_state: "done" },
  ]);
  expect(await status()).toContain("You corrected the text of your CV on");
  expect(await reading()).toMatch(/Corrected the text of the CV .*\(the one that is evaluated\)/);
  const html = await (await product.fetch(paths.evaluation(application.id), recruiter)).text();
  const link = /href="(\/documents\/[^"]+correction=[^"]+mark=[^"]+)"/
    .exec(html)?.[1]
    ?.replaceAll("&amp;", "&");
  const marked = await product.fetch(link ?? "", recruiter);
  const marks = await marked.text();
  expect(marks).toContain("Corrected by the applicant");
  expect(text).toContain(/<mark id="mark">([^<]+)<\/mark>/.exec(marks)?.[1] ?? "nothing marked");
  const original = await product.fetch(paths.documentText(cv.id), recruiter);
  expect(await wordsOf(original)).toContain("I cut our bundle");
});

test("somebody whose CV could not be read gives its text, and is evaluated by it", async () => {
  const { job, person, correct } = await anEvaluatedApplicant({ text: null });
  const page = await product.fetch(paths.ownText(job.id), { cookie: person.cookie });
  expect(await wordsOf(page)).toContain("We could not read text in this file");
  expect(
    (
      await correct(
        "Frontend engineer at Harbourline, 2016 to 2022. I built the booking pages in TypeScript and " +
          "React, and cut what they load to a third.",
      )
    ).status,
  ).toBe(303);
  await product.sweep();
  const runs = await allRows(product, "evaluations");
  expect(runs.some((run) => run.correction_id !== null && run.overall_score !== null)).toBe(true);
});

test("of two windows with the text, the second learns of it and keeps what was typed", async () => {
  const { correct } = await anEvaluatedApplicant();
  const answers = await Promise.all([correct("First window"), correct("Second window")]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409]);
  const late = answers.findIndex((answer) => answer.status === 409);
  const html = (await answers[late]?.text()) ?? "";
  expect(html).toContain("in another window");
  expect(html).toContain(late === 0 ? "First window" : "Second window");
  expect(await allRows(product, "corrections")).toHaveLength(1);
  const [correction] = await allRows(product, "corrections");
  expect((await correct(late === 0 ? "First window" : "Second window", String(correction?.id))).status).toBe(
    303,
  );
  expect(await allRows(product, "corrections")).toHaveLength(2);
});

test("an unchanged text changes nothing, empty, huge and eleventh ones are refused", async () => {
  const { job, application, cv, person, correct } = await anEvaluatedApplicant();
  expect((await correct(CV_TEXT)).status).toBe(303);
  expect((await correct("  ")).status).toBe(422);
  expect((await correct("é".repeat(200_001))).status).toBe(422);
  // It is refused before all of it is sent, and the connection may end under the sender.
  await expect.poll(() => correct("x".repeat(700_000)).then(({ status }) => status, String)).toBe(413);
  expect(await allRows(product, "corrections")).toEqual([]);
  expect((await correct("é".repeat(200_000))).status).toBe(303);
  for (let number = 2; number <= 10; number += 1) {
    await product.db
      .prepare(
        "insert into corrections (id, company_id, application_id, document_id, user_id, text, " +
          "created_at) values (?, ?, ?, ?, ?, 'more', ?)",
      )
      .bind(`k${number}`, job.companyId, application.id, cv.id, person.id, number)
      .run();
  }
  const [newest] = await product.db
    .prepare("select id from corrections order by created_at desc limit 1")
    .all<{ id: string }>()
    .then(({ results }) => results);
  const full = await correct("one more", newest?.id);
  expect(full.status).toBe(409);
  expect(await wordsOf(full)).toContain("corrected ten times");
});

test("nobody speaks, corrects or reads for somebody else", async () => {
  const { application, job, cv, send, correct } = await anEvaluatedApplicant();
  await correct("A text of Amara's own");
  const [correction] = await allRows(product, "corrections");
  await send({ intent: "review-request", question: "" });
  const [request] = await allRows(product, "review_requests");
  const [stranger, foreign] = [await anApplicant(product), await aRecruiter(product)];
  for (const fields of [{ intent: "comment", comment: "x" }, { intent: "review-request" }]) {
    expect((await send(fields, stranger.cookie)).headers.get("Location")).toBe(paths.apply(job.id));
    expect((await send(fields, null)).status).toBe(401);
  }
  const taken = await correct("mine now", "", stranger.cookie);
  expect(taken.headers.get("Location")).toBe(paths.apply(job.id));
  expect((await product.fetch(paths.ownText(job.id), stranger)).headers.get("Location")).toBe(
    paths.apply(job.id),
  );
  const answer = { intent: "answer", request: String(request?.id), answer: "x" };
  expect((await product.post(paths.evaluation(application.id), answer, foreign)).status).toBe(404);
  for (const cookie of [stranger.cookie, foreign.cookie]) {
    const text = await product.fetch(paths.documentText(cv.id, null, String(correction?.id)), { cookie });
    expect(text.status).toBe(404);
  }
  expect((await send({ intent: "sing" })).status).toBe(400);
  expect([
    (await allRows(product, "comments")).length,
    (await allRows(product, "corrections")).length,
  ]).toEqual([0, 1]);
  expect(await allRows(product, "review_requests")).toMatchObject([{ answer: null }]);
});

test("before an application is submitted there is nothing to correct or to comment on", async () => {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product);
  await anApplication(product, job, person, { submittedAt: null });
  const response = await product.post(paths.application(job.id), { intent: "comment", comment: "x" }, person);
  expect(response.headers.get("Location")).toBe(paths.apply(job.id));
  expect((await product.fetch(paths.ownText(job.id), person)).headers.get("Location")).toBe(
    paths.apply(job.id),
  );
  expect(await wordsOf(await product.fetch(paths.application(job.id), person))).not.toContain(
    "Add a comment",
  );
});
