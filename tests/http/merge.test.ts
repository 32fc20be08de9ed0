import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { mergeApplications } from "~/features/candidates/merge";
import { paths } from "~/paths";
import { openDatabase } from "../../db/client";
import { aDocument } from "../support/candidates";
import { flashOf } from "../support/flash";
import { mailsTo } from "../support/mails";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob, anApplication, type TestJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const MAY = Date.UTC(2026, 4, 3, 12);
const JUNE = Date.UTC(2026, 5, 9, 12);
const THEIRS = "You applied for this job twice; we go on with your application of";

type Signed = Pick<TestPerson, "cookie">;
type Sent = TestPerson & { applicationId: string };

async function applied(
  job: TestJob,
  email: string,
  at: number,
  facts: { name?: string; status?: string } = {},
) {
  const person = await anApplicant(product, { email, name: facts.name ?? "Ben Asante" });
  const { id } = await anApplication(product, job, person, { submittedAt: at, ...facts });
  return { ...person, applicationId: id };
}

/** The same person at two addresses; told ten minutes after a decision. */
async function twice(statuses: [string, string] = ["pending", "pending"]) {
  const priya = await aRecruiter(product, { role: "owner", name: "Priya Nair" });
  const job = await aJob(product, priya, { title: "Night Baker" });
  const one = await applied(job, "ben@home.example", MAY, { status: statuses[0] });
  const two = await applied(job, "asante@work.example", JUNE, { status: statuses[1] });
  await product.sweep();
  await product.post(paths.decisionSettings(), { undoWindow: "10-minutes" }, priya);
  return { priya, job, one, two };
}

const merge = (
  [one, other]: readonly [{ applicationId: string }, { applicationId: string }],
  keep: { applicationId: string },
  by: Signed,
  seen: { from?: string; otherFrom?: string } = {},
) =>
  product.post(
    paths.merge(one.applicationId, { other: other.applicationId }),
    { keep: keep.applicationId, from: "pending", otherFrom: "pending", ...seen },
    by,
  );
const row = ({ applicationId }: { applicationId: string }) =>
  product.db
    .prepare("select status, duplicate_of as of, tags from applications where id = ?")
    .bind(applicationId)
    .first<{ status: string; of: string | null; tags: string }>();
const page = async (path: string, by: Signed) => (await product.fetch(path, by)).text();
const words = async (path: string, by: Signed) => wordsOf(await product.fetch(path, by));
const change = async () =>
  (await product.db.prepare("select id from status_changes order by id desc").first<string>("id")) ?? "";
const phone = ({ applicationId }: Sent, number: string) =>
  product.db.prepare("update applications set phone = ? where id = ?").bind(number, applicationId).run();
const mailsLeave = async () => {
  await product.db.prepare("update outbox set run_after = 1 where topic = 'decision'").run();
  await product.sweep();
};

test("somebody who applied twice is found by name or phone number, and goes on as one", async () => {
  const { priya, job, one, two } = await twice();
  const third = await applied(job, "b.a@phone.example", JUNE, { name: "B. A." });
  await applied(job, "other@home.example", JUNE, { name: "Ben Asante Junior" });
  await applied(await aJob(product, priya), "elsewhere@home.example", JUNE);
  await phone(one, "+44 7700 900123");
  await phone(third, "(0)7700-900.123");
  await product.sweep();
  for (const [who, tags] of [
    [one, ["Ovens", "Early bird"]],
    [two, ["ovens", "Night shift"]],
  ] as const)
    await product.db
      .prepare("update applications set tags = ? where id = ?")
      .bind(JSON.stringify(tags), who.applicationId)
      .run();
  await aDocument(product, job, { id: two.applicationId, jobId: job.id }, two.id, {
    fileName: "ben-two.pdf",
  });
  const path = paths.merge(one.applicationId);
  expect(await page(paths.candidate(one.applicationId), priya)).toContain(`href="${path}"`);
  const list = await words(path, priya);
  expect(list).toMatch(/b\.a@phone\.example · 9 Jun 2026 · \S.* · the same phone number/);
  expect(list).toMatch(/asante@work\.example · 9 Jun 2026 · \S.* · the same name/);
  expect(list).not.toMatch(/other@home|elsewhere@home/);
  expect(await words(`${path}?q=other@home`, priya)).toContain("Ben Asante Junior");
  expect(await words(`${path}?q=elsewhere@home`, priya)).toContain("Nobody else who applied");

  const compared = await page(paths.merge(one.applicationId, { other: two.applicationId }), priya);
  for (const part of ["ben@home", "asante@work", "3 May 2026", "9 Jun 2026", "ben-two.pdf", "in 10 minutes"])
    expect(compared).toContain(part);
  const done = await merge([one, two], one, priya);
  expect([done.status, done.headers.get("Location")]).toEqual([303, paths.candidate(one.applicationId)]);
  expect(flashOf(done)).toContain("The two applications are merged");
  expect(await row(two)).toMatchObject({ status: "passed", of: one.applicationId });
  const kept = await row(one);
  expect(kept).toMatchObject({ status: "pending", of: null });
  expect(JSON.parse(kept?.tags ?? "")).toEqual(["Ovens", "Early bird", "Night shift"]);
  const onKept = await words(paths.candidate(one.applicationId), priya);
  expect(onKept).toContain("Also applied as a…@work.example on 9 Jun 2026");
  const onGone = await words(paths.candidate(two.applicationId), priya);
  expect(onGone).toContain("Also applied as b…@home.example on 3 May 2026");
  expect(onGone).toContain("Duplicate or spam");
  const { results } = await product.db
    .prepare("select verb, application_id as id from activity where verb like 'candidate.m%' order by seq")
    .all<{ verb: string; id: string }>();
  expect(results.map(({ verb, id }) => `${verb} ${id}`).sort()).toEqual(
    [
      `candidate.moved ${two.applicationId}`,
      ...[one, two].map(({ applicationId }) => `candidate.merged ${applicationId}`),
    ].sort(),
  );
  expect(await words(path, priya)).not.toContain("asante@work.example");
  const sealed = "select count(*) as n from record_chain where record_id = ?";
  await product.sweep();
  expect(
    await product.db
      .prepare(sealed)
      .bind(await change())
      .first("n"),
  ).toBe(1);
});

test("whoever looks for a second application finds the likeliest on top, with where it stands", async () => {
  const { priya, job, one, two } = await twice();
  const number = "+44 7700 900123";
  for (const neighbour of ["ada@home.example", "ida@home.example"])
    await phone(await applied(job, neighbour, JUNE, { name: neighbour.slice(0, 3) }), number);
  for (const who of [one, two]) await phone(who, number);
  await product.sweep();
  await product.post(paths.jobStages(job.id), { intent: "start" }, priya);
  const found = await words(paths.merge(one.applicationId), priya);
  expect(found).toMatch(/Review · the same name and the same phone number.*the same phone number/);
  expect(found.indexOf("asante@work.example")).toBeLessThan(found.indexOf("ada@home.example"));
  expect(found).not.toContain("Initial Review");
});

test("whoever applied twice reads which application goes on, and not before the window ends", async () => {
  const { priya, job, one, two } = await twice();
  await merge([two, one], two, priya);
  const own = paths.application(job.id);
  expect(await mailsTo(product, one.email)).toEqual([]);
  expect(await words(own, one)).not.toContain(THEIRS);
  await mailsLeave();
  const [mail] = await mailsTo(product, one.email);
  expect(mail?.subject).toBe("You applied twice: Night Baker");
  expect(mail?.text).toContain(`${THEIRS} 9 Jun 2026.`);
  expect(await words(own, one)).toContain(`${THEIRS} 9 Jun 2026.`);
  expect(await mailsTo(product, two.email)).toEqual([]);
  const archive = await product.fetch(paths.exportAccount(), one);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const all = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  expect(all.join()).toContain(THEIRS);
  expect(all.join()).not.toContain(two.applicationId);
});

test("an undo and Reconsider take the link away again", async () => {
  const { priya, one, two } = await twice();
  await merge([one, two], one, priya);
  expect((await product.post(paths.undoDecision(await change()), {}, priya)).status).toBe(303);
  expect(await row(two)).toMatchObject({ status: "pending", of: null });
  expect(await words(paths.candidate(one.applicationId), priya)).not.toContain("Also applied as");
  await mailsLeave();
  expect(await mailsTo(product, two.email)).toEqual([]);

  await merge([one, two], one, priya);
  await mailsLeave();
  const again = { from: "passed", reason: "They are two people" };
  expect((await product.post(paths.reconsider(two.applicationId), again, priya)).status).toBe(303);
  expect(await row(two)).toMatchObject({ status: "pending", of: null });
});

test("whoever has an offer goes on with that application, and two offers stay two", async () => {
  const { priya, one, two } = await twice(["pending", "offer_sent"]);
  const forced = await page(paths.merge(one.applicationId, { other: two.applicationId }), priya);
  expect(forced).toContain("The one that has the offer goes on");
  expect(forced.match(/type="radio"[^>]*/g)).toEqual([expect.stringContaining(two.applicationId)]);
  const wrong = await merge([one, two], one, priya, { otherFrom: "offer_sent" });
  expect(wrong.status).toBe(409);
  expect(await row(two)).toMatchObject({ status: "offer_sent", of: null });
  expect((await merge([one, two], two, priya, { otherFrom: "offer_sent" })).status).toBe(303);
  expect(await row(one)).toMatchObject({ status: "passed", of: two.applicationId });

  await product.empty();
  const both = await twice(["offer_sent", "offer_accepted"]);
  const pair = [both.one, both.two] as const;
  const path = paths.merge(both.one.applicationId, { other: both.two.applicationId });
  expect(await page(path, both.priya)).toContain("Both have an offer, so they cannot be merged");
  const seen = { from: "offer_sent", otherFrom: "offer_accepted" };
  expect((await merge(pair, both.one, both.priya, seen)).status).toBe(409);
  expect([await row(both.one), await row(both.two)]).toMatchObject([{ of: null }, { of: null }]);
});

test("whoever was passed before is only linked, and nobody is told", async () => {
  const { priya, one, two } = await twice(["passed", "interview_approved"]);
  const seen = { from: "passed", otherFrom: "interview_approved" };
  const done = await merge([one, two], two, priya, seen);
  expect(flashOf(done)).toContain("Nobody is told");
  expect(await row(one)).toMatchObject({ status: "passed", of: two.applicationId });
  expect(flashOf(await merge([one, two], two, priya, seen))).toContain("Nothing else was changed");
  await mailsLeave();
  expect(await mailsTo(product, one.email)).toEqual([]);
  const merged = await product.db
    .prepare("select count(*) as n from activity where verb = 'candidate.merged'")
    .first("n");
  expect(merged).toBe(2);
  await product.empty();
  const ended = await twice(["passed", "passed"]);
  const path = paths.merge(ended.one.applicationId, { other: ended.two.applicationId });
  expect(await page(path, ended.priya)).toContain("Both have ended");
});

test("of two who merge at once one wins, and the applicant is told once", async () => {
  const { priya, one, two } = await twice();
  const oliver = await aRecruiter(product, { companyId: priya.companyId, role: "recruiter" });
  const same = await Promise.all([merge([one, two], one, priya), merge([one, two], one, oliver)]);
  expect(same.map(({ status }) => status)).toEqual([303, 303]);
  expect(same.filter((answer) => flashOf(answer).includes("Nothing else was changed"))).toHaveLength(1);
  await product.post(paths.undoDecision(await change()), {}, priya);
  await product.post(paths.undoDecision(await change()), {}, oliver);
  await product.db.prepare("update applications set status = 'pending', told_status = null").run();

  const opposite = await Promise.all([merge([one, two], one, priya), merge([one, two], two, oliver)]);
  expect(opposite.map(({ status }) => status).sort()).toEqual([303, 409]);
  const stand = [await row(one), await row(two)];
  expect(stand.map((side) => side?.status).sort()).toEqual(["passed", "pending"]);
  expect(stand.filter((side) => side?.of !== null)).toHaveLength(1);
  const lost = opposite.find(({ status }) => status === 409);
  expect(await lost?.text()).toContain("one of the two stands elsewhere by now");
  await mailsLeave();
  const mails = [...(await mailsTo(product, one.email)), ...(await mailsTo(product, two.email))];
  expect(mails).toHaveLength(1);
});

test("whoever merges on an old page changes nothing, and whoever chooses none is asked again", async () => {
  const { priya, one, two } = await twice();
  const none = await product.post(
    paths.merge(one.applicationId, { other: two.applicationId }),
    { from: "pending", otherFrom: "pending" },
    priya,
  );
  expect(none.status).toBe(422);
  const asked = await none.text();
  expect(asked).toContain("Please choose which of the two goes on");
  expect(asked).toContain("asante@work");
  for (const moved of [one, two]) {
    await product.db
      .prepare("update applications set status = iif(id = ?, 'interview_approved', 'pending')")
      .bind(moved.applicationId)
      .run();
    expect((await merge([one, two], one, priya)).status).toBe(409);
    expect([await row(one), await row(two)]).toMatchObject([{ of: null }, { of: null }]);
  }
  const refused = await merge([one, two], two, priya, { from: "pending", otherFrom: "passed" });
  expect(refused.status).toBe(409);
});

test("nobody merges beyond their rights, in another job or company, or their own application", async () => {
  const { priya, job, one, two } = await twice();
  const { companyId } = priya;
  const lena = await aRecruiter(product, { companyId, role: "hiring-manager" });
  const samuel = await aRecruiter(product, { companyId, role: "interviewer" });
  await product.post(paths.jobTeam(job.id), { chosen: [lena.id] }, priya);
  await product.post(paths.interviewers(one.applicationId), { chosen: [samuel.id] }, priya);
  const elsewhere = await applied(await aJob(product, priya), "else@home.example", JUNE);
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  const foreign = await applied(await aJob(product, stranger), "foreign@home.example", JUNE);
  await product.sweep();
  const path = paths.merge(one.applicationId, { other: two.applicationId });
  for (const [by, status] of [
    [lena, 403],
    [samuel, 403],
    [stranger, 404],
  ] as const) {
    expect((await product.fetch(path, by)).status).toBe(status);
    expect((await merge([one, two], one, by)).status).toBe(status);
  }
  for (const other of [elsewhere, foreign, { applicationId: "01KB0000000000000000000000" }, one]) {
    const at = paths.merge(one.applicationId, { other: other.applicationId });
    expect((await product.fetch(at, priya)).status).toBe(404);
    expect((await merge([one, other], one, priya)).status).toBe(404);
    expect((await merge([one, two], other, priya)).status).toBe(other === one ? 303 : 404);
    if (other === one) await product.post(paths.undoDecision(await change()), {}, priya);
  }
  // Somebody who works there now applied under one of the two addresses.
  await product.db.batch([
    product.db.prepare("update users set recruiter = 1, company_id = ? where id = ?").bind(companyId, two.id),
    product.db
      .prepare("insert into members (company_id, user_id, role, joined_at) values (?, ?, 'owner', 1)")
      .bind(companyId, two.id),
  ]);
  expect((await product.fetch(path, two)).status).toBe(404);
  expect((await merge([one, two], one, two)).status).toBe(404);
  expect(await words(paths.merge(one.applicationId), two)).toContain("has the same name or phone number");
  expect(await row(two)).toMatchObject({ status: "pending", of: null });

  await merge([one, two], one, priya);
  expect(await words(paths.candidate(one.applicationId), lena)).toContain("Also applied as");
  for (const reader of [samuel, two])
    expect(await words(paths.candidate(one.applicationId), reader)).not.toContain("Also applied as");
});

test("forty of one name cost sixty rows, and whoever goes on may still be erased", async () => {
  const { priya, job, one, two } = await twice();
  await phone(one, "07700 900123");
  for (let at = 0; at < 40; at += 1)
    await phone(await applied(job, `ben${at}@home.example`, JUNE), "07700900123");
  await product.sweep();
  for (const path of [paths.merge(one.applicationId), `${paths.merge(one.applicationId)}?q=ben`]) {
    const response = await product.fetch(path, priya);
    const cost = costOf(response);
    expect((await response.text()).match(/>Compare</g)).toHaveLength(10);
    expect(cost.rows, path).toBeLessThanOrEqual(60);
    expect(cost.trips).toBeLessThanOrEqual(2);
    expect(cost.queries).toBeLessThanOrEqual(4);
  }
  await merge([one, two], one, priya);
  const opened = await product.fetch(paths.candidate(two.applicationId), priya);
  expect(costOf(opened).rows).toBeLessThanOrEqual(60);
  await product.db.prepare("update users set erase_at = 1 where id = ?").bind(one.id).run();
  await product.sweep();
  expect(await row(one)).toBeNull();
  expect(await row(two)).toMatchObject({ status: "passed", of: null });
});

/** The database, where this happens between the first batch and the second. */
function meanwhile(happens: () => Promise<unknown>): D1Database {
  let batches = 0;
  return new Proxy(product.db, {
    get(db, name: keyof D1Database) {
      if (name !== "batch") return db[name].bind(db);
      return async (statements: D1PreparedStatement[]) => {
        batches += 1;
        if (batches === 2) await happens();
        return db.batch(statements);
      };
    },
  });
}

test.each([
  ["pending", "pending"],
  ["pending", "passed"],
] as const)(
  "whoever goes on and is decided on while the page is sent keeps a %s and a %s application apart",
  async (...statuses) => {
    const { priya, one, two } = await twice([...statuses]);
    const decided = product.db
      .prepare("update applications set status = 'interview_approved' where id = ?")
      .bind(one.applicationId);
    const by = { ...priya, role: "owner", type: "buyer", requestId: "1", companyName: "Northwind" } as const;
    const deps = { jobs: { wake: async () => {} }, publicOrigin: product.url, now: new Date() };
    const merged = await mergeApplications(
      { ...by, personName: "Priya Nair" },
      {
        keep: one.applicationId,
        other: two.applicationId,
        seen: { [one.applicationId]: statuses[0], [two.applicationId]: statuses[1] },
      },
      { ...deps, db: openDatabase(meanwhile(() => decided.run())) },
    );
    expect(merged).toEqual({ kind: "refused" });
    expect(await row(two)).toMatchObject({ status: statuses[1], of: null });
    expect(await row(one)).toMatchObject({ status: "interview_approved", tags: "[]" });
  },
);
