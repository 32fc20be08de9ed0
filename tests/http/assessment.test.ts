import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { markSubmitted } from "~/features/applications/submissions";
import { paths } from "~/paths";
import { openDatabase } from "../../db/client";
import {
  aCv,
  allRows,
  answerQuestion,
  firstRow,
  onTheWay,
  readyToSubmit,
  submit,
  upload,
} from "../support/applying";
import { flashOf } from "../support/flash";
import { mailsTo } from "../support/mails";
import { costOf, leadsTo, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, aSession } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

/** Somebody whose CV is in, so that the five standard questions are next. */
async function atTheQuestions() {
  const way = await onTheWay(product);
  await upload(product, way.job.id, way.applicant.cookie, { cv: aCv() });
  const page = (number?: number) =>
    product.fetch(paths.assess(way.job.id, number), { cookie: way.applicant.cookie });
  return { ...way, page };
}

describe("the role questions", () => {
  test("come one at a time, each answer stored when it is given, and can be gone back to", async () => {
    const way = await atTheQuestions();
    expect(leadsTo(await way.page())).toBe(paths.assess(way.job.id, 1));
    expect(await wordsOf(await way.page(1))).toMatch(/Question 1 of 5 .*Complex Problem Solving.*Tips/);
    expect(leadsTo(await answerQuestion(product, way, 1, "  First\r\nanswer  "))).toBe(
      paths.assess(way.job.id, 2),
    );
    expect(await firstRow(product, "answers")).toMatchObject({ question_id: 1, text: "  First\nanswer  " });
    expect(leadsTo(await answerQuestion(product, way, 2, "Second", "previous"))).toBe(
      paths.assess(way.job.id, 1),
    );
    expect(await allRows(product, "answers")).toHaveLength(2);
    expect(await (await way.page(1)).text()).toContain("First\nanswer");
    expect(leadsTo(await way.page())).toBe(paths.assess(way.job.id, 3));
  });

  test("one question costs a look or two", async () => {
    const way = await atTheQuestions();
    for (const number of [1, 2, 3, 4, 5]) await answerQuestion(product, way, number, "An answer");
    const { queries, trips, rows } = costOf(await way.page(3));
    expect(queries).toBeLessThanOrEqual(3);
    expect(trips).toBeLessThanOrEqual(2);
    expect(rows).toBeLessThanOrEqual(8);
  });

  test("a blank answer does not go on, and says why; going back needs none", async () => {
    const way = await atTheQuestions();
    const blank = await answerQuestion(product, way, 2, " \n ");
    expect(blank.status).toBe(422);
    expect(await wordsOf(blank)).toContain("Please write an answer before you go on");
    expect(leadsTo(await answerQuestion(product, way, 2, "", "previous"))).toBe(paths.assess(way.job.id, 1));
    expect(await allRows(product, "answers")).toEqual([]);
  });

  test("5,000 characters are taken, one more comes back with its message and every word", async () => {
    const way = await atTheQuestions();
    expect((await answerQuestion(product, way, 1, "é".repeat(5000))).status).toBe(200);
    const long = await answerQuestion(product, way, 1, `${"é".repeat(5000)}!`);
    expect(long.status).toBe(422);
    const html = await long.text();
    expect(html).toContain("Please use at most 5,000 characters");
    expect(html).toContain(`${"é".repeat(5000)}!`);
  });

  test("of two tabs with one answer, the second is told of the first, and keeps both texts", async () => {
    const way = await atTheQuestions();
    const { cookie } = way.applicant;
    const path = paths.assess(way.job.id, 1);
    const send = (fields: Record<string, string>) => product.post(path, fields, { cookie });
    expect(await (await way.page(1)).text()).toContain('name="shown" value=""');
    const longer = "A long answer,\r\nof the first tab";
    expect((await send({ shown: "", answer: longer })).status).toBe(200);
    const late = await send({ shown: "", answer: "Short", intent: "next" });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("changed elsewhere while you worked on it");
    expect(html).toMatch(/<textarea[^>]*>\n?Short</);
    expect(html).toMatch(/<p class="kept">A long answer,\nof the first tab</);
    expect(html).toMatch(/form="question-1" name="over" value="A long answer,\nof the first tab"/);
    expect(await allRows(product, "answers")).toMatchObject([{ text: "A long answer,\nof the first tab" }]);
    const kept = { answer: "Short", shown: "" };
    const meanwhile = await product.post(paths.saveAnswer(way.job.id, 1), kept, { cookie });
    expect(meanwhile.status).toBe(409);
    expect(leadsTo(await send({ ...kept, over: longer }))).toBe(paths.assess(way.job.id, 2));
    expect(await allRows(product, "answers")).toMatchObject([{ text: "Short" }]);
  });

  test("whoever presses twice, or goes on from what the page itself has kept, is not bothered", async () => {
    const way = await atTheQuestions();
    const { cookie } = way.applicant;
    const save = (answer: string, shown: string, sent = shown) =>
      product.post(paths.saveAnswer(way.job.id, 1), { answer, shown, sent }, { cookie });
    expect((await save("half", "")).status).toBe(204);
    expect((await save("half a sentence", "", "half")).status).toBe(204);
    const whole = { answer: "A whole sentence", shown: "", sent: "half a sentence" };
    for (const _ of [1, 2]) {
      const sent = await product.post(paths.assess(way.job.id, 1), whole, { cookie });
      expect(leadsTo(sent)).toBe(paths.assess(way.job.id, 2));
    }
  });

  test("whoever goes on while an earlier draft is still on its way is not bothered", async () => {
    const way = await atTheQuestions();
    const { cookie } = way.applicant;
    const first = { answer: "half", shown: "" };
    expect((await product.post(paths.saveAnswer(way.job.id, 1), first, { cookie })).status).toBe(204);
    const whole = { answer: "A whole sentence", shown: "", sent: ["half", "half a sentence"] };
    const sent = await product.post(paths.assess(way.job.id, 1), whole, { cookie });
    expect(leadsTo(sent)).toBe(paths.assess(way.job.id, 2));
  });

  test("an answer is kept while it is being written", async () => {
    const way = await atTheQuestions();
    const { cookie } = way.applicant;
    const save = (number: number, answer: string, as: string | null = cookie) =>
      product.post(paths.saveAnswer(way.job.id, number), { answer }, { cookie: as });
    expect((await save(1, "half a sen")).status).toBe(204);
    expect((await save(1, "half a sentence")).status).toBe(204);
    expect(await allRows(product, "answers")).toMatchObject([{ text: "half a sentence" }]);
    expect((await save(1, " ")).status).toBe(422);
    expect((await save(9, "no such question")).status).toBe(409);
    const stranger = await anApplicant(product);
    expect((await save(1, "not mine", stranger.cookie)).status).toBe(409);
    expect(await allRows(product, "answers")).toMatchObject([{ text: "half a sentence" }]);
  });

  test("a number that no question has changes nothing and breaks nothing", async () => {
    const way = await atTheQuestions();
    for (const q of ["0", "-1", "1.5", "99", "x", "999999999", "1'"]) {
      const path = `${paths.assess(way.job.id)}?q=${encodeURIComponent(q)}`;
      const seen = await product.fetch(path, { cookie: way.applicant.cookie });
      const sent = await product.post(path, { answer: "x" }, { cookie: way.applicant.cookie });
      expect([q, seen.status, sent.status]).toEqual([q, 302, 303]);
    }
    expect(await allRows(product, "answers")).toEqual([]);
  });

  test("are the recruiter's own, as they stood when the person came to them", async () => {
    const way = await onTheWay(product);
    const questions = [
      { id: 7, icon: "Code", type: "Craft", title: "A slow page", question: "How?", placeholder: "..." },
    ];
    await product.db
      .prepare(
        "insert into assessments (id, company_id, user_id, job_id, questions, created_at, updated_at) " +
          "values ('a', ?, ?, ?, ?, 0, 0)",
      )
      .bind(way.recruiter.companyId, way.recruiter.id, way.job.id, JSON.stringify(questions))
      .run();
    await upload(product, way.job.id, way.applicant.cookie, { cv: aCv() });
    await product.db.prepare("update assessments set questions = '[]'").run();
    const page = await product.fetch(paths.assess(way.job.id, 1), { cookie: way.applicant.cookie });
    expect(await wordsOf(page)).toMatch(/Question 1 of 1 .*A slow page/);
    await answerQuestion(product, way, 1, "I measure first.");
    expect(await firstRow(product, "answers")).toMatchObject({
      question_id: 7,
      company_id: way.job.companyId,
    });
    expect(leadsTo(await submit(product, way))).toBe(paths.application(way.job.id));
  });
});

describe("handing in", () => {
  test("says before that a CV could not be read, while it can still be replaced", async () => {
    const way = await readyToSubmit(product);
    const review = async () =>
      wordsOf(await product.fetch(paths.assessReview(way.job.id), { cookie: way.applicant.cookie }));
    const reads = (state: string) =>
      product.db.prepare("update documents set text_state = ? where kind = 'cv'").bind(state).run();
    for (const fine of ["waiting", "read"]) {
      await reads(fine);
      expect(await review()).not.toContain("Replace your CV");
    }
    await reads("no-text");
    expect(await review()).toMatch(
      /Your CV We could not read text in this file It may be a scan .*Replace your CV/,
    );
    await reads("locked");
    expect(await review()).toMatch(/This file asks for a password .*Replace your CV/);
    await product.db.prepare("update jobs set status = 'closed'").run();
    expect(await review()).not.toContain("Replace your CV");
  });

  test("shows all answers once more, each with a way back", async () => {
    const way = await readyToSubmit(product);
    const review = await product.fetch(paths.assessReview(way.job.id), { cookie: way.applicant.cookie });
    const html = await review.clone().text();
    expect(html).toContain(`href="/assess/${way.job.id}?q=4&amp;review=yes"`);
    expect(await wordsOf(review)).toMatch(/Answer 1 .*Answer 5 .*Submit Assessment/);
    const changed = await product.post(
      paths.changeAnswer(way.job.id, 4),
      { answer: "Better" },
      { cookie: way.applicant.cookie },
    );
    expect(leadsTo(changed)).toBe(paths.assessReview(way.job.id));
  });

  test("thirty times at once happens once: one submission, one evaluation, one mail to each", async () => {
    const way = await readyToSubmit(product);
    const replies = await Promise.all(Array.from({ length: 30 }, () => submit(product, way)));
    expect(new Set(replies.map(leadsTo))).toEqual(new Set([paths.application(way.job.id)]));
    const subjects = async (to: string) => (await mailsTo(product, to)).map((mail) => mail.subject);
    expect(await subjects(way.applicant.email)).toEqual([
      "We have your application: Senior Frontend Engineer",
    ]);
    expect(await subjects(way.recruiter.email)).toEqual(["A new application: Senior Frontend Engineer"]);
    expect(await allRows(product, "evaluations")).toHaveLength(1);
    expect(await firstRow(product, "applications")).toMatchObject({ evaluation_state: "done" });
    expect(await firstRow(product, "jobs")).toMatchObject({ applicants: 1 });
  });

  test("of two that have found the application open, one hands it in", async () => {
    await readyToSubmit(product);
    const open = await firstRow(product, "applications");
    const own = { id: String(open?.id), userId: String(open?.user_id) };
    const db = openDatabase(product.db);
    const handIn = async () => (await markSubmitted(db, own, new Date())).meta.changes;
    expect([await handIn(), await handIn()]).toEqual([1, 0]);
  });

  test("is final: answers and files stay as they were sent, and whoever writes on is told so", async () => {
    const way = await readyToSubmit(product);
    await submit(product, way);
    const before = { answers: await allRows(product, "answers"), files: await allRows(product, "documents") };
    const late = await answerQuestion(product, way, 1, "Changed my mind");
    expect(leadsTo(late)).toBe(paths.application(way.job.id));
    expect(flashOf(late)).toMatch(/^Your application has been sent already, so this answer was not added/);
    const { cookie } = way.applicant;
    const again = await upload(product, way.job.id, cookie, { cv: aCv("other.pdf") });
    expect(leadsTo(again)).toBe(paths.application(way.job.id));
    await product.post(paths.upload(way.job.id), { intent: "remove-cv" }, { cookie });
    const after = { answers: await allRows(product, "answers"), files: await allRows(product, "documents") };
    expect(after.answers).toEqual(before.answers);
    expect(after.files.map((file) => [file.id, file.state])).toEqual(
      before.files.map((file) => [file.id, file.state]),
    );
    expect(leadsTo(await submit(product, way))).toBe(paths.application(way.job.id));
  });

  test("a name that looks like code arrives in the mail as text", async () => {
    const way = await readyToSubmit(product);
    await product.db.prepare("update applications set name = '<img src=x onerror=alert(1)>'").run();
    await submit(product, way);
    const [mail] = await mailsTo(product, way.recruiter.email);
    expect(mail?.html).not.toContain("<img");
    expect(mail?.text).toContain("<img src=x onerror=alert(1)>");
    expect(mail?.subject).toBe("A new application: Senior Frontend Engineer");
  });
});

describe("the status page", () => {
  test("shows the five steps, what was sent, and no score", async () => {
    const way = await readyToSubmit(product);
    await submit(product, way);
    await product.sweep();
    await product.db.prepare("update applications set overall_score = 87, recommendation = 'Hire'").run();
    const page = await product.fetch(paths.application(way.job.id), { cookie: way.applicant.cookie });
    const words = await wordsOf(page);
    expect(words).toMatch(
      /In review .*Application form .*Verify email .*Upload CV .*Role questions .*AI evaluation/,
    );
    expect(words).toMatch(/Amara Okafor CV\.pdf .*We could read the text .*Answer 5/);
    expect(words).toContain("It is advice");
    expect(words).not.toMatch(/\b87\b|Hire\b/);
  });

  test.for([
    ["interview_approved", "Interview"],
    ["offer_sent", "Offer"],
    ["offer_accepted", "Offer accepted"],
    ["passed", "Not taken further"],
  ])("%s is told as %s", async ([status = "", label = ""]) => {
    const way = await readyToSubmit(product);
    await submit(product, way);
    await product.db.prepare("update applications set status = ?").bind(status).run();
    const page = await product.fetch(paths.application(way.job.id), { cookie: way.applicant.cookie });
    expect(await page.text()).toMatch(new RegExp(`class="badge[^>]*>${label}<`));
  });

  test("the list shows a person's own applications and nobody else's", async () => {
    const way = await onTheWay(product);
    const mine = await product.fetch(paths.applications(), { cookie: way.applicant.cookie });
    expect(await wordsOf(mine)).toMatch(/Senior Frontend Engineer .*Not submitted yet .*step 3/);
    const stranger = await anApplicant(product);
    const theirs = await product.fetch(paths.applications(), { cookie: stranger.cookie });
    expect(await wordsOf(theirs)).toContain("No applications yet");
  });
});

describe("answering and submitting", () => {
  test("keeps a session alive whose idle limit has come near, and needs one that has not ended", async () => {
    const way = await atTheQuestions();
    const now = Date.now();
    const soon = await aSession(product, way.applicant.id, { expiresAt: now + 60_000 });
    const over = await aSession(product, way.applicant.id, { expiresAt: now - 1000 });
    const old = await aSession(product, way.applicant.id, { createdAt: now - 31 * 86_400_000 });
    const answer = (cookie: string | null, text: string) =>
      product.post(paths.assess(way.job.id, 1), { answer: text }, { cookie });
    for (const cookie of [over, old, null, "__Host-session=none"]) {
      expect((await answer(cookie, "not mine")).status).toBe(401);
      expect(leadsTo(await product.post(paths.assessReview(way.job.id), {}, { cookie }))).toMatch(/^\/login/);
    }
    expect(await allRows(product, "answers")).toEqual([]);
    expect(leadsTo(await answer(soon, "mine"))).toBe(paths.assess(way.job.id, 2));
    const { results } = await product.db
      .prepare("select id from sessions where expires_at > ? and expires_at < ?")
      .bind(now / 1000, now / 1000 + 3600)
      .all();
    expect(results).toEqual([]);
  });

  test("is for the person alone whose application it is, and only while the account may", async () => {
    const way = await readyToSubmit(product);
    const stranger = await anApplicant(product);
    const answered = await answerQuestion(product, { ...way, applicant: stranger }, 1, "Somebody else's");
    expect(leadsTo(answered)).toBe(paths.assess(way.job.id));
    expect(leadsTo(await submit(product, { ...way, applicant: stranger }))).toBe(paths.apply(way.job.id));
    await product.db.prepare("update users set disabled_at = 1 where id = ?").bind(way.applicant.id).run();
    expect((await answerQuestion(product, way, 1, "Too late")).status).toBe(401);
    expect(leadsTo(await submit(product, way))).toMatch(/^\/login/);
    expect(await firstRow(product, "answers")).toMatchObject({ text: "Answer 1" });
    expect(await firstRow(product, "applications")).toMatchObject({ submitted_at: null });
  });
});

describe("the practice run", () => {
  const answers = Object.fromEntries([1, 2, 3, 4, 5].map((id) => [`answer-${id}`, `I did thing ${id}.`]));

  test("goes forth and back with everything that was written, and asks for nobody's name", async () => {
    expect(await wordsOf(await product.fetch(paths.practice()))).toMatch(/Question 1 of 5/);
    const second = await product.post(paths.practice(), { step: 1, "answer-1": "My <b>answer</b>" });
    const html = await second.text();
    expect(html).toContain("Question <!-- -->2<!-- --> of <!-- -->5");
    expect(html).toContain('name="answer-1" value="My &lt;b&gt;answer&lt;/b&gt;"');
    const back = await product.post(paths.practice(), { step: 2, "answer-1": "Mine", intent: "previous" });
    expect(await back.text()).toMatch(/<textarea[^>]*>Mine<\/textarea>/);
    const blank = await product.post(paths.practice(), { step: 1, "answer-1": " " });
    expect(blank.status).toBe(422);
  });

  test("ends with an evaluation that is kept for nobody", async () => {
    const told = "In May 40 orders came late. I rang the carrier because its scanner had failed.";
    const done = await product.post(paths.practice(), { step: 5, ...answers, "answer-1": told });
    expect(done.status).toBe(200);
    const words = await wordsOf(done);
    expect(words).toMatch(/Your evaluation .*There is no score: /);
    expect(words).toMatch(
      /What you did in “Complex Problem Solving”: Found in (?:your text|part) “I rang the carrier/,
    );
    expect(words).toContain("What came of it in “Complex Problem Solving”: Not found in your text");
    expect(costOf(done)).toMatchObject({ queries: 0, written: 0 });
  });

  test("leads to the first question that was left out", async () => {
    const skipped = await product.post(paths.practice(), { step: 5, ...answers, "answer-3": "" });
    expect(skipped.status).toBe(422);
    expect(await wordsOf(skipped)).toContain("Question 3 of 5");
  });
});

test("somebody with sixty applications reaches each of them, 25 at a time", async () => {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const applicant = await anApplicant(product);
  const numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)";
  await product.db.batch([
    product.db
      .prepare(
        `${numbers} insert into jobs (id, company_id, user_id, company_name, title, job_type, location_type,
           description, final_job_posting, agreed, created_date, updated_date)
         select printf('01J%023d', i), company_id, user_id, company_name, title, job_type, location_type,
           description, final_job_posting, 1, created_date, updated_date from jobs, n where jobs.id = ?`,
      )
      .bind(job.id),
    product.db
      .prepare(
        `${numbers} insert into applications (id, company_id, job_id, user_id, name, email, position,
           work_authorization, start_date, terms_accepted_at, created_at, updated_at)
         select printf('01M%023d', i), ?, printf('01J%023d', i), ?, '', '', 'Post ' || i, 'yes',
           'immediately', 1, unixepoch() * 1000, 1 from n`,
      )
      .bind(recruiter.companyId, applicant.id),
  ]);
  const seen: number[] = [];
  const rows: number[] = [];
  let next: string | undefined = paths.applications();
  while (next !== undefined) {
    const page: Response = await product.fetch(next, { cookie: applicant.cookie });
    rows.push(costOf(page).rows);
    const html = (await page.text()).replaceAll("<!-- -->", "");
    seen.push(...[...html.matchAll(/>Post (\d+)</g)].map(([, number]) => Number(number)));
    next = /href="([^"]+)">Older</.exec(html)?.[1];
  }
  expect(seen).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
  expect(rows).toHaveLength(3);
  expect(Math.max(...rows)).toBeLessThanOrEqual(60);
});
