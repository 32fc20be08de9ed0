import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { flashOf } from "../support/flash";
import { mailsTo } from "../support/mails";
import { costOf, wordsOf } from "../support/pages";
import { aRecruiter, type TestPerson } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const WHAT = "Please say which <b>nights</b>:\nnobody reads “flexible” as Sunday.";
const POSTING = "# Night Baker\n\nBread.\n\n## Your hours\n\nFlexible.\n\n## What you need\n\nHands.";
const YEAR = 365 * 86_400_000;

type Signed = Pick<TestPerson, "cookie">;

async function published(status = "active") {
  const priya = await aRecruiter(product, { role: "owner", name: "Priya Nair" });
  const { companyId } = priya;
  const oliver = await aRecruiter(product, { companyId, role: "recruiter", name: "Oliver Grant" });
  const lena = await aRecruiter(product, { companyId, role: "hiring-manager", name: "Lena Hoffmann" });
  const job = await aJob(product, oliver, { title: "Night Baker", finalJobPosting: POSTING, status });
  await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  await product.post(paths.notifications(), {}, lena);
  return { priya, oliver, lena, job };
}

const suggest = (jobId: string, by: Signed, more: Record<string, string> = {}) =>
  product.post(paths.suggestChange(jobId), { part: "Your hours", text: WHAT, ...more }, by);
const answer = (jobId: string, id: string, by: Signed, more: Record<string, string> = {}) =>
  product.post(paths.suggestions(jobId), { id, answer: "done", ...more }, by);
const newest = async () =>
  (await product.db.prepare("select id from job_suggestions order by id desc").first<string>("id")) ?? "";
const counted = (sql: string) => product.db.prepare(`select count(*) as n from ${sql}`).first<number>("n");
const page = async (path: string, by: Signed) => wordsOf(await product.fetch(path, by));
const unread = (person: TestPerson) =>
  product.db
    .prepare("select unread_notifications as n from users where id = ?")
    .bind(person.id)
    .first<number>("n");

test("a hiring manager suggests a change, and whoever answers for the job is told and answers", async () => {
  const { priya, oliver, lena, job } = await published();
  const path = paths.suggestChange(job.id);
  expect(await (await product.fetch(paths.jobs(), lena)).text()).toContain(`href="${path}"`);
  expect(await (await product.fetch(paths.jobs(), oliver)).text()).not.toContain(path);
  const form = await (await product.fetch(path, lena)).text();
  expect([...form.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    ...["", "Title, place and pay", "Night Baker", "Your hours", "What you need"],
  ]);
  const sent = await suggest(job.id, lena);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, path]);
  expect([await unread(oliver), await unread(priya), await unread(lena)]).toEqual([1, 0, 0]);
  expect(await page(paths.notifications(), oliver)).toContain("Lena Hoffmann suggests a change Night Baker");
  const [mail, ...more] = await mailsTo(product, oliver.email);
  expect([mail?.subject, more.length]).toEqual(["Lena Hoffmann suggests a change: Night Baker", 0]);
  expect(mail?.text).toContain("Please say which <b>nights</b>:");
  expect(mail?.html).not.toContain("<b>nights");
  expect(await mailsTo(product, priya.email)).toEqual([]);

  for (const editor of [oliver, priya]) {
    const response = await product.fetch(paths.editJob(job.id), editor);
    const html = await response.text();
    expect(html).toContain("1 suggestion from your team");
    expect(html).toMatch(/Lena Hoffmann[\s\S]*<time[\s\S]*Your hours[\s\S]*Please say which &lt;b&gt;nights/);
    expect(html).not.toContain("<b>nights");
  }
  const done = await answer(job.id, await newest(), priya, {
    words: "Fridays to Sundays, <i>it says</i> now.",
  });
  expect([done.status, done.headers.get("Location")]).toEqual([303, paths.suggestions(job.id)]);
  expect(flashOf(done)).toBe("Lena Hoffmann is told: Done.");
  expect(await page(paths.editJob(job.id), oliver)).not.toContain("from your team");
  expect([await unread(lena), await unread(oliver)]).toEqual([1, 0]);
  expect(await page(paths.notifications(), lena)).toContain("Your suggestion: Done Night Baker");
  expect(await page(path, lena)).toContain("Done · Priya Nair");
  expect(await (await product.fetch(path, lena)).text()).toContain("&lt;i&gt;it says&lt;/i&gt; now.");
  const subjects = (await mailsTo(product, lena.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(["Done: your suggestion for Night Baker"]);
  const { results } = await product.db
    .prepare(
      "select verb, actor_name, object, after_value from activity where verb like '%suggest%' order by seq",
    )
    .all();
  expect(results).toEqual([
    { verb: "job.suggested", actor_name: "Lena Hoffmann", object: "Night Baker", after_value: "Your hours" },
    { verb: "suggestion.answered", actor_name: "Priya Nair", object: "Night Baker", after_value: "Done" },
  ]);
});

test("whoever does not want to is told so, with words", async () => {
  const { oliver, lena, job } = await published();
  await suggest(job.id, lena, { part: "" });
  const typed = "x".repeat(501);
  const wrong = await answer(job.id, await newest(), oliver, { answer: "not-now", words: typed });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toMatch(new RegExp(`<details open[\\s\\S]*>${typed}</textarea>`));
  expect(await counted("job_suggestions where answer is not null")).toBe(0);
  await product.post(
    paths.notificationSettings(),
    { suggestionPage: "at-once", suggestionMail: "off" },
    lena,
  );
  await answer(job.id, await newest(), oliver, { answer: "not-now", words: "After the summer." });
  const seen = await page(paths.suggestChange(job.id), lena);
  expect(seen).toMatch(/Not now · Oliver Grant .* After the summer\./);
  expect(await unread(lena)).toBe(1);
  expect(await mailsTo(product, lena.email)).toEqual([]);
});

test("the same words wait once, and the second of two answers changes nothing", async () => {
  const { priya, oliver, lena, job } = await published();
  const both = await Promise.all([suggest(job.id, lena), suggest(job.id, lena)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  await suggest(job.id, lena);
  expect(await counted("job_suggestions")).toBe(1);
  expect((await mailsTo(product, oliver.email)).length).toBe(1);
  const id = await newest();
  const [one, other] = await Promise.all([
    answer(job.id, id, priya, { words: "Done by Priya" }),
    answer(job.id, id, oliver, { answer: "not-now" }),
  ]);
  const said = [flashOf(one), flashOf(other)];
  expect(said.filter((words) => words.includes("is told"))).toHaveLength(1);
  expect(said.filter((words) => /has answered it already: .* Nothing was changed/.test(words))).toHaveLength(
    1,
  );
  expect(await counted("notifications where kind = 'suggestion' and event like 'answered%'")).toBe(1);
  expect(await counted("activity where verb = 'suggestion.answered'")).toBe(1);
  expect((await mailsTo(product, lena.email)).length).toBe(1);
  // Once it is answered, the same may be suggested again.
  await suggest(job.id, lena);
  expect(await counted("job_suggestions where answer is null")).toBe(1);
});

test("twenty wait at most, and more are refused kindly", async () => {
  const { oliver, lena, job } = await published();
  for (let at = 1; at <= 20; at += 1) {
    const text = `Suggestion number ${at}. ${"Long words, ".repeat(150)}`;
    expect((await suggest(job.id, lena, { text })).status).toBe(303);
  }
  const full = await suggest(job.id, lena);
  expect(full.status).toBe(409);
  const html = await full.text();
  expect(html).toContain("20 suggestions for this job wait for an answer already");
  expect(html).toContain("nobody reads “flexible” as Sunday.</textarea>");
  expect(html).toContain('<option value="Your hours" selected');
  for (const path of [paths.editJob(job.id), paths.suggestions(job.id)]) {
    const response = await product.fetch(path, oliver);
    expect((await response.clone().text()).match(/Suggestion number/g)).toHaveLength(20);
    expect(costOf(response).rows, path).toBeLessThanOrEqual(60);
    expect(costOf(response).trips, path).toBeLessThanOrEqual(2);
  }
  await answer(job.id, await newest(), oliver);
  expect((await suggest(job.id, lena)).status).toBe(303);
});

test("nobody suggests in less than ten characters, or for a part that is not there", async () => {
  const { lena, job } = await published();
  for (const text of ["", "   ", "Too short"]) {
    const wrong = await suggest(job.id, lena, { text });
    expect(wrong.status, text).toBe(422);
    expect(await wrong.text()).toContain("in at least 10 characters");
  }
  const gone = await suggest(job.id, lena, { part: "No such part" });
  expect(gone.status).toBe(422);
  expect(await wordsOf(gone)).toContain("has no such part by now");
  expect(await counted("job_suggestions")).toBe(0);
});

test("nobody suggests for a draft, beyond their jobs, or as somebody who may change the job", async () => {
  const { priya, oliver, lena, job } = await published();
  const { companyId } = priya;
  const other = await aJob(product, priya);
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  const theirs = await aRecruiter(product, { companyId: stranger.companyId, role: "hiring-manager" });
  const samuel = await aRecruiter(product, { companyId, role: "interviewer" });
  for (const [by, status] of [
    [oliver, 403],
    [priya, 403],
    [samuel, 403],
    [stranger, 403],
    [theirs, 404],
  ] as const)
    expect((await suggest(job.id, by)).status).toBe(status);
  for (const by of [oliver, priya])
    expect(await page(paths.suggestChange(job.id), by)).toMatch(
      /You can edit the jobs of .+ yourself, under Jobs: only hiring managers suggest changes\./,
    );
  expect((await suggest(other.id, lena)).status).toBe(404);
  await suggest(job.id, lena);
  const id = await newest();
  for (const [by, status] of [
    [lena, 404],
    [samuel, 403],
    [stranger, 404],
    [theirs, 404],
  ] as const)
    expect((await answer(job.id, id, by)).status).toBe(status);
  expect((await answer(other.id, id, priya)).status).toBe(404);
  const foreign = await aJob(product, stranger);
  expect((await answer(foreign.id, id, stranger)).status).toBe(404);
  expect(await counted("job_suggestions where answer is not null")).toBe(0);

  const update = product.db.prepare("update jobs set status = 'draft' where id = ?").bind(job.id);
  await update.run();
  const led = await (await product.fetch(paths.suggestChange(job.id), lena)).text();
  expect(led).toContain(`This job is a draft: <a href="${paths.editJob(job.id)}">`);
  const draft = await suggest(job.id, lena, { text: "Something else altogether" });
  expect(draft.status).toBe(409);
  expect(await draft.text()).toContain("Something else altogether</textarea>");
  // Whoever may edit it answers, here its hiring manager.
  expect(await page(paths.editJob(job.id), lena)).toContain("1 suggestion from your team");
  expect((await answer(job.id, id, lena)).status).toBe(303);
});

test("where nobody answers for a job the owners are told", async () => {
  const { priya, oliver, lena, job } = await published();
  await product.db.prepare("update users set disabled_at = 1 where id = ?").bind(oliver.id).run();
  await suggest(job.id, lena);
  expect([await unread(priya), await unread(oliver)]).toEqual([1, 0]);
  expect((await mailsTo(product, priya.email)).length).toBe(1);
  expect(await mailsTo(product, oliver.email)).toEqual([]);
});

test("whoever leaves a team or the company hears no more of its suggestions", async () => {
  const { priya, oliver, lena, job } = await published();
  await suggest(job.id, lena);
  await answer(job.id, await newest(), oliver);
  expect(await unread(lena)).toBe(1);
  await product.post(paths.jobTeam(job.id), { chosen: [] }, priya);
  expect(await unread(lena)).toBe(0);
  expect(await page(paths.notifications(), lena)).not.toContain("Night Baker");
  await product.db.prepare("delete from members where user_id = ?").bind(lena.id).run();
  expect(await counted(`notifications where kind = 'suggestion' and user_id = '${lena.id}'`)).toBe(0);
  expect(await page(paths.suggestions(job.id), oliver)).toContain("Lena Hoffmann");
});

test("a recruiter who becomes an interviewer has no suggestion left to read", async () => {
  const { priya, oliver, lena, job } = await published();
  await suggest(job.id, lena);
  expect(await unread(oliver)).toBe(1);
  const lowered = { intent: "role", member: oliver.id, role: "interviewer", handedOn: "on" };
  expect((await product.post(paths.members(), lowered, priya)).status).toBe(303);
  expect(await unread(oliver)).toBe(1);
  expect(await page(paths.notifications(), oliver)).toContain("You have another role");
  expect(await page(paths.notifications(), oliver)).not.toContain("Night Baker");
});

test("what was suggested is in the archives, and goes with the account, the job and the year", async () => {
  const { priya, oliver, lena, job } = await published();
  await suggest(job.id, lena);
  await answer(job.id, await newest(), oliver, { words: "Gladly." });
  await suggest(job.id, lena, { text: "Something else altogether" });
  const archive = async (path: string, by: Signed, name: string) => {
    const files = unzipSync(new Uint8Array(await (await product.fetch(path, by)).arrayBuffer()));
    return JSON.parse(new TextDecoder().decode(files[`${name}.json`]));
  };
  expect(await archive(paths.exportAccount(), lena, "suggestions")).toMatchObject([
    { text: WHAT, part: "Your hours", answer: "done", answerWords: "Gladly." },
    { text: "Something else altogether", answer: null },
  ]);
  const [exported] = await archive(paths.exportCompany(), priya, "jobs");
  expect(exported.suggestions).toMatchObject([{ text: WHAT, answered_by: "Oliver Grant" }, { answer: null }]);

  const aged = "update job_suggestions set answered_at = ? where answer is not null";
  await product.db
    .prepare(aged)
    .bind(Date.now() - YEAR + 60_000)
    .run();
  await product.sweep();
  expect(await counted("job_suggestions")).toBe(2);
  await product.db
    .prepare(aged)
    .bind(Date.now() - YEAR - 60_000)
    .run();
  await product.sweep();
  expect(await counted("job_suggestions")).toBe(1);
  expect(await counted("notifications where kind = 'suggestion'")).toBe(1);

  await product.db.prepare("delete from jobs where id = ?").bind(job.id).run();
  expect([await counted("job_suggestions"), await unread(oliver)]).toEqual([0, 0]);
  const again = await published();
  await suggest(again.job.id, again.lena);
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(again.lena.id).run();
  await product.sweep();
  expect(await counted("job_suggestions")).toBe(0);
});
