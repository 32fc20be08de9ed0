import { strFromU8, unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { mailsTo } from "../support/mails";
import { cookiesOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Recruiter = TestPerson & { companyId: string };

/** A recruiter whose company has chosen to wait, and somebody who has applied there. */
async function aPatientCompany(undoWindow = "10-minutes") {
  const recruiter = await aRecruiter(product);
  const { cookie } = recruiter;
  expect((await product.post(paths.decisionSettings(), { undoWindow }, { cookie })).status).toBe(303);
  const job = await aJob(product, recruiter);
  return { recruiter, cookie, job, ...(await someoneFor(job)) };
}

async function someoneFor(job: Parameters<typeof anApplication>[1]) {
  const person = await anApplicant(product);
  return { person, application: await anApplication(product, job, person) };
}

async function decide({ id }: { id: string }, status: string, { cookie }: Pick<Recruiter, "cookie">) {
  const answer = await product.post(paths.candidateStatus(id), { status }, { cookie });
  expect(answer.status).toBe(303);
  const [change] = await rows<{ id: string }>(
    `select id from status_changes where application_id = '${id}' order by created_at desc, id desc limit 1`,
  );
  return { answer, changeId: change?.id ?? "" };
}

const undo = (changeId: string, { cookie }: Pick<Recruiter, "cookie">) =>
  product.post(paths.undoDecision(changeId), {}, { cookie });

const rows = async <Row>(sql: string): Promise<Row[]> => (await product.db.prepare(sql).all<Row>()).results;
const statusOf = (id: string) =>
  product.db.prepare("select status from applications where id = ?").bind(id).first<string>("status");

/** The window is over: the next sweep sends what waits. */
const windowEnds = () => product.db.prepare("update outbox set run_after = 0 where topic = 'decision'").run();

const own = async (jobId: string, { cookie }: TestPerson) =>
  wordsOf(await product.fetch(paths.application(jobId), { cookie }));

test("a decision holds inside at once, and its applicant learns of it when the window ends", async () => {
  const { cookie, recruiter, job, person, application } = await aPatientCompany();
  const { answer } = await decide(application, "interview_approved", recruiter);
  const flashed = await product.fetch(answer.headers.get("Location") ?? "", {
    cookie: `${cookie}; ${cookiesOf(answer)}`,
  });
  expect(await flashed.clone().text()).toContain('<button type="submit" class="btn ghost small">Undo');
  expect(await wordsOf(flashed)).toMatch(/Amara Okafor: Interview\. The mail leaves \d+ \w+, \d\d:\d\d/);
  const inside = await wordsOf(await product.fetch(paths.candidate(application.id), { cookie }));
  expect(inside).toMatch(/Interview: not told yet\. The mail leaves/);
  expect(inside).toContain("Initial Review → Interview");

  const outside = async () => [
    (await mailsTo(product, person.email)).length,
    (await rows(`select seq from notifications where user_id = '${person.id}'`)).length,
    (await own(job.id, person)).includes("They would like to talk to you"),
    (await wordsOf(await product.fetch(paths.applications(), person))).includes("Interview"),
  ];
  expect(await outside()).toEqual([0, 0, false, false]);
  await windowEnds();
  await product.sweep();
  await product.sweep();
  expect(await outside()).toEqual([1, 1, true, true]);
  const after = await wordsOf(await product.fetch(paths.candidate(application.id), { cookie }));
  expect(after).not.toMatch(/not told yet|Undo/);
});

test("whoever takes a decision back is where they were, and nobody is ever told", async () => {
  const { recruiter, cookie, job, person, application } = await aPatientCompany();
  const { changeId } = await decide(application, "passed", recruiter);
  const undone = await undo(changeId, recruiter);
  expect([undone.status, undone.headers.get("Location")]).toEqual([303, paths.candidate(application.id)]);
  expect((await undo(changeId, recruiter)).status).toBe(303);
  await windowEnds();
  expect(await mailsTo(product, person.email)).toHaveLength(0);
  expect(await rows("select seq from notifications")).toHaveLength(0);
  expect(await statusOf(application.id)).toBe("pending");
  expect(await own(job.id, person)).not.toContain("They have decided not to go on");
  const page = await wordsOf(await product.fetch(paths.candidate(application.id), { cookie }));
  expect(page).toMatch(/Taken back: Passed → Initial Review Priya Nair.*Initial Review → Passed Priya Nair/);
  expect(page).toContain("Undecided 1");
  // Decided anew, it is told once; the old undo is no undo of that.
  await decide(application, "interview_approved", recruiter);
  expect((await undo(changeId, recruiter)).status).toBe(303);
  expect(await statusOf(application.id)).toBe("interview_approved");
  await windowEnds();
  expect((await mailsTo(product, person.email)).map(({ subject }) => subject)).toEqual([
    "Good news about your application: Senior Frontend Engineer",
  ]);
});

test("whoever decides again reads which decision's mail waits, before and after", async () => {
  const { recruiter, cookie, application } = await aPatientCompany();
  const read = async (page: string, also = "") =>
    wordsOf(await product.fetch(page, { cookie: `${cookie}; ${also}` }));
  await decide(application, "interview_approved", recruiter);
  const waits =
    /“Good news about your application: [^”]+” to Amara Okafor leaves \d+ \w+, \d\d:\d\d UTC ?; undo that/;
  const candidate = paths.candidate(application.id);
  expect(await read(paths.passCandidate(application.id))).toMatch(waits);
  expect(await read(paths.evaluation(application.id))).toMatch(waits);
  const before = await read(candidate);
  expect(before).toMatch(waits);
  expect(before.match(/“Good news/g)).toHaveLength(2);
  expect(before).toMatch(/Interview: not told yet\. The mail leaves [^“]+: “Good news/);
  const { answer, changeId } = await decide(application, "passed", recruiter);
  expect(await read(answer.headers.get("Location") ?? "", cookiesOf(answer))).toMatch(
    /Passed\. The mail leaves [^.]+\. “Good news[^”]+” leaves [^.]+ too: undo both decisions if it should not\./,
  );
  expect(await read(candidate)).toMatch(waits);
  const undone = await undo(changeId, recruiter);
  expect(await read(candidate, cookiesOf(undone))).toContain("of Priya Nair still waits to leave.");
  await windowEnds();
  await product.sweep();
  expect(await read(candidate)).not.toContain("“Good news");
});

test("whoever decides a third time reads of both mails that wait, and once how to stop them", async () => {
  const { recruiter, cookie, application } = await aPatientCompany();
  await decide(application, "interview_approved", recruiter);
  await decide(application, "offer_sent", recruiter);
  const { answer } = await decide(application, "offer_accepted", recruiter);
  const also = `${cookie}; ${cookiesOf(answer)}`;
  expect(await wordsOf(await product.fetch(answer.headers.get("Location") ?? "", { cookie: also }))).toMatch(
    /Hired\..* The mail leaves [^.]+\. “[^”]+” leaves [^.]+, “[^”]+” leaves [^.]+ too: undo these decisions if they should not\. (?!.*should not)/,
  );
});

test("of two steps the last is taken back first, and the first is told all the same", async () => {
  const { recruiter, job, person, application } = await aPatientCompany("60-minutes");
  const first = await decide(application, "interview_approved", recruiter);
  const second = await decide(application, "offer_sent", recruiter);
  expect((await undo(first.changeId, recruiter)).status).toBe(409);
  expect((await undo(second.changeId, recruiter)).status).toBe(303);
  expect(await statusOf(application.id)).toBe("interview_approved");
  expect(await own(job.id, person)).not.toContain("They would like to talk to you");
  await windowEnds();
  expect(await mailsTo(product, person.email)).toHaveLength(1);
  expect(await own(job.id, person)).toContain("They would like to talk to you");
  expect((await undo(first.changeId, recruiter)).status).toBe(409);
  expect(await statusOf(application.id)).toBe("interview_approved");
});

test("of somebody moved there, back and there again only the last step is taken back", async () => {
  const { recruiter, job, person, application } = await aPatientCompany("60-minutes");
  await product.post(paths.jobStages(job.id), { intent: "start" }, recruiter);
  const stages = await rows<{ id: string; kind: string }>(
    "select id, kind from job_stages order by position",
  );
  const [review = "", talk = ""] = ["review", "interview"].map(
    (kind) => stages.find((s) => s.kind === kind)?.id,
  );
  const step = async (seen: string, stage: string) => {
    const fields = { seen, stage };
    expect((await product.post(paths.candidateStatus(application.id), fields, recruiter)).status).toBe(303);
    const [{ id } = { id: "" }] = await rows<{ id: string }>(
      "select id from status_changes order by rowid desc",
    );
    return id;
  };
  const there = await step(review, talk);
  const back = await step(talk, review);
  const again = await step(review, talk);
  expect((await undo(there, recruiter)).status).toBe(409);
  expect((await undo(again, recruiter)).status).toBe(303);
  expect((await undo(there, recruiter)).status).toBe(409);
  expect(await statusOf(application.id)).toBe("pending");
  const told = async () => (await own(job.id, person)).includes("They would like to talk to you");
  const leaves = async (changeId: string) => {
    await product.db.prepare("update outbox set run_after = 0 where id = ?").bind(`${changeId}-status`).run();
    await product.sweep();
    return told();
  };
  expect([await told(), await leaves(there), await leaves(back)]).toEqual([false, true, false]);
  expect((await mailsTo(product, person.email)).map(({ subject }) => subject)).toEqual([
    "Good news about your application: Senior Frontend Engineer",
    "Your application is being looked at again: Senior Frontend Engineer",
  ]);
  expect(await rows("select id from applications where told_status is not null")).toEqual([]);
});

test("where a company shortens its window, what was decided first is still told first", async () => {
  const { recruiter, job, person, application } = await aPatientCompany("60-minutes");
  const other = await someoneFor(job);
  const shorten = (undoWindow: string) => product.post(paths.decisionSettings(), { undoWindow }, recruiter);
  for (const one of [application, other.application]) await decide(one, "interview_approved", recruiter);
  await shorten("10-minutes");
  await decide(application, "offer_sent", recruiter);
  await shorten("none");
  await decide(application, "offer_accepted", recruiter);
  const people = `${other.application.id}:interview_approved`;
  await product.post(paths.bulk(), { to: "passed", intent: "send", people }, recruiter);
  expect(await statusOf(other.application.id)).toBe("passed");
  expect(await rows("select id from outbox where topic = 'mail' and state = 'waiting'")).toEqual([]);
  expect(await own(job.id, person)).not.toContain("They would like to talk to you");
  await product.db.prepare("update outbox set run_after = run_after - 7200000").run();
  const told = async ({ email }: TestPerson) => (await mailsTo(product, email)).map(({ subject }) => subject);
  expect(await told(person)).toEqual([
    "Good news about your application: Senior Frontend Engineer",
    "An offer for you: Senior Frontend Engineer",
    "Your acceptance is on record: Senior Frontend Engineer",
  ]);
  expect(await told(other.person)).toEqual([
    "Good news about your application: Senior Frontend Engineer",
    "About your application: Senior Frontend Engineer",
  ]);
});

test("what was taken back tells its applicant nothing, on the page and in the export", async () => {
  const { recruiter, job } = await aPatientCompany("none");
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person, { status: "offer_sent" });
  await product.post(
    paths.candidateStatus(application.id),
    { from: "offer_sent", offer: "declined" },
    recruiter,
  );
  const before = await own(job.id, person);
  await product.post(paths.decisionSettings(), { undoWindow: "60-minutes" }, recruiter);
  const reason = "The position is open again.";
  await product.post(paths.reconsider(application.id), { from: "passed", reason }, recruiter);
  const [change] = await rows<{ id: string }>("select id from status_changes order by id desc limit 1");
  expect((await undo(change?.id ?? "", recruiter)).status).toBe(303);
  expect(await own(job.id, person)).toBe(before);
  const archive = await product.fetch(paths.exportAccount(), { cookie: person.cookie });
  const files = unzipSync(Buffer.from(await archive.arrayBuffer()));
  const changes = JSON.parse(strFromU8(files["status-changes.json"] ?? new Uint8Array()));
  expect(changes).toMatchObject([{ to: "passed", offerEnd: "declined" }]);
});

test("undo and sending at once: one wins, and nobody gets two mails or one taken back", async () => {
  const { recruiter, job } = await aPatientCompany();
  const seen = new Set<string>();
  for (const order of ["undo first", "sending first", "together", "together", "together", "together"]) {
    const { person, application } = await someoneFor(job);
    const { changeId } = await decide(application, "passed", recruiter);
    await windowEnds();
    const takeBack = () => undo(changeId, recruiter);
    const steps = [product.wake([`${changeId}-status`]), product.sweep()];
    if (order === "sending first") await Promise.all(steps);
    const { status } = await takeBack();
    await Promise.all(steps);
    const mails = (await mailsTo(product, person.email)).length;
    const result = [status, await statusOf(application.id), mails].join(" ");
    expect(["303 pending 0", "409 passed 1"], order).toContain(result);
    seen.add(result);
    expect(await rows(`select seq from notifications where user_id = '${person.id}'`), order).toHaveLength(
      mails,
    );
  }
  expect(seen.has("409 passed 1")).toBe(true);
  const { person, application } = await someoneFor(job);
  const { changeId } = await decide(application, "passed", recruiter);
  expect((await undo(changeId, recruiter)).status).toBe(303);
  await product.wake([`${changeId}-status`]);
  expect([(await mailsTo(product, person.email)).length, await statusOf(application.id)]).toEqual([
    0,
    "pending",
  ]);
});

test("a consumer that dies at any step tells once, and from its first on nothing is taken back", async () => {
  const { recruiter, job } = await aPatientCompany();
  const claimed = "update outbox set attempts = 1, run_after = ?2 where id = ?1";
  const lease = "update outbox set run_after = 0 where id = ?1";
  for (const died of [
    "with the task in its hands",
    "before the mail",
    "before it knew that the mail was taken",
  ]) {
    const { person, application } = await someoneFor(job);
    const { changeId } = await decide(application, "passed", recruiter);
    const mail = `${changeId}-status`;
    await windowEnds();
    if (died === "with the task in its hands")
      await product.db
        .prepare(claimed)
        .bind(mail, Date.now() + 60_000)
        .run();
    else {
      product.mailbox.failNext(died === "before the mail" ? { kind: "reset" } : { kind: "lostReply" });
      await product.sweep();
    }
    expect((await undo(changeId, recruiter)).status, died).toBe(409);
    await product.db.prepare(lease).bind(mail).run();
    await product.sweep();
    expect(await mailsTo(product, person.email), died).toHaveLength(1);
    const told = `select seq from notifications where user_id = '${person.id}'`;
    expect(await rows(told), died).toHaveLength(1);
    expect(await statusOf(application.id), died).toBe("passed");
  }
});

test("another company's decision, or one told at once, cannot be taken back", async () => {
  const { recruiter, application } = await aPatientCompany();
  const { changeId } = await decide(application, "passed", recruiter);
  const stranger = await aRecruiter(product);
  expect((await undo(changeId, stranger)).status).toBe(404);
  expect((await undo("01ARZ3NDEKTSV4RRFFQ69G5FAV", stranger)).status).toBe(404);
  const job = await aJob(product, stranger);
  const { person, application: theirs } = await someoneFor(job);
  const { changeId: atOnce } = await decide(theirs, "passed", stranger);
  expect((await undo(atOnce, stranger)).status).toBe(409);
  expect(await mailsTo(product, person.email)).toHaveLength(1);
  expect(await statusOf(theirs.id)).toBe("passed");
});

test("what waits to be told is not in the applicant's own export", async () => {
  const { recruiter, person, application } = await aPatientCompany();
  await decide(application, "passed", recruiter);
  const bytes = Buffer.from(
    await (await product.fetch(paths.exportAccount(), { cookie: person.cookie })).arrayBuffer(),
  );
  const files = unzipSync(bytes);
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(read("status-changes.json")).toEqual([]);
  expect(read("applications.json")).toMatchObject([{ status: "pending" }]);
  expect(read("applications.json")[0]).not.toHaveProperty("toldStatus");
});
