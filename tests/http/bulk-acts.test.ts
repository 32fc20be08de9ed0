import { beforeAll, beforeEach, expect, test } from "vitest";
import { assignMany } from "~/features/assignments/assign";
import { snoozeMany } from "~/features/candidates/snooze";
import { cancelMany, writeMany } from "~/features/messages/write-many";
import { paths } from "~/paths";
import { openDatabase } from "../../db/client";
import { flashOf } from "../support/flash";
import { inDays } from "../support/forms/recruiter";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestApplication, type TestJob } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const BULK = "01KB0000000000000000000000";
const ANOTHER = "01KB0000000000000000000001";
const rows = async <Row>(sql: string): Promise<Row[]> => (await product.db.prepare(sql).all<Row>()).results;
const count = (sql: string) => product.db.prepare(`select count(*) as n from ${sql}`).first<number>("n");
const seenAs = (people: readonly { id: string }[]) => people.map(({ id }) => `${id}:pending`).join(" ");

async function undecided(many: number, undoWindow = "60-minutes") {
  const recruiter = await aRecruiter(product);
  await product.post(paths.decisionSettings(), { undoWindow }, recruiter);
  const job = await aJob(product, recruiter);
  const people: ({ person: TestPerson } & TestApplication)[] = [];
  for (let at = 0; at < many; at += 1) {
    const number = String(at).padStart(2, "0");
    const person = await anApplicant(product, { name: `Person ${number}` });
    people.push({ person, ...(await anApplication(product, job, person)) });
  }
  const press = (path: string, fields: Fields) =>
    product.post(path, { bulk: BULK, people: seenAs(people), intent: "send", ...fields }, recruiter);
  const decide = ({ id }: { id: string }) =>
    product.post(paths.candidateStatus(id), { status: "interview_approved" }, recruiter);
  return { recruiter, job, people, press, decide };
}

/** An owner of the company, who applied there before. */
async function anOwnerWhoApplied(job: TestJob, companyId: string) {
  const amara = await anApplicant(product, { name: "Amara Okafor" });
  const own = await anApplication(product, job, amara);
  await product.db.batch([
    product.db
      .prepare("update users set company_id = ?2, recruiter = 1 where id = ?1")
      .bind(amara.id, companyId),
    product.db
      .prepare("insert into members (company_id, user_id, role, joined_at) values (?2, ?1, 'owner', 1)")
      .bind(amara.id, companyId),
  ]);
  return { amara, own };
}

const SLEEP = { until: inDays(7), reason: "Portfolios come on Monday" };
const touched = async () => [
  await count("messages"),
  await count("applications where snooze is not null"),
  await count("interviewers"),
];

const MAIL = {
  subject: "Your {{job_title}}",
  body: "Dear {{first_name}},\n\nwe write to you all on Friday.",
};
const FORTY = 40;
const HALF = 20;

const windowEnds = () => product.db.prepare("update outbox set run_after = 0 where topic = 'message'").run();
const mails = () => product.mailbox.messages();
const lines = (verb: string) => count(`activity where verb = '${verb}' and request_id = '${BULK}'`);

test("forty are written to in one go, each by their name, and what has not left is taken back", async () => {
  const { recruiter, people, press } = await undecided(FORTY);
  const list = await (await product.fetch("/dash?select=on", recruiter)).text();
  for (const action of [paths.bulkWrite(), paths.bulkInterviewers(), paths.bulkSnooze()])
    expect(list.includes(`formaction="${action}"`), action).toBe(true);
  const first = await wordsOf(await press(paths.bulkWrite(), { intent: "check" }));
  for (const words of ["Write to 40 people", "Person 00, Person 01", "All have an address"])
    expect(first).toContain(words);
  const wrong = await press(paths.bulkWrite(), { ...MAIL, body: "Dear {{frist_name}}" });
  expect([wrong.status, await wordsOf(wrong)]).toEqual([
    422,
    expect.stringContaining("There is no field frist_name. Did you mean first_name?"),
  ]);
  const shown = await (await press(paths.bulkWrite(), { ...MAIL, intent: "preview" })).text();
  expect(shown.match(/<h2>To (<!-- -->)?Person \d\d/g)).toHaveLength(3);
  expect(shown.match(/<section[^>]* autofocus=""/g)).toHaveLength(1);
  expect(shown).toContain("Dear Person,");
  expect(shown.replaceAll("<!-- -->", "")).toContain("The first 3 of 40 mails; the others");
  expect(await count("messages")).toBe(0);

  const done = await press(paths.bulkWrite(), MAIL);
  expect([done.status, done.headers.get("Location")]).toEqual([303, paths.bulkDone(BULK)]);
  expect((await press(paths.bulkWrite(), MAIL)).headers.get("Location")).toBe(paths.bulkDone(BULK));
  expect(await count(`messages where bulk_id = '${BULK}'`)).toBe(FORTY);
  expect(await lines("message.written")).toBe(FORTY);
  const some = `update outbox set run_after = 0 where id in
    (select id from outbox where topic = 'message' order by id limit ${HALF})`;
  await product.db.prepare(some).run();
  await product.sweep();
  expect(mails()).toHaveLength(HALF);
  const page = await product.fetch(paths.bulkDone(BULK), recruiter);
  expect(await wordsOf(page)).toContain("Take 20 mails back");
  expect((await product.post(paths.bulkDone(BULK), {}, recruiter)).status).toBe(303);
  expect((await product.post(paths.bulkDone(BULK), {}, recruiter)).status).toBe(303);
  await windowEnds();
  await product.sweep();
  expect(new Set(mails().flatMap(({ to }) => to)).size).toBe(HALF);
  expect(mails()).toHaveLength(HALF);
  expect(await lines("message.cancelled")).toBe(HALF);
  expect(mails().every(({ text }) => text.includes("Dear Person,"))).toBe(true);
  expect(await wordsOf(await product.fetch(paths.bulkDone(BULK), recruiter))).toMatch(/Sent.*Taken back/);
  expect(people).toHaveLength(FORTY);
});

test("whoever moved, or has nothing to put into a field, gets no mail and is named", async () => {
  const { recruiter, people, press, decide } = await undecided(4);
  const [moved, passed, , ...last] = people;
  if (moved === undefined || passed === undefined) throw new Error("four have applied");
  await decide(moved);
  await product.post(paths.candidateStatus(passed.id), { status: "passed" }, recruiter);
  const all = `${seenAs([moved, ...people.slice(2)])} ${passed.id}:passed`;
  const preview = (fields: Fields) => press(paths.bulkWrite(), { intent: "preview", ...MAIL, ...fields });
  const shown = await wordsOf(await preview({ people: all, body: "See {{reason}}" }));
  expect(shown).toContain("they stand elsewhere by now: Person 00 (Interview)");
  expect(shown).toContain("nothing to put in for them: Person 01 (reason), Person 02 (reason)");
  const html = await (await preview({ people: all, body: "See {{reason}}" })).text();
  expect(html).toMatch(/<p class="notice"[^>]* autofocus=""/);
  expect(shown).toContain("Nobody would get this mail: please write it without what stands in brackets.");
  const asked = await press(paths.bulkWrite(), { people: all, ...MAIL, body: "Come at {{interview_when}}" });
  expect([asked.status, await count("messages")]).toEqual([422, 0]);
  const done = await press(paths.bulkWrite(), { people: all, ...MAIL });
  expect(done.headers.get("Location")).toBe(paths.bulkDone(BULK, [moved.id]));
  expect(await wordsOf(await product.fetch(done.headers.get("Location") ?? "", recruiter))).toContain(
    "Person 00 (Interview)",
  );
  expect(await count("messages")).toBe(3);
  expect(last).toHaveLength(1);
});

test("what broke off between two batches of mails goes on with the rest, and nobody has two", async () => {
  const { people, press } = await undecided(3, "none");
  await press(paths.bulkWrite(), { people: seenAs(people.slice(0, 2)), ...MAIL });
  await press(paths.bulkWrite(), MAIL);
  await product.settle();
  expect(mails()).toHaveLength(3);
  expect(new Set(mails().flatMap(({ to }) => to)).size).toBe(3);
});

test("whoever goes back to mend their words is told that the mails of before are there", async () => {
  const { press } = await undecided(2);
  await press(paths.bulkWrite(), MAIL);
  const mended = { ...MAIL, body: "Dear {{first_name}},\n\nwe write to you all on Monday." };
  const told = await press(paths.bulkWrite(), mended);
  const html = await told.text();
  expect([told.status, html]).toEqual([422, expect.stringContaining("You wrote to these people before")]);
  expect(html).toContain("on Monday.");
  expect(await count("messages")).toBe(2);
  const bulk = /name="bulk" value="(\w+)"/.exec(html)?.[1] ?? BULK;
  for (let time = 0; time < 2; time += 1)
    expect((await press(paths.bulkWrite(), { ...mended, bulk })).headers.get("Location")).toBe(
      paths.bulkDone(bulk),
    );
  expect(await count("messages where body like '%Monday%'")).toBe(2);
  expect(await count("messages")).toBe(4);
});

test("words about what the law protects are warned of before they go to several", async () => {
  const { press } = await undecided(2);
  const body = "Dear {{first_name}}, you are too old for this work.";
  const warned = await press(paths.bulkWrite(), { ...MAIL, body });
  expect([warned.status, await wordsOf(warned)]).toEqual([
    422,
    expect.stringContaining("Please read your words again"),
  ]);
  expect(await count("messages")).toBe(0);
  const sure = `${MAIL.subject}\n${body}`;
  expect((await press(paths.bulkWrite(), { ...MAIL, body, sure })).status).toBe(303);
  expect(await count("messages")).toBe(2);
});

test("sixty are snoozed until a day, and whoever was decided on is left out and named", async () => {
  const { recruiter, people, press, decide } = await undecided(60);
  const [moved, ...rest] = people;
  if (moved === undefined) throw new Error("sixty have applied");
  await decide(moved);
  const first = await wordsOf(await press(paths.bulkSnooze(), { intent: "check" }));
  expect(first).toMatch(/Later: 59 people.*Left out, .*: Person 00 \(Interview\)/);
  expect((await press(paths.bulkSnooze(), { ...SLEEP, reason: "" })).status).toBe(422);
  expect((await press(paths.bulkSnooze(), { ...SLEEP, until: inDays(-1) })).status).toBe(422);
  expect(await count("applications where snooze is not null")).toBe(0);
  const done = await press(paths.bulkSnooze(), { ...SLEEP, card: "on" });
  expect([done.status, done.headers.get("Location")]).toEqual([303, paths.candidates()]);
  await press(paths.bulkSnooze(), { ...SLEEP, card: "on" });
  expect(await count("applications where snooze = 'snoozed' and snooze_card = 'awaited'")).toBe(rest.length);
  expect(await lines("candidate.snoozed")).toBe(rest.length);
  expect(await wordsOf(await product.fetch(paths.bulkSnooze([moved.id]), recruiter))).toContain("Person 00");
});

test("sixty get one interviewer more, who sees them and nobody else", async () => {
  const { recruiter, people, press, decide } = await undecided(60);
  const { companyId } = recruiter;
  const lena = await aRecruiter(product, { companyId, role: "interviewer", name: "Lena Fischer" });
  const zoe = await aRecruiter(product, { companyId, role: "interviewer", name: "Zoe Hart" });
  const [moved, alone, ...rest] = people;
  if (moved === undefined || alone === undefined) throw new Error("sixty have applied");
  await decide(moved);
  await product.post(paths.interviewers(alone.id), { chosen: [zoe.id] }, recruiter);
  const first = await wordsOf(await press(paths.bulkInterviewers(), { intent: "check" }));
  expect(first).toMatch(/Who interviews 59 people\?.*Person 00 \(Interview\).*Lena Fischer/);
  expect((await press(paths.bulkInterviewers(), { interviewer: "" })).status).toBe(422);
  expect((await press(paths.bulkInterviewers(), { interviewer: recruiter.id })).status).toBe(422);
  expect((await press(paths.bulkInterviewers(), { interviewer: lena.id })).status).toBe(303);
  await press(paths.bulkInterviewers(), { interviewer: lena.id });
  expect(await count(`interviewers where user_id = '${lena.id}'`)).toBe(59);
  expect(await lines("candidate.interviewers")).toBe(59);
  const [line] = await rows<{ before: string; after: string }>(
    `select before_value as before, after_value as after from activity
      where application_id = '${alone.id}' and request_id = '${BULK}'`,
  );
  expect(line).toEqual({ before: "Zoe Hart", after: "Lena Fischer, Zoe Hart" });
  const seen = async ({ id }: { id: string }) => (await product.fetch(paths.candidate(id), lena)).status;
  expect([await seen(moved), await seen(alone), await seen(rest[0] ?? moved)]).toEqual([404, 200, 200]);
});

test("an interviewer of sixty turns over all of them, and reads no number that is not so", async () => {
  const { recruiter, people, press } = await undecided(60);
  const lena = await aRecruiter(product, { companyId: recruiter.companyId, role: "interviewer" });
  await product.post(paths.interviewers(people[0]?.id ?? ""), { chosen: [lena.id] }, recruiter);
  expect(await (await product.fetch(paths.candidates(), lena)).text()).toContain(">1 person");
  await press(paths.bulkInterviewers(), { interviewer: lena.id });
  const names: string[] = [];
  let path: string | undefined = "/dash?status=all&sort=name";
  for (let page = 0; path !== undefined && page <= people.length; page += 1) {
    const html: string = await (await product.fetch(path, lena)).text();
    expect(html.match(/class="desk-result"[^>]*>[^<]*/)?.[0]).toMatch(/More (than \d+ people|people)$/);
    expect(html).not.toMatch(/Undecided ?<b>|\d of \d+ read|1 of \d/);
    names.push(...[...html.matchAll(/class="desk-row-name"[^>]*>([^<]+)/g)].map(([, name = ""]) => name));
    path = /href="([^"]+)"[^>]*>Next page/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(names).toHaveLength(people.length);
  expect(new Set(names).size).toBe(people.length);
});

test("nobody acts on an application of their own, or on another company's candidate", async () => {
  const { recruiter, job, people, press } = await undecided(1, "none");
  const { companyId } = recruiter;
  const lena = await aRecruiter(product, { companyId, role: "interviewer" });
  const { amara, own } = await anOwnerWhoApplied(job, companyId);
  const stranger = await aRecruiter(product);
  const theirs = await anApplication(product, await aJob(product, stranger), await anApplicant(product));
  const all = seenAs([own, theirs]);
  const acts: [string, Fields][] = [
    [paths.bulkWrite(), MAIL],
    [paths.bulkSnooze(), SLEEP],
    [paths.bulkInterviewers(), { interviewer: lena.id }],
  ];
  for (const [path, fields] of acts) {
    for (const typed of [{}, { intent: "preview", ...fields }, { intent: "send", ...fields }]) {
      const answer = await product.post(path, { bulk: BULK, people: all, intent: "check", ...typed }, amara);
      const said = `${answer.headers.get("Location")} ${await answer.text()}`;
      for (const { id } of [own, theirs]) expect(said, path).not.toContain(id);
    }
    expect(await touched(), path).toEqual([0, 0, 0]);
  }
  for (const [path, fields] of acts) await press(path, { ...fields, people: seenAs([...people, own]) });
  expect(await touched()).toEqual([2, 2, 2]);
});

test("whoever was decided on since the page was read, oneself and strangers are asked for anew", async () => {
  const { recruiter, job, people, decide } = await undecided(2);
  const { companyId } = recruiter;
  const lena = await aRecruiter(product, { companyId, role: "interviewer" });
  const { amara, own } = await anOwnerWhoApplied(job, companyId);
  const [moved] = people;
  if (moved === undefined) throw new Error("two have applied");
  await decide(moved);
  const stranger = await aRecruiter(product);
  const zoe = await aRecruiter(product, { companyId: stranger.companyId, role: "interviewer" });
  const theirs = await anApplication(product, await aJob(product, stranger), await anApplicant(product));
  const begun = await anApplication(product, job, await anApplicant(product), { submittedAt: null });
  const ids = [...people, own, theirs, begun].map(({ id }) => id);
  const [db, now] = [openDatabase(product.db), new Date()];
  const by = { id: amara.id, companyId, personName: amara.name, role: "owner", requestId: BULK };
  const words = { from: "pending" as const, subject: "Soon", body: "Soon.", language: "en" };
  const seen = ids.map((id) => ({ id, from: "pending" }));
  await writeMany(
    by,
    { id: BULK, leaves: new Date(inDays(1)), scheduled: true },
    ids.map((id) => ({ ...words, applicationId: id })),
    { db, jobs: { wake: async () => {} }, now },
  );
  await snoozeMany(by, ids, { ...SLEEP, card: false, timeZone: "Europe/London" }, { db, now });
  for (const one of [lena, recruiter, zoe]) await assignMany(db, by, seen, one.id, now);
  expect(await touched()).toEqual([1, 1, 1]);
  expect([await lines("message.written"), await lines("candidate.snoozed")]).toEqual([1, 1]);
  expect(await lines("candidate.interviewers")).toBe(1);
  await cancelMany({ ...by, companyId: stranger.companyId }, BULK, { db, now });
  expect(await count("messages where state = 'cancelled'")).toBe(0);
});

test("whoever interviews is never asked to meet themselves", async () => {
  const { recruiter, job, people, press } = await undecided(1);
  const { amara, own } = await anOwnerWhoApplied(job, recruiter.companyId);
  await product.db.prepare("update members set role = 'interviewer' where user_id = ?").bind(amara.id).run();
  const all = seenAs([...people, own]);
  const done = await press(paths.bulkInterviewers(), { people: all, interviewer: amara.id });
  expect(done.headers.get("Location")).toBe(paths.bulkInterviewers([own.id]));
  expect(await count("interviewers")).toBe(1);
});

test("mails are taken back of one bulk and company, but none that is on its way, or to oneself", async () => {
  const { recruiter, job, people, press } = await undecided(2);
  const { amara, own } = await anOwnerWhoApplied(job, recruiter.companyId);
  const [going, waiting] = people;
  if (going === undefined || waiting === undefined) throw new Error("two have applied");
  await press(paths.bulkWrite(), { ...MAIL, bulk: ANOTHER, people: seenAs([waiting]) });
  await press(paths.bulkWrite(), { ...MAIL, people: seenAs([...people, own]) });
  const begin = `update outbox set attempts = 1 where id =
    (select id || '-message' from messages where application_id = '${going.id}')`;
  await product.db.prepare(begin).run();
  const stranger = await aRecruiter(product);
  const looked = await product.fetch(paths.bulkDone(BULK), stranger);
  expect([looked.status, (await product.post(paths.bulkDone(BULK), {}, stranger)).status]).toEqual([
    404, 404,
  ]);
  const page = await wordsOf(await product.fetch(paths.bulkDone(BULK), amara));
  expect(page).toMatch(/2 people written to.*Take 1 mail back/);
  expect((await product.post(paths.bulkDone(BULK), {}, amara)).status).toBe(303);
  const cancelled = await rows(
    "select application_id as id, bulk_id as bulk from messages where state = 'cancelled'",
  );
  expect(cancelled).toEqual([{ id: waiting.id, bulk: BULK }]);
  expect(await lines("message.cancelled")).toBe(1);
});

test("whoever takes mails back that have all left reads that none is", async () => {
  const { recruiter, press } = await undecided(2);
  await press(paths.bulkWrite(), MAIL);
  const takeBack = () => product.post(paths.bulkDone(BULK), {}, recruiter);
  await product.db.prepare("update outbox set run_after = 0 where topic = 'message'").run();
  await product.sweep();
  expect(flashOf(await takeBack())).toBe("Too late: every mail has left. None is taken back.");
  await product.db.prepare("update messages set state = 'cancelled'").run();
  expect(flashOf(await takeBack())).toBe("What had not left is taken back.");
});

test("nobody is written to, snoozed or given an interviewer before the last button is pressed", async () => {
  const { recruiter, press } = await undecided(1);
  const lena = await aRecruiter(product, { companyId: recruiter.companyId, role: "interviewer" });
  for (const [path, fields] of [
    [paths.bulkWrite(), MAIL],
    [paths.bulkSnooze(), SLEEP],
    [paths.bulkInterviewers(), { interviewer: lena.id }],
  ] as const)
    for (const intent of ["check", undefined]) {
      const asked = await press(path, { ...fields, intent });
      expect([asked.status, await touched()], path).toEqual([200, [0, 0, 0]]);
    }
});

test("five hundred can be meant at once, and one more is refused", async () => {
  const { press } = await undecided(0);
  const acts: [string, Fields][] = [
    [paths.bulkWrite(), MAIL],
    [paths.bulkSnooze(), SLEEP],
    [paths.bulkInterviewers(), { interviewer: BULK }],
  ];
  const status = async (path: string, fields: Fields, many: number) => {
    const people = seenAs(Array(many).fill({ id: BULK }));
    return (await press(path, { ...fields, people, intent: "check" })).status;
  };
  for (const [path, fields] of acts) {
    expect(await status(path, {}, 500), path).toBe(200);
    expect([await status(path, {}, 501), await status(path, fields, 501)], path).toEqual([400, 400]);
  }
});

test("Return in the subject shows the mails, and a template is chosen in a form of its own", async () => {
  const { recruiter, press } = await undecided(2);
  const words = { name: "Talk", subject: "Let us talk", body: "Dear {{first_name}}", language: "en" };
  await product.post(paths.templates(), { id: ANOTHER, version: 0, ...words }, recruiter);
  const html = await (await press(paths.bulkWrite(), { intent: "check" })).text();
  const forms = html.match(/<form[^>]*>.*?<\/form>/gs) ?? [];
  const [choosing, writing] = ['name="template"><', 'name="subject"'].map((part) =>
    forms.find((form) => form.includes(part)),
  );
  expect(writing?.match(/<button[^>]*type="submit"[^>]*>/)?.[0]).toContain('value="preview"');
  expect(choosing).toContain(`<option value="${ANOTHER}">Talk`);
  const chosen = await (await press(paths.bulkWrite(), { intent: undefined, template: ANOTHER })).text();
  expect(chosen).toContain('value="Let us talk"');
});

test("where everybody has moved on, nobody reads of no people snoozed", async () => {
  const { people, press, decide } = await undecided(2);
  for (const one of people) await decide(one);
  const refused = await press(paths.bulkSnooze(), SLEEP);
  expect([refused.status, await wordsOf(refused)]).toEqual([
    200,
    expect.stringMatching(/Left out, since they are decided on.*Nobody is selected/s),
  ]);
});

test.each([
  ["Write", paths.bulkWrite()],
  ["Interviewers", paths.bulkInterviewers()],
  ["Later", paths.bulkSnooze()],
  ["Talent pool", paths.bulkPool()],
  ["Tag", paths.bulkTags()],
])("whoever chooses nobody to %s reads that alone, and is led back", async (title, page) => {
  const { press } = await undecided(1);
  const html = await (await press(page, { people: "", intent: "check" })).text();
  expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toBe(title);
  expect(html).toContain("Nobody is selected");
  expect(html).toContain(`<a href="${paths.candidates()}">Back to the candidates`);
  expect(html).not.toContain("0 people");
});

test("of one who is written to nobody says “all”, and that all mails are shown", async () => {
  const { press } = await undecided(1);
  const words = await wordsOf(await press(paths.bulkWrite(), { ...MAIL, intent: "preview" }));
  expect(words).toContain("Write to 1 person");
  expect(words).not.toMatch(/All have an address|The first 1/);
});
