import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { flashOf } from "../support/flash";
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

const INVITATION = {
  name: "Invitation",
  subject: "{{job_title}}: shall we talk?",
  body: "Dear {{first_name}},\n\nwe meet **{{interview_when}}**. {{status_link}}",
  language: "en",
};

async function aTemplate({ cookie }: TestPerson, words: Partial<typeof INVITATION> = {}) {
  const id = ulid();
  const answer = await product.post(
    paths.templates(),
    { id, version: 0, ...INVITATION, ...words },
    { cookie },
  );
  expect(answer.status).toBe(303);
  return id;
}

/** A recruiter, and somebody who has applied. */
async function twoPeople() {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person);
  await product.sweep();
  return { recruiter, job, person, application };
}

const send = (
  { id }: { id: string },
  fields: Record<string, string | number>,
  { cookie }: TestPerson,
  intent = "send",
) => product.post(paths.messages(id), { intent, message: ulid(), ...fields }, { cookie });

const toCandidate = async ({ email }: TestPerson, subject: string) =>
  (await mailsTo(product, email)).filter((mail) => mail.subject === subject);

test("whoever deletes a template is asked first, and may leave it", async () => {
  const recruiter = await aRecruiter(product);
  const id = await aTemplate(recruiter);
  const html = await (await product.fetch(paths.templates(id), recruiter)).text();
  const [form] = /<form[^>]*id="template".*?<\/form>/s.exec(html) ?? [""];
  expect(form).toMatch(/<details><summary>Delete<\/summary>.*no way back.*Delete the template.*<\/details>/s);
  expect(form.replace(/<details>.*<\/details>/s, "")).not.toContain('value="delete"');
});

test("a recruiter writes to a candidate by a template, and the mail says it of them alone", async () => {
  const { recruiter, job, person, application } = await twoPeople();
  const template = await aTemplate(recruiter);
  const page = await wordsOf(
    await product.fetch(paths.messages(application.id, { template }), { cookie: recruiter.cookie }),
  );
  expect(page).toContain("we meet **{{interview_when}}**");

  const words = { template, subject: INVITATION.subject, body: INVITATION.body };
  const missing = await send(application, words, recruiter);
  expect(missing.status).toBe(422);
  expect(await wordsOf(missing)).toContain("Please fill in “When the interview is”: the mail says it");

  const given = { ...words, interview_when: "on Tuesday at 10" };
  const preview = await send(application, given, recruiter, "preview");
  expect(preview.status).toBe(200);
  const shown = await preview.text();
  expect(shown).toMatch(/we meet <strong>on Tuesday at 10<\/strong>/);
  expect(shown).toMatch(/<figure[^>]* autofocus=""/);
  expect(shown.match(/autofocus/g)).toHaveLength(1);
  expect(await toCandidate(person, `${job.title}: shall we talk?`)).toEqual([]);

  expect((await send(application, given, recruiter)).status).toBe(303);
  const [mail, ...others] = await toCandidate(person, `${job.title}: shall we talk?`);
  expect(others).toEqual([]);
  expect(mail?.text).toContain("we meet on Tuesday at 10.");
  expect(mail?.html).toMatch(/<strong>on Tuesday at 10<\/strong>/);
  expect(mail?.headers).toMatchObject({ "Reply-To": recruiter.email });
  const thread = await product.fetch(paths.messages(application.id), { cookie: recruiter.cookie });
  expect(await thread.text()).toContain("<strong>on Tuesday at 10</strong>");
});

test("whoever leaves two fields of a mail empty reads of each which it is", async () => {
  const { recruiter, application } = await twoPeople();
  const words = { subject: "Shall we talk?", body: "We meet {{interview_when}}, at {{interview_place}}." };
  const html = await (await send(application, words, recruiter)).text();
  const [summary = ""] = /<div class="error-summary"[\s\S]*?<\/ul>/.exec(html) ?? [];
  const lines = [...summary.matchAll(/href="#write-(\w+)">([^<]*)/g)].map(([, field, said]) => [field, said]);
  expect(lines).toEqual([
    ["interview_when", "Please fill in “When the interview is”: the mail says it"],
    ["interview_place", "Please fill in “Where it is”: the mail says it"],
  ]);
});

test("somebody reads on their own page what was sent to them, not what waits or is another's", async () => {
  const { recruiter, job, person, row } = await aWaitingMail();
  const own = async ({ cookie }: TestPerson) =>
    wordsOf(await product.fetch(paths.application(job.id), { cookie }));
  expect(await own(person)).not.toContain(row.subject);
  await windowEnds();
  expect(await own(person)).toMatch(
    new RegExp(`Mails from .*${row.subject} ${recruiter.name}, .* Dear \\w+, thank you\\.`),
  );
  const other = await anApplicant(product);
  await anApplication(product, job, other);
  expect(await own(other)).not.toContain(row.subject);
});

test("whoever has written a hundred mails within an hour is told when to go on", async () => {
  const { recruiter, person, application } = await twoPeople();
  await product.db
    .prepare("insert into attempts (key, count, resets_at) values (?, 100, ?)")
    .bind(`messages:${recruiter.id}`, Date.now() + 20 * 60_000)
    .run();
  const words = { subject: "One more", body: "Dear {{first_name}}, one more." };
  const refused = await send(application, words, recruiter);
  expect(refused.status).toBe(429);
  expect(await wordsOf(refused)).toMatch(/100 mails within an hour\. Please go on in (19|20) minutes/);
  expect(await toCandidate(person, "One more")).toEqual([]);
});

/** A mail that waits for the company's ten minutes, and its row as a form names it. */
async function aWaitingMail() {
  const found = await twoPeople();
  const { recruiter, application } = found;
  await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, recruiter);
  const message = ulid();
  const words = { subject: "We have read your CV", body: "Dear {{first_name}}, thank you." };
  expect((await send(application, { message, ...words }, recruiter)).status).toBe(303);
  return { ...found, row: { message, version: 1, ...words } };
}

const windowEnds = async () => {
  await product.db.prepare("update outbox set run_after = 0 where topic = 'message'").run();
  await product.sweep();
};

test("a mail that waits is changed or taken back, and nothing of it after it has left", async () => {
  const { recruiter, person, application, row } = await aWaitingMail();
  const changed = { ...row, body: "Dear {{first_name}}, thank you very much." };
  expect((await send(application, changed, recruiter)).status).toBe(303);
  const old = await send(application, { ...row, body: "Dear all" }, recruiter);
  expect(old.status).toBe(409);
  expect(await wordsOf(old)).toContain("Somebody has changed this mail since you opened it");
  await windowEnds();
  await windowEnds();
  const late = await send(application, { ...changed, version: 2, body: "Wait" }, recruiter);
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toContain("It has left already");
  expect((await send(application, { ...row, version: 2 }, recruiter, "cancel")).status).toBe(409);
  const mails = await toCandidate(person, row.subject);
  expect(mails.map(({ text }) => text.includes("thank you very much."))).toEqual([true]);
});

test("whoever decides is shown first which mails of colleagues wait for the same person", async () => {
  const { recruiter, application } = await aWaitingMail();
  const mail = `A mail of ${recruiter.name} waits: “We have read your CV” leaves`;
  const read = async (path: string) => wordsOf(await product.fetch(path, recruiter));
  expect(await read(paths.candidate(application.id))).toContain(mail);
  expect(await read(paths.candidate(application.id))).toContain("Written before, and leaves all the same");
  expect(await read(paths.passCandidate(application.id))).toContain(mail);
  await product.post(paths.candidateStatus(application.id), { status: "interview_approved" }, recruiter);
  const change = await product.db.prepare("select id from status_changes").first<string>("id");
  const undone = await product.post(paths.undoDecision(change ?? ""), {}, recruiter);
  expect(flashOf(undone)).toMatch(
    /again\. No mail was sent\. “We have read your CV” of .* still waits to leave\.$/,
  );
  await windowEnds();
  expect(await read(paths.candidate(application.id))).not.toContain("waits");
});

test("a mail is taken back before its sending begins, and after that no more", async () => {
  const { recruiter, person, application, row } = await aWaitingMail();
  // As sending does it, by one statement.
  const begun = "update outbox set attempts = 1 where topic = 'message'";
  await product.db.prepare(begun).run();
  expect((await send(application, row, recruiter, "cancel")).status).toBe(409);
  await product.db.prepare(begun.replace("= 1", "= 0")).run();
  expect((await send(application, row, recruiter, "cancel")).status).toBe(303);
  expect((await send(application, { ...row, version: 0 }, recruiter)).status).toBe(409);
  await windowEnds();
  expect(await toCandidate(person, row.subject)).toEqual([]);
});

test("a decision is told after the mail written before it, whatever waits for a chosen day", async () => {
  const { recruiter, application } = await aWaitingMail();
  const far = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const later = { subject: "Soon", body: "Soon.", day: far, time: "09:00", zone: "Europe/Berlin" };
  expect((await send(application, later, recruiter)).status).toBe(303);
  await product.post(paths.decisionSettings(), { undoWindow: "none" }, recruiter);
  await product.post(paths.candidateStatus(application.id), { status: "interview_approved" }, recruiter);
  const { results } = await product.db
    .prepare("select topic from outbox where state = 'waiting' order by run_after")
    .all<{ topic: string }>();
  expect(results.map(({ topic }) => topic)).toEqual(["message", "decision", "message"]);
});

test("a hiring manager writes by a template alone, and an unknown field is never saved", async () => {
  const { recruiter, job, person, application } = await twoPeople();
  const misspelt = { id: ulid(), version: 0, ...INVITATION, body: "Dear {{frist_name}}," };
  const refused = await product.post(paths.templates(), misspelt, recruiter);
  expect(refused.status).toBe(422);
  expect(await wordsOf(refused)).toContain("There is no field frist_name. Did you mean first_name?");
  const template = await aTemplate(recruiter, { subject: "Thank you", body: "Dear {{first_name}}." });
  const { companyId } = recruiter;
  const manager = await aRecruiter(product, { companyId, role: "hiring-manager" });
  await product.db
    .prepare("insert into job_team (user_id, job_id, company_id) values (?, ?, ?)")
    .bind(manager.id, job.id, companyId)
    .run();
  const own = { subject: "Hi", body: "In my own words" };
  expect((await send(application, own, manager)).status).toBe(422);
  expect((await send(application, { ...own, template }, manager)).status).toBe(303);
  expect(await toCandidate(person, "Hi")).toEqual([]);
  expect((await toCandidate(person, "Thank you")).length).toBe(1);
});

test("words about what the law protects are warned of once, and then sent", async () => {
  const { recruiter, person, application } = await twoPeople();
  const words = { message: ulid(), subject: "A question", body: "Do you want to have children soon?" };
  const warned = await send(application, words, recruiter);
  expect(warned.status).toBe(422);
  expect(await wordsOf(warned)).toContain("Please read your words again");
  expect(await toCandidate(person, "A question")).toEqual([]);
  const sure = `${words.subject}\n${words.body}`;
  expect((await send(application, { ...words, sure }, recruiter)).status).toBe(303);
  expect((await toCandidate(person, "A question")).length).toBe(1);
});
