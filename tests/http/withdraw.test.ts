import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
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

async function somebodyWho(status = "pending") {
  const priya = await aRecruiter(product, { role: "owner", name: "Priya Nair" });
  const job = await aJob(product, priya);
  const amara = await anApplicant(product, { name: "Amara Okafor" });
  const application = await anApplication(product, job, amara, { status });
  const page = paths.withdraw(job.id);
  return {
    ...{ priya, job, amara, application, page },
    press: (why = "", by: TestPerson = amara) => product.post(page, { why }, by),
    own: async () => wordsOf(await product.fetch(paths.application(job.id), amara)),
    seen: async () => wordsOf(await product.fetch(paths.candidate(application.id), priya)),
  };
}

const rows = async (sql: string) => (await product.db.prepare(sql).all<Record<string, unknown>>()).results;
const standing = async () => (await rows("select status, told_status from applications"))[0];
const changes = () =>
  rows("select from_status, to_status, offer_end, detail from status_changes order by created_at, rowid");
const newsOf = ({ id }: TestPerson) =>
  rows(`select kind from notifications where user_id = '${id}' and kind <> 'job'`);

test("somebody withdraws, says why, and both sides read the same of it", async () => {
  const { priya, job, amara, own, seen, page, press } = await somebodyWho("interview_approved");
  expect(await own()).toContain("Withdraw");
  const asked = await wordsOf(await product.fetch(page, amara));
  expect(asked).toContain("Withdraw your application?");
  expect(asked).toContain("on your application’s page, under “Your say”: it can take your application up");
  expect((await press("I have taken another job.")).headers.get("Location")).toBe(paths.application(job.id));
  expect(await own()).toContain("You have withdrawn this application, and nobody decides on it any more.");
  expect(await own()).not.toContain("Not taken further");
  expect(await wordsOf(await product.fetch(paths.applications(), amara))).toContain("Withdrawn");
  const inside = await seen();
  expect(inside).toMatch(/Amara Okafor withdrew this application on .*“I have taken another job.”/);
  expect(inside).not.toContain("Candidate Passed");
  expect(inside).toContain("Interview → Withdrawn In their words: I have taken another job.");
  expect(await wordsOf(await product.fetch(paths.activity(), priya))).toContain("Withdrew an application");
  expect((await mailsTo(product, amara.email)).map(({ subject }) => subject)).toEqual([
    `You have withdrawn your application: ${job.title}`,
  ]);
  const [told] = await mailsTo(product, priya.email);
  expect(told?.subject).toBe(`Amara Okafor has withdrawn (${job.title})`);
  expect(told?.text).toContain("I have taken another job.");
  expect(await newsOf(priya)).toEqual([{ kind: "withdrawn" }]);
  expect(await newsOf(amara)).toEqual([]);
  expect(await wordsOf(await product.fetch(paths.notifications(), priya))).toContain(
    "Amara Okafor has withdrawn",
  );
});

test("whoever withdrew is said to have been passed nowhere: in lists, steps, files and the log", async () => {
  const { press, priya, application } = await somebodyWho("interview_approved");
  await press("A shorter way to work.");
  for (const list of ["?status=passed", "?status=all", "?q=okafor"]) {
    const listed = await wordsOf(await product.fetch(paths.candidates() + list, priya));
    expect(listed).toMatch(/Withdrawn · Senior/);
    expect(listed.replaceAll(/Passed or withdrawn/g, "")).not.toContain("Passed");
  }
  for (const page of [paths.candidate(application.id), paths.evaluation(application.id)]) {
    const html = await (await product.fetch(page, priya)).text();
    const words = html.replace(/<script.*?<\/script>/gs, "").replaceAll("Passed or withdrawn", "");
    expect(words, page).toContain("Withdrawn");
    expect(words, page).not.toContain("Passed");
  }
  const chosen = await wordsOf(await product.fetch(paths.bulk("?status=passed"), priya));
  expect(chosen).toContain("Engineer · Withdrawn");
  const left = await wordsOf(await product.fetch(paths.bulkSnooze([application.id]), priya));
  expect(left).toContain("Amara Okafor (Withdrawn)");
  expect(await wordsOf(await product.fetch(paths.propose(application.id), priya))).toContain(
    "stands at “Withdrawn”: there is nothing left to propose",
  );
  const file = await (await product.fetch(paths.candidatesCsv("?status=passed"), priya)).text();
  expect(file).toMatch(/,Withdrawn,,,[^,]*,Withdrew on \d+ \w+ \d{4}\.,/);
  expect(await wordsOf(await product.fetch(paths.pool(application.id), priya))).not.toContain("Passed");
  expect(await wordsOf(await product.fetch(paths.activity(), priya))).toContain("Interview → Withdrawn");
  const pass = { status: "interview_approved", from: "interview_approved" };
  const late = await product.post(paths.candidateStatus(application.id), pass, priya);
  expect(await wordsOf(late)).toContain("stands at “Withdrawn” by now");
});

test("whoever is taken up again and passed is passed, and Undo brings a withdrawal back", async () => {
  const { press, priya, application } = await somebodyWho();
  await press();
  await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, priya);
  const again = { from: "passed", reason: "Amara wrote to us" };
  const row = async () => wordsOf(await product.fetch(`${paths.candidates()}?status=all`, priya));
  const undoLast = async () => {
    const [last] = await rows("select id from status_changes where undoes is null order by rowid desc");
    await product.post(paths.undoDecision(`${last?.id}`), {}, priya);
  };
  await product.post(paths.reconsider(application.id), again, priya);
  expect(await row()).toContain("Initial Review · ");
  await undoLast();
  expect(await row()).toContain("Withdrawn · ");
  await product.post(paths.reconsider(application.id), again, priya);
  await product.post(paths.candidateStatus(application.id), { status: "passed", from: "pending" }, priya);
  expect(await row()).toContain("Passed · ");
});

test("whoever presses twice, or at the same time, withdraws once", async () => {
  const { press, priya, page, amara, job } = await somebodyWho();
  const answers = await Promise.all([press(), press(), press()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect((await press("Again")).status).toBe(303);
  expect(await changes()).toEqual([
    { from_status: "pending", to_status: "passed", offer_end: "left", detail: null },
  ]);
  expect(await mailsTo(product, priya.email)).toHaveLength(1);
  expect((await product.fetch(page, amara)).headers.get("Location")).toBe(paths.application(job.id));
});

test("a decision that nobody was told is taken back, and its mail never leaves", async () => {
  for (const decision of ["interview_approved", "passed"]) {
    await product.empty();
    const { priya, application, amara, own, press } = await somebodyWho();
    await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, priya);
    await product.post(paths.candidateStatus(application.id), { status: decision }, priya);
    expect(await standing()).toEqual({ status: decision, told_status: "pending" });
    expect((await press()).status).toBe(303);
    expect(await standing()).toEqual({ status: "passed", told_status: null });
    expect(await changes()).toMatchObject([
      { to_status: decision, offer_end: null },
      { from_status: decision, to_status: "pending" },
      { from_status: "pending", to_status: "passed", offer_end: "left" },
    ]);
    await product.db.prepare("update outbox set run_after = 0").run();
    await product.sweep();
    expect(await mailsTo(product, amara.email)).toHaveLength(1);
    expect(await own()).toContain("You have withdrawn this application");
  }
});

test("what has ended, or was never sent, or is somebody else's cannot be withdrawn", async () => {
  const { press, own, job } = await somebodyWho("passed");
  expect((await press()).status).toBe(303);
  expect(await changes()).toEqual([]);
  expect(await own()).not.toContain("withdrawn this application");
  const stranger = await anApplicant(product, { email: "someone@example.org" });
  expect((await press("", stranger)).headers.get("Location")).toBe(paths.apply(job.id));
  expect(await changes()).toEqual([]);
});

test("a company takes somebody up again who has asked for it, and is warned before", async () => {
  const { press, priya, application, own } = await somebodyWho();
  await press();
  const page = await wordsOf(await product.fetch(paths.reconsider(application.id), priya));
  expect(page).toContain("take it up again only if they have asked you to");
  const again = { from: "passed", reason: "Amara wrote to us" };
  expect((await product.post(paths.reconsider(application.id), again, priya)).status).toBe(303);
  expect(await own()).not.toContain("withdrawn");
  expect((await press()).status).toBe(303);
  expect(await own()).toContain("You have withdrawn this application");
});

test("whoever wants no mail of it gets none, and still reads of it on the page", async () => {
  const { press, priya } = await somebodyWho();
  await product.post(paths.notificationSettings(), { withdrawnPage: "at-once", withdrawnMail: "off" }, priya);
  await press();
  expect(await mailsTo(product, priya.email)).toEqual([]);
  expect(await newsOf(priya)).toEqual([{ kind: "withdrawn" }]);
});

test("whoever does not read of a candidate hears nothing of their withdrawal", async () => {
  const { press, priya, job } = await somebodyWho();
  const { companyId } = priya;
  const [near, far] = await Promise.all(
    ["marit@example.org", "jonas@example.org"].map((email) =>
      aRecruiter(product, { companyId, role: "hiring-manager", email }),
    ),
  );
  const team = "insert into job_team (company_id, job_id, user_id) values (?, ?, ?)";
  await product.db.prepare(team).bind(companyId, job.id, near?.id).run();
  await press();
  const told = await rows("select user_id from notifications where kind = 'withdrawn' order by user_id");
  expect(told).toEqual([priya.id, near?.id].sort().map((user_id) => ({ user_id })));
  expect(told).not.toContainEqual({ user_id: far?.id });
});

test("in a job with stages of its own, whoever withdrew stands at the one for that", async () => {
  const { press, priya, job, seen, application } = await somebodyWho();
  const stage = (position: number, name: string, kind: string, status: string) =>
    `insert into job_stages (job_id, company_id, id, position, name, kind, status, shown_as)
      values ('${job.id}', '${priya.companyId}', 's${position}', ${position}, '${name}', '${kind}',
        '${status}', '')`;
  for (const sql of [
    stage(0, "Reading", "review", "pending"),
    stage(1, "Hired", "hired", "offer_accepted"),
    stage(2, "Gone", "withdrawn", "passed"),
    stage(3, "No", "passed", "passed"),
  ])
    await product.db.prepare(sql).run();
  await press();
  expect(await rows("select stage_id from applications")).toEqual([{ stage_id: "s2" }]);
  expect(await seen()).toContain("Gone");
  await product.post(paths.reconsider(application.id), { from: "passed", reason: "They wrote to us" }, priya);
  await product.post(paths.passCandidate(application.id), { from: "pending" }, priya);
  expect(await rows("select stage_id from applications")).toEqual([{ stage_id: "s3" }]);
});

test("whoever withdraws is named the address of the company, where it has set one", async () => {
  const { amara, page, press } = await somebodyWho();
  await product.db.prepare("update companies set privacy_email = 'people@firm.example'").run();
  expect(await wordsOf(await product.fetch(page, amara))).toMatch(/write to .* at people@firm\.example/);
  await press();
  const [mail] = await mailsTo(product, amara.email);
  expect(mail?.text).toContain("people@firm.example");
});
