import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { flashOf } from "../support/flash";
import { mailsTo } from "../support/mails";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestApplication, type TestJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Stage = { id: string; name: string; kind: string; people: number; shownAs: string };
type Signed = Pick<TestPerson, "cookie">;

const rows = async <Row>(sql: string): Promise<Row[]> => (await product.db.prepare(sql).all<Row>()).results;
const stagesOf = (job: TestJob) =>
  rows<Stage>(
    `select id, name, kind, people, shown_as as shownAs from job_stages where job_id = '${job.id}'
      order by position`,
  );
const start = async (job: TestJob, recruiter: Signed) => {
  expect((await product.post(paths.jobStages(job.id), { intent: "start" }, recruiter)).status).toBe(303);
  return stagesOf(job);
};
const idOf = (stages: readonly Stage[], name: string) =>
  stages.find((stage) => stage.name === name)?.id ?? "";

/** A recruiter's job with the stages that everybody begins with, and somebody who has applied for it. */
async function aStagedJob() {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person);
  return { recruiter, job, person, application, stages: await start(job, recruiter) };
}

/** Presses what the candidate's page offers. */
const move = ({ id }: TestApplication, seen: string, stage: string, { cookie }: Signed) =>
  product.post(paths.candidateStatus(id), { seen, stage }, { cookie });

async function typed(job: TestJob, recruiter: Signed) {
  const html = await (await product.fetch(paths.jobStages(job.id), recruiter)).text();
  const seen = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const lines = (await stagesOf(job)).flatMap(({ id, name, kind, shownAs }, index) =>
    Object.entries({ id, name, kind, shownAs }).map(([field, value]) => [`stages[${index}].${field}`, value]),
  );
  return { seen, ...Object.fromEntries(lines) } as Record<string, string>;
}

const save = async (job: TestJob, recruiter: Signed, press: string, changed: Record<string, string> = {}) =>
  product.post(paths.jobStages(job.id), { ...(await typed(job, recruiter)), press, ...changed }, recruiter);

test("a job's own stages are walked through, and only a new kind of step is told", async () => {
  const { recruiter, job, person, application, stages } = await aStagedJob();
  expect(stages.map(({ name, people }) => `${name} ${people}`)).toEqual([
    ...["Review 1", "Phone call 0", "Interview 0", "Second interview 0", "Offer 0", "Hired 0"],
  ]);
  const stage = (name: string) => idOf(stages, name);
  const settings = await wordsOf(await product.fetch(paths.jobStages(job.id), recruiter));
  expect(settings).toContain("Review 1 person");
  expect(settings).toContain("Phone call Screening");
  expect(settings).not.toMatch(/(Review|Interview|Offer|Hired) \1/);
  const desk = async () => wordsOf(await product.fetch(paths.candidate(application.id), recruiter));
  const own = async () => wordsOf(await product.fetch(paths.application(job.id), person));
  expect(await desk()).toMatch(/Review · 1 of 6.*Move to Phone call/);

  expect((await move(application, stage("Review"), stage("Phone call"), recruiter)).status).toBe(303);
  expect(await desk()).toMatch(/Phone call · 2 of 6.*Review → Phone call/);
  expect(await own()).toContain("First conversation");
  expect(await own()).not.toContain("Phone call");
  const list = await wordsOf(await product.fetch(paths.applications(), person));
  expect(list).toContain("First conversation submitted");
  expect(await mailsTo(product, person.email)).toHaveLength(0);

  expect((await move(application, stage("Phone call"), stage("Second interview"), recruiter)).status).toBe(
    303,
  );
  expect((await move(application, stage("Second interview"), stage("Interview"), recruiter)).status).toBe(
    303,
  );
  expect(await mailsTo(product, person.email)).toHaveLength(1);
  expect((await stagesOf(job)).map(({ people }) => people)).toEqual([0, 0, 1, 0, 0, 0]);
  const lines = await rows(
    `select verb, before_value as b, after_value as a from activity
      where verb in ('candidate.staged', 'candidate.moved') order by seq`,
  );
  expect(lines).toEqual([
    { verb: "candidate.staged", b: "Review", a: "Phone call" },
    { verb: "candidate.moved", b: "Phone call", a: "Second interview" },
    { verb: "candidate.staged", b: "Second interview", a: "Interview" },
  ]);

  expect((await move(application, stage("Interview"), stage("Review"), recruiter)).status).toBe(303);
  const mails = await mailsTo(product, person.email);
  expect(mails.map(({ subject }) => subject).join("\n")).toMatch(/looked at again/);
  expect((await move(application, stage("Review"), stage("Hired"), recruiter)).status).toBe(303);
  expect((await move(application, stage("Hired"), stage("Review"), recruiter)).status).toBe(409);
  expect(await desk()).toContain("Hired · 6 of 6");
});

const SHOWN = {
  ...{ "stages[2].name": "Grilling", "stages[2].shownAs": "Meeting the team" },
  ...{ "stages[3].name": "Last chance", "stages[3].shownAs": "A second talk" },
};

/** Where an applicant reads of it: the own page, the newest notification, and the newest mail. */
async function toldTo(person: TestPerson, job: TestJob) {
  const read = async (path: string) => wordsOf(await product.fetch(path, person));
  const mail = (await mailsTo(product, person.email)).at(-1)?.text ?? "";
  return [await read(paths.application(job.id)), await read(paths.notifications()), mail] as const;
}

test("whoever hears of a new step reads what their own page says, never the stage's name", async () => {
  const { recruiter, job, person, application, stages } = await aStagedJob();
  const stage = (name: string) => idOf(stages, name);
  expect((await save(job, recruiter, "save", SHOWN)).status).toBe(303);
  await move(application, stage("Review"), stage("Interview"), recruiter);
  const [page, news, mail] = await toldTo(person, job);
  expect(page).toContain("Meeting the team");
  expect(news).toContain("Meeting the team Senior Frontend Engineer, Northwind Analytics");
  expect(mail).toContain("Your application stands at “Meeting the team” now.");
  for (const words of [page, news, mail]) expect(words).not.toContain("Grilling");

  await move(application, stage("Interview"), stage("Second interview"), recruiter);
  const [further, before] = await toldTo(person, job);
  expect(further).toContain("A second talk");
  expect(before).not.toMatch(/A second talk|Last chance/);
  await move(application, stage("Second interview"), stage("Review"), recruiter);
  const [, back, again] = await toldTo(person, job);
  expect(back).toMatch(/In review Senior Frontend Engineer.* Meeting the team Senior Frontend Engineer/);
  expect(again).toContain("Your application stands at “In review” now.");
});

test("whoever is moved on before the mail of it leaves is told where they stand by then", async () => {
  const { recruiter, job, person, application, stages } = await aStagedJob();
  const stage = (name: string) => idOf(stages, name);
  await save(job, recruiter, "save", SHOWN);
  await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, recruiter);
  await move(application, stage("Review"), stage("Interview"), recruiter);
  await move(application, stage("Interview"), stage("Second interview"), recruiter);
  const [waiting, none] = await toldTo(person, job);
  expect(waiting).not.toMatch(/Meeting the team|A second talk/);
  expect(none).toContain("Nothing new");
  await product.db.prepare("update outbox set run_after = 0 where topic = 'decision'").run();
  await product.sweep();
  const told = await toldTo(person, job);
  for (const words of told) {
    expect(words).toContain("A second talk");
    expect(words).not.toMatch(/Meeting the team|Grilling|Last chance/);
  }
});

test("whoever is decided on with others is told their stage as the mails shown before do", async () => {
  const { recruiter, job, person, application } = await aStagedJob();
  await save(job, recruiter, "save", SHOWN);
  const many = { to: "interview_approved", people: `${application.id}:pending` };
  const send = (intent: string) =>
    product.post(paths.bulk(), { ...many, bulk: "01KB0000000000000000000000", intent }, recruiter);
  expect(await wordsOf(await send("check"))).toContain("stands at “Meeting the team” now.");
  expect((await send("send")).status).toBe(303);
  for (const words of await toldTo(person, job)) expect(words).toContain("Meeting the team");
});

test("who moves somebody who was moved meanwhile is told, and a press made twice is one move", async () => {
  const { recruiter, application, stages } = await aStagedJob();
  const [review = "", phone = "", interview = ""] = stages.map(({ id }) => id);
  expect((await move(application, review, phone, recruiter)).status).toBe(303);
  expect((await move(application, review, phone, recruiter)).status).toBe(303);
  const late = await move(application, review, interview, recruiter);
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toContain("stands at “Phone call” by now");
  const moves = await rows("select id from status_changes");
  expect(moves).toHaveLength(1);
  const gone = await move(application, phone, "01KB0000000000000000000000", recruiter);
  expect(gone.status).toBe(409);
});

test("a move among stages is taken back, and a decision goes back to the stage it came from", async () => {
  const { recruiter, person, application, stages } = await aStagedJob();
  await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, recruiter);
  const standing = async () =>
    (
      await rows<{ at: string }>(`select s.name || ' ' || a.status as at from applications a
      join job_stages s on s.id = a.stage_id`)
    )[0]?.at;
  const undoLast = async () => {
    const [last] = await rows<{ id: string }>(
      "select id from status_changes order by created_at desc, id desc",
    );
    expect((await product.post(paths.undoDecision(last?.id ?? ""), {}, recruiter)).status).toBe(303);
  };
  const stage = (name: string) => idOf(stages, name);
  await move(application, stage("Review"), stage("Phone call"), recruiter);
  await undoLast();
  expect(await standing()).toBe("Review pending");
  await move(application, stage("Review"), stage("Second interview"), recruiter);
  await undoLast();
  expect(await standing()).toBe("Review pending");
  await move(application, stage("Review"), stage("Phone call"), recruiter);
  await move(application, stage("Phone call"), stage("Offer"), recruiter);
  expect(await standing()).toBe("Offer offer_sent");
  await undoLast();
  expect(await standing()).toBe("Phone call pending");
  expect(await mailsTo(product, person.email)).toHaveLength(0);
});

test("whoever is taken back from an offer stands at no stage that has become one since", async () => {
  const { recruiter, job, application, stages } = await aStagedJob();
  await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, recruiter);
  const stage = (name: string) => idOf(stages, name);
  await move(application, stage("Review"), stage("Second interview"), recruiter);
  await move(application, stage("Second interview"), stage("Offer"), recruiter);
  expect((await save(job, recruiter, "save", { "stages[3].kind": "offer" })).status).toBe(303);
  const [last] = await rows<{ id: string }>("select id from status_changes order by rowid desc");
  expect((await product.post(paths.undoDecision(last?.id ?? ""), {}, recruiter)).status).toBe(303);
  const file = await (await product.fetch(paths.candidatesCsv(), recruiter)).text();
  expect(file).toContain(`,${job.title},Interview,Interview,`);
  const counted = (await stagesOf(job)).flatMap(({ name, people }) => (people > 0 ? [name] : []));
  expect(counted).toEqual(["Interview"]);
});

test("whoever looks after a job with stages of its own reads where people stand in its words", async () => {
  const { recruiter, application, stages } = await aStagedJob();
  await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, recruiter);
  const [review = "", phone = "", interview = ""] = stages.map(({ id }) => id);
  await move(application, review, phone, recruiter);
  const read = async (path: string) => wordsOf(await product.fetch(path, recruiter));
  expect(await read(paths.candidate(application.id))).toContain("A move to Interview P pass");
  expect(await read(paths.pool(application.id))).toContain("stands at “Phone call”");
  expect(await read(paths.merge(application.id, { q: "Nobody" }))).not.toContain("Initial Review");
  await move(application, phone, interview, recruiter);
  expect(await read(paths.candidate(application.id))).toContain("Interview: not told yet.");
  expect(await read(paths.snooze(application.id))).toContain("stands at “Interview”");
  const [last] = await rows<{ id: string }>(
    "select id from status_changes order by created_at desc, id desc",
  );
  const undone = await product.post(paths.undoDecision(last?.id ?? ""), {}, recruiter);
  expect(flashOf(undone)).toMatch(/: Phone call again\. No mail was sent\.$/);
  await product.post(paths.passCandidate(application.id), { from: "pending" }, recruiter);
  expect(await read(paths.passCandidate(application.id))).toContain("and cannot be passed from there");
  await product.db.prepare("update outbox set run_after = 0 where topic = 'decision'").run();
  await product.sweep();
  expect(await read(paths.reconsider(application.id))).toContain("goes back to Review, and is told");
});

test("beside the evidence the same steps are offered as on the candidate's page", async () => {
  const { recruiter, application, stages } = await aStagedJob();
  const [review = "", phone = "", interview = "", second = ""] = stages.map(({ id }) => id);
  const offered = async () => (await product.fetch(paths.evaluation(application.id), recruiter)).text();
  expect(await offered()).toContain("Move to Phone call");
  await move(application, review, phone, recruiter);
  await move(application, phone, interview, recruiter);
  const html = await offered();
  expect(html).toContain("Move to Second interview");
  expect(html).not.toMatch(/Send Job Offer|Approve for Interview/);
  expect(html).toContain(`name="seen" value="${interview}"`);
  expect((await move(application, interview, second, recruiter)).status).toBe(303);
  expect(await offered()).toContain("Move to Offer");
});

test("stages are named, ordered, added and deleted, and their people go where it says", async () => {
  const { recruiter, job, application, stages } = await aStagedJob();
  const names = async () =>
    (await stagesOf(job)).map(({ name, people }) => (people > 0 ? `${name} ${people}` : name));
  expect((await save(job, recruiter, "up 3", { "stages[1].name": "Call" })).status).toBe(303);
  expect(await names()).toEqual(["Review 1", "Call", "Second interview", "Interview", "Offer", "Hired"]);
  const more = { "stages[6].name": "Trial day", "stages[6].kind": "interview" };
  expect((await save(job, recruiter, "save", more)).status).toBe(303);
  expect(await names()).toEqual([
    ...["Review 1", "Call", "Second interview", "Interview", "Trial day", "Offer", "Hired"],
  ]);
  await move(application, idOf(stages, "Review"), idOf(stages, "Interview"), recruiter);
  const to = idOf(await stagesOf(job), "Trial day");
  expect((await save(job, recruiter, "delete 3", { "stages[3].moveTo": to })).status).toBe(303);
  expect(await names()).toEqual(["Review", "Call", "Second interview", "Trial day 1", "Offer", "Hired"]);
  const verbs = await rows<{ line: string }>(
    "select verb || ' ' || object as line from activity where verb like 'stage%' order by seq",
  );
  expect(verbs.map(({ line }) => line)).toEqual([
    "stages.made Senior Frontend Engineer",
    "stage.changed Call",
    "stage.changed Second interview",
    "stage.changed Interview",
    "stage.added Trial day",
    "stage.deleted Interview",
  ]);
  expect((await product.post(paths.jobStages(job.id), { intent: "end" }, recruiter)).status).toBe(303);
  expect(await rows("select stage_id from applications where stage_id is not null")).toEqual([]);
  expect(await wordsOf(await product.fetch(paths.candidate(application.id), recruiter))).toContain(
    "Send Job Offer",
  );
});

test("whoever is moved since their stage is deleted has a line in the history that says so", async () => {
  const { recruiter, job, person, application, stages } = await aStagedJob();
  await move(application, idOf(stages, "Review"), idOf(stages, "Interview"), recruiter);
  const to = { "stages[2].moveTo": idOf(stages, "Second interview") };
  expect((await save(job, recruiter, "delete 2", to)).status).toBe(303);
  expect(await wordsOf(await product.fetch(paths.candidate(application.id), recruiter))).toMatch(
    /Second interview · 3 of 5.*History Interview → Second interview The stage “Interview” was deleted/,
  );
  const log =
    "select before_value || ' to ' || after_value as moved from activity where verb = 'candidate.staged'";
  expect(await rows(log)).toEqual([{ moved: "Interview to Second interview" }]);
  expect(await mailsTo(product, person.email)).toHaveLength(1);
});

test("a stage with people stays while no other of its kind is there, and all keep a step", async () => {
  const { recruiter, job, application, stages } = await aStagedJob();
  await move(application, idOf(stages, "Review"), idOf(stages, "Offer"), recruiter);
  const refused = await save(job, recruiter, "delete 4");
  expect(refused.status).toBe(422);
  expect(await wordsOf(refused)).toContain(
    "People stand at “Offer”, and no other stage is of its kind. Move them first, or add one.",
  );
  expect((await stagesOf(job)).map(({ name }) => name)).toContain("Offer");

  await product.db.prepare("delete from job_stages where name = 'Offer'").run();
  const html = await (await product.fetch(paths.candidate(application.id), recruiter)).text();
  expect(html).toMatch(/Offer sent<\/strong>(?:<!-- -->)? · (?:<!-- -->)?5(?:<!-- -->)? of (?:<!-- -->)?6/);
});

test.each([
  ["delete 0", {}, "The first stage is a review"],
  ["delete 5", {}, "One stage is of the kind Hired"],
  ["save", { "stages[1].name": "review" }, "Two stages have the same name"],
  ["save", { "stages[1].name": "" }, "Please name each stage"],
  ["save", { "stages[0].kind": "interview" }, "The first stage is a review"],
  ["save", { "stages[3].promiseDays": "61" }, "whole days"],
  ["save", { seen: "of before", "stages[1].name": "Call" }, "These stages were changed elsewhere"],
])("stages that cannot be are not saved (%s %j)", async (press, changed, words) => {
  const { recruiter, job, stages } = await aStagedJob();
  const answer = await save(job, recruiter, press, changed as Record<string, string>);
  expect([409, 422]).toContain(answer.status);
  expect(await wordsOf(answer)).toContain(words);
  expect(await stagesOf(job)).toEqual(stages);
});

test("a hiring manager moves people among stages, but neither to an offer nor back from one", async () => {
  const { recruiter, job, application, stages } = await aStagedJob();
  const manager = await aRecruiter(product, { companyId: recruiter.companyId, role: "hiring-manager" });
  await product.post(paths.jobTeam(job.id), { chosen: [manager.id] }, recruiter);
  const stage = (name: string) => idOf(stages, name);
  const desk = await wordsOf(await product.fetch(paths.candidate(application.id), manager));
  expect(desk).toMatch(/Move to Phone call.*Second interview/);
  expect(desk).not.toMatch(/Offer tells|Pass P/);
  expect((await move(application, stage("Review"), stage("Offer"), manager)).status).toBe(403);
  expect((await move(application, stage("Review"), stage("Interview"), manager)).status).toBe(303);
  expect((await move(application, stage("Interview"), stage("Offer"), recruiter)).status).toBe(303);
  expect((await move(application, stage("Offer"), stage("Interview"), manager)).status).toBe(403);
});

const CALL = "Phone call, Screening, “First conversation”";

test("a stage's own mail is offered first to whoever stands there, and goes along with copies", async () => {
  const { recruiter, job, application, stages } = await aStagedJob();
  const [anna, zoe] = [ulid(), ulid()];
  const words = { version: 0, subject: "Shall we talk?", body: "Dear {{first_name}}.", language: "en" };
  for (const [id, name] of [
    [anna, "A first mail"],
    [zoe, "Phone call"],
  ])
    expect((await product.post(paths.templates(), { id, name, ...words }, recruiter)).status).toBe(303);
  const offered = async () => {
    const html = await (await product.fetch(paths.messages(application.id), recruiter)).text();
    return [...html.matchAll(/<option value="(\w{26})"[^>]*>([^<]*)/g)].map(([, , name]) => name?.trim());
  };
  expect(await offered()).toEqual(["A first mail", "Phone call"]);
  expect((await save(job, recruiter, "save", { "stages[1].mailTemplate": zoe })).status).toBe(303);
  expect(await offered()).toEqual(["A first mail", "Phone call"]);
  await move(application, idOf(stages, "Review"), idOf(stages, "Phone call"), recruiter);
  expect(await offered()).toEqual(["Phone call – for this stage", "A first mail"]);
  const page = await (await product.fetch(paths.jobStages(job.id), recruiter)).text();
  expect(page).toMatch(
    new RegExp(`<option[^>]* value="${zoe}" selected=""|<option selected="" value="${zoe}"`),
  );

  await save(job, recruiter, "save", { "stages[1].mailTemplate": anna });
  const told = await rows<{ told: string }>(
    `select before_value || ' → ' || after_value as told from activity where verb = 'stage.changed'
      order by seq`,
  );
  expect(told.map((line) => line.told)).toEqual([
    `${CALL} → ${CALL}, with a mail of its own`,
    expect.stringMatching(/with a mail of its own → .* with a mail of its own: another one$/),
  ]);
  const keeps = { job: job.id, name: "Callers" };
  expect((await product.post(paths.stageTemplates({ job: job.id }), keeps, recruiter)).status).toBe(303);
  const next = await aJob(product, recruiter, { title: "Night Baker" });
  const [kept] = await rows<{ id: string }>("select id from stage_templates");
  await product.post(paths.jobStages(next.id), { intent: "start", template: kept?.id ?? "" }, recruiter);
  const mails = (of: TestJob) =>
    rows(`select mail_template from job_stages where job_id = '${of.id}' order by position`);
  expect(await mails(next)).toEqual(await mails(job));

  await product.post(paths.templates(anna), { intent: "delete", id: anna, version: 1 }, recruiter);
  expect(await offered()).toEqual(["Phone call"]);
  expect(await wordsOf(await product.fetch(paths.jobStages(job.id), recruiter))).toContain(
    "The template was deleted: none is offered first.",
  );
});

test("a company keeps a job's stages as a template, and another job gets a copy of it", async () => {
  const { recruiter, job } = await aStagedJob();
  await save(job, recruiter, "save", { "stages[1].name": "Trial shift", "stages[1].promiseDays": "3" });
  const keep = async (name: string, of = job, who: Signed = recruiter) =>
    product.post(paths.stageTemplates({ job: of.id }), { job: of.id, name }, who);
  const kept = () => rows<{ id: string; name: string }>("select id, name from stage_templates order by name");
  expect((await keep("Bakers")).status).toBe(303);
  expect((await keep("Bakers")).status).toBe(303);
  expect((await keep("")).status).toBe(422);
  const [bakers] = await kept();
  expect(await kept()).toHaveLength(1);
  const id = bakers?.id ?? "";

  const next = await aJob(product, recruiter, { title: "Night Baker" });
  const page = await wordsOf(await product.fetch(paths.jobStages(next.id), recruiter));
  expect(page).toMatch(/Bakers Review · Trial shift · Interview/);
  const choose = (of: TestJob, template: string, who: Signed) =>
    product.post(paths.jobStages(of.id), { intent: "start", template }, who);
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  const theirs = await aJob(product, stranger);
  expect((await choose(theirs, id, stranger)).status).toBe(404);
  expect((await keep("Mine now", job, stranger)).status).toBe(404);
  const rename = (name: string, seen: string, who: Signed = recruiter) =>
    product.post(paths.stageTemplates({ edit: id }), { id, seen, name }, who);
  expect((await rename("Mine now", "Bakers", stranger)).status).toBe(404);
  await product.post(paths.stageTemplates(), { intent: "delete", id }, stranger);
  expect(await wordsOf(await product.fetch(paths.stageTemplates(), stranger))).not.toContain("Bakers");

  expect((await choose(next, id, recruiter)).status).toBe(303);
  expect((await choose(next, id, recruiter)).status).toBe(303);
  const facts = (of: TestJob) =>
    rows(
      `select name, kind, shown_as, promise_days from job_stages where job_id = '${of.id}' order by position`,
    );
  expect(await facts(next)).toEqual(await facts(job));
  const before = await stagesOf(next);

  await save(job, recruiter, "save", { "stages[1].name": "Trial day" });
  const taken = await keep("Bakers");
  expect(taken.status).toBe(409);
  expect(await wordsOf(taken)).toContain("There is a template of that name already");
  expect((await rename("Night bakers", "Bakers")).status).toBe(303);
  expect((await rename("Night bakers", "Bakers")).status).toBe(303);
  const late = await rename("Morning bakers", "Bakers");
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toContain("Somebody has renamed this template");
  expect((await keep("Bakers")).status).toBe(303);
  expect((await rename("Bakers", "Night bakers")).status).toBe(409);
  expect((await kept()).map(({ name }) => name)).toEqual(["Bakers", "Night bakers"]);

  await product.post(paths.stageTemplates(), { intent: "delete", id }, recruiter);
  expect((await kept()).map(({ name }) => name)).toEqual(["Bakers"]);
  expect(await stagesOf(next)).toEqual(before);
  for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10]) await keep(`Template ${number}`);
  const full = await keep("One more");
  expect(await wordsOf(full)).toContain("There are 10 templates already");
  expect(await kept()).toHaveLength(10);
  const log = await rows<{ line: string }>(
    `select verb || ' ' || object as line from activity where verb like 'stage-template%'
      order by seq limit 4`,
  );
  expect(log.map(({ line }) => line)).toEqual([
    "stage-template.saved Bakers",
    "stage-template.renamed Night bakers",
    "stage-template.saved Bakers",
    "stage-template.deleted Night bakers",
  ]);
});

test("a list is narrowed to one stage, in words and numbers, within the rows of a page", async () => {
  const { recruiter, job, stages } = await aStagedJob();
  const more = Array.from({ length: 6 }, (_, index) => ({
    [`stages[${index + 6}].name`]: `Interview ${index + 3}`,
    [`stages[${index + 6}].kind`]: "interview",
  }));
  expect((await save(job, recruiter, "save", Object.assign({}, ...more))).status).toBe(303);
  await aCrowd(300, job, idOf(stages, "Phone call"));
  const list = async (narrowed: string) => {
    const response = await product.fetch(`${paths.candidatesOf(job.id)}${narrowed}`, recruiter);
    const cost = costOf(response);
    expect(cost.rows, narrowed).toBeLessThanOrEqual(60);
    expect(cost.queries).toBeLessThanOrEqual(4);
    return wordsOf(response);
  };
  expect(await list("")).toMatch(/Review 1\b.*Phone call 300\b/);
  for (const sort of ["score", "name", "date"])
    expect(await list(`&stage=${idOf(stages, "Phone call")}&sort=${sort}`)).toMatch(
      /300 people.*Phone call ·/,
    );
  const narrowed = `&stage=${idOf(stages, "Review")}`;
  expect(await list(narrowed)).toMatch(/\b1 person\b.*Amara Okafor/);
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  const foreign = await product.fetch(`${paths.candidatesOf(job.id)}${narrowed}`, stranger);
  expect(await wordsOf(foreign)).not.toMatch(/Amara|Phone call/);
});

test("a list of all jobs names everybody's stage as their job does, within the rows of a page", async () => {
  const { recruiter, job, stages } = await aStagedJob();
  const plain = await aJob(product, recruiter, { title: "Night Baker" });
  const baker = await anApplicant(product, { name: "Bo Baker" });
  const { id } = await anApplication(product, plain, baker, { status: "interview_approved" });
  await aCrowd(100, job, idOf(stages, "Phone call"));
  await product.db.prepare("update applications set overall_score = 101 where id = ?").bind(id).run();
  for (const [search, size, places] of [
    ["?status=all", 15, ["Interview", "Phone call"]],
    ["?status=all&sort=name", 15, ["Interview", "Phone call", "Review"]],
    ["?q=person", 9, ["Phone call"]],
    ["?q=person&sort=name", 9, ["Phone call"]],
    ["", 15, ["Phone call"]],
  ] as const) {
    const response = await product.fetch(`${paths.candidates()}${search}`, recruiter);
    expect(costOf(response).rows, search).toBeLessThanOrEqual(60);
    const html = await response.text();
    expect(html.match(/class="desk-row"/g), search).toHaveLength(size);
    const named = [...html.matchAll(/desk-row-state">([^<]*)/g)].map(([, place]) => place);
    expect([...new Set(named)].sort(), search).toEqual(places);
  }
  const chosen = await product.fetch(`${paths.candidates()}?q=okafor`, recruiter);
  expect(await wordsOf(chosen)).toContain("Review · ");
  const several = await product.fetch(`/dash/bulk?q=okafor`, recruiter);
  expect(await wordsOf(several)).toContain("Senior Frontend Engineer · Review");
});

test("whoever has applied and joined is counted at no stage, in the list and beside the stages", async () => {
  const { recruiter, job, application, stages } = await aStagedJob();
  const other = await anApplicant(product, { email: "other@example.org" });
  const { id } = await anApplication(product, job, other);
  await move({ ...application, id }, idOf(stages, "Review"), idOf(stages, "Phone call"), recruiter);
  const pages = async () => {
    const list = await wordsOf(await product.fetch(paths.candidatesOf(job.id), recruiter));
    const beside = await product.fetch(paths.jobStages(job.id), recruiter);
    return [
      /Review 1\b/.test(list),
      /Phone call 1\b/.test(list),
      (await wordsOf(beside)).match(/1 person/g)?.length,
    ];
  };
  const all = await pages();
  await product.db.batch([
    product.db.prepare("update users set type = 'applicant' where id = ?").bind(recruiter.id),
    product.db.prepare("update applications set user_id = ? where id = ?").bind(recruiter.id, application.id),
  ]);
  const [review, phone, beside] = await pages();
  expect([all.slice(0, 2), review, phone]).toEqual([[true, true], false, true]);
  expect(beside).toBeLessThan(Number(all[2]));
});

test("whoever has applied and joined reads that their own application keeps a stage", async () => {
  const { recruiter, job, application, stages } = await aStagedJob();
  await move(application, idOf(stages, "Review"), idOf(stages, "Offer"), recruiter);
  await product.db.batch([
    product.db.prepare("update users set type = 'applicant' where id = ?").bind(recruiter.id),
    product.db.prepare("update applications set user_id = ? where id = ?").bind(recruiter.id, application.id),
  ]);
  const own = "Your own application, which is not counted here, stands at “Offer”";
  const refused = await save(job, recruiter, "delete 4");
  expect(refused.status).toBe(422);
  expect(await wordsOf(refused)).toContain(`${own}, and no other stage is of its kind. Add one, or ask`);
  const changed = await save(job, recruiter, "save", { "stages[4].kind": "interview" });
  expect(changed.status).toBe(422);
  expect(await wordsOf(changed)).toContain(`${own}: another kind of step would tell you something new.`);
  const colleague = await aRecruiter(product, { companyId: job.companyId });
  expect(await wordsOf(await save(job, colleague, "delete 4"))).toContain("People stand at “Offer”");
});

/** So many people at one stage. */
const aCrowd = (many: number, { id, companyId, title }: TestJob, stage: string) =>
  product.db.batch(
    [
      `insert into users (id, email, password_hash, type, person_name, first_name, last_name, created_at,
        updated_at)
        select printf('01K%023d', i), 'person' || i || '@example.org', 'none', 'applicant', 'Person ' || i,
          'Person', 'Somebody', 1, 1 from n`,
      `insert into applications (id, company_id, job_id, user_id, name, email, position, work_authorization,
        start_date, terms_accepted_at, submitted_at, overall_score, evaluation_state, stage_id, created_at,
        updated_at)
        select printf('01M%023d', i), '${companyId}', '${id}', printf('01K%023d', i), 'Person ' || i,
          'person' || i || '@example.org', '${title}', 'yes', 'immediately', 1, i, i % 101, 'done',
          '${stage}', unixepoch() * 1000, 1 from n`,
    ].map((statement) =>
      product.db.prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${many}) ${statement}`,
      ),
    ),
  );

/** What a page says whenever it is asked: without what is made for each answer. */
const asSaid = async (response: Response) =>
  (await response.text())
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "")
    .replace(/just now|\d+ min ago/g, "")
    .replace(/T?\d\d:\d\d(:\d\d\.\d+Z)?/g, "");

test("a job without its own stages stays as it was, byte for byte, once another has some", async () => {
  const recruiter = await aRecruiter(product);
  const plain = await aJob(product, recruiter);
  const other = await aJob(product, recruiter, { title: "Night Baker" });
  const person = await anApplicant(product);
  const { id } = await anApplication(product, plain, person);
  const pages: [string, Signed][] = [
    ...["/dash", "/dash?status=all&sort=name", `/dash?job=${plain.id}`, paths.candidate(id), "/jobs"].map(
      (path): [string, Signed] => [path, recruiter],
    ),
    ...["/applications", paths.application(plain.id), paths.apply(plain.id)].map((path): [string, Signed] => [
      path,
      person,
    ]),
  ];
  const shown = async () => {
    const said: Record<string, string> = {};
    for (const [path, { cookie }] of pages) said[path] = await asSaid(await product.fetch(path, { cookie }));
    return said;
  };
  /** Two people of one name, one after the other: what each is told, and what is written down. */
  const wholeWay = async () => {
    const someone = await anApplicant(product);
    const application = await anApplication(product, plain, someone);
    const on = paths.application(plain.id);
    const [mailbox = ""] = someone.email.split("@");
    const read: string[] = [];
    for (const step of ["interview_approved", "offer_sent", "offer_accepted"]) {
      const moved = await product.post(paths.candidateStatus(application.id), { status: step }, recruiter);
      expect(moved.status).toBe(303);
      read.push((await asSaid(await product.fetch(on, someone))).replaceAll(mailbox, ""));
    }
    const told = await mailsTo(product, someone.email);
    const changes = await rows(
      `select from_status, to_status, from_stage, to_stage, reason from status_changes
        where application_id = '${application.id}' order by rowid`,
    );
    await product.db.prepare("delete from applications where id = ?").bind(application.id).run();
    return { read, changes, mails: told.map(({ subject, text, html }) => ({ subject, text, html })) };
  };
  const [before, way] = [await shown(), await wholeWay()];
  await start(other, recruiter);
  const since = await shown();
  for (const [path, said] of Object.entries(before)) expect(since[path] === said, path).toBe(true);
  expect(await wholeWay()).toEqual(way);
  expect(way.mails).toHaveLength(3);
  expect(way.changes).toContainEqual(expect.objectContaining({ from_stage: null, to_stage: null }));
});
