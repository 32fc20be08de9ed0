import { beforeAll, beforeEach, expect, test } from "vitest";
import { decideMany } from "~/features/candidates/decide-many";
import { moveMany } from "~/features/candidates/move-many";
import { snoozeMany } from "~/features/candidates/snooze";
import { undoDecisions } from "~/features/candidates/undo-decision";
import { NoLongerTheirs } from "~/features/members/in-batches";
import { writeMany } from "~/features/messages/write-many";
import { paths } from "~/paths";
import { openDatabase } from "../../db/client";
import { inDays } from "../support/forms/recruiter";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const BULK = "01KB0000000000000000000000";
const rows = async <Row>(sql: string): Promise<Row[]> => (await product.db.prepare(sql).all<Row>()).results;
const count = (sql: string) => product.db.prepare(`select count(*) as n from ${sql}`).first<number>("n");
const seenAs = (people: readonly { id: string }[]) => people.map(({ id }) => `${id}:pending`).join(" ");

async function staged(many: number, undoWindow = "60-minutes") {
  const recruiter = await aRecruiter(product);
  await product.post(paths.decisionSettings(), { undoWindow }, recruiter);
  const job = await aJob(product, recruiter);
  await product.post(paths.jobStages(job.id), { intent: "start" }, recruiter);
  const people: ({ person: TestPerson } & TestApplication)[] = [];
  for (let at = 0; at < many; at += 1) {
    const person = await anApplicant(product, { name: `Person ${String(at).padStart(2, "0")}` });
    people.push({ person, ...(await anApplication(product, job, person)) });
  }
  const stages = await rows<{ id: string; name: string }>(
    `select id, name from job_stages where job_id = '${job.id}'`,
  );
  const idOf = (name: string) => stages.find((stage) => stage.name === name)?.id ?? "";
  const press = (fields: Fields, by = recruiter) =>
    product.post(paths.bulkStage(), { bulk: BULK, people: seenAs(people), ...fields }, by);
  const to = (name: string) => ({ stage: idOf(name), shown: idOf(name), intent: "send" });
  const at = (name: string) => count(`applications where stage_id = '${idOf(name)}'`);
  return { recruiter, job, people, press, to, idOf, at };
}

const windowEnds = () => product.db.prepare("update outbox set run_after = 0 where topic = 'decision'").run();
const told = () => product.mailbox.messages().flatMap(({ to }) => to);

test("sixty go to another stage in one go, one is taken back, and the rest are told", async () => {
  const { recruiter, job, people, press, to, idOf, at } = await staged(60);
  const list = await (await product.fetch(`/dash?select=on&job=${job.id}`, recruiter)).text();
  expect(list).toContain(`formaction="${paths.bulkStage(`?job=${job.id}`)}"`);
  const first = await wordsOf(await press({ intent: undefined }));
  for (const words of ["Move 60 people to a stage", "Review : Person 00, Person 01", "Second interview"])
    expect(first).toContain(words);
  expect(first).not.toContain("Subject:");
  const whoMoves = await press({ stage: idOf("Interview"), intent: "check" });
  expect(await whoMoves.clone().text()).toMatch(/<\/button><div class="form stack"[^>]* autofocus=""/);
  const shown = await wordsOf(whoMoves);
  expect(shown.match(/Good news about your application/g)).toHaveLength(3);
  expect(shown).toContain("All have an address. They are told by email in an hour");
  expect(shown).toContain("The first 3 of 60 mails");
  const unseen = await press({ stage: idOf("Interview"), shown: idOf("Offer"), intent: "send" });
  expect([unseen.status, await count("status_changes")]).toEqual([200, 0]);

  for (let time = 0; time < 2; time += 1) {
    const done = await press(to("Interview"));
    expect([done.status, done.headers.get("Location")]).toEqual([303, paths.bulkDone(BULK)]);
  }
  expect([await at("Interview"), await count(`status_changes where bulk_id = '${BULK}'`)]).toEqual([60, 60]);
  expect(await count("activity where verb = 'candidate.moved' and after_value = 'Interview'")).toBe(60);
  const page = (await (await product.fetch(paths.bulkDone(BULK), recruiter)).text()).replaceAll(
    "<!-- -->",
    "",
  );
  expect(page).toContain("60 people: Interview");
  const [, one = ""] = /\/decisions\/(\w{26})\/undo/.exec(page) ?? [];
  expect((await product.post(paths.undoDecision(one), {}, recruiter)).status).toBe(303);
  expect([await at("Interview"), await at("Review")]).toEqual([59, 1]);
  await windowEnds();
  await product.sweep();
  expect(new Set(told()).size).toBe(59);
  expect(told()).toHaveLength(59);
  expect(told()).not.toContain(people[0]?.person.email);
});

test("among the stages of one status nobody is told, and all of it can be taken back", async () => {
  const { recruiter, press, to, idOf, at } = await staged(3, "none");
  expect(await wordsOf(await press({ stage: idOf("Phone call"), intent: "check" }))).toContain(
    "Nobody is told: the applicants see no new step.",
  );
  await press(to("Phone call"));
  await product.settle();
  expect([await at("Phone call"), told()]).toEqual([3, []]);
  const page = await wordsOf(await product.fetch(paths.bulkDone(BULK), recruiter));
  expect(page).toContain("3 people: Phone call");
  expect(page).toContain("Undo for 3 people");
  expect((await product.post(paths.bulkDone(BULK), {}, recruiter)).status).toBe(303);
  expect([await at("Phone call"), await at("Review")]).toEqual([0, 3]);
  expect(await count("activity where verb = 'candidate.undone'")).toBe(3);
});

test("whoever stands elsewhere than the page showed is left out and named, within a status too", async () => {
  const { recruiter, people, press, to, idOf, at } = await staged(4, "none");
  const [called, offered, ...rest] = people;
  if (called === undefined || offered === undefined) throw new Error("four have applied");
  const review = idOf("Review");
  const shown = people.map(({ id }) => `${id}:pending:${review}`).join(" ");
  const moved = { seen: review, stage: idOf("Phone call") };
  await product.post(paths.candidateStatus(called.id), moved, recruiter);
  await product.post(paths.candidateStatus(offered.id), { seen: review, stage: idOf("Offer") }, recruiter);
  const asked = await wordsOf(await press({ people: shown, stage: idOf("Interview"), intent: "check" }));
  expect(asked).toMatch(/stand elsewhere by now: Person 01 \(Offer\), Person 00 \(Phone call\)/);
  const done = await press({ people: shown, ...to("Interview") });
  expect(done.headers.get("Location")).toBe(paths.bulkDone(BULK, [called.id, offered.id]));
  expect([await at("Interview"), await at("Phone call"), await at("Offer")]).toEqual([2, 1, 1]);
  expect(rest).toHaveLength(2);
});

test("people of several jobs are moved job by job, and without stages a job has four steps", async () => {
  const { recruiter, job, people, press } = await staged(2);
  const other = await aJob(product, recruiter, { title: "Clerk" });
  const clerk = await anApplication(product, other, await anApplicant(product));
  const both = await press({ people: seenAs([...people, clerk]), intent: undefined });
  const html = (await both.text()).replaceAll("<!-- -->", "");
  expect(html).toContain(`href="/dash?job=${job.id}&amp;select=on"`);
  expect(html).toMatch(/Stages are a job’s own.* 2 jobs/);
  expect(html).toMatch(/>Clerk<\/a>: 1 person/);
  expect(html).toMatch(/<\/a>: 2 people/);
  expect(await wordsOf(await press({ people: seenAs([clerk]), intent: undefined }))).toContain(
    "Clerk has no stages of its own",
  );
  const list = await (await product.fetch(`/dash?select=on&job=${other.id}`, recruiter)).text();
  expect(list).not.toContain(paths.bulkStage());
  expect(await count("status_changes")).toBe(0);
});

test("a stage that was deleted meanwhile takes nobody, and no strange one does", async () => {
  const { recruiter, press, to, idOf } = await staged(2, "none");
  const gone = to("Phone call");
  const stranger = await staged(1);
  for (const stage of [stranger.idOf("Interview"), "", "nonsense"])
    expect((await press({ stage, shown: stage, intent: "send" })).status).toBe(422);
  await product.db.prepare(`delete from job_stages where id = '${gone.stage}'`).run();
  const refused = await press(gone);
  expect([refused.status, await wordsOf(refused)]).toEqual([
    422,
    expect.stringContaining("That stage is gone"),
  ]);
  const seen = await rows<{ id: string; user_id: string; name: string }>(
    `select id, user_id, name from applications where company_id = '${recruiter.companyId}'`,
  );
  const by = { ...mover(recruiter), companyId: recruiter.companyId };
  const planned = seen.map(({ id, user_id: userId, name }) => ({
    ...{ person: { id, name, status: "pending" as const }, userId, stageId: idOf("Review"), letter: null },
  }));
  const target = { id: gone.stage, name: "Phone call", status: "pending" as const };
  const moved = await moveMany(by, { id: BULK, target }, { planned, leaves: null }, deps());
  expect([moved.size, await count("status_changes")]).toEqual([0, 0]);
});

test("nobody moves an application of their own, or another company's, to a stage", async () => {
  const { recruiter, job, people, press, to } = await staged(1, "none");
  const amara = await anApplicant(product, { name: "Amara Okafor" });
  const own = await anApplication(product, job, amara);
  await product.db.batch([
    product.db
      .prepare("update users set company_id = ?2, recruiter = 1 where id = ?1")
      .bind(amara.id, recruiter.companyId),
    product.db
      .prepare("insert into members (company_id, user_id, role, joined_at) values (?2, ?1, 'owner', 1)")
      .bind(amara.id, recruiter.companyId),
  ]);
  const stranger = await staged(1);
  const theirs = stranger.people[0];
  if (theirs === undefined) throw new Error("one has applied");
  const all = seenAs([own, theirs]);
  for (const fields of [{ intent: undefined }, to("Interview")])
    expect(
      await wordsOf(await press({ people: all, ...fields }, { ...recruiter, cookie: amara.cookie })),
    ).toContain("Nobody is selected");
  await press({ people: seenAs([...people, own, theirs]), ...to("Interview") });
  expect(await count("applications where status = 'interview_approved'")).toBe(2);
  expect(await count("status_changes")).toBe(2);
});

const deps = () => ({ db: openDatabase(product.db), now: new Date(), jobs: { wake: async () => {} } });
const mover = ({ id, companyId, name }: TestPerson & { companyId: string }) => ({
  ...{ id, companyId, personName: name, companyName: "Northwind", role: "recruiter", requestId: BULK },
});

test.each([
  ["decided on", "is removed", "delete from members where user_id = ?"],
  [
    "moved to a stage",
    "interviews only by then",
    "update members set role = 'interviewer' where user_id = ?",
  ],
  ["snoozed", "is removed", "delete from members where user_id = ?"],
  ["written to", "interviews only by then", "update members set role = 'interviewer' where user_id = ?"],
  ["taken back", "is removed", "delete from members where user_id = ?"],
])("of sixty who are %s, ten stay as they were when whoever does it %s midway", async (what, _, sql) => {
  const { recruiter, people, idOf } = await staged(60);
  const all = people.map(({ id, person }) => ({ id, name: person.name, userId: person.id }));
  const letter = { to: "a@example.org", subject: "", preheader: "", title: "", paragraphs: [], reason: "" };
  const planned = all.map(({ id, name, userId }) => ({
    ...{ person: { id, name, status: "pending" as const }, userId, from: "pending" as const, letter },
    stageId: idOf("Review"),
  }));
  const by = mover(recruiter);
  const { db, ...rest } = deps();
  const plan = { planned, left: [], leaves: new Date(inDays(1)) };
  const target = { id: idOf("Interview"), name: "Interview", status: "interview_approved" as const };
  const ids = all.map(({ id }) => id);
  const decided = { id: BULK, to: "interview_approved" as const, reason: null };
  if (what === "taken back") await decideMany(by, decided, plan, { db, ...rest });
  const changes = (await rows<{ id: string }>("select id from status_changes")).map(({ id }) => id);
  const mail = { from: "pending" as const, subject: "Soon", body: "Soon.", language: "en" };
  const acts: Record<string, (deps: ReturnType<typeof departing>) => Promise<unknown>> = {
    "decided on": (deps) => decideMany(by, decided, plan, deps),
    "moved to a stage": (deps) => moveMany(by, { id: BULK, target }, plan, deps),
    snoozed: (deps) => {
      const sleep = { until: inDays(7), reason: "Later", card: false, timeZone: "Europe/London" };
      return snoozeMany(by, ids, sleep, deps);
    },
    "written to": (deps) =>
      writeMany(
        by,
        { id: BULK, leaves: plan.leaves, scheduled: true },
        ids.map((id) => ({ ...mail, applicationId: id })),
        deps,
      ),
    "taken back": (deps) => undoDecisions(by, changes, deps),
  };
  const departing = () => {
    let batches = 0;
    const leaving = new Proxy(db, {
      get: (target, name, receiver) => {
        const value = Reflect.get(target, name, receiver);
        if (name !== "batch") return value;
        return async (...asked: [never]) => {
          const done = await target.batch(...asked);
          batches += 1;
          if (batches === 1) await product.db.prepare(sql).bind(recruiter.id).run();
          return done;
        };
      },
    });
    return { ...rest, db: leaving };
  };
  const owner = await aRecruiter(product, { companyId: recruiter.companyId, role: "owner" });
  await expect(acts[what]?.(departing())).rejects.toThrow(NoLongerTheirs);
  expect({
    ...{ "decided on": await count("applications where status = 'interview_approved'") },
    ...{ "moved to a stage": await count(`applications where stage_id = '${target.id}'`) },
    ...{ snoozed: await count("applications where snooze = 'snoozed'") },
    ...{ "written to": await count("messages") },
    ...{ "taken back": await count("status_changes where undoes is not null") },
  }).toMatchObject({ [what]: 50 });
  expect(await rows("select object, role from activity where verb = 'bulk.stopped'")).toEqual([
    { object: "50 of 60 people", role: "recruiter" },
  ]);
  expect(await wordsOf(await product.fetch(paths.activity(), owner))).toContain("50 of 60 people");
});
